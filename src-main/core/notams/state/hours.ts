/** Makes the 24 hours of an aerodrome, as Home and its page draw them, out of its state over them. */
import type { DrawnClosure, DrawnHours, Hours } from '#contract/airports/hours.ts';
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import { lightChanges } from '#core/route/legs/light.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { altitudes, sunAltitude } from '#domain/sun.ts';

const MS_24_H = 86_400_000;

/** The hours begin now where the moment is among the next 24 hours, else at that moment. */
export function hoursWith(at: Date, now: Date): Hours {
  const start = at >= now && at.getTime() < now.getTime() + MS_24_H ? now : at;
  return { start: start.toISOString(), end: new Date(start.getTime() + MS_24_H).toISOString() };
}

/** `during` is the state from begin to end of those hours; there are no nights without a position. */
export const drawnHours = (during: AerodromeState, place: LatLon | undefined, hours: Hours): DrawnHours => ({
  nights: place ? nightsOf(place, hours) : [],
  closures: closuresOf(during, hours),
  noneLeft: noneLeftOf(during, hours),
});

/** Night lasts from the end of evening civil twilight to the beginning of morning civil twilight (ICAO Annex 2). */
function nightsOf(place: LatLon, { start, end }: Hours): DrawnHours['nights'] {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const changes = lightChanges(from, to, () => place).filter(({ kind }) => kind === 'nightBegins' || kind === 'nightEnds');
  const begins = [...(isNightAt(place, from) ? [start] : []), ...changes.flatMap(({ kind, at }) => (kind === 'nightBegins' ? [at] : []))];
  return begins.map((begin) => ({ start: begin, end: changes.find(({ kind, at }) => kind === 'nightEnds' && at > begin)?.at ?? end }));
}

export const isNightAt = (place: LatLon, moment: number): boolean => sunAltitude(place, moment) < altitudes.civil;

const kinds: readonly DrawnClosure['kind'][] = ['closesAerodrome', 'closesRunway', 'closesHelipad', 'mayClose'];

/** The state is of the whole hours. Each closure is drawn once, though it is a cause of both ends of a runway. */
function closuresOf({ aerodrome, runways, unplaced }: AerodromeState, { start, end }: Hours): DrawnClosure[] {
  const causes = [...aerodrome.causes, ...runways.flatMap(({ ends }) => ends.flatMap((one) => one.causes)), ...unplaced];
  const drawn = new Map(
    causes.flatMap((cause) => {
      const closure = drawnOf(cause, { start, end });
      return closure && closure.start < closure.end ? [[JSON.stringify(closure), closure] as const] : [];
    }),
  );
  return [...drawn.values()].toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.runway ?? '').localeCompare(b.runway ?? '') || (a.start < b.start ? -1 : 1),
  );
}

function drawnOf({ id, notamId, kind, runway, extent, from, to }: Cause, hours: Hours): DrawnClosure | undefined {
  const closing = kinds.find((one) => one === kind);
  return (
    closing && {
      id,
      notamId,
      kind: closing,
      runway,
      isPart: extent === 'part',
      start: from > hours.start ? from : hours.start,
      end: to === null || to > hours.end ? hours.end : to,
      reachesEnd: to === null || to >= hours.end,
    }
  );
}

/** The periods are clipped to the hours. */
const noneLeftOf = ({ noneLeft }: AerodromeState, hours: Hours): DrawnHours['noneLeft'] =>
  noneLeft.map(({ start, end }) => ({ start, end: end === null || end > hours.end ? hours.end : end }));
