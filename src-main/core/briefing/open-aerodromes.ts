/** Each aerodrome of a flight has the conclusions of core/notams/state, the wind on its runways, and the sun. */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { BriefingAerodrome } from '#contract/briefing/briefing.ts';
import type { BriefingOptions } from '#contract/briefing/options.ts';
import type { Airports } from '#core/airports/airports.ts';
import { sunOf } from '#core/desk/aerodrome.ts';
import type { States } from '#core/notams/state/states.ts';
import { bestEnd, windOnEnds } from '#core/weather/best-end.ts';
import type { Reports } from '#core/weather/reports.ts';
import { typedWind, type SurfaceWinds, type WindThere } from '#core/weather/surface-wind.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { variationAt } from '#domain/magnetic.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import { invalid } from '../refusal.ts';
import { nameOf } from './notice.ts';
import type { NamedAerodrome } from './selection.ts';

type Stated = Omit<BriefingAerodrome, 'notices'>;

export function openAerodromeStates({
  airports,
  states,
  windAt,
  reports,
}: {
  airports: Airports;
  states: States;
  windAt: SurfaceWinds;
  reports: Reports;
}) {
  /** `reached`: when an aerodrome without a time is reached at the earliest, which is the arrival at the destination or else the departure. */
  return (aerodrome: NamedAerodrome, options: BriefingOptions, reached: number): Stated => {
    const { point, roles } = aerodrome;
    const [from, to] = [aerodrome.from, aerodrome.to].map((moment) => new Date(moment).toISOString()) as [string, string];
    const at = aerodrome.at === null ? null : new Date(aerodrome.at).toISOString();
    const airportId = point.kind === 'airport' ? point.id : null;
    const found = airportId === null ? undefined : airports.get(airportId);
    const airport = found && (JSON.parse(String(found.body)) as AirportWithParts);
    const position = airport && latLonOf(airport);
    const then = new Date(at ?? from);
    const variation = position && variationAt(position, then)?.degrees;
    const typed = typedAt(nameOf(point), options);
    const wind = (id: string): WindThere =>
      typed ? typedWind(typed) : windAt(id, { at: aerodrome.at ?? reached, first: roles.includes('departure') ? 'METAR' : undefined });
    const state = (query: { at: string; to?: string }) => (airportId === null ? null : (states.of(airportId, query) ?? null));
    const [atTime, during] = [at === null ? null : state({ at }), state({ at: from, to })];
    const judged = atTime ?? during;
    const placed = airport && judged ? { airport, state: judged, variation } : undefined;
    const inWind = placed && wind(placed.airport.id);
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
      wind: inWind?.wind && placed ? windOnEnds(inWind.wind, placed) : [],
      best: inWind && placed ? bestEnd(inWind, placed) : null,
      weather: airport ? reports.ofAirportId(airport.id) : null,
      sun: position ? sunOf(position, then, airport.timezone) : null,
    };
  };
}

/** Throws `invalidRequest` for gusts below the speed, and for one end of a sector alone. */
function typedAt(ident: string, { surfaceWinds }: BriefingOptions): WrittenWind | undefined {
  const typed =
    surfaceWinds?.find(({ aerodrome }) => aerodrome?.toUpperCase() === ident.toUpperCase()) ??
    surfaceWinds?.find(({ aerodrome }) => aerodrome === undefined);
  if (!typed) return undefined;
  const { direction, speedKt, gustKt = null, from, to } = typed;
  if (gustKt !== null && gustKt < speedKt)
    throw invalid(`options.surfaceWinds: gustKt ${gustKt} of ${ident} is below speedKt, which is ${speedKt}`);
  if ((from === undefined) !== (to === undefined))
    throw invalid(`options.surfaceWinds: from and to of ${ident} are given together or not at all`);
  const sector = from === undefined || to === undefined ? {} : { between: [from, to] as const };
  return { direction, speed: speedKt, gust: gustKt ?? undefined, ...sector };
}
