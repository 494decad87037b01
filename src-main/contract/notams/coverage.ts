/** Lists of NOTAMs claim to cover places. Without a claim, that nothing is stored of a place does not mean that there is nothing. */
import type { Static } from 'typebox';
import { Closed, Count, OneOf, Text, Timestamp, TimestampOrNull, itemsOf } from '../schema/values.ts';

export const claimKinds = ['full', 'delta', 'checklist', 'byLocation'] as const;

export const CoverageClaim = Closed({
  place: Text('aerodrome or region of which the list claims to hold all NOTAMs'),
  source: Text('label of the source or file that claims it'),
  kind: OneOf(
    claimKinds,
    'full: one list with all; delta: changes since such a list, without a gap; checklist: compared with a list of the valid numbers; byLocation: all that was answered for the place',
  ),
  from: TimestampOrNull('moment that the list is of; null where it does not say'),
  to: TimestampOrNull('the list holds until then: its own end, or when a later part of it was refused; null without an end'),
  count: Count('NOTAMs of the place in the list'),
  claimedAt: Timestamp('when the import that claims it ended here'),
});
export type CoverageClaim = Static<typeof CoverageClaim>;
export type ClaimKind = CoverageClaim['kind'];

export const CoverageList = itemsOf(CoverageClaim);
