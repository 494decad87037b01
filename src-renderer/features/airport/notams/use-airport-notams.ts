import { useApi } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import type { NotamAnswer } from '#contract/resources.ts';

/** Closures are among the gravest, so they are within the first page even where there are more. */
const MOST = 60;
const notEnded = ['active', 'overdue', 'future'];

export type AirportNoticesHeld = {
  /** In force or to come, the gravest first. */
  items: readonly NotamAnswer[];
  /** How many there are; undefined until it is known. */
  total: number | undefined;
  /** How many have ended, where none is in force or to come; undefined until it is known. */
  ended: number | undefined;
  problem: ApiProblem | undefined;
};

/** The notices of a location; without an ICAO code none can be told to be about it. */
export function useAirportNotams(icao: string | null): AirportNoticesHeld {
  const filter = JSON.stringify({ icao, status: { in: notEnded } });
  const query = { filter, sort: '-severity,-issueDate', limit: MOST, expand: 'decoded' as const };
  const { body, problem } = useApi('listNotams', icao === null ? undefined : { query });
  const all = useApi('listNotams', body?.totalCount === 0 ? { query: { filter: JSON.stringify({ icao }), limit: 1 } } : undefined);
  return { items: body?.items ?? [], total: body?.totalCount, ended: all.body?.totalCount, problem: problem ?? all.problem };
}
