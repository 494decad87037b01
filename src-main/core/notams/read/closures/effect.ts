import type { Effect } from '../notice.ts';

/** It says when a NOTAM applies; null where that is not known or has no end. */
export type Span = { readonly from: Date | null; readonly to: Date | null };

const written = (date: Date | null): string | null => date && date.toISOString();

type Said = Partial<Effect> & Pick<Effect, 'extent' | 'rule'>;

/** An effect that applies as long as its NOTAM, unless `said` lists periods. */
export function effectOf(kind: Effect['kind'], said: Said, span: Span): Effect {
  const { periods = [] } = said;
  return {
    kind,
    runway: said.runway ?? null,
    extent: said.extent,
    rule: said.rule,
    for: said.for ?? null,
    when: said.when ?? null,
    words: said.words ?? null,
    from: periods[0]?.start ?? written(span.from),
    to: periods.length > 0 ? (periods.at(-1)?.end ?? null) : written(span.to),
    periods,
    lengths: said.lengths ?? [],
    names: said.names ?? [],
    grades: said.grades ?? [],
    category: said.category ?? null,
    conditions: said.conditions ?? [],
    quote: said.quote ?? null,
  };
}
