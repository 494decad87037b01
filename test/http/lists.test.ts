import { describe, expect, it } from 'vitest';
import type { Airport, AirportList } from '#contract/airports/airport.ts';
import type { CountryList } from '#contract/countries.ts';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

const airports = async (query: string) => {
  const answer = await ask(server, `/airports${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as AirportList;
};
const details = (answer: { json: unknown }) => (answer.json as { details: string[] }).details;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('a page', () => {
  it('has 100 airports by default', async () => {
    const list = await airports('');
    expect(Object.keys(list)).toEqual(['count', 'totalCount', 'items']);
    expect(list.count).toBe(100);
    expect(list.items).toHaveLength(100);
    expect(list.totalCount).toBe(server.core.dataset.current().counts.airports);
  });

  it('has exactly the keys of the contract, in its order', async () => {
    const { items } = await airports('?limit=1');
    expect(Object.keys(items[0] as Airport).join()).toBe(
      'id,updatedAt,name,icaoCode,iataCode,localCode,latitude,longitude,elevation,countryCode,city,state,county,continentCode,timezone,facilityType,isPrivate,isClosed',
    );
  });

  it.each([
    ['limit=0', 'limit: must be a whole number from 1 to 300, not "0"'],
    ['limit=301', 'limit: must be a whole number from 1 to 300, not "301"'],
    ['limit=1.5', 'limit: must be a whole number from 1 to 300, not "1.5"'],
    ['limit=', 'limit: must be a whole number from 1 to 300, not ""'],
    ['page=0', 'page: must be a whole number from 1 to 2147483647, not "0"'],
    ['page=99999999999999999999', 'page: must be a whole number from 1 to 2147483647, not "99999999999999999999"'],
    ['offset=-1', 'offset: must be a whole number of at least 0, not "-1"'],
    ['page=1&offset=0', 'offset: given together with page; send one of them'],
    ['limit=5&limit=6', 'limit: given more than once; send it once'],
    ['fliter={}', 'fliter: unknown parameter, did you mean filter?'],
    ['format=xml', 'format: must be one of json, csv, ndjson, geojson, not "xml"'],
  ])('answers 400 to %s and says why', async (query, sentence) => {
    const answer = await ask(server, `/airports?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ statusCode: 400, name: 'Bad Request', details: [sentence] });
  });

  it('beyond the end is empty and keeps the total', async () => {
    const list = await airports('?page=100000&limit=300');
    expect(list).toEqual({ count: 0, totalCount: server.core.dataset.current().counts.airports, items: [] });
  });

  it.each(['', '&sort=-elevation,name', '&sort=[{"city":"desc"}]', `&filter=${json({ facilityType: 'airport' })}`])(
    'never overlaps another: all pages of limit=7%s hold totalCount distinct ids',
    async (extra) => {
      const ids = new Set<string>();
      let total = 0;
      for (let page = 1; ; page++) {
        const list = await airports(`?limit=7&page=${page}${extra}`);
        total = list.totalCount;
        for (const airport of list.items) ids.add(airport.id);
        if (list.count < 7) break;
      }
      expect(ids.size).toBe(total);
      expect(total).toBeGreaterThan(50);
    },
  );

  it('is the same by page and by offset', async () => {
    expect(await airports('?limit=10&page=4')).toEqual(await airports('?limit=10&offset=30'));
  });

  it('says in Link where first, previous, next and last are', async () => {
    const total = server.core.dataset.current().counts.airports;
    const answer = await ask(server, '/airports?limit=50&page=2&sort=name');
    const last = Math.ceil(total / 50);
    expect(answer.headers['link']).toBe(
      [
        '</airports?limit=50&sort=name&page=1>; rel="first"',
        '</airports?limit=50&sort=name&page=1>; rel="prev"',
        '</airports?limit=50&sort=name&page=3>; rel="next"',
        `</airports?limit=50&sort=name&page=${last}>; rel="last"`,
      ].join(', '),
    );
    const byOffset = await ask(server, '/airports?limit=50&offset=0');
    expect(byOffset.headers['link']).toContain('</airports?limit=50&offset=50>; rel="next"');
    expect(byOffset.headers['link']).not.toContain('prev');
  });

  it('links lead from the first to the last row', async () => {
    let path: string | undefined = '/airports?limit=60';
    let seen = 0;
    while (path) {
      const answer = await ask(server, path);
      seen += (answer.json as AirportList).count;
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
    }
    expect(seen).toBe(server.core.dataset.current().counts.airports);
  });
});

describe('the vectors that real clients send', () => {
  it('find Spanish airports only, by base64 with a nested AND', async () => {
    const list = await airports('?limit=50&offset=0&filter=eyJBTkQiOlt7ImNvdW50cnlDb2RlIjp7ImluIjpbIkVTIl19fV19');
    expect(list.count).toBeGreaterThan(0);
    expect(new Set(list.items.map((airport) => airport.countryCode))).toEqual(new Set(['ES']));
  });

  it('sort[name]=asc with a key in x-api-key', async () => {
    const answer = await ask(server, '/airports?sort[name]=asc&limit=300', { headers: { 'x-api-key': server.key } });
    expect(answer.status).toBe(200);
    const plain = await airports('?sort=name&limit=300');
    expect(answer.json).toEqual(plain);
  });
});

