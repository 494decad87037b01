/** The columns of a log, for HTML and paper alike: what is in the head, with its unit, and in each row. */
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
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
  head: string;
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
  point: { head: 'Point', unit: '', of: ({ to }) => to.ident, start: ({ start }) => start.ident, total: () => 'Total', width: 7.5 },
  frequency: { head: 'Freq', unit: 'MHz', of: ({ to }) => frequency(to), start: ({ start }) => frequency(start), width: 8.4 },
  level: { head: 'Level', unit: 'ft', of: (leg) => level(leg.level), width: 5.5 },
  wind: { head: 'Wind', unit: '°T/kt', of: (leg) => wind(leg.wind), width: 6.3 },
  trueTrack: { head: 'TT', unit: '°T', of: (leg) => degrees(leg.trueTrack), width: 3.4 },
  magneticTrack: { head: 'MT', unit: '°M', of: (leg) => degrees(leg.magneticTrack), width: 3.4 },
  windCorrection: { head: 'WCA', unit: '°', of: (leg) => turn(leg.windCorrection), width: 3.6 },
  variation: { head: 'Var', unit: '°', of: (leg) => variation(leg.variation?.degrees ?? null), width: 3.4 },
  magneticHeading: { head: 'MH', unit: '°M', of: (leg) => degrees(leg.magneticHeading), width: 3.4 },
  compassHeading: { head: 'CH', unit: '°C', of: (leg) => degrees(leg.compassHeading), width: 3.4 },
  tas: { head: 'TAS', unit: 'kt', of: (leg) => whole(leg.tasKt), width: 3.6 },
  groundSpeed: { head: 'GS', unit: 'kt', of: (leg) => whole(leg.groundSpeedKt), width: 3.6 },
  distance: { head: 'Dist', unit: 'NM', of: (leg) => tenth(leg.distanceNm), total: ({ totals }) => tenth(totals.distanceNm), width: 5.4 },
  remaining: {
    head: 'Rem',
    unit: 'NM',
    of: (leg) => tenth(leg.remainingNm),
    start: ({ totals }) => tenth(totals.distanceNm),
    width: 5.4,
  },
  minutes: { head: 'Time', unit: 'min', of: (leg) => time(leg.minutes), total: ({ totals }) => time(totals.minutes), width: 4.4 },
  eto: {
    head: 'ETO',
    unit: 'UTC',
    of: (leg, { totals }) => clock(leg.eto, totals.depart),
    start: ({ totals }) => clock(totals.depart, null),
    width: 5,
  },
  ato: { head: 'ATO', unit: 'UTC', of: () => '', width: 6.6 },
  fuel: { head: 'Fuel', unit: '', of: (leg) => tenth(leg.fuel), total: ({ totals }) => tenth(totals.fuel), width: 5.4 },
  fuelLeft: {
    head: 'Left',
    unit: '',
    of: (leg) => tenth(leg.fuelLeft),
    start: ({ usableFuel }) => tenth(usableFuel),
    total: ({ totals }) => tenth(totals.fuelLeft),
    width: 5.4,
  },
  fuelActual: { head: 'Actual', unit: '', of: () => '', width: 6.6 },
};

/** Of the fuel columns it is the unit of the aircraft. */
export const unitOf = (key: ColumnKey, plog: Plog): string =>
  key === 'fuel' || key === 'fuelLeft' || key === 'fuelActual' ? fuelUnit(plog) : columns[key].unit;

const meanings: Partial<Record<ColumnKey, string>> = {
  trueTrack: 'true track',
  magneticTrack: 'magnetic track',
  windCorrection: 'wind correction angle',
  variation: 'variation',
  magneticHeading: 'magnetic heading',
  compassHeading: 'compass heading',
  remaining: 'remaining',
};

/** `TT true track, MT magnetic track.`, of the heads that are there. */
export const legendOf = (keys: readonly ColumnKey[]): string =>
  `${keys.flatMap((key) => (meanings[key] === undefined ? [] : [`${columns[key].head} ${meanings[key]}`])).join(', ')}.`;
