/** Who may ask what: every endpoint of the contract's table, asked by each kind of caller. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { User } from '#contract/users/user.ts';
import { ask, post, testServer, type Answered } from '../helpers/server.ts';

const callers = ['anonymous', 'user', 'owner', 'readOnly', 'readOnlyOfUser', 'tokenOfUser'] as const;
type Caller = (typeof callers)[number];

const server = testServer();
let headers: Record<Caller, Record<string, string>>;
beforeAll(async () => {
  const { users, keys, sessions } = server.core;
  const amelia = await users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
  const key = (of: string, isReadOnly = false) => ({ 'x-api-key': keys.add(of, 'x', { isReadOnly }).key });
  headers = {
    anonymous: {},
    user: key('amelia'),
    owner: key('owner'),
    readOnly: key('owner', true),
    readOnlyOfUser: key('amelia', true),
    tokenOfUser: { authorization: `Bearer ${await sessions.tokenFor(amelia)}` },
  };
});

/** Those that store nothing, though they are not GET. */
const reading: readonly EndpointName[] = ['brief', 'checkDataset'];

/** What the right to ask alone decides; undefined: nothing, so that the answer depends on what is asked. */
function refusedBy(name: EndpointName, caller: Caller): string | undefined {
  const { access, method }: Endpoint = endpoints[name];
  if (access === 'open') return undefined;
  if (caller === 'anonymous') return 'keyRequired';
  const isReadOnly = caller === 'readOnly' || caller === 'readOnlyOfUser';
  if (isReadOnly && ((method !== 'GET' && !reading.includes(name)) || access === 'owner')) return 'keyReadOnly';
  return access === 'owner' && caller !== 'owner' ? 'ownerRequired' : undefined;
}

