/** The columns of the legs: what each shows, and which reasons explain it where it is not known. */
import type { ReactNode } from 'react';
import type { LegReason } from '#contract/route/legs.ts';
import { wholeDegrees } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { clockTime, correction, hoursMinutes, levelText, tenths, whole, windText } from './figures.ts';
import type { LegRow } from './leg-rows.ts';
import { leftInWords } from './not-known.tsx';

type Column = keyof typeof words.route.columns;
export type ValueColumn = Exclude<Column, 'leg'>;

/** Null is not known; never zero. */
type Shown = (row: LegRow, depart: string | null) => ReactNode | null;

function shown<Value>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode | null {
  return value === null || value === undefined ? null : show(value);
}

const cells: Readonly<Record<ValueColumn, Shown>> = {
  level: ({ leg }) => shown(leg.level, levelText),
  tas: ({ leg }) => shown(leg.tasKt, whole),
  wind: ({ leg }) => shown(leg.wind, windText),
  trueTrack: ({ leg }) => wholeDegrees(leg.trueTrack),
  magneticTrack: ({ leg }) => shown(leg.magneticTrack, wholeDegrees),
  windCorrection: ({ leg }) => shown(leg.windCorrection, correction),
  trueHeading: ({ leg }) => shown(leg.trueHeading, wholeDegrees),
  magneticHeading: ({ leg }) => shown(leg.magneticHeading, wholeDegrees),
  compassHeading: ({ leg }) => shown(leg.compassHeading, wholeDegrees),
  groundSpeed: ({ leg }) => shown(leg.groundSpeedKt, whole),
  distance: ({ leg }) => tenths(leg.distanceNm),
  time: ({ leg }) => shown(leg.minutes, hoursMinutes),
  eto: ({ leg }, depart) => shown(leg.eto, (eto) => clockTime(eto, depart)),
  fuel: ({ leg }) => shown(leg.fuel, tenths),
  fuelLeft: ({ leg }) => shown(leg.fuelLeft, (left) => leftInWords(left, tenths(left))),
  light: ({ to }) => shown(to.light, ({ state }) => words.route.light[state]),
};
export const columns = Object.entries(cells) as [ValueColumn, Shown][];

const airspeed: readonly LegReason[] = ['noAircraft', 'noTas', 'machNeedsTemperature', 'machNeedsLevel'];
const wind: readonly LegReason[] = ['noWind', 'windLevelUnknown', 'noWindAtLevel'];
export const impossible: readonly LegReason[] = ['crosswindTooStrong', 'headwindTooStrong'];
const flown = [...airspeed, ...wind, ...impossible];
const clock: readonly LegReason[] = [...flown, 'noDeparture', 'earlierLegUnknown', 'tooLong'];

const explainedBy: Readonly<Record<ValueColumn, readonly LegReason[]>> = {
  level: [],
  tas: airspeed,
  wind,
  trueTrack: [],
  magneticTrack: ['noVariation'],
  windCorrection: flown,
  trueHeading: flown,
  magneticHeading: [...flown, 'noVariation'],
  compassHeading: [...flown, 'noVariation', 'noDeviationCard'],
  groundSpeed: flown,
  distance: [],
  time: flown,
  eto: clock,
  fuel: [...flown, 'noFuelFlow'],
  fuelLeft: [...flown, 'noFuelFlow', 'noUsableFuel', 'earlierLegUnknown'],
  light: clock,
};

/** The sentence for a value that is not known. */
export function whyNotKnown(column: ValueColumn, { leg }: Pick<LegRow, 'leg'>): string {
  const { route } = words;
  if (column === 'level') return route.noLevel;
  const code = explainedBy[column].find((one) => leg.reasons.includes(one));
  return code === undefined ? route.notKnown : route.reasons[code];
}
