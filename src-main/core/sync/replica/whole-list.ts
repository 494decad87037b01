/** Lists that are short enough to be fetched whole whenever they may have changed. */
import { PAGE } from './airport-page.ts';
import type { Fetching } from './fetch-replica.ts';
import type { ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf, type Item } from '#core/reference/sources/replica/shapes.ts';

/** What servers answer at a path that they do not know; some want a key before they say so. */
const NO_LIST = [400, 401, 403, 404, 405];

/** Undefined from a server that has no such list. */
export async function wholeList({ remote }: Fetching, path: '/countries' | '/navaids'): Promise<Item[] | undefined> {
  const items: Item[] = [];
  for (let page = 1, left = 1; left > 0; page++) {
    const reply = await remote.get(path, { limit: PAGE, page }, page === 1 ? NO_LIST : []);
    if (reply.status !== 200) return undefined;
    const found = pageOf(reply.body, path);
    items.push(...found.items);
    left = found.items.length === 0 ? 0 : found.totalCount - items.length;
  }
  return items;
}

/** Counts as an edit where anything differs. */
export function replaceList(file: ReplicaFile, table: 'countries' | 'navaids', items: readonly Item[]): void {
  const held = file.db.prepare<[], string>(`SELECT body FROM ${table}`).pluck().all().sort();
  const bodies = items.map((item) => JSON.stringify(item));
  if (JSON.stringify(bodies.toSorted()) === JSON.stringify(held)) return;
  const insert = file.db.prepare(`INSERT INTO ${table} (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`);
  file.db.transaction(() => {
    file.db.exec(`DELETE FROM ${table}`);
    for (const [index, { id }] of items.entries()) insert.run(id, bodies[index]);
    file.note({ edits: file.progress().edits + 1 });
  })();
}
