/** The columns of a log, for HTML and paper alike: what is in the head, with its unit, and in each row. */
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import type { Sentences } from '#words/sentences.ts';
import { clock, degrees, frequency, fuelUnit, level, tenth, time, turn, variation, whole, wind } from './figures.ts';

export type ColumnKey =
  | 'point'
  | 'frequency'
  | 'level'
  | 'wind'
  | 'trueTrack'
  | 'magneticTrack'
  | 'windCorrection'
  | 'variation'
  | 'magneticHeading'
  | 'compassHeading'
  | 'tas'
  | 'groundSpeed'
  | 'distance'
  | 'remaining'
  | 'minutes'
  | 'eto'
  | 'ato'
  | 'fuel'
  | 'fuelLeft'
  | 'fuelActual';

export type Column = {
  /** Empty where the figure has none. */
  unit: string;
  /** At the point that the leg leads to. */
  of(leg: PlogLeg, plog: Plog): string;
  /** At the start; empty where nothing can stand there. */
  start?(plog: Plog): string;
  total?(plog: Plog): string;
  /** Characters of its widest usual figure: its share of the width. */
  width: number;
};

export const columns: Record<ColumnKey, Column> = {
  point: { unit: '', of: ({ to }) => to.ident, start: ({ start }) => start.ident, width: 7.5 },
  frequency: { unit: 'MHz', of: ({ to }) => frequency(to), start: ({ start }) => frequency(start), width: 8.4 },
  level: { unit: 'ft', of: (leg) => level(leg.level), width: 5.5 },
  wind: { unit: '°T/kt', of: (leg) => wind(leg.wind), width: 6.3 },
  trueTrack: { unit: '°T', of: (leg) => degrees(leg.trueTrack), width: 3.4 },
  magneticTrack: { unit: '°M', of: (leg) => degrees(leg.magneticTrack), width: 3.4 },
  windCorrection: { unit: '°', of: (leg) => turn(leg.windCorrection), width: 3.6 },
  variation: { unit: '°', of: (leg) => variation(leg.variation?.degrees ?? null), width: 3.4 },
  magneticHeading: { unit: '°M', of: (leg) => degrees(leg.magneticHeading), width: 3.4 },
  compassHeading: { unit: '°C', of: (leg) => degrees(leg.compassHeading), width: 3.4 },
  tas: { unit: 'kt', of: (leg) => whole(leg.tasKt), width: 3.6 },
  groundSpeed: { unit: 'kt', of: (leg) => whole(leg.groundSpeedKt), width: 3.6 },
  distance: { unit: 'NM', of: (leg) => tenth(leg.distanceNm), total: ({ totals }) => tenth(totals.distanceNm), width: 5.4 },
  remaining: {
    unit: 'NM',
    of: (leg) => tenth(leg.remainingNm),
    start: ({ totals }) => tenth(totals.distanceNm),
    width: 5.4,
  },
  minutes: { unit: 'min', of: (leg) => time(leg.minutes), total: ({ totals }) => time(totals.minutes), width: 4.4 },
  eto: {
    unit: 'UTC',
    of: (leg, { totals }) => clock(leg.eto, totals.depart),
    start: ({ totals }) => clock(totals.depart, null),
    width: 5,
  },
  ato: { unit: 'UTC', of: () => '', width: 6.6 },
  fuel: { unit: '', of: (leg) => tenth(leg.fuel), total: ({ totals }) => tenth(totals.fuel), width: 5.4 },
  fuelLeft: {
    unit: '',
    of: (leg) => tenth(leg.fuelLeft),
    start: ({ usableFuel }) => tenth(usableFuel),
    total: ({ totals }) => tenth(totals.fuelLeft),
    width: 5.4,
  },
  fuelActual: { unit: '', of: () => '', width: 6.6 },
};

/** Of the fuel columns it is the unit of the aircraft. */
export const unitOf = (key: ColumnKey, plog: Plog): string =>
  key === 'fuel' || key === 'fuelLeft' || key === 'fuelActual' ? fuelUnit(plog) : columns[key].unit;

/** `TT true track, MT magnetic track.`, of the heads that are there and explained. */
export function legendOf(keys: readonly ColumnKey[], { plog }: Sentences): string {
  const heads: Readonly<Record<ColumnKey, { head: string; meaning?: string }>> = plog.columns;
  return `${keys.flatMap((key) => (heads[key].meaning === undefined ? [] : [`${heads[key].head} ${heads[key].meaning}`])).join(', ')}.`;
}
