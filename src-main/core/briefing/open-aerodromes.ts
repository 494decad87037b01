/** What is open at the aerodromes of a flight: the conclusions of core/notams/state, the wind on their runways, and the sun. */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingOptions } from '#contract/briefing/options.ts';
import type { Airports } from '#core/airports/airports.ts';
import { bestEnd, sunOf } from '#core/desk/aerodrome.ts';
import type { States } from '#core/notams/state/states.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import { endsOf, headingOf } from '#domain/runway.ts';
import { wholeKnots, windComponents } from '#domain/wind/wind.ts';
import { nameOf } from './notice.ts';
import type { NamedAerodrome } from './selection.ts';

type Stated = Omit<BriefingAerodrome, 'notices'>;

export function openAerodromeStates({ airports, states }: { airports: Airports; states: States }) {
  return (aerodrome: NamedAerodrome, options: BriefingOptions): Stated => {
    const { point, roles } = aerodrome;
    const [from, to] = [aerodrome.from, aerodrome.to].map((moment) => new Date(moment).toISOString()) as [string, string];
    const at = aerodrome.at === null ? null : new Date(aerodrome.at).toISOString();
    const airportId = point.kind === 'airport' ? point.id : null;
    const found = airportId === null ? undefined : airports.get(airportId);
    const airport = found && (JSON.parse(String(found.body)) as AirportWithParts);
    const position = airport && latLonOf(airport);
    const then = new Date(at ?? from);
    const variation = position && variationAt(position, then)?.degrees;
    const wind = options.surfaceWinds?.find((one) => one.aerodrome.toUpperCase() === nameOf(point).toUpperCase());
    const state = (query: { at: string; to?: string }) => (airportId === null ? null : (states.of(airportId, query) ?? null));
    const [atTime, during] = [at === null ? null : state({ at }), state({ at: from, to })];
    const judged = atTime ?? during;
    return {
      roles,
      ident: nameOf(point),
      airportId,
      name: point.name,
      at,
      from,
      to,
      atTime,
      during,
      wind: wind && airport ? windOn(airport, wind, variation) : [],
      best:
        wind && airport && judged
          ? bestEnd({ direction: wind.direction, speed: wind.speedKt, gust: undefined }, { airport, state: judged, variation })
          : null,
      sun: position ? sunOf(position, then, airport.timezone) : null,
    };
  };
}

type Wind = NonNullable<BriefingOptions['surfaceWinds']>[number];

const windOn = ({ runways }: AirportWithParts, wind: Wind, variation: number | undefined): Stated['wind'] =>
  runways.flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }) => {
      const heading = headingOf(runway, side, variation);
      if (heading === undefined || ident === null) return [];
      const { headwind, crosswind } = wholeKnots(windComponents(wind.direction, wind.speedKt, heading.degreesTrue));
      return [{ runwayId: runway.id, end: ident, headwindKt: headwind, crosswindKt: crosswind }];
    }),
  );
