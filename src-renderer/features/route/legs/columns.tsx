/** Declares the columns of the legs in the window, and which reasons explain an unknown value. */
import type { ReactNode } from 'react';
import type { LegReason } from '#contract/route/legs.ts';
import { words } from '#renderer/i18n/words.ts';
import { legColumn, type ColumnKey } from '#words/leg-columns.ts';
import type { LegRow } from './leg-rows.ts';
import { VisuallyHidden } from '@mantine/core';

const airspeed: readonly LegReason[] = ['noAircraft', 'noTas', 'machNeedsTemperature', 'machNeedsLevel'];
const wind: readonly LegReason[] = ['noWind', 'windLevelUnknown', 'noWindAtLevel'];
export const impossible: readonly LegReason[] = ['crosswindTooStrong', 'headwindTooStrong'];
const flown = [...airspeed, ...wind, ...impossible];
const clock: readonly LegReason[] = [...flown, 'noDeparture', 'earlierLegUnknown', 'tooLong'];

const explainedBy = {
  level: [],
  magneticTrack: ['noVariation'],
  magneticHeading: [...flown, 'noVariation'],
  groundSpeed: flown,
  distance: [],
  minutes: flown,
  eto: clock,
  fuelLeft: [...flown, 'noFuelFlow', 'noUsableFuel', 'earlierLegUnknown'],
  wind,
  tas: airspeed,
  fuel: [...flown, 'noFuelFlow'],
  trueTrack: [],
  windCorrection: flown,
  trueHeading: flown,
  compassHeading: [...flown, 'noVariation', 'noDeviationCard'],
  light: clock,
} satisfies Partial<Record<ColumnKey | 'light', readonly LegReason[]>>;
export type ValueColumn = keyof typeof explainedBy;
/** What is flown by comes first, so that it is in view in a narrow pane. */
export const columns = Object.keys(explainedBy) as ValueColumn[];

/** Null is not known; never zero. */
export function cellOf(column: ValueColumn, { leg, to }: LegRow, depart: string | null): ReactNode | null {
  if (column === 'light') return to.light === null ? null : words.route.light[to.light.state];
  const text = legColumn(column).of(leg, { depart, tenth: words.route.tenth });
  return column === 'fuelLeft' && leg.fuelLeft !== null ? leftInWords(leg.fuelLeft, text ?? '') : text;
}

/** It is the sentence for a value that is not known. */
export function whyNotKnown(column: ValueColumn, { leg }: Pick<LegRow, 'leg'>): string {
  const { route } = words;
  if (column === 'level') return route.noLevel;
  const code = (explainedBy[column] as readonly LegReason[]).find((one) => leg.reasons.includes(one));
  return code === undefined ? route.notKnown : route.reasons[code];
}

/** A dash that is read out as what it means; `why` is read out too, and shown to a mouse that rests on it. */
export function NotKnown({ why }: { why?: string }) {
  const { notKnown } = words.route;
  return (
    <span title={why}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{why === undefined || why === notKnown ? notKnown : `${notKnown}${words.common.colon}${why}`}</VisuallyHidden>
    </span>
  );
}

/** It writes a value, or that it is not known; never a zero for it. */
export const orDash = <Value,>(value: Value | null | undefined, show: (value: Value) => ReactNode): ReactNode =>
  value === null || value === undefined ? <NotKnown /> : show(value);

/** What is below zero catches the eye. */
export const leftInWords = (left: number, text: string): ReactNode => <span data-short-of-fuel={left < 0}>{text}</span>;
