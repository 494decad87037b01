import type { Fetching } from './fetch-replica.ts';
import { itemOf, type Item } from '#core/reference/sources/replica/shapes.ts';
import { replaceList, wholeList } from './whole-list.ts';
import { stepOf } from '#core/progress.ts';

/** The list of countries; from a server without one, the countries of its airports, one by one. */
export async function fetchCountries(fetching: Fetching): Promise<void> {
  const items = await listed(fetching);
  if (items === undefined) await fetchMissing(fetching);
  else replaceList(fetching.file, 'countries', items);
}

async function listed(fetching: Fetching): Promise<Item[] | undefined> {
  const { file } = fetching;
  if (!file.progress().listsCountries) return undefined;
  const items = await wholeList(fetching, '/countries');
  if (items === undefined) file.note({ listsCountries: false });
  return items;
}

const put = 'INSERT INTO countries (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body';

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
