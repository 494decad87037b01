import { useApi } from '#renderer/data/api/use-query.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';

/** The NOTAM screen shows the others. */
const SHOWN = 5;
const notEnded = ['active', 'overdue', 'future'];

export type AirportNoticesHeld = {
  /** Active or upcoming, the most severe first. */
  items: readonly NotamAnswer[];
  /** How many there are; undefined until known. */
  total: number | undefined;
  /** How many are over, where none is active or upcoming; undefined until known. */
  ended: number | undefined;
  problem: ApiProblem | undefined;
};

/** The NOTAMs that name the airport with this id by any of its codes. */
export function useAirportNotams(airport: string): AirportNoticesHeld {
  const filter = JSON.stringify({ airport, status: { in: notEnded } });
  const query = { filter, sort: '-severity,-issueDate', limit: SHOWN, expand: 'decoded' as const };
  const { body, problem } = useApi('listNotams', { query });
  const all = useApi('listNotams', body?.totalCount === 0 ? { query: { filter: JSON.stringify({ airport }), limit: 1 } } : undefined);
  return { items: body?.items ?? [], total: body?.totalCount, ended: all.body?.totalCount, problem: problem ?? all.problem };
}
