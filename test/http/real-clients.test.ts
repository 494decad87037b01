/** What clients of the public service send, beyond the plain forms of lists.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Airport, AirportList } from '#contract/airports/airport.ts';
import type { Country, CountryList } from '#contract/countries.ts';
import type { User } from '#contract/users/user.ts';
import { ask, testServer } from '../helpers/server.ts';

const server = testServer();

describe('a filter with letters beyond ASCII', () => {
  const text = '{"name": "Zürich Airport"}';

  it.each([
    ['JSON', text],
    ['base64 of UTF-8', Buffer.from(text, 'utf8').toString('base64')],
    ['base64url of UTF-8', Buffer.from(text, 'utf8').toString('base64url')],
    ['base64 of Latin-1, as btoa makes it', btoa(text)],
  ])('finds the same airport as %s', async (_form, filter) => {
    const answer = await ask(server, `/airports?filter=${encodeURIComponent(filter)}`);
    expect(answer.status, answer.text).toBe(200);
    expect((answer.json as AirportList).items.map((airport) => airport.icaoCode)).toEqual(['LSZH']);
  });

  it('is quoted as it was meant where it is refused', async () => {
    const answer = await ask(server, `/airports?filter=${encodeURIComponent(btoa('{"elevation": "très haut"}'))}`);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details).toEqual(['filter.elevation: must be a number, not "très haut"']);
  });

  it('is read the same way in a sort', async () => {
    const answer = await ask(server, `/airports?sort=${encodeURIComponent(btoa('{ "zürich": "asc" }'))}`);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details[0]).toMatch(/^sort\.zürich: unknown field/);
  });
});

it.each(['{ "name" : "desc"}', '[\t{"name":"desc"}]', ' {"name":"desc"}'])(
  'a sort in base64 is JSON however it is spaced: %j',
  async (sort) => {
    const list = (path: string) => ask(server, path).then((answer) => answer.json as AirportList);
    const byName = await list('/airports?sort=-name&limit=5');
    expect(await list(`/airports?limit=5&sort=${encodeURIComponent(btoa(sort))}`)).toEqual(byName);
  },
);

describe('/airports/all', () => {
  it('is a bare array of id, codes and name of every airport, in the order of the list', async () => {
    const answer = await ask(server, '/airports/all');
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    const listed: Airport[] = [];
    for (let page = 1; listed.length < server.core.dataset.current().counts.airports; page++) {
      listed.push(...((await ask(server, `/airports?limit=300&page=${page}`)).json as AirportList).items);
    }
    expect(answer.json).toEqual(listed.map(({ id, icaoCode, iataCode, name }) => ({ id, icaoCode, iataCode, name })));
    expect(Object.keys((answer.json as object[])[0] ?? {})).toEqual(['id', 'icaoCode', 'iataCode', 'name']);
  });

  it('has an ETag of its own that gives 304, and the headers of the dataset', async () => {
    const first = await ask(server, '/airports/all');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(etag).not.toBe((await ask(server, '/airports')).headers['etag']);
    expect(first.headers['x-dataset-revision']).toBe(server.core.dataset.current().revision);
    const second = await ask(server, '/airports/all', { headers: { 'if-none-match': etag } });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  it('is the same to several who ask at once, and to one with a key', async () => {
    const answers = await Promise.all(['', '', `?apiKey=${server.key}`].map((query) => ask(server, `/airports/all${query}`)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('takes limit, page, filter and sort', async () => {
    const listed = (await ask(server, '/airports?sort=-name&limit=7&page=2')).json as AirportList;
    const some = (await ask(server, '/airports/all?sort[0][name]=desc&limit=7&page=2')).json as Airport[];
    expect(some.map(({ id }) => id)).toEqual(listed.items.map(({ id }) => id));
    const swiss = (await ask(server, `/airports/all?filter=${encodeURIComponent('{"countryCode":"CH"}')}`)).json as Airport[];
    expect(swiss.map(({ icaoCode }) => icaoCode)).toContain('LSGG');
    expect(swiss.length).toBeLessThan(server.core.dataset.current().counts.airports);
    expect((await ask(server, '/airports/all?filter={"name":"nowhere"}')).text).toBe('[]');
  });

  it.each(['limit=0', 'page=0', 'filter=x', 'expand=details'])('answers 400 to %s', async (query) => {
    const answer = await ask(server, `/airports/all?${query}`);
    expect(answer.status).toBe(400);
  });

  it('names its method once to another', async () => {
    const answer = await ask(server, '/airports/all', { method: 'DELETE' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET']);
  });

  it('leaves the airport with the IATA code ALL to capital letters', async () => {
    expect((await ask(server, '/airports/ALL')).json).not.toBeInstanceOf(Array);
  });
});

describe('/countries', () => {
  const countries = async (query: string) => {
    const answer = await ask(server, `/countries?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as CountryList;
  };
  const continents = (list: { items: Country[] }) => [...new Set(list.items.map((country) => country.continentCode))];

  it('takes a limit of 500 and no more', async () => {
    const list = await countries('limit=500');
    expect(list.count).toBe(list.totalCount);
    const over = await ask(server, '/countries?limit=501');
    expect(over.status).toBe(400);
    expect((over.json as { details: string[] }).details).toEqual(['limit: must be a whole number from 1 to 500, not "501"']);
  });

  it.each(['continent=EU', 'continent=eu', 'filter={"continent":"EU"}', 'filter={"continent":{"in":["EU"]}}'])(
    'gives those of a continent to %s',
    async (query) => {
      const list = await countries(`limit=500&${encodeURI(query)}`);
      expect(continents(list)).toEqual(['EU']);
      expect(list).toEqual(await countries(`limit=500&filter=${encodeURIComponent('{"continentCode":"EU"}')}`));
    },
  );

  it('joins continent and filter', async () => {
    const { items } = await countries(`continent=EU&filter=${encodeURIComponent('{"name":{"startsWith":"Sw"}}')}`);
    expect(items.map((country) => country.countryCode).sort()).toEqual(['CH', 'SE']);
  });

  it('has an ETag for each continent', async () => {
    const tags = await Promise.all(
      ['', '?continent=EU', '?continent=AF'].map(async (query) => (await ask(server, `/countries${query}`)).headers['etag']),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

it('/me is /users/me', async () => {
  const headers = { 'x-api-key': server.key };
  const me = await ask(server, '/me', { headers });
  expect(me.status).toBe(200);
  expect(me.json as User).toEqual((await ask(server, '/users/me', { headers })).json);
  expect((await ask(server, '/me')).status).toBe(401);
});

describe('a direction', () => {
  const list = async (sort: string) => {
    const answer = await ask(server, `/airports?limit=20&${sort}`);
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as AirportList).items;
  };

  it.each([
    ['ascending', 'asc'],
    ['descending', 'desc'],
    ['Descending', 'desc'],
  ])('may be %s', async (word, short) => {
    const wanted = await list(`sort[name]=${short}`);
    expect(await list(`sort[name]=${word}`)).toEqual(wanted);
    expect(await list(`sort=${encodeURIComponent(JSON.stringify([{ name: word }]))}`)).toEqual(wanted);
  });
});

it('an empty key is no key, and one in the header counts next to it', async () => {
  expect((await ask(server, '/airports?limit=1', { headers: { 'x-api-key': '' } })).status).toBe(200);
  expect((await ask(server, '/notams?apiKey=')).status).toBe(200);
  expect((await ask(server, '/users/me?apiKey=', { headers: { 'x-api-key': server.key } })).status).toBe(200);
});

it('sorts come in the order of their places', async () => {
  const ids = async (path: string) => ((await ask(server, path)).json as AirportList).items.map(({ id }) => id);
  expect(await ids('/airports?sort[1][name]=desc&sort[0][countryCode]=asc')).toEqual(await ids('/airports?sort=countryCode,-name'));
});

it('a search whose & was not escaped is one text', async () => {
  const found = await ask(server, '/search?query=AT&T');
  expect(found.status, found.text).toBe(200);
  expect(found.json).toEqual((await ask(server, '/search?query=AT%26T')).json);
  expect((await ask(server, '/search?query=AT&T=1')).status).toBe(400);
});

it('NOTAMs are filtered and sorted by icaoCode as by icao', async () => {
  const requested = (name: string) =>
    ask(server, `/notams?filter=${encodeURIComponent(`{"${name}":{"startsWith":"L"}}`)}&sort=${name}&apiKey=${server.key}`);
  expect((await requested('icaoCode')).json).toEqual((await requested('icao')).json);
  expect(((await requested('icao')).json as AirportList).totalCount).toBeGreaterThan(0);
});
