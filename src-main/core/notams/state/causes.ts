/** When each effect of a NOTAM applies, within the time that is asked about. Moments are ISO 8601 UTC, so that they compare as text. */
import type { Cause } from '#contract/airports/state.ts';
import type { DecodedNotam } from '../describe/decoded-notam.ts';
import { NEVER } from '../lifecycle/span.ts';

export type Looked = {
  id: string;
  notamId: string | null;
  /** Its periods clipped to the time that is asked about. */
  notam: DecodedNotam;
  /** When it is over, whatever ends it. */
  overAt: string;
  isSample: boolean;
};

/** One for each effect and period in which it applies from `at` on; `to` is null without an end. */
export const causesOf = (looked: Looked, at: string): Cause[] =>
  looked.notam.effects.flatMap(({ kind, runway, extent, rule }) =>
    periodsOf(looked, at).map(({ from, to }) => ({ id: looked.id, notamId: looked.notamId, kind, runway, extent, rule, from, to })),
  );

function periodsOf({ notam, overAt }: Looked, at: string): { from: string; to: string | null }[] {
  const end = overAt === NEVER ? null : overAt;
  // Without a known begin it counts as in force, so that nothing is hidden.
  if (notam.startDate === null) return [{ from: at, to: end }];
  return notam.activePeriods.flatMap(({ start, end: own }) => {
    // Another NOTAM may end it before its own end.
    const to = own === null || (end !== null && end < own) ? end : own;
    return to !== null && to <= start ? [] : [{ from: start, to }];
  });
}
