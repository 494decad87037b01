import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import type { NotamQuery } from './notam-query.ts';

/** Milliseconds that a question must stand before it is counted, so that a slider that is pushed asks once. */
const REST = 150;

export type Counts = Readonly<Record<string, number>>;
const none: Counts = {};

/**
 * How many notices each of these questions finds, by its name. Whole numbers of the server or nothing: while they are asked for, and when one
 * can't be had, none stands there, since a number of another moment would be wrong.
 */
export function useCounts(questions: Readonly<Record<string, NotamQuery>> | undefined, version: string): Counts {
  return useQuery(questions, countAll, { version, rest: REST }).body ?? none;
}

async function countAll(questions: Readonly<Record<string, NotamQuery>>, signal: AbortSignal): Promise<Counts> {
  const counts = Object.entries(questions).map(async ([name, query]) => {
    const { totalCount } = await api('listNotams', { query: { ...query, limit: 1 } }, { signal });
    return [name, totalCount] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
