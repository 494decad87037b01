/** What is open at the aerodromes of a flight: the conclusions of core/notams/state, and the wind on their runways. */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingOptions } from '#contract/briefing/options.ts';
import type { Airports } from '#core/airports/airports.ts';
import type { States } from '#core/notams/state/states.ts';
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
    const state = (query: { at: string; to?: string }) => (airportId === null ? null : (states.of(airportId, query) ?? null));
    return {
      roles,
      ident: nameOf(point),
      airportId,
      name: point.name,
      at,
      from,
      to,
      atTime: at === null ? null : state({ at }),
      during: state({ at: from, to }),
      wind: windOn(airports, airportId, { aerodrome, options }),
    };
  };
}

function windOn(
  airports: Airports,
  airportId: string | null,
  { aerodrome: { point, at, from }, options }: { aerodrome: NamedAerodrome; options: BriefingOptions },
): Stated['wind'] {
  const wind = options.surfaceWinds?.find(({ aerodrome }) => aerodrome.toUpperCase() === nameOf(point).toUpperCase());
  const found = wind && airportId !== null ? airports.get(airportId) : undefined;
  if (!wind || !found || point.kind === 'notInData') return [];
  const { runways } = JSON.parse(String(found.body)) as AirportWithParts;
  const variation = variationAt(point, new Date(at ?? from))?.degrees;
  return runways.flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }) => {
      const heading = headingOf(runway, side, variation);
      if (heading === undefined || ident === null) return [];
      const { headwind, crosswind } = wholeKnots(windComponents(wind.direction, wind.speedKt, heading.degreesTrue));
      return [{ runwayId: runway.id, end: ident, headwindKt: headwind, crosswindKt: crosswind }];
    }),
  );
}
