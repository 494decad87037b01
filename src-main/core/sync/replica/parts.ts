/** Runways and frequencies one airport at a time, from a server whose list has none. */
import type { Fetching } from './fetch-replica.ts';
import { hasItsParts } from './held.ts';
import { itemOf, type Item } from '#core/reference/sources/replica/shapes.ts';
import { stepOf } from '#core/progress.ts';

/** What was fetched is kept when the run ends early. */
export async function fetchParts(fetching: Fetching): Promise<void> {
  const { file, progress } = fetching;
  const wanting = file.db.prepare<[], string>('SELECT id FROM airports WHERE has_parts = 0 ORDER BY id').pluck().all();
  const bodyOf = file.db.prepare<[string], string>('SELECT body FROM airports WHERE id = ?').pluck();
  const put = file.db.prepare('UPDATE airports SET updated_at = ?, body = ?, has_parts = 1 WHERE id = ?');
  for (const [index, id] of wanting.entries()) {
    const plain = JSON.parse(bodyOf.get(id) ?? '{}') as Item;
    const whole = (await wholeAirport(fetching, plain)) ?? { runways: [], frequencies: [], ...plain };
    file.db.transaction(() => {
      put.run(whole.updatedAt, JSON.stringify(whole), id);
      file.note({ edits: file.progress().edits + 1 });
    })();
    progress(stepOf('fetchingParts', { done: index + 1, total: wanting.length }));
  }
}

/** By its own address, else from the search for its code. Undefined: the server gives no parts. */
async function wholeAirport({ file, remote }: Fetching, plain: Item): Promise<Item | undefined> {
  const { id } = plain;
  if (file.progress().hasSingles) {
    const { status, body } = await remote.get(`/airports/${encodeURIComponent(id)}`, {}, [404, 405]);
    const single = status === 200 ? itemOf(body) : undefined;
    if (single?.id === id && hasItsParts(single)) return single;
  }
  const code = [plain['icaoCode'], plain['iataCode'], plain['localCode']].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (code === undefined) return undefined;
  const found = await remote.get('/search', { query: code }, [400, 404]);
  const { airports } = (found.body ?? {}) as { airports?: unknown };
  const whole = (Array.isArray(airports) ? airports.map(itemOf) : []).find((airport) => airport?.id === id);
  if (!whole || !hasItsParts(whole)) return undefined;
  // It exists but was not found by its address: this server has no such endpoint.
  file.note({ hasSingles: false });
  return whole;
}
