/** A text in capitals with its segments, which several readers ask for and most texts need for none. */
import { segmentsOf } from './closures/segments.ts';
import type { Segment } from './closures/tokens.ts';

export type Clauses = { readonly text: string; readonly segments: () => readonly Segment[] };

export function clausesOf(text: string): Clauses {
  let segments: readonly Segment[] | undefined;
  return { text, segments: () => (segments ??= segmentsOf(text)) };
}
