/** Figures of a log as a pilot reads them. Promise: what is unknown is `–`, never 0. Units are in the head of the table. */
import type { Plog, PlogLeg, PlogPoint } from '#contract/route/plog.ts';
import { threeFigures } from '#domain/directions.ts';
import { formatZuluTime } from '#domain/time.ts';

export const UNKNOWN = '–';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const known = (value: number | null, shown: (value: number) => string): string => (value === null ? UNKNOWN : shown(value));

/** Three figures, `360` for north. */
export const degrees = (value: number | null): string => known(value, threeFigures);
export const whole = (value: number | null): string => known(value, (one) => minus(Math.round(one).toString()));
export const tenth = (value: number | null): string => known(value, (one) => minus(one.toFixed(1)));

/** `+5`, `−12`, `0`: to the right is positive. */
export const turn = (value: number | null): string =>
  known(value, (one) => {
    const rounded = Math.round(one);
    return rounded > 0 ? `+${rounded}` : minus(`${rounded}`);
  });

/** `2E`, `12W`. */
export const variation = (value: number | null): string =>
  known(value, (one) => {
    const rounded = Math.round(one);
    return rounded === 0 ? '0' : `${Math.abs(rounded)}${rounded > 0 ? 'E' : 'W'}`;
  });

/** Minutes; from an hour on `1:05`. Less than half a minute is `<1`. */
export const time = (minutes: number | null): string =>
  known(minutes, (one) => {
    const rounded = Math.round(one);
    if (rounded === 0) return one > 0 ? '<1' : '0';
    return rounded < 60 ? `${rounded}` : `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
  });

/** `0914`, to the nearest minute, UTC; `0012+1` on the day after that of `from`. */
export function clock(moment: string | null, from: string | null): string {
  if (moment === null) return UNKNOWN;
  const [at, begin] = [toMinute(moment), toMinute(from ?? moment)];
  const days = Math.floor(at / DAY_MS) - Math.floor(begin / DAY_MS);
  return `${formatZuluTime(at).slice(0, 4)}${days > 0 ? `+${days}` : ''}`;
}

/** To the nearest minute. */
export const toMinute = (moment: string): number => Math.round(Date.parse(moment) / MINUTE_MS) * MINUTE_MS;

export const wind = (of: PlogLeg['wind']): string => (of === null ? UNKNOWN : `${threeFigures(of.direction)}/${Math.round(of.speedKt)}`);

/** `FL085`, `5500` feet above mean sea level, `27560 STD` for a metric level; `VFR` where the route names none. */
export function level(of: PlogLeg['level']): string {
  if (of?.kind === 'vfr') return 'VFR';
  return known(of?.feet ?? null, (feet) => {
    if (of?.kind === 'flightLevel') return `FL${String(Math.round(feet / 100)).padStart(3, '0')}`;
    return `${minus(String(Math.round(feet)))}${of?.kind === 'metricLevel' ? ' STD' : ''}`;
  });
}

/** `115.750`; the unit is written where it is not the megahertz of the head. Empty for what has no frequency by its nature. */
export function frequency({ kind, frequency: value, frequencyUnit }: PlogPoint): string {
  if (value === null) return kind === 'navaid' ? UNKNOWN : '';
  return frequencyUnit === 'kHz' ? `${value} kHz` : value.toFixed(3);
}

const units = { litres: 'L', usGallons: 'USG', kilograms: 'kg', pounds: 'lb' } as const;
/** Of every fuel figure; empty where the aircraft names none. */
export const fuelUnit = ({ totals }: Plog): string => (totals.fuelUnit === null ? '' : units[totals.fuelUnit]);

/** A typographic minus does not break from its number and is not taken for a dash. */
const minus = (text: string): string => (text === '-0' || text === '-0.0' ? text.slice(1) : text.replace('-', '−'));
