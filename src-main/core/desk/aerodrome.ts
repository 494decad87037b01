/** One aerodrome of the desk: what core/notams/state concludes for now and for another time, with the wind, the sun and what is new. */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { DeskAerodrome, BestEnd } from '#contract/desk.ts';
import type { States } from '#core/notams/state/states.ts';
import { isNightAt } from '#core/notams/state/hours.ts';
import { gradeOfAge, notamAge } from '#domain/age.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { endsOf, headingOf } from '#domain/runway.ts';
import { sunDay } from '#domain/sun.ts';
import { endsInWind, favourable, type End } from '#domain/wind/ends-in-wind.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import { wholeKnots } from '#domain/wind/wind.ts';
import type { Said } from './query.ts';
import type { New, openStoredOfDesk } from './stored.ts';

export type Asked = { now: Date; at: Date; winds: Said<WrittenWind>; looks: Said<string> };

type Parts = { states: States; stored: ReturnType<typeof openStoredOfDesk> };

export function openDeskAerodromes({ states, stored }: Parts) {
  /** Undefined for an airport that is not in the dataset. */
  return (airportId: string, { now, at, winds, looks }: Asked): { aerodrome: DeskAerodrome; news: New[] } | undefined => {
    const then = states.of(airportId, { at: at.toISOString(), expand: 'day' });
    const current = at.getTime() === now.getTime() ? then : states.of(airportId, { at: now.toISOString() });
    const moments = { now: now.toISOString(), at: at.toISOString() };
    const found = states.stored(airportId, at < now ? moments.at : moments.now);
    if (!found || !current || !then?.day) return undefined;
    const { airport, rows } = found;
    const code = airport.icaoCode ?? airport.iataCode ?? airport.localCode;
    const position = latLonOf(airport);
    const since = looks.of(code);
    const news = since === undefined ? [] : stored.newSince(rows, airportId, { since, now: moments.now });
    const { isCovered, importedAt, region, regionIssuedAt } = current.coverage;
    const aerodrome: DeskAerodrome = {
      airportId,
      code,
      name: airport.name,
      countryCode: airport.countryCode,
      timezone: airport.timezone,
      now: openThen(current),
      atTime: openThen(then),
      severities: stored.severitiesOf(rows, moments.at),
      sun: position ? sunOf(position, at, airport.timezone) : null,
      isNight: position ? isNightAt(position, at.getTime()) : null,
      nights: then.day.nights,
      closures: then.day.closures,
      noneLeft: then.day.noneLeft,
      best: bestEnd(winds.of(code), { airport, state: then, variation: position && variationAt(position, at)?.degrees }),
      notams: {
        isCovered,
        importedAt,
        region,
        issuedAt: regionIssuedAt,
        freshness: gradeOfAge(isCovered ? regionIssuedAt : null, now.getTime(), notamAge),
        count: rows.filter((row) => row.over_at > moments.now).length,
      },
      news: { since: since ?? null, count: since === undefined ? null : news.length },
    };
    return { aerodrome, news };
  };
}

const openThen = ({ at, aerodrome, runways, runwaysLeft, isComplete, reasons }: AerodromeState): DeskAerodrome['now'] => ({
  at,
  state: aerodrome.state,
  runways: runways.map(({ name, state, isClosedInData }) => ({ name, state, isClosedInData })),
  runwaysLeft,
  isComplete,
  reasons,
});

export function sunOf(position: LatLon, at: Date, zone: string | null): NonNullable<DeskAerodrome['sun']> {
  const { date, sun } = sunDay(position, at.getTime(), zone);
  const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
  return { date, sunrise: iso(sun.begin), sunset: iso(sun.end), isUpAtNoon: sun.isUpAtNoon };
}

/** The runway end that a wind favours, of those that are not closed. Pure. */
type Placed = { airport: Pick<AirportWithParts, 'runways'>; state: AerodromeState; variation: number | undefined };

/** `state` is of the moment at which a runway is looked for, `variation` in degrees, east positive. */
export function bestEnd(wind: WrittenWind | undefined, placed: Placed): BestEnd {
  const none = (reason: NonNullable<BestEnd['reason']>): BestEnd => ({
    wind: wind ? { direction: wind.direction, speedKt: wind.speed, gustKt: wind.gust ?? null } : null,
    ends: [],
    reason,
  });
  if (!wind) return none('noWind');
  const { direction, speed, gust } = wind;
  if (direction === null) return none('variable');
  const ends = favourable(endsAt(placed));
  if (ends.length === 0) return none('noHeadings');
  if (ends.every(({ isClosed }) => isClosed)) return none('noneOpen');
  const best = endsInWind(ends, wind).filter((end) => end.isBest);
  if (best.length === 0) return none('calm');
  return {
    wind: { direction, speedKt: speed, gustKt: gust ?? null },
    ends: best.map(({ end, steady, gust: inGusts }) => ({
      end: end.ident,
      headwindKt: wholeKnots(steady).headwind,
      crosswindKt: wholeKnots(steady).crosswind,
      gustCrosswindKt: inGusts ? wholeKnots(inGusts).crosswind : null,
    })),
    reason: null,
  };
}

const shut: readonly string[] = ['closed', 'mayBeClosed'];

function endsAt({ airport, state, variation }: Placed): End[] {
  const states = new Map(state.runways.map(({ id, ends }) => [id, ends]));
  return airport.runways.flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }): End[] => {
      const heading = headingOf(runway, side, variation);
      if (ident === null || heading === undefined) return [];
      const then = states.get(runway.id)?.find((end) => end.ident === ident)?.state ?? 'unknown';
      return [
        {
          ident,
          heading: heading.degreesTrue,
          isEstimated: heading.from === 'designator',
          isClosed: runway.isClosed === true || shut.includes(then),
          length: runway.length,
        },
      ];
    }),
  );
}
