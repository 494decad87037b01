import type { NotamAnswer } from '#contract/notams/notam.ts';
import { api } from '#renderer/data/api/client.ts';
import { listQuery, type Listing } from '../list/use-notam-rows.ts';

/** NOTAMs printed or written as Markdown at most: some 500 pages. */
const MOST_PRINTED = 2_000;
/** The largest page of the server. */
const PAGE = 300;

export type AllRead = { totalCount: number; items: readonly NotamAnswer[] };

/** The list from its beginning, whatever is in sight; of a caller who gets fewer, as many as that. Throws ApiProblem. */
export async function readAll(listing: Omit<Listing, 'pageSize'>): Promise<AllRead> {
  const items: NotamAnswer[] = [];
  for (let page = 1; ; page++) {
    const answer = await api('listNotams', { query: { ...listQuery(listing), limit: PAGE, page } });
    items.push(...answer.items);
    if (answer.items.length < PAGE || items.length >= MOST_PRINTED)
      return { totalCount: answer.totalCount, items: items.slice(0, MOST_PRINTED) };
  }
}
