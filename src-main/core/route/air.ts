/** The air that Mach numbers are flown in: as typed, or by the report of a station that the plan names. */
import type { RoutePlan } from '#contract/route/route.ts';
import type { TemperatureReport } from '#contract/weather/air.ts';
import { pressureAltitude, standardTemperature } from '#domain/standard-atmosphere.ts';
import { Refusal } from '../refusal.ts';
import type { StationAir } from '../weather/station-air.ts';
import type { Air } from './legs/flown-leg.ts';
import type { Place } from './points/point.ts';

type Sources = { stationAir: StationAir; lookup: (ident: string) => readonly Place[]; moment: number };

/** Throws `invalidRequest` where more than one is given. */
export function airOf(
  { temperatureC, isaDeviationC, temperatureFrom }: Pick<RoutePlan, 'temperatureC' | 'isaDeviationC' | 'temperatureFrom'>,
  { stationAir, lookup, moment }: Sources,
): { air: Air; report: TemperatureReport | null } {
  const given = Object.entries({ temperatureC, isaDeviationC, temperatureFrom }).filter(([, value]) => value !== undefined);
  if (given.length > 1)
    throw new Refusal('invalidRequest', {
      details: [
        `${given.at(-1)?.[0]}: given with ${given[0]?.[0]}; send the temperature, its deviation from the standard, or the station of a report`,
      ],
    });
  if (temperatureFrom === undefined) return { air: { temperatureC, isaDeviationC }, report: null };
  const station = temperatureFrom.trim().toUpperCase();
  const found = stationAir.temperatureAt(station, moment);
  const elevation = lookup(station).find(({ kind }) => kind === 'airport')?.elevation ?? null;
  if (!found || elevation === null)
    return { air: { temperatureC: undefined, isaDeviationC: undefined, isReportMissing: true }, report: null };
  const { observedAt, minutes, temperatureC: measured, qnhHpa } = found;
  const level = pressureAltitude(elevation, qnhHpa);
  const deviation = Math.round((measured - standardTemperature(level)) * 10) / 10;
  const report = { station, observedAt, minutes, temperatureC: measured, pressureAltitudeFt: Math.round(level), isaDeviationC: deviation };
  return { air: { temperatureC: undefined, isaDeviationC: deviation }, report };
}
