/** What a strip of hours shows of one aerodrome: its nights, and what is closed when. Pure. */
import type { AerodromeState, Cause } from '#contract/airports/state.ts';
import type { DeskAerodrome, DrawnClosure } from '#contract/desk.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { lightChanges } from '#core/route/legs/light.ts';
import { altitudes, sunAltitude } from '#domain/sun.ts';

/** ISO 8601 UTC. */
export type Strip = { start: string; end: string };

/** From the end of evening civil twilight to the begin of the morning's (ICAO Annex 2). */
export function nightsOf(place: LatLon, { start, end }: Strip): DeskAerodrome['nights'] {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const changes = lightChanges(from, to, () => place).filter(({ kind }) => kind === 'nightBegins' || kind === 'nightEnds');
  const begins = [...(isNightAt(place, from) ? [start] : []), ...changes.flatMap(({ kind, at }) => (kind === 'nightBegins' ? [at] : []))];
  return begins.map((begin) => ({ start: begin, end: changes.find(({ kind, at }) => kind === 'nightEnds' && at > begin)?.at ?? end }));
}

export const isNightAt = (place: LatLon, moment: number): boolean => sunAltitude(place, moment) < altitudes.civil;

const kinds: readonly DrawnClosure['kind'][] = ['closesAerodrome', 'closesRunway', 'closesHelipad', 'mayClose'];

/** Out of a state that is of the whole strip. Each closure is drawn once, though it is a cause of both ends of a runway. */
export function closuresOf({ aerodrome, runways, unplaced }: AerodromeState, { start, end }: Strip): DrawnClosure[] {
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

function drawnOf({ id, notamId, kind, runway, extent, from, to }: Cause, strip: Strip): DrawnClosure | undefined {
  const closing = kinds.find((one) => one === kind);
  return (
    closing && {
      id,
      notamId,
      kind: closing,
      runway,
      isPart: extent === 'part',
      start: from > strip.start ? from : strip.start,
      end: to === null || to > strip.end ? strip.end : to,
      reachesEnd: to === null || to >= strip.end,
    }
  );
}

/** Clipped to the strip. */
export const noneLeftOf = ({ noneLeft }: AerodromeState, strip: Strip): DeskAerodrome['noneLeft'] =>
  noneLeft.map(({ start, end }) => ({ start, end: end === null || end > strip.end ? strip.end : end }));
