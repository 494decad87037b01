import { PAGE } from './airport-page.ts';
import type { Fetching } from './fetch-replica.ts';
import { itemOf, pageOf, type Item } from '#core/reference/sources/replica/shapes.ts';
import { stepOf } from '#core/progress.ts';

/** The list of countries; from a server without one, the countries of its airports, one by one. */
export async function fetchCountries(fetching: Fetching): Promise<void> {
  const items = await listed(fetching);
  if (items === undefined) await fetchMissing(fetching);
  else replace(fetching, items);
}

async function listed({ file, remote }: Fetching): Promise<Item[] | undefined> {
  if (!file.progress().listsCountries) return undefined;
  const items: Item[] = [];
  for (let page = 1, left = 1; left > 0; page++) {
    const reply = await remote.get('/countries', { limit: PAGE, page }, [400, 404, 405]);
    if (reply.status !== 200) {
      file.note({ listsCountries: false });
      return undefined;
    }
    const found = pageOf(reply.body, '/countries');
    items.push(...found.items);
    left = found.items.length === 0 ? 0 : found.totalCount - items.length;
  }
  return items;
}

const put = 'INSERT INTO countries (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body';

function replace({ file }: Fetching, items: readonly Item[]): void {
  const held = file.db.prepare<[], string>('SELECT body FROM countries').pluck().all().sort();
  const bodies = items.map((item) => JSON.stringify(item));
  if (JSON.stringify(bodies.toSorted()) === JSON.stringify(held)) return;
  const insert = file.db.prepare(put);
  file.db.transaction(() => {
    file.db.exec('DELETE FROM countries');
    for (const [index, { id }] of items.entries()) insert.run(id, bodies[index]);
    file.note({ edits: file.progress().edits + 1 });
  })();
}

async function fetchMissing({ file, remote, progress }: Fetching): Promise<void> {
  const codes = file.db
    .prepare<[], string>(
      `SELECT json_extract(body, '$.countryCode') AS code
         FROM airports
        WHERE code IS NOT NULL
       EXCEPT
       SELECT json_extract(body, '$.countryCode') FROM countries
        ORDER BY code`,
    )
    .pluck()
    .all();
  const insert = file.db.prepare(put);
  for (const [index, code] of codes.entries()) {
    const { body } = await remote.get(`/countries/${encodeURIComponent(code)}`, {}, [400, 404, 405]);
    const country = itemOf(body);
    if (country) {
      insert.run(country.id, JSON.stringify(country));
      file.note({ edits: file.progress().edits + 1 });
    }
    progress(stepOf('fetchingCountries', { done: index + 1, total: codes.length }));
  }
}
