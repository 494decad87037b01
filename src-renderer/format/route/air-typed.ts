/**
 * Reads and writes the air that a Mach number is flown in, as pilots write it: the temperature, `-56` or `-56 °C`, its difference from the
 * standard, `ISA+10`, or the station of a METAR that has it, `METAR LSGG`.
 */
import type { RoutePlan } from '#contract/route/route.ts';

type Air = Pick<RoutePlan, 'temperatureC' | 'isaDeviationC' | 'temperatureFrom'>;

const form = /^(?<isa>ISA)?\s{0,3}(?<value>[+-]?\s?\d{1,3}(?:\.\d)?)?\s{0,3}(?:°?C)?$/;
const stationForm = /^METAR\s([A-Z][A-Z0-9]{3})$/;
/** They are the contract's limits. */
const [COLDEST, WARMEST] = [-100, 60];

/** Empty for an empty text; `ISA` alone is the standard. */
export function readAirTyped(text: string): Air | 'wrong' {
  const line = text.trim().toUpperCase().replaceAll('−', '-').replace(',', '.');
  if (line === '') return {};
  const station = stationForm.exec(line)?.[1];
  if (station !== undefined) return { temperatureFrom: station };
  const { isa, value } = form.exec(line)?.groups ?? {};
  const celsius = Number((value ?? '0').replace(/\s/, ''));
  if ((isa === undefined && value === undefined) || celsius < COLDEST || celsius > WARMEST) return 'wrong';
  return isa === undefined ? { temperatureC: celsius } : { isaDeviationC: celsius };
}

export function airTyped({ temperatureC, isaDeviationC, temperatureFrom }: Air): string {
  if (temperatureFrom !== undefined) return `METAR ${temperatureFrom}`;
  if (temperatureC !== undefined) return `${temperatureC} °C`;
  return isaDeviationC === undefined ? '' : `ISA${isaDeviationC < 0 ? '' : '+'}${isaDeviationC}`;
}
