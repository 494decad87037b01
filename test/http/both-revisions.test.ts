/**
 * Answers at the root and at the mount over the real data, by the schemas of the public service's two revisions as closed objects: no answer lacks a member or has
 * one more. `npm run test:long` has all that the compatibility is promised for, `npm test` a seeded sample.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { schemasOf } from '../helpers/aerodb.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { isLong, times } from '../helpers/long.ts';
import { seededRandom } from '../helpers/random.ts';
import { ask, post, testServer } from '../helpers/server.ts';
import { layFullSet } from '../renderer/full/full-set.ts';

type List = { totalCount: number; items: Record<string, unknown>[] };

/** The same part of the service in both revisions, by the names of its schemas; undefined where a revision has none. */
type Names = [ofSeed: string | undefined, ofNewest: string];

/** The root has these whole, as it had them before there was a second revision; the first one's specification wants 50 characters and whole degrees. */
const wholeAtRoot = /\/(?:city|state|county|lowEndHeading|highEndHeading)$/;
/** The difference that the mount names. */
const namedByMount = /^(?:\/airports)?\/icaoCode$/;

const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describeShared('both revisions over the world', ({ notices, specifications }) => {
  const [seed, newest] = [schemasOf(specifications, '1.0.0'), schemasOf(specifications, '1.0.16')];
  const login = { username: 'amelia', email: 'amelia@vega.example', password: 'electra 10E vega' };
  // The world, with what a second source says of two airports.
  const server = testServer({ lay: layFullSet });
  let key = '';
  let airports: { id: string; name: string }[] = [];
  let some: <T>(of: readonly T[], count: number) => T[];
  beforeAll(async () => {
    await server.core.users.add(login);
    ({ key } = server.core.keys.add('amelia'));
    const files = globSync(isLong ? '*/*.{json,csv,txt,xml}' : 'nats-pib/*.xml', { cwd: notices });
    server.core.settings.change({ notamRetentionDays: null });
    await server.core.notamIntake.files(files.map((file) => ({ path: join(notices, file), name: basename(file) })));
    airports = (await get('/airports/all')) as typeof airports;
    const random = seededRandom('both revisions');
    some = (of, count) => Array.from({ length: count }, () => of[Math.floor(random() * of.length)]!);
  }, 600_000);
  const answer = (path: string) => ask(server, path, { headers: { 'x-api-key': key } });
  const get = async (path: string) => (await answer(path)).json as unknown;

  /** Faults of each place over all items of a list, or those of every twelfth page, by how many items have them. */
  async function faultsOf(path: string, check: (value: unknown) => string[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (let offset = 0, total = 1; offset < total; offset += times(12, 1) * 300) {
      const page = (await get(`${path}?limit=300&offset=${offset}&sort=id`)) as List;
      total = page.totalCount;
      for (const item of page.items) for (const place of check(item)) counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  }

  /** Lists the faults of the answers to some paths at both, by address, without the known differences. */
  async function wrongAmong(paths: Iterable<string>, [ofSeed, ofNewest]: Names, isList = false): Promise<Record<string, string[]>> {
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      for (const [mount, schemas, name, isKnown] of [
        ['', seed, ofSeed, wholeAtRoot] as const,
        ['/1.0.16', newest, ofNewest, namedByMount] as const,
      ]) {
        if (name === undefined) continue;
        const { status, json } = await answer(`${mount}${path}`);
        const faults = (isList ? schemas.list(name) : schemas.one(name))(json).filter((place) => !isKnown.test(place));
        if (faults.length > 0) wrong[`${status} ${mount}${path}`] = faults;
      }
    }
    return wrong;
  }

  it('the list of airports differs from the newest in 75,488 without an ICAO code', async () => {
    expect(airports.length).toBe(85_938);
    expect(await faultsOf('/1.0.16/airports', newest.one('ReadListAirport'))).toEqual({ '/icaoCode': times(6_310, 75_488) });
  });

  it.runIf(isLong)('the list of airports differs from the first in 310 longer texts', async () => {
    expect(await faultsOf('/airports', seed.one('ReadListAirport'))).toEqual({ '/state': 307, '/city': 3 });
  });

  it('airports with their parts fit both', async () => {
    const chosen = some(airports, times(150, 1_000)).map(({ id }) => `/airports/${id}`);
    expect(await wrongAmong(chosen, ['ReadAirport', 'ReadAirport'])).toEqual({});
  });

  it('searches for words of names, for codes and for single letters fit both', async () => {
    const { items } = (await get(`/airports?limit=300&${filter({ icaoCode: { isNull: false } })}`)) as List;
    const words = some(airports, times(20, 140)).flatMap(({ name }) => some(name.split(' ').filter(Boolean), 1));
    const codes = some(items, times(6, 34)).map(({ icaoCode }) => String(icaoCode));
    const searches = [...'abcdefghijklmnopqrstuvwxyz', ...words, ...codes].map((query) => `/search?query=${encodeURIComponent(query)}`);
    expect(searches.length).toBe(times(52, 200));
    expect(await wrongAmong(searches, ['SearchResult', 'SearchResult'])).toEqual({});
  });

  it('countries, the caller, health and refusals fit both', async () => {
    const { items } = (await get('/countries?limit=500')) as List;
    expect(items.length).toBe(251);
    expect({
      ...(await wrongAmong(['/countries?limit=500'], ['Country', 'Country'], true)),
      ...(await wrongAmong(
        items.map(({ id }) => `/countries/${String(id)}`),
        ['Country', 'Country'],
      )),
      ...(await wrongAmong([`/me?apiKey=${key}`], ['User', 'CurrentUser'])),
      ...(await wrongAmong(['/health'], [undefined, 'HealthStatus'])),
      ...(await wrongAmong(['/airports/none', '/countries/none', '/notams/none'], ['NotFoundError', 'NotFoundError'])),
      ...(await wrongAmong(['/airports?limit=0', '/search?query='], ['ValidationError', 'ValidationError'])),
      ...(await wrongAmong(['/notams?apiKey=wrong'], ['UnauthorizedError', 'UnauthorizedError'])),
    }).toEqual({});
  });

  it('a login, its refusal and the renewed key fit both', async () => {
    const { username, email, password } = login;
    for (const [mount, { one }, body] of [
      ['', seed, { username, password }],
      ['/1.0.16', newest, { email, password }],
    ] as const) {
      expect(one('AuthenticationResult')((await post(server, `${mount}/login`, body)).json)).toEqual([]);
      expect(one('UnauthorizedError')((await post(server, `${mount}/login`, { ...body, password: 'wrong' })).json)).toEqual([]);
    }
    const renewed = await post(server, '/1.0.16/users/me/refreshApiKey', {}, { 'x-api-key': key });
    expect(newest.one('CurrentUser')(renewed.json)).toEqual([]);
  });

  it('NOTAMs fit both, but for those that are longer than either allows', async () => {
    expect(server.core.notams.count()).toBeGreaterThan(times(1_000, 15_000));
    const faults = await faultsOf('/notams', seed.one('Notam'));
    expect(await faultsOf('/1.0.16/notams', newest.one('ReadNotam'))).toEqual(faults);
    expect(faults).toEqual(isLong ? { '/message': 6 } : {});
  });

  it('a body at the root has the bytes of the first revision: its members in their order, and nothing between them', async () => {
    const members = (name: string, body: object) => seed.members(name).map((member) => [member, (body as Record<string, unknown>)[member]]);
    for (const { id } of some(airports, times(100, 500))) {
      const { text, json } = await answer(`/airports/${id}`);
      const { runways, frequencies } = json as { runways: object[]; frequencies: object[] };
      const parts = {
        runways: runways.map((runway) => Object.fromEntries(members('ReadRunway', runway))),
        frequencies: frequencies.map((frequency) => Object.fromEntries(members('ReadFrequency', frequency))),
      };
      expect(text).toBe(JSON.stringify({ ...Object.fromEntries(members('ReadAirport', json)), ...parts }));
    }
  });
});
