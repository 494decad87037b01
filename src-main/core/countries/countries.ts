/** Reads countries with their subdivisions from the reference database; each body was serialised when the dataset was built. */
import { hash } from 'node:crypto';
import type { Country, CountryList } from '#contract/countries.ts';
import type { JsonBytes, JsonPieces } from '../database/json.ts';
import { compileFilter } from '../filter/compile.ts';
import { joined, type Condition } from '../filter/condition.ts';
import type { Resource } from '../filter/resource.ts';
import { compileSort } from '../filter/sort.ts';
import type { ListQuery, Slice } from '../paging.ts';
import type { Dataset, Reference } from '../reference/dataset.ts';

/** Every row has the date of the dataset. */
const date = `(SELECT m.value FROM meta m WHERE m.key = 'date')`;

export const countryResource: Resource = {
  name: 'countries',
  fields: {
    id: { kind: 'id', column: 'c.id' },
    createdAt: { kind: 'timestamp', column: date },
    updatedAt: { kind: 'timestamp', column: date },
    continentCode: { kind: 'text', column: 'c.continent_code' },
    continent: { kind: 'text', column: 'c.continent_code' },
    isoId: { kind: 'text', column: 'c.country_code' },
    countryCode: { kind: 'text', column: 'c.country_code' },
    alpha3: { kind: 'text', column: 'c.alpha3' },
    name: { kind: 'text', column: 'c.name', fold: 'c.name_fold' },
    timezone: { kind: 'text', column: 'c.timezone' },
  },
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

type CountryPage = { tag: string; count: number; totalCount: number; body: JsonPieces<CountryList> };

/** `continent` is a continentCode in any case. */
export type CountryQuery = ListQuery & { continent?: string };

function prepare(reference: Reference) {
  return {
    reference,
    one: reference.db
      .prepare<{ identifier: string }, Buffer>(
        `SELECT CAST(c.body AS BLOB)
           FROM countries c
          WHERE c.id = lower(:identifier) OR c.country_code = upper(:identifier) OR c.alpha3 = upper(:identifier)`,
      )
      .pluck(),
  };
}

const inContinent = (code: string): Condition => ({ where: 'c.continent_code = ? COLLATE NOCASE', params: [code] });

export function openCountries(dataset: Dataset, clock: () => Date) {
  let ready = prepare(dataset.current());
  dataset.onSwap((reference) => {
    ready = prepare(reference);
  });

  return {
    list(query: CountryQuery, { limit, offset }: Slice): CountryPage {
      const filter = compileFilter(query.filter, countryResource, clock());
      const { where, params } = query.continent === undefined ? filter : joined('AND', [filter, inContinent(query.continent)]);
      const { orderBy } = compileSort(query, countryResource);
      const { db, revision } = ready.reference;
      const items = db
        .prepare<unknown[], string>(`SELECT c.body FROM countries c WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`)
        .pluck()
        .all(...params, limit, offset);
      const totalCount =
        db
          .prepare<unknown[], number>(`SELECT count(*) FROM countries c WHERE ${where}`)
          .pluck()
          .get(...params) ?? 0;
      const request = JSON.stringify([where, params, orderBy, limit, offset]);
      return {
        tag: `${revision}-${hash('sha1', request, 'base64url').slice(0, 12)}`,
        count: items.length,
        totalCount,
        body: { pieces: [Buffer.from(`{"count":${items.length},"totalCount":${totalCount},"items":[${items.join()}]}`)] },
      };
    },
    /** It is found by id or by its ISO code of two or three letters, in any case. */
    get(identifier: string): { tag: string; body: JsonBytes<Country> } | undefined {
      const body = ready.one.get({ identifier });
      return body && { tag: `${ready.reference.revision}-c${identifier.toLowerCase()}`, body };
    },
  };
}
