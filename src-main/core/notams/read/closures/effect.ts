import type { Effect } from '../notice.ts';

/** When a NOTAM applies; null where that is not known or has no end. */
export type Span = { readonly from: Date | null; readonly to: Date | null };

/** The dates of one NOTAM as text: they are the same for all its effects. */
const written = new WeakMap<Span, { from: string | null; to: string | null }>();

function iso(span: Span): { from: string | null; to: string | null } {
  let found = written.get(span);
  if (!found) written.set(span, (found = { from: span.from?.toISOString() ?? null, to: span.to?.toISOString() ?? null }));
  return found;
}

type Said = Partial<Effect> & Pick<Effect, 'runway' | 'extent' | 'rule'>;

/** An effect that applies as long as its NOTAM, unless `said` lists periods. */
export function effectOf(kind: Effect['kind'], said: Said, span: Span): Effect {
  const { periods = [] } = said;
  const { from, to } = iso(span);
  return {
    kind,
    runway: said.runway,
    extent: said.extent,
    rule: said.rule,
    for: said.for ?? null,
    when: said.when ?? null,
    words: said.words ?? null,
    from: periods[0]?.start ?? from,
    to: periods.length > 0 ? (periods.at(-1)?.end ?? null) : to,
    periods,
    lengths: said.lengths ?? [],
  };
}
