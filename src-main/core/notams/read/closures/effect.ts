import type { Effect } from '../notice.ts';

/** When a NOTAM applies; null where that is not known or has no end. */
export type Span = { from: Date | null; to: Date | null };

/** An effect that applies as long as its NOTAM, unless `said` lists periods. */
export function effectOf(
  kind: Effect['kind'],
  said: Partial<Effect> & Pick<Effect, 'runway' | 'extent' | 'rule'>,
  { from, to }: Span,
): Effect {
  const periods = said.periods ?? [];
  return {
    kind,
    for: null,
    when: null,
    words: null,
    from: periods[0]?.start ?? from?.toISOString() ?? null,
    to: periods.at(-1)?.end ?? to?.toISOString() ?? null,
    lengths: [],
    ...said,
    periods,
  };
}
