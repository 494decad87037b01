/** Why values are not known: each reason once, with the legs that it is true of. */
import type { LegReason } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';

/** `legs` count from 0 and are empty where the reason is that of the whole route or of all legs. */
type ReasonGroup = { reason: LegReason; legs: readonly number[] };

export function reasonGroups({ legs, totals }: Pick<ParsedRoute, 'legs' | 'totals'>): ReasonGroup[] {
  const groups = new Map<LegReason, number[]>();
  for (const [at, { reasons }] of legs.entries()) for (const reason of reasons) groups.set(reason, [...(groups.get(reason) ?? []), at]);
  for (const reason of totals.reasons) if (!groups.has(reason)) groups.set(reason, []);
  return [...groups].map(([reason, at]) => ({ reason, legs: at.length === legs.length ? [] : at }));
}
