/** Stored routes over real HTTP: each user has their own, and they outlive the data. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteBody } from '#contract/route/stored.ts';
import { MOST_ROUTES } from '#contract/route/stored.ts';
import { openRouteEngine } from '#core/route/route.ts';
import { openSavedRoutes } from '#core/route/saved.ts';
import { startServer } from '#http/server.ts';
import { fieldSet, openTestUserData } from '../../core/user-data/open.ts';
import { ask, type Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner, other, as } = twoUsers();
const NONE = '00000000-0000-4000-8000-000000000000';
const body = {
  text: 'LSGG DCT GVA DCT LSZH',
  aircraft: { name: 'HB-ABC', tasKt: 105, deviationCard: [{ for: 0, steer: 2 }] },
  depart: '0800Z',
  winds: [{ direction: 240, speedKt: 20, leg: 1 }],
  choices: [{ word: 'GVA', id: 'none' }],
  alternates: ['LFPG'],
} satisfies RouteBody;

const add = async (given: object = body) => good(await owner('POST', '/routes', given), 'addRoute', 201);
const list = async () => good(await owner('GET', '/routes'), 'listRoutes').items;
const refusal = ({ status, headers }: Answered) => [status, headers['x-error-code']];

describe('a stored route', () => {
  it('comes back as it was given, with a name of its ends', async () => {
    const route = await add();
    expect(route).toEqual({
      ...body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'LSGG LSZH',
      isFavourite: false,
      createdAt: '2026-11-21T06:00:00.000Z',
      updatedAt: '2026-11-21T06:00:00.000Z',
    });
    expect(good(await owner('GET', `/routes/${route.id.toUpperCase()}`), 'getRoute')).toEqual(route);
    expect(await list()).toContainEqual(route);
  });

  it('is of one user alone', async () => {
    const { id } = await add();
    for (const [method, path] of [
      ['GET', `/routes/${id}`],
      ['PUT', `/routes/${id}`],
      ['DELETE', `/routes/${id}`],
      ['GET', `/routes/${id}/plog`],
      ['GET', `/routes/${id}/export?format=gpx`],
    ] as const)
      expect([path, (await other(method, path, method === 'PUT' ? body : undefined)).status]).toEqual([path, 404]);
    expect((await other('GET', '/routes')).json).toEqual({ items: [] });
  });

  it('may have no departure, no point and no well-formed text', async () => {
    for (const text of ['', 'nowhere at all', '\uD800 half', '\u0000']) {
      const route = await add({ text, depart: null });
      expect([route.text, route.depart]).toEqual([text, null]);
      expect(route.name.length).toBeGreaterThan(0);
    }
  });

  it('is replaced as a whole; name and mark stay where they are not given', async () => {
    const { id } = await add({ ...body, name: ' Riviera ', isFavourite: true });
    const changed = good(await owner('PUT', `/routes/${id}`, { text: 'LSGG LSZH' }), 'changeRoute');
    expect(changed).toEqual({
      id,
      name: 'Riviera',
      text: 'LSGG LSZH',
      depart: null,
      isFavourite: true,
      createdAt: changed.createdAt,
      updatedAt: changed.updatedAt,
    });
    const again = good(await owner('PUT', `/routes/${id}`, { ...body, name: 'Coast', isFavourite: false }), 'changeRoute');
    expect(again).toMatchObject({ ...body, name: 'Coast', isFavourite: false });
    expect((await owner('PUT', `/routes/${NONE}`, body)).status).toBe(404);
  });

  it('is listed behind the favourites', async () => {
    const marked = await add({ ...body, isFavourite: true });
    const flags = (await list()).map(({ isFavourite }) => isFavourite);
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    expect((await list()).findIndex(({ id }) => id === marked.id)).toBeLessThan(flags.indexOf(false));
  });

  it('is gone once it is removed', async () => {
    const { id } = await add();
    const removed = await owner('DELETE', `/routes/${id}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    for (const [method, path] of [
      ['DELETE', `/routes/${id}`],
      ['GET', `/routes/${id}`],
    ] as const)
      expect((await owner(method, path)).status).toBe(404);
  });

  it.each([
    [{}, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', depart: 'noon' }, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', name: ' ' }, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', name: '\uD800' }, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', name: 'x'.repeat(101) }, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', id: 'mine' }, 'invalidRequest', 400],
    [{ text: 'LSGG LFMN', choices: [{ word: 'x'.repeat(100_000), id: '' }] }, 'bodyTooLarge', 413],
  ])('is refused for %j', async (given, code, status) => {
    const { id } = await add();
    const before = await list();
    expect(refusal(await owner('POST', '/routes', given))).toEqual([status, code]);
    expect(refusal(await owner('PUT', `/routes/${id}`, given))).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it('is not made with a key that may only read', async () => {
    const { key } = server.core.keys.add('owner', 'reader', { isReadOnly: true });
    expect(refusal(await as(key)('POST', '/routes', body))).toEqual([403, 'keyReadOnly']);
    expect((await as(key)('GET', '/routes')).status).toBe(200);
  });

  it('is not stored beyond 1,000, and one may then be changed and removed', async () => {
    const { core } = server;
    const user = await core.users.add({ username: 'collector', email: 'c@example.org', password: 'correct horse battery' });
    const [first] = Array.from({ length: MOST_ROUTES }, () => core.userData.routes.add(user.id, { text: '' }, null));
    const collector = as(core.keys.add('collector', 'tests').key);
    expect(refusal(await collector('POST', '/routes', body))).toEqual([409, 'tooManyRoutes']);
    expect((await collector('PUT', `/routes/${first?.id}`, body)).status).toBe(200);
    expect((await collector('DELETE', `/routes/${first?.id}`)).status).toBe(204);
    expect((await collector('POST', '/routes', body)).status).toBe(201);
  });

  it('goes with its user', async () => {
    const { core } = server;
    const user = await core.users.add({ username: 'leaver', email: 'l@example.org', password: 'correct horse battery' });
    const route = core.userData.routes.add(user.id, { text: '' }, null);
    core.users.remove('leaver');
    expect(core.userData.routes.get(user.id, route.id)).toBeUndefined();
  });
});

describe('what is made of a stored route', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await add({ ...body, name: 'Über die Alpen' }));
  });

  it('are points, legs and faults, as POST /routes/parse has them', async () => {
    const route = good(await owner('GET', `/routes/${id}?expand=legs`), 'getRoute');
    const parsed = (await owner('POST', '/routes/parse', body)).json as Record<string, unknown>;
    const { alternates, ...rest } = parsed;
    expect(route).toMatchObject({ ...rest, alternatePoints: alternates, alternates: body.alternates, name: 'Über die Alpen' });
    expect(route.legs).toHaveLength(2);
  });

  it('are of another departure where one is given', async () => {
    const route = good(await owner('GET', `/routes/${id}?expand=legs&depart=2026-12-24T10:00Z`), 'getRoute');
    expect([route.depart, route.totals?.depart]).toEqual(['0800Z', '2026-12-24T10:00:00.000Z']);
    const plog = good(await owner('GET', `/routes/${id}/plog?depart=2026-12-24T10:00Z`), 'plogStoredRoute');
    expect(plog.totals.depart).toBe('2026-12-24T10:00:00.000Z');
    expect(refusal(await owner('GET', `/routes/${id}?depart=0900Z`))).toEqual([400, 'invalidRequest']);
    expect(refusal(await owner('GET', `/routes/${id}?expand=legs&depart=noon`))).toEqual([400, 'invalidRequest']);
  });

  it('are files that have its name', async () => {
    const plog = await owner('GET', `/routes/${id}/plog?format=csv`);
    expect([plog.status, plog.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="_ber-die-Alpen-plog.csv"; filename*=UTF-8''%C3%9Cber-die-Alpen-plog.csv`,
    ]);
    const gpx = await owner('GET', `/routes/${id}/export?format=gpx`);
    expect([gpx.headers['content-type'], gpx.headers['x-route-left-out']]).toEqual([
      'application/gpx+xml',
      expect.stringContaining('"part":"alternates"'),
    ]);
    expect(gpx.text).toContain('<name>LSZH</name>');
  });

  it('is nothing without a leg', async () => {
    const route = await add({ text: 'LSGG' });
    for (const path of ['plog', 'export?format=gpx'])
      expect(refusal(await owner('GET', `/routes/${route.id}/${path}`))).toEqual([400, 'noLeg']);
    expect(good(await owner('GET', `/routes/${route.id}?expand=legs`), 'getRoute')).toMatchObject({ legs: [] });
  });
});

it('a swap of the dataset leaves the route as it is, and says what is no longer in the data', async () => {
  const opened = await openTestUserData(fieldSet({ 1: { icao_code: 'LSXA' }, 2: { icao_code: 'LSXB' } }));
  const { userData, users, keys, dataset, swap } = opened;
  const { key } = keys.add('ana');
  const routes = openRouteEngine(
    dataset,
    { qnhNear: () => undefined, temperatureAt: () => undefined },
    () => new Date('2026-11-21T06:00:00Z'),
  );
  const savedRoutes = openSavedRoutes(routes, userData);
  const swapping = await startServer({ ...server.core, userData, users, keys, dataset, routes, savedRoutes }, { port: 0, log: opened.log });
  const get = async (path: string) => (await ask(swapping, path, { headers: { 'x-api-key': key } })).json as Record<string, object[]>;
  try {
    const { id } = userData.routes.add(opened.ana, { text: 'LSXA LSXB' }, null);
    const before = await get(`/routes/${id}`);
    expect((await get(`/routes/${id}?expand=legs`))['legs']).toHaveLength(1);
    await swap(fieldSet({ 1: { icao_code: 'LSXA' }, 2: null }));
    expect(await get(`/routes/${id}`)).toEqual(before);
    expect((await get(`/routes/${id}?expand=legs`))['faults']).toMatchObject([{ code: 'notInData', text: 'LSXB' }]);
  } finally {
    await swapping.close();
  }
});
