/**
 * The printed log, the terminal and the window all draw these columns of the legs of a route; their heads are `legHeads` of the catalogue.
 */
import type { RouteLeg, RouteTotals } from '#contract/route/legs.ts';
import type { PlogPoint } from '#contract/route/plog.ts';
import { threeFigures } from '#domain/directions.ts';
import { clock, frequency, fuelUnit, level, time, turn, variation, whole, wind } from './leg-figures.ts';

/** The point that the leg leads to and what remains after it are in a log alone. */
type LegFigures = Omit<RouteLeg, 'from' | 'to'> & { point?: PlogPoint; remainingNm?: number };
/** The whole of the legs; where they start and with how much fuel is in a log alone. */
type WholeRoute = { totals: RouteTotals; start?: PlogPoint; usableFuel?: number | null };
/** It has one decimal, as the language of the table writes it. */
type Tenth = (value: number) => string;

/** Null is unknown. */
type LegColumn = {
  unit: string | ((totals: RouteTotals) => string);
  of(leg: LegFigures, around: { depart: string | null; tenth: Tenth }): string | null;
  /** It is the value at the start of the first leg. */
  start?(whole: WholeRoute, tenth: Tenth): string | null;
  total?(totals: RouteTotals, tenth: Tenth): string | null;
};

function shown<Value>(value: Value | null | undefined, show: (value: Value) => string | null): string | null {
  return value === null || value === undefined ? null : show(value);
}

export const legColumns = {
  point: { unit: '', of: ({ point }) => shown(point, ({ ident }) => ident), start: ({ start }) => shown(start, ({ ident }) => ident) },
  frequency: { unit: 'MHz', of: ({ point }) => shown(point, frequency), start: ({ start }) => shown(start, frequency) },
  level: { unit: 'ft', of: (leg) => shown(leg.level, level) },
  wind: { unit: '°T/kt', of: (leg) => shown(leg.wind, wind) },
  trueTrack: { unit: '°T', of: (leg) => threeFigures(leg.trueTrack) },
  magneticTrack: { unit: '°M', of: (leg) => shown(leg.magneticTrack, threeFigures) },
  windCorrection: { unit: '°', of: (leg) => shown(leg.windCorrection, turn) },
  variation: { unit: '°', of: (leg) => shown(leg.variation?.degrees, variation) },
  trueHeading: { unit: '°T', of: (leg) => shown(leg.trueHeading, threeFigures) },
  magneticHeading: { unit: '°M', of: (leg) => shown(leg.magneticHeading, threeFigures) },
  compassHeading: { unit: '°C', of: (leg) => shown(leg.compassHeading, threeFigures) },
  tas: { unit: 'kt', of: (leg) => shown(leg.tasKt, whole) },
  groundSpeed: { unit: 'kt', of: (leg) => shown(leg.groundSpeedKt, whole) },
  distance: { unit: 'NM', of: (leg, { tenth }) => tenth(leg.distanceNm), total: (totals, tenth) => tenth(totals.distanceNm) },
  remaining: {
    unit: 'NM',
    of: (leg, { tenth }) => shown(leg.remainingNm, tenth),
    start: ({ totals }, tenth) => tenth(totals.distanceNm),
  },
  minutes: { unit: 'min', of: (leg) => shown(leg.minutes, time), total: (totals) => shown(totals.minutes, time) },
  eto: {
    unit: 'UTC',
    of: (leg, { depart }) => shown(leg.eto, (eto) => clock(eto, depart)),
    start: ({ totals }) => shown(totals.depart, (depart) => clock(depart, null)),
    total: ({ arrive, depart }) => shown(arrive, (eto) => clock(eto, depart)),
  },
  ato: { unit: 'UTC', of: () => '' },
  fuel: { unit: fuelUnit, of: (leg, { tenth }) => shown(leg.fuel, tenth), total: (totals, tenth) => shown(totals.fuel, tenth) },
  fuelLeft: {
    unit: fuelUnit,
    of: (leg, { tenth }) => shown(leg.fuelLeft, tenth),
    start: ({ usableFuel }, tenth) => shown(usableFuel, tenth),
    total: (totals, tenth) => shown(totals.fuelLeft, tenth),
  },
  fuelActual: { unit: fuelUnit, of: () => '' },
} satisfies Record<string, LegColumn>;

export type ColumnKey = keyof typeof legColumns;
export const legColumn = (key: ColumnKey): LegColumn => legColumns[key];

/** Returns the unit of a figure; empty for one without. */
export function unitOf(key: ColumnKey, totals: RouteTotals): string {
  const { unit } = legColumn(key);
  return typeof unit === 'string' ? unit : unit(totals);
}