const api = readFileSync(new URL('../../resources/docs/api.md', import.meta.url), 'utf8');
const [, rightsTable = ''] = /<!-- table: rights -->([^]*?)<!-- end -->/.exec(api) ?? [];
/** What the documents say: an entry for each endpoint, with what a key that may only read and a user may do. */
const documented = [
  ...rightsTable.replaceAll('\n  ', ' ').matchAll(/^- `(\w+ \/[^`]*)` — a key that may only read: (.*); a user: (.*)$/gm),
].map(([, line = '', toRead = '', user = '']) => ({
  line,
  cells: { readOnly: toRead, readOnlyOfUser: toRead, user, tokenOfUser: user },
}));
const nameOf = (line: string) =>
  (Object.keys(endpoints) as EndpointName[]).find((name) => `${endpoints[name].method} ${endpoints[name].path}` === line);

const rightsCodes = ['keyRequired', 'keyInvalid', 'ownerRequired', 'keyReadOnly'];

/** Harmless: ids that nothing has, bodies that are refused. `member` is sent too. */
function answerTo(name: EndpointName, caller: Caller, member?: string): Promise<Answered> {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace('{userId}', 'me').replaceAll(/\{\w+\}/g, randomUUID());
  // A key may be in the query, which is therefore read before the right is looked at.
  const asksAll = member === 'all' ? '?all=true' : '';
  const query = name === 'exportStoredRoute' ? '?format=gpx' : name === 'sendBasemap' ? '?name=x.pmtiles' : asksAll;
  // A stream of events has no end; HEAD asks for the same right.
  const method = name === 'events' ? 'HEAD' : endpoint.method;
  const body = endpoint.body ? JSON.stringify({ unknownMember: 1, ...(member !== undefined && { [member]: 1 }) }) : undefined;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return ask(server, `${path}${query}`, { method, headers: { ...headers[caller], ...type }, ...(body !== undefined && { body }) });
}

it.each([
  [
    'open',
    `
      beginSession decodeWeather events exportRoute flightPlan getAerodromeState getAirport getAirportMetar getAirspace getBasemapTile
      getCountry getDataset getDesk getDifference getForecast getMapData getNavaid getReportingPoint getRights getStationWeather getSync
      health listAirlines listAirports listAirspaces listAllAirports listBasemaps listChanges listConflicts listCountries listMapNotams
      listNavaids listNotams listReportingPoints listVersions listWeather login logout openRoute parseRoute plogRoute readLine
      refreshToken search`,
  ],
  [
    'owner',
    `
      addBasemap addSource addUser approveOrigin cancelSync changeSource changeUser chooseFetchPlaces confirmClock deleteWeather
      getBackup getPack getSourceAnswer importAirlines importDataset listFetchPlaces listOrigins listUsers makeLink removeBasemap
      removeSource removeSourceCredentials removeUser restore rollBack sendBasemap setSourceCredentials startSync testSource unpack
      uploadDataset withdrawOrigin`,
  ],
] as const)('these endpoints are %s, and no others', (access, names) => {
  const found = Object.entries(endpoints).filter(([, endpoint]) => endpoint.access === access);
  expect(found.map(([name]) => name).sort()).toEqual(names.trim().split(/\s+/));
});

describe.each(Object.keys(endpoints) as EndpointName[])('%s', (name) => {
  it.each(callers)('answers %s by its right', async (caller) => {
    const answer = await answerTo(name, caller);
    const expected = refusedBy(name, caller);
    const code = answer.headers['x-error-code'];
    const refused = rightsCodes.includes(String(code)) ? [answer.status, code] : undefined;
    expect(refused, answer.text).toEqual(expected && [expected === 'keyRequired' ? 401 : 403, expected]);
  });
});

describe('the table of rights in the documents', () => {
  it('has each endpoint that not everyone may ask', () => {
    const closed = Object.values(endpoints).filter(({ access }) => access !== 'open');
    expect(documented.map(({ line }) => line)).toEqual(closed.map(({ method, path }) => `${method} ${path}`));
  });

  it.each(documented)('is true of $line', async ({ line, cells }) => {
    const name = nameOf(line);
    if (name === undefined) throw new Error(`The contract has no ${line}.`);
    const codeFor = async (caller: Caller, member?: string) => String((await answerTo(name, caller, member)).headers['x-error-code']);
    for (const [caller, cell] of Object.entries(cells) as [keyof typeof cells, string][]) {
      const members = [...(cell.split(', without ')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, member]) => member ?? '');
      const refusal = caller.startsWith('readOnly') ? 'keyReadOnly' : 'ownerRequired';
      const code = await codeFor(caller);
      expect(rightsCodes.includes(code) ? code : 'yes', caller).toBe(cell.startsWith('yes') ? 'yes' : refusal);
      for (const member of members) expect(await codeFor(caller, member), `${caller} with ${member}`).toBe(refusal);
    }
  });
});

describe('users', () => {
  it('may be looked at by the owner, and by others each for himself', async () => {
    const { users } = server.core;
    const [amelia, owner] = ['amelia', 'owner'].map((name) => users.find(name)?.id ?? '') as [string, string];
    const codes = async (caller: Caller) =>
      Promise.all(
        [amelia, owner, randomUUID(), 'me'].map(async (id) => (await ask(server, `/users/${id}`, { headers: headers[caller] })).status),
      );
    expect(await codes('owner')).toEqual([200, 200, 404, 200]);
    expect(await codes('user')).toEqual([200, 404, 404, 200]);
    expect(await codes('tokenOfUser')).toEqual([200, 404, 404, 200]);
    expect(await codes('readOnly')).toEqual([404, 200, 404, 200]);
    expect(await codes('anonymous')).toEqual([401, 401, 401, 401]);
  });

  it('keep the body that clients of the public service know', async () => {
    const asOwner = async (id: string) => (await ask(server, `/users/${id}`, { headers: headers.owner })).json as User;
    const me = await asOwner('me');
    expect(Object.keys(me)).toEqual(['id', 'createdAt', 'updatedAt', 'username', 'email', 'isVerified']);
    expect(await asOwner(me.id)).toEqual(me);
  });
});

describe('a key', () => {
  it('is made to read only over HTTP, is listed as such, and cannot make another', async () => {
    const { json } = await post(server, '/keys', { name: 'kneeboard', isReadOnly: true }, headers.user);
    const { key, isReadOnly } = json as { key: string; isReadOnly: boolean };
    expect(isReadOnly).toBe(true);
    const reader = { 'x-api-key': key };
    const { items } = (await ask(server, '/keys', { headers: reader })).json as { items: { name: string; isReadOnly: boolean }[] };
    expect(items.find(({ name }) => name === 'kneeboard')?.isReadOnly).toBe(true);
    expect((await ask(server, '/notams?limit=20', { headers: reader })).json).toMatchObject({ count: 20 });
    const more = await post(server, '/keys', { name: 'more' }, reader);
    expect([more.status, more.headers['x-error-code']]).toEqual([403, 'keyReadOnly']);
    expect((await post(server, '/login', { username: 'amelia', password: 'electra 10E vega' }, reader)).status).toBe(200);
  });

  describe('that may only read', () => {
    const plan = { text: '4600N00600E DCT 4500N00700E' };
    let routeId: string;
    /** What is stored, as its owner sees it. */
    const stored = () =>
      Promise.all(
        [
          '/routes',
          '/briefings',
          '/waypoints',
          '/notams/imports',
          '/notams?limit=300',
          '/dataset',
          '/dataset/versions',
          '/acknowledgements',
        ].map(async (path) => (await ask(server, path, { headers: headers.user })).text),
      );
    beforeAll(async () => {
      routeId = ((await post(server, '/routes', { name: 'to Nice', ...plan }, headers.user)).json as { id: string }).id;
    });

    it.each([
      ['/briefings', () => JSON.stringify(plan)],
      ['/briefings?format=text', () => JSON.stringify(plan)],
      ['/dataset/check', () => undefined],
      ['/routes/parse', () => JSON.stringify(plan)],
      ['/routes/flight-plan', () => JSON.stringify({ route: plan })],
      ['/routes/plog', () => JSON.stringify(plan)],
      ['/routes/export?format=gpx', () => JSON.stringify(plan)],
      [
        '/routes/open',
        () => '<gpx xmlns="http://www.topografix.com/GPX/1/1"><rte><rtept lat="46" lon="6"/><rtept lat="45" lon="6"/></rte></gpx>',
      ],
      [
        '/notams/import?dryRun=true',
        () => 'A0001/26 NOTAMN Q) LSAS/QMRLC/IV/NBO/A/000/999/4614N00606E005 A) LSGG B) 2601010000 C) PERM E) RWY CLSD',
      ],
      ['/routes/{routeId}/briefing', () => '{"isRemembered":false}'],
    ])('asks POST %s, and nothing that is stored changes', async (path, bodyOf) => {
      const before = await stored();
      const body = bodyOf();
      const answer = await ask(server, path.replace('{routeId}', routeId), {
        method: 'POST',
        headers: { ...headers.readOnlyOfUser, ...(body?.startsWith('{') === true && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
      });
      expect(answer.status, answer.text).toBe(200);
      expect(await stored()).toEqual(before);
    });

    it.each([
      ['/notams/import', 'x'],
      ['/notams/import?dryRun=false', 'x'],
      ['/routes/{routeId}/briefing', undefined],
      ['/routes/{routeId}/briefing', '{}'],
      ['/routes/{routeId}/briefing', '{"isRemembered":true}'],
    ])('is refused by POST %s with the body %s, which stores', async (path, body) => {
      const answer = await ask(server, path.replace('{routeId}', routeId), {
        method: 'POST',
        headers: { ...headers.readOnlyOfUser, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
      expect([answer.status, answer.headers['x-error-code']]).toEqual([403, 'keyReadOnly']);
    });
  });

  it('of another user is seen and revoked by the owner alone', async () => {
    const { json } = await post(server, '/keys', { name: 'lost tablet' }, headers.user);
    const { id, key } = json as { id: string; key: string };
    const all = async (caller: Caller) => ask(server, '/keys?all=true', { headers: headers[caller] });
    type Listed = { items: { id: string; name: string; username?: string }[] };
    const { items } = (await all('owner')).json as Listed;
    expect(items.find((one) => one.id === id)).toMatchObject({ name: 'lost tablet', username: 'amelia' });
    expect(items.map(({ username }) => username)).toContain('owner');
    for (const [caller, code] of [
      ['user', 'ownerRequired'],
      ['tokenOfUser', 'ownerRequired'],
      ['readOnly', 'keyReadOnly'],
      ['anonymous', 'keyRequired'],
    ] as const)
      expect((await all(caller)).headers['x-error-code'], caller).toBe(code);
    const own = (await ask(server, '/keys', { headers: headers.owner })).json as Listed;
    expect(own.items.filter(({ username }) => username !== undefined)).toEqual([]);
    expect(own.items.map((one) => one.id)).not.toContain(id);
    const revoke = async (caller: Caller, which: string) =>
      (await ask(server, `/keys/${which}`, { method: 'DELETE', headers: headers[caller] })).status;
    expect(await revoke('user', own.items[0]?.id ?? '')).toBe(404);
    expect([await revoke('readOnly', id), await revoke('owner', id), await revoke('owner', id)]).toEqual([403, 204, 404]);
    expect((await ask(server, '/me', { headers: { 'x-api-key': key } })).status).toBe(401);
  });

  it('follows the role of its user from the next request on', async () => {
    const { users } = server.core;
    users.setRole('amelia', 'owner');
    expect((await ask(server, '/origins', { headers: headers.user })).status).toBe(200);
    users.setRole('amelia', 'user');
    expect((await ask(server, '/origins', { headers: headers.user })).status).toBe(403);
  });
});
