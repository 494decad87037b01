import { api } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';
import type { AirportFilter, Gap } from './airport-filter.ts';
import { askedOf, gapsOf } from './filter-json.ts';

export type Hidden = { gap: Gap; count: number };

const none: readonly Hidden[] = [];

/** The gaps that hide airports under the filter, each with how many; fetched after the rows themselves. Without an answer nothing is shown. */
export function useHiddenCounts(filter: AirportFilter, total: number | undefined): readonly Hidden[] {
  const wider = gapsOf(filter)
    .filter((gap) => !filter.unknown.includes(gap))
    .map((gap) => ({ gap, query: askedOf({ ...filter, unknown: [...filter.unknown, gap] }) }));
  return useQuery(total === undefined || wider.length === 0 ? undefined : { wider, total }, countHidden).body ?? none;
}

type Wider = { wider: readonly { gap: Gap; query: ReturnType<typeof askedOf> }[]; total: number };

async function countHidden({ wider, total }: Wider, signal: AbortSignal): Promise<readonly Hidden[]> {
  const hidden = [];
  // One after the other, so that they do not delay the rows.
  for (const { gap, query } of wider) {
    const { totalCount } = await api('listAirports', { query: { ...query, limit: 1 } }, { signal });
    if (totalCount > total) hidden.push({ gap, count: totalCount - total });
  }
  return hidden;
}
