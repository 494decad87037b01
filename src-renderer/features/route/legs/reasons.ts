/** Why values are not known: each reason once, with the legs that it is true of. */
import type { LegReason } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';

/** `legs` count from 0 and are empty where the reason is that of the whole route or of all legs. */
type ReasonGroup = { code: LegReason; legs: readonly number[] };

export function reasonGroups({ legs, totals }: Pick<ParsedRoute, 'legs' | 'totals'>): ReasonGroup[] {
  const groups = new Map<LegReason, number[]>();
  for (const [at, { reasons }] of legs.entries()) for (const code of reasons) groups.set(code, [...(groups.get(code) ?? []), at]);
  for (const code of totals.reasons) if (!groups.has(code)) groups.set(code, []);
  return [...groups].map(([code, at]) => ({ code, legs: at.length === legs.length ? [] : at }));
}
