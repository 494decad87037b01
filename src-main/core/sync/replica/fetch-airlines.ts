/** The airlines of another server of this API, where it has any: few enough to be fetched whole each time. */
import type { Airline } from '#contract/airlines.ts';
import { airlinesOf } from '#core/airlines/read-airlines.ts';
import { PAGE } from './airport-page.ts';
import type { Remote } from './remote.ts';

/** What servers answer that have no airlines, or none for who asks. */
const NO_LIST = [400, 401, 403, 404, 405];

export async function fetchAirlines(remote: Remote): Promise<Airline[]> {
  const airlines: Airline[] = [];
  for (let page = 1, seen = 0; ; page++) {
    const { status, body } = await remote.get('/airlines', { limit: PAGE, page }, page === 1 ? NO_LIST : []);
    if (status !== 200) return [];
    const { items, totalCount } = (body ?? {}) as { items?: unknown; totalCount?: unknown };
    if (!Array.isArray(items)) return [];
    airlines.push(...airlinesOf(items as Record<string, unknown>[]));
    seen += items.length;
    if (items.length === 0 || seen >= Number(totalCount)) return airlines;
  }
}