describe('filters and sorts over HTTP', () => {
  it('find what is near, across 180° too', async () => {
    const near = await airports('?near=46.238,6.109,20&limit=300');
    expect(near.items[0]?.icaoCode).toBe('LSGG');
    const across = await airports('?bbox=170,-25,-170,-10&limit=300');
    expect(across.count).toBeGreaterThan(0);
    expect(across.items.every(({ longitude }) => longitude !== null && (longitude >= 170 || longitude <= -170))).toBe(true);
  });

  it.each([
    ['near=46,6', 'near'],
    ['bbox=0,50,10,40', 'bbox'],
  ])('answer 400 to %s', async (query, name) => {
    const answer = await ask(server, `/airports?${query}`);
    expect(answer.status).toBe(400);
    expect(details(answer)[0]).toMatch(new RegExp(`^${name}: `));
  });
});

describe('other forms', () => {
  const filter = json({ countryCode: 'CH' });

  it('csv has a header line and a line for each match', async () => {
    const answer = await ask(server, `/airports?format=csv&filter=${filter}`);
    const { totalCount } = await airports(`?filter=${filter}`);
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines[0]?.split(',')).toHaveLength(18);
    expect(lines).toHaveLength(totalCount + 1);
  });

  it('ndjson has every airport, more than a page', async () => {
    const answer = await ask(server, '/airports?format=ndjson');
    const rows = answer.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Airport);
    expect(new Set(rows.map((row) => row.id)).size).toBe(server.core.dataset.current().counts.airports);
  });

  it('geojson puts longitude before latitude', async () => {
    const answer = await ask(server, `/airports?format=geojson&filter=${json({ icaoCode: 'LSGG' })}`);
    const { features } = JSON.parse(answer.text) as { features: { geometry: { coordinates: number[] }; properties: Airport }[] };
    expect(features).toHaveLength(1);
    expect(features[0]?.geometry.coordinates).toEqual([features[0]?.properties.longitude, features[0]?.properties.latitude]);
  });

  it('keep to limit and offset when they are given', async () => {
    const answer = await ask(server, '/airports?format=ndjson&limit=3&offset=2');
    const { items } = await airports('?limit=3&offset=2');
    expect(
      answer.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Airport),
    ).toEqual(items);
  });
});

describe('countries', () => {
  it('answer to id, alpha-2 and alpha-3 in any case', async () => {
    const byCode = await ask(server, '/countries/CH');
    expect(byCode.status).toBe(200);
    const { id } = byCode.json as { id: string };
    for (const path of ['/countries/che', '/countries/Che', '/countries/ch', `/countries/${id}`, `/countries/${id.toUpperCase()}`]) {
      expect((await ask(server, path)).json).toEqual(byCode.json);
    }
    expect((await ask(server, '/countries/XX9')).status).toBe(404);
  });

  it('list by pages', async () => {
    const answer = await ask(server, '/countries?limit=300&sort=name');
    const list = answer.json as CountryList;
    expect(list.totalCount).toBeGreaterThan(240);
    expect(list.items.find((country) => country.isoId === 'CH')?.subdivisions).toContainEqual({
      code: 'CH-GE',
      name: expect.any(String) as string,
    });
  });
});

describe('one airport', () => {
  it.each(['LSGG', 'lsgg', 'GVA'])('is found by %s, with runways and frequencies', async (code) => {
    const answer = await ask(server, `/airports/${code}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      icaoCode: 'LSGG',
      runways: expect.arrayContaining([expect.objectContaining({ name: '04/22' })]) as object[],
    });
    expect((answer.json as { frequencies: unknown[] }).frequencies.length).toBeGreaterThan(3);
  });
});

describe('caching', () => {
  it.each(['/airports?limit=3', '/airports/LSGG', '/search?query=geneva', '/countries/CH', '/countries'])(
    '%s has an ETag that gives 304',
    async (path) => {
      const first = await ask(server, path);
      const etag = String(first.headers['etag']);
      expect(etag).toMatch(/^"[^"]+"$/);
      const second = await ask(server, path, { headers: { 'if-none-match': `"other", W/${etag}` } });
      expect(second.status).toBe(304);
      expect(second.text).toBe('');
      expect(second.headers['x-dataset-revision']).toBe(first.headers['x-dataset-revision']);
    },
  );

  it('another page has another ETag', async () => {
    const one = await ask(server, '/airports?limit=3&page=1');
    const two = await ask(server, '/airports?limit=3&page=2');
    expect(one.headers['etag']).not.toBe(two.headers['etag']);
  });
});
