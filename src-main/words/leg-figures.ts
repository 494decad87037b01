/** Writes the figures of a leg as a pilot reads them on paper, in a terminal and in the window. Units are in the head of the table. */
import type { RouteLeg, RouteTotals } from '#contract/route/legs.ts';
import type { PlogPoint } from '#contract/route/plog.ts';
import { threeFigures } from '#domain/directions.ts';
import { formatZuluTime } from '#domain/time.ts';

/** Every table shows this for what is unknown, never 0. */
export const UNKNOWN = '–';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const whole = (value: number): string => withMinus(String(Math.round(value)));

/** `+5`, `−12`, `0`: to the right is positive. */
export function turn(degrees: number): string {
  const rounded = Math.round(degrees);
  return rounded > 0 ? `+${rounded}` : withMinus(`${rounded}`);
}

/** Writes `2E` or `12W`. */
export function variation(degrees: number): string {
  const rounded = Math.round(degrees);
  return rounded === 0 ? '0' : `${Math.abs(rounded)}${rounded > 0 ? 'E' : 'W'}`;
}

/** Minutes; from an hour on `1:05`. Less than half a minute is `<1`. */
export function time(minutes: number): string {
  const rounded = Math.round(minutes);
  if (rounded === 0) return minutes > 0 ? '<1' : '0';
  return rounded < 60 ? `${rounded}` : `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** Writes `19 min` or `1:05 h`. */
export const duration = (minutes: number): string => `${time(minutes)}${minutes < 59.5 ? ' min' : ' h'}`;

/** Writes `0914`, to the nearest minute, UTC; `0012+1` on the day after that of `from`. */
export function clock(moment: string, from: string | null): string {
  const [at, begin] = [toMinute(moment), toMinute(from ?? moment)];
  const days = Math.floor(at / DAY_MS) - Math.floor(begin / DAY_MS);
  return `${formatZuluTime(at).slice(0, 4)}${days > 0 ? `+${days}` : ''}`;
}

export const toMinute = (moment: string): number => Math.round(Date.parse(moment) / MINUTE_MS) * MINUTE_MS;

/** `240/25` from degrees true, knots; `000/00` is calm. */
export function wind({ direction, speedKt }: Pick<NonNullable<RouteLeg['wind']>, 'direction' | 'speedKt'>): string {
  const speed = Math.round(speedKt);
  return `${speed === 0 ? '000' : threeFigures(direction)}/${String(speed).padStart(2, '0')}`;
}

/** `FL085`, `5500` feet above mean sea level, `27560 STD` for a metric level; `VFR` where the route names none. */
export function level({ kind, feet }: NonNullable<RouteLeg['level']>): string {
  if (feet === null) return kind === 'vfr' ? 'VFR' : UNKNOWN;
  if (kind === 'flightLevel') return `FL${String(Math.round(feet / 100)).padStart(3, '0')}`;
  return `${whole(feet)}${kind === 'metricLevel' ? ' STD' : ''}`;
}

/** `115.750`; the unit is written where it is not the megahertz of the head. Empty for what has no frequency by its nature, null where it is unknown. */
export function frequency({ kind, frequency: value, frequencyUnit }: PlogPoint): string | null {
  if (value === null) return kind === 'navaid' ? null : '';
  return frequencyUnit === 'kHz' ? `${value} kHz` : value.toFixed(3);
}

const units = { litres: 'L', usGallons: 'USG', kilograms: 'kg', pounds: 'lb' } as const;
/** The unit of every fuel figure; empty where the aircraft names none. */
export const fuelUnit = ({ fuelUnit: unit }: Pick<RouteTotals, 'fuelUnit'>): string => (unit === null ? '' : units[unit]);

const withMinus = (text: string): string => (text === '-0' ? '0' : text.replace('-', '−'));
