import MiniSearch from 'minisearch';
import type { Notam } from '#contract/resources.ts';

/** The notices among those on screen that hold every word, in their order; words may be begun only. No words keep all. */
export function holdingWords(words: string, shown: readonly Notam[]): readonly Notam[] {
  if (words.trim() === '') return shown;
  const index = new MiniSearch<Notam>({ fields: ['notamId', 'icao', 'message'], idField: 'id' });
  index.addAll(shown);
  const found = new Set<unknown>(index.search(words, { combineWith: 'AND', prefix: true }).map(({ id }) => id as unknown));
  return shown.filter(({ id }) => found.has(id));
}
