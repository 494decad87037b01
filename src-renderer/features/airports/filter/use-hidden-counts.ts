import { useEffect, useState } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import type { AirportFilter, Gap } from './airport-filter.ts';
import { askedOf, gapsOf } from './filter-json.ts';

export type Hidden = { gap: Gap; count: number };

/** The gaps that hide airports under the filter, each with how many; asked after the rows themselves have come. Without an answer nothing is said. */
export function useHiddenCounts(filter: AirportFilter, total: number | undefined): readonly Hidden[] {
  const swaps = useDataset((dataset) => dataset.swaps);
  const wider = gapsOf(filter)
    .filter((gap) => !filter.unknown.includes(gap))
    .map((gap) => ({ gap, asked: askedOf({ ...filter, unknown: [...filter.unknown, gap] }) }));
  const question = JSON.stringify({ wider, total, swaps });
  const [settled, setSettled] = useState<{ question: string; hidden: readonly Hidden[] }>();
  useEffect(() => {
    const { wider: asked, total: shown } = JSON.parse(question) as { wider: typeof wider; total?: number };
    if (shown === undefined || asked.length === 0) return undefined;
    const giveUp = new AbortController();
    const count = async () => {
      const hidden = [];
      for (const { gap, asked: query } of asked) {
        const { totalCount } = await api('listAirports', { query: { ...query, limit: 1 } }, { signal: giveUp.signal });
        if (totalCount > shown) hidden.push({ gap, count: totalCount - shown });
      }
      setSettled({ question, hidden });
    };
    count().catch(() => undefined);
    return () => giveUp.abort();
  }, [question]);
  return settled?.question === question ? settled.hidden : [];
}
