/** The newest revision has a mount next to the root, and its answers differ. */
import { beforeAll, describe, expect, it } from 'vitest';
import { airportUseNames } from '#contract/airports/details.ts';
import { ask, post, testServer } from '../helpers/server.ts';

type List = { count: number; totalCount: number; items: Record<string, unknown>[] };

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('the mount', () => {
  const server = testServer();
  beforeAll(async () => {
    await server.core.users.add({ username: 'amelia', email: 'amelia@vega.example', password: 'electra 10E vega' });
  });
  const newest = async (path: string) => (await ask(server, `/1.0.16${path}`, { headers: { 'x-api-key': server.key } })).json as unknown;

  it('has the root’s NOTAMs with icaoCode for icao, and no other difference', async () => {
    const { items, ...counts } = (await ask(server, '/notams?limit=300', { headers: { 'x-api-key': server.key } })).json as List;
    expect(items.length).toBeGreaterThan(0);
    expect(await newest('/notams?limit=300')).toEqual({
      ...counts,
      items: items.map(({ icao, ...notam }) => ({ ...notam, icaoCode: icao })),
    });
    const { icao, ...first } = items[0] ?? {};
    expect(await newest(`/notams/${String(first['id'])}`)).toEqual({ ...first, icaoCode: icao });
  });

  it('caps the NOTAMs of an anonymous caller as the root does', async () => {
    const { count, totalCount } = (await ask(server, '/1.0.16/notams')).json as List;
    expect([count, totalCount]).toEqual([5, server.core.notams.count()]);
  });

  it('has who may use an airport, unknown to the starter set, in list, search and details', async () => {
    const unknown = Object.fromEntries(airportUseNames.map((name) => [name, null]));
    const { items } = (await newest('/airports?limit=300')) as List;
    expect(items.length).toBe(server.core.dataset.current().counts.airports);
    for (const airport of items) expect(airport).toMatchObject(unknown);
    const { airports } = (await newest('/search?query=geneva')) as { airports: object[] };
    expect(airports[0]).toMatchObject(unknown);
    expect(airports[0]).not.toHaveProperty('runways');
    expect(await newest('/airports/LSGG')).toMatchObject({ ...unknown, runways: expect.arrayContaining([expect.anything()]) });
  });

  it('answers a page in the order and with the filter of the root', async () => {
    const query = `?filter=${encoded({ countryCode: 'US', isMilitary: null })}&sort[name]=desc&limit=7&offset=3`;
    const ids = ({ items }: List) => items.map(({ id }) => id);
    const root = (await ask(server, `/airports${query}`)).json as List;
    expect(ids((await newest(`/airports${query}`)) as List)).toEqual(ids(root));
    expect(root.count).toBe(7);
  });

  it('says what is at the root alone, and who makes users', async () => {
    const sentenceOf = async (path: string) => {
      const { status, json } = await ask(server, path);
      return [status, (json as { message: string }).message];
    };
    expect(await sentenceOf('/1.0.16/routes')).toEqual([404, expect.stringContaining('at the root: /routes.')]);
    expect(await sentenceOf('/1.0.16/airports?near=46,6,10')).toEqual([
      404,
      expect.stringContaining('near; it is at the root: /airports.'),
    ]);
    expect((await ask(server, '/1.0.16/airports?naer=46,6,10')).status).toBe(400);
    for (const path of ['/signup', '/account/updatePassword', '/1.0.16/oauth/validateToken'])
      expect(await sentenceOf(path)).toEqual([404, expect.stringContaining('aeroshelf users add')]);
    const refused = await ask(server, '/1.0.16/airports', { method: 'DELETE' });
    expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET']);
  });

  it('names its known difference', async () => {
    expect((await ask(server, '/1.0.16/airports')).headers['x-known-differences']).toBe('icaoCode-null');
    expect((await ask(server, '/airports')).headers['x-known-differences']).toBeUndefined();
  });

  it('renews the key that it made, and no other', async () => {
    const refresh = async (key: string) =>
      (await ask(server, '/1.0.16/users/me/refreshApiKey', { method: 'POST', headers: { 'x-api-key': key } })).json as { apiKey: string };
    const named = server.core.keys.add('amelia', 'refreshed');
    const first = await refresh(named.key);
    const second = await refresh(first.apiKey);
    const status = async (key: string) => (await ask(server, '/1.0.16/me', { headers: { 'x-api-key': key } })).status;
    expect(await Promise.all([named.key, first.apiKey, second.apiKey].map(status))).toEqual([200, 401, 200]);
    expect(await newest('/me')).toMatchObject({ apiKey: '', apiKeyMonthlyQuotas: 0, subscriptionPlan: null });
  });

  it('logs in by e-mail address, and tells of the user what the newest revision has', async () => {
    const { json } = await post(server, '/1.0.16/login', { email: 'amelia@vega.example', password: 'electra 10E vega' });
    const { user } = json as { user: object };
    expect(Object.keys(user)).toEqual(['id', 'createdAt', 'updatedAt', 'username']);
  });

  it('has empty lists where nothing is stored, and reports no problem', async () => {
    for (const path of ['/airlines', '/airspaces', '/reportingPoints']) {
      expect(await newest(path)).toEqual({ count: 0, totalCount: 0, items: [] });
      expect((await ask(server, `${path}/none`, { headers: { 'x-api-key': server.key } })).status).toBe(404);
    }
    expect(await newest('/airports/LSGG/metar')).toEqual([]);
    expect((await ask(server, '/airports/QQQQ/metar')).status).toBe(404);
    expect(server.core.problems.list()).toEqual([]);
  });
});
