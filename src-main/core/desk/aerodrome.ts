/** One aerodrome of the desk: what core/notams/state concludes for now and for another time, with the wind, the sun and what is new. */
import type { AerodromeState } from '#contract/airports/state.ts';
import type { DeskAerodrome } from '#contract/desk.ts';
import type { States } from '#core/notams/state/states.ts';
import { isNightAt } from '#core/notams/state/hours.ts';
import { bestEnd } from '#core/weather/best-end.ts';
import type { Reports } from '#core/weather/reports.ts';
import { typedWind, type SurfaceWinds } from '#core/weather/surface-wind.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { sunDay } from '#domain/sun.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import type { Said } from './query.ts';
import type { New, openStoredOfDesk } from './stored.ts';

type Asked = { now: Date; at: Date; winds: Said<WrittenWind>; looks: Said<string>; hasWeather: boolean };

type Parts = { states: States; stored: ReturnType<typeof openStoredOfDesk>; windAt: SurfaceWinds; reports: Reports };

export function openDeskAerodromes({ states, stored, windAt, reports }: Parts) {
  /** Undefined for an airport that is not in the dataset. */
  return (airportId: string, { now, at, winds, looks, hasWeather }: Asked): { aerodrome: DeskAerodrome; news: New[] } | undefined => {
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
    const typed = winds.of(code);
    const variation = position && variationAt(position, at)?.degrees;
    const bestAt = (state: AerodromeState, moment: Date): DeskAerodrome['best'] => {
      const wind = typed ? typedWind(typed) : windAt(airportId, { at: moment.getTime() });
      return bestEnd(wind, { airport, state, variation });
    };
    const { isCovered, isWhole, importedAt, asOf, region, regionIssuedAt, freshness } = current.coverage;
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
      best: bestAt(then, at),
      bestNow: bestAt(current, now),
      ...(hasWeather && { weather: reports.ofAirportId(airportId) }),
      notams: {
        isCovered,
        isWhole,
        importedAt,
        asOf,
        region,
        issuedAt: regionIssuedAt,
        freshness,
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
