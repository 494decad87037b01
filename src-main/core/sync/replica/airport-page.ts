import type { Fetching } from './fetch-replica.ts';
import type { Reply } from './remote.ts';
import { pageOf } from '#core/reference/sources/replica/shapes.ts';

/** A page has this many airports, the most that the API returns. */
export const PAGE = 300;

type Query = { filter?: string | undefined; sort?: string; limit: number; page?: number };

/** A page with parts and details where the server supports them; its first refusal of them is remembered. `also` as for `Remote`. */
export async function airportPage({ file, remote }: Fetching, query: Query, also: readonly number[] = []): Promise<Reply> {
  if (file.progress().expands) {
    const reply = await remote.get('/airports', { ...query, expand: 'details' }, [400, 404]);
    if (reply.status === 200) return reply;
    const plain = await remote.get('/airports', query, also);
    // If it is refused without them too, they were not the reason.
    if (plain.status === 200) file.note({ expands: false });
    return plain;
  }
  return remote.get('/airports', query, also);
}

/** Newest updatedAt that the server has now; null where it does not sort by it, or has nothing. */
export async function newestAt({ remote }: Fetching): Promise<string | null> {
  const reply = await remote.get('/airports', { sort: '-updatedAt', limit: 1 }, [400]);
  return reply.status === 200 ? (pageOf(reply.body, '/airports').items[0]?.updatedAt ?? null) : null;
}
