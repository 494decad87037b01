import { useEffect, useMemo, useReducer } from 'react';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { api } from '#renderer/data/api/client.ts';
import type { ListedAirport } from '#contract/resources.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { PAGE_SIZE } from './page-window.ts';
import { openPages } from './pages.ts';

export type Question = { filter?: string; near?: string; sort?: string; expand?: 'parts' };

export type Rows = {
  /** Undefined before the first answer. */
  total: number | undefined;
  /** Undefined while its page is not there. */
  at: (row: number) => ListedAirport | undefined;
  want: (first: number, last: number) => void;
  problem: ApiProblem | undefined;
  /** Asks once more for what did not come. */
  again: () => void;
  /** Tells one list from the next: another question, or the same of another dataset. */
  name: string;
};

/** The airports that match, read as they come into sight; all is asked anew when the question or the dataset changes. */
export function useRows(question: Question): Rows {
  const swaps = useDataset((dataset) => dataset.swaps);
  const name = JSON.stringify([question, swaps]);
  const [, tellCome] = useReducer((times: number) => times + 1, 0);
  const pages = useMemo(() => {
    const [asked] = JSON.parse(name) as [Question];
    return openPages<ListedAirport>(
      (page, signal) => api('listAirports', { query: { ...asked, limit: PAGE_SIZE, page } }, { signal }),
      tellCome,
    );
  }, [name]);
  useEffect(() => () => pages.close(), [pages]);
  return { total: pages.total(), at: pages.at, want: pages.want, problem: pages.problem(), again: pages.again, name };
}
