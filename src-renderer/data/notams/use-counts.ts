import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';

/** Milliseconds that a query must stay unchanged before it is counted, so that typing causes one request. */
const REST = 150;

type Counts = Readonly<Record<string, number>>;
const none: Counts = {};

/**
 * Tells how many NOTAMs each of these queries finds, by its name. The server's exact numbers for these very queries or nothing, since a
 * number for another time would be wrong.
 */
export function useCounts(
  questions: Readonly<Record<string, NotamQuery>> | undefined,
  version: string,
): { counts: Counts; problem: ApiProblem | undefined } {
  const { body, problem } = useQuery(questions, countAll, { version, rest: REST });
  return { counts: body ?? none, problem };
}

async function countAll(questions: Readonly<Record<string, NotamQuery>>, signal: AbortSignal): Promise<Counts> {
  const counts = Object.entries(questions).map(async ([name, query]) => {
    const { totalCount } = await api('listNotams', { query: { ...query, limit: 1 } }, { signal });
    return [name, totalCount] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** The parameters of `GET /notams` that select NOTAMs, without paging and order. */
export type NotamQuery = { filter?: string; near?: string; bbox?: string; at?: string };
