import { words } from '#renderer/i18n/words.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { useRecents } from '#renderer/data/recents.ts';
import { useFinder } from './finder.ts';
import { countInWords, type Hit } from './hits.ts';

/** A screenful and a half; typing more is faster than reading a longer list. */
const MOST = 30;

type Hits = {
  hits: readonly Hit[];
  kind: 'found' | 'recent';
  summary: string;
  problem: ApiProblem | undefined;
  /** Whether the rows are for the current text of the box, not for an earlier one. */
  settled: boolean;
};

/** The rows for the text in the box; an empty box shows recent airports. */
export function useHits(): Hits {
  const query = useFinder((finder) => finder.query.trim());
  const recents = useRecents((kept) => kept.recents);
  const asked = useApi('search', query === '' ? undefined : { query: { query, limit: MOST, expand: 'code' } });

  if (query === '') {
    const hits = recents.map((airport) => ({ airport, full: undefined }));
    return { hits, kind: 'recent', summary: hits.length === 0 ? '' : words.search.recent, problem: undefined, settled: true };
  }
  const airports = (asked.body ?? asked.earlier)?.airports ?? [];
  const isFirst = asked.earlier === undefined && asked.problem === undefined;
  const hits = asked.problem === undefined ? airports.map((airport) => ({ airport, full: airport })) : [];
  return {
    hits,
    kind: 'found',
    summary: asked.body !== undefined ? countInWords(hits.length, query, MOST) : isFirst ? words.layout.loading : '',
    problem: asked.problem,
    settled: asked.body !== undefined,
  };
}
