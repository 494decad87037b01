/** Waypoints of the users are stored and imported over real HTTP, and routes lead over them. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ParsedRoute } from '#contract/route/route.ts';
import { MOST_WAYPOINTS } from '#contract/route/waypoints.ts';
import { ask, post, type Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner, other, otherKey, as } = twoUsers();
const home = { ident: 'home', name: 'Our strip', latitude: 46.5, longitude: 7.25, elevationFt: 1500.5, remarks: 'grass' };

const list = async () => good(await owner('GET', '/waypoints'), 'listWaypoints').items;
const add = async (body: object = home) => good(await owner('POST', '/waypoints', body), 'addWaypoint', 201);
const refusal = ({ status, headers }: Answered) => [status, headers['x-error-code']];
const upload = (text: string, key = server.key) =>
  ask(server, '/waypoints/import', { method: 'POST', headers: { 'x-api-key': key }, body: text });
const imported = async (text: string) => good(await upload(text), 'importWaypoints');

beforeEach(async () => {
  for (const { id } of await list()) await owner('DELETE', `/waypoints/${id}`);
});

describe('a waypoint', () => {
  it('is stored, listed by ident, changed and removed', async () => {
    const stored = await add();
    const at = '2026-11-21T06:00:00.000Z';
    expect(stored).toEqual({ ...home, id: stored.id, ident: 'HOME', createdAt: at, updatedAt: at });
    const plain = await add({ ident: 'ABC', latitude: -90, longitude: 180 });
    expect(plain).toMatchObject({ name: 'ABC', elevationFt: null, remarks: null });
    expect(await list()).toEqual([plain, stored]);
    const body = { ident: 'Farm', latitude: 1, longitude: 2 };
    expect(good(await owner('PUT', `/waypoints/${stored.id}`, body), 'changeWaypoint')).toMatchObject({
      id: stored.id,
      ident: 'FARM',
      name: 'FARM',
      remarks: null,
    });
    const removed = await owner('DELETE', `/waypoints/${stored.id}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await owner('DELETE', `/waypoints/${stored.id}`)).status).toBe(404);
    expect((await owner('PUT', `/waypoints/${stored.id}`, home)).status).toBe(404);
  });

  it('has an ident that no other of its user has, in any case', async () => {
    const [first, second] = [await add(), await add({ ...home, ident: 'FARM' })];
    expect(refusal(await owner('POST', '/waypoints', { ...home, ident: 'HoMe' }))).toEqual([409, 'waypointExists']);
    expect(refusal(await owner('PUT', `/waypoints/${second.id}`, { ...home, ident: 'HOME' }))).toEqual([409, 'waypointExists']);
    expect((await owner('PUT', `/waypoints/${first.id}`, { ...home, ident: 'Home' })).status).toBe(200);
    expect((await other('POST', '/waypoints', home)).status).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  it('is of one user alone', async () => {
    const { id } = await add();
    expect((await other('PUT', `/waypoints/${id}`, { ...home, ident: 'MINE' })).status).toBe(404);
    expect((await other('DELETE', `/waypoints/${id}`)).status).toBe(404);
    expect((await list())[0]?.ident).toBe('HOME');
  });

  it.each([
    [{ ...home, ident: 'DCT' }, 'waypointIdentInvalid'],
    [{ ...home, ident: 'HO ME' }, 'waypointIdentInvalid'],
    [{ ...home, ident: '\uD800' }, 'waypointIdentInvalid'],
    [{ ...home, latitude: 90.1 }, 'memberInvalid'],
    [{ ...home, elevationFt: '1500' }, 'memberInvalid'],
    [{ ...home, remarks: 'x'.repeat(4_001) }, 'memberInvalid'],
    [{ ident: 'HOME' }, 'memberMissing'],
  ])('is refused for %j', async (body, code) => {
    const answer = await owner('POST', '/waypoints', body);
    expect([answer.status, (answer.json as { reasons: { code: string }[] }).reasons[0]?.code]).toEqual([400, code]);
    expect(await list()).toEqual([]);
  });
});

describe('POST /waypoints/import', () => {
  const csv = (...rows: string[]) => ['ident,name,latitude,longitude,elevationFt,remarks', ...rows].join('\n');

  it('has each point of the file in its report: stored, replaced, or refused with line and reason', async () => {
    await add();
    const report = await imported(
      csv(
        'HOME,Our new strip,46,7,,',
        'farm,Farm,46,8,1000,',
        'DCT,Direct,46,8,,',
        ',Höhe Süd,46,8,,',
        'FARM,Second farm,46,9,,',
        'FAR,Far,96,8,,',
        'HIGH,High,46,8,50000,',
        ',Эльбрус,43.3,42.4,,',
        `LONG,${'x'.repeat(101)},46,8,,`,
      ),
    );
    expect(report.stored).toEqual([
      { line: 3, ident: 'FARM', name: 'Farm', madeOf: null },
      { line: 4, ident: 'DIRECT', name: 'Direct', madeOf: 'Direct' },
      { line: 5, ident: 'HOHESUD', name: 'Höhe Süd', madeOf: 'Höhe Süd' },
    ]);
    expect(report.replaced).toEqual([{ line: 2, ident: 'HOME', name: 'Our new strip', madeOf: null }]);
    expect(report.refused.map(({ line, ident, reason }) => [line, ident, reason.code])).toEqual([
      [6, 'FARM', 'waypointIdentTwice'],
      [7, 'FAR', 'waypointPositionInvalid'],
      [8, 'HIGH', 'waypointElevationInvalid'],
      [9, null, 'waypointIdentInvalid'],
      [10, 'LONG', 'waypointTextTooLong'],
    ]);
    expect((await list()).map(({ ident, name }) => [ident, name])).toEqual([
      ['DIRECT', 'Direct'],
      ['FARM', 'Farm'],
      ['HOHESUD', 'Höhe Süd'],
      ['HOME', 'Our new strip'],
    ]);
  });

  it('gives names that begin alike idents of their own, the same ones each time', async () => {
    const file = csv(',Weissenstein Nord,46,7,,', ',Weissenstein Süd,46,8,,', 'WEISSENSTE,Kulm,46,9,,');
    const first = await imported(file);
    expect(first.stored.map(({ ident, name }) => [ident, name])).toEqual([
      ['WEISSENST2', 'Weissenstein Nord'],
      ['WEISSENST3', 'Weissenstein Süd'],
      ['WEISSENSTE', 'Kulm'],
    ]);
    const before = await list();
    expect(await imported(file)).toMatchObject({ stored: [], replaced: first.stored });
    expect(await list()).toEqual(before);
  });

  it('says what else the file has', async () => {
    const report = await imported('<gpx><wpt lat="46" lon="7"><name>ONE</name></wpt><trk><trkseg/></trk></gpx>');
    expect(report.faults).toMatchObject([{ code: 'routeFilePartsUnused', values: { parts: 'trk' } }]);
    expect((await upload('<gpx/>')).headers['x-error-code']).toBe('invalidRequest');
  });

  it('stores nothing of a file that is more than 10,000 in all', async () => {
    const { core } = server;
    const { id } = await core.users.add({ username: 'collector', email: 'c@example.org', password: 'correct horse battery' });
    const { key } = core.keys.add('collector', 'tests');
    const count = () => core.userData.waypoints.list(id).length;
    const many = (rows: number) => csv(...Array.from({ length: rows }, (_, at) => `P${at}X,,46,7,,`));
    const report = good(await upload(many(MOST_WAYPOINTS), key), 'importWaypoints');
    expect([report.stored.length, count()]).toEqual([MOST_WAYPOINTS, MOST_WAYPOINTS]);
    expect(refusal(await upload(csv('P1X,,1,1,,', 'NEW,,46,7,,'), key))).toEqual([409, 'tooManyWaypoints']);
    expect(refusal(await as(key)('POST', '/waypoints', home))).toEqual([409, 'tooManyWaypoints']);
    expect(core.userData.waypoints.list(id).filter(({ latitude }) => latitude !== 46)).toEqual([]);
  });
});

describe('a route', () => {
  const parse = async (text: string, key?: string): Promise<ParsedRoute> =>
    (await post(server, '/routes/parse', { text }, key === undefined ? {} : { 'x-api-key': key })).json;
  const pointsOf = ({ points }: ParsedRoute) => points.map(({ kind, ident, name, elevationFt }) => [kind, ident, name, elevationFt]);

  it('leads over the waypoints of its user, and of no other', async () => {
    await add({ ...home, ident: 'OWN7' });
    const route = await parse('LSGG own7 LSZH', server.key);
    expect(pointsOf(route)[1]).toEqual(['waypoint', 'OWN7', 'Our strip', 1500.5]);
    expect(route.faults).toEqual([]);
    for (const key of [undefined, otherKey()]) {
      const { faults } = await parse('LSGG OWN7 LSZH', key);
      expect(faults.map(({ code, text }) => [code, text])).toEqual([['notInData', 'OWN7']]);
    }
  });

  it('leads over one that is called as an airway or an aerodrome is, and says so where there are both', async () => {
    await add({ ...home, ident: 'A1' });
    expect(pointsOf(await parse('LSGG A1 LSZH', server.key))[1]?.[0]).toBe('waypoint');
    await add({ ...home, ident: 'LSGG' });
    const { faults } = await parse('LSGG LSZH', server.key);
    expect(faults.map(({ code, candidates }) => [code, candidates.map(({ kind }) => kind).toSorted()])).toEqual([
      ['ambiguous', ['airport', 'waypoint']],
    ]);
  });

  it('has them in its log, its files and again out of a file', async () => {
    await add();
    const owner = (method: string, path: string, body?: unknown) => as(server.key)(method, path, body);
    const plan = { text: 'LSGG HOME LSZH' };
    const plog = good(await owner('POST', '/routes/plog', plan), 'plogRoute');
    expect(plog.legs[0]?.to).toMatchObject({ ident: 'HOME', name: 'Our strip' });
    const gpx = await owner('POST', '/routes/export?format=gpx', plan);
    const open = (headers: Record<string, string>) => ask(server, '/routes/open', { method: 'POST', headers, body: gpx.text });
    expect((await open({ 'x-api-key': server.key })).json).toMatchObject({ text: plan.text });
    expect((await open({})).json).toMatchObject({ text: 'LSGG HOME="Our strip"@46.5,7.25 LSZH' });
    const stored = (await owner('POST', '/routes', plan)).json as { id: string };
    const { points } = good(await owner('GET', `/routes/${stored.id}?expand=legs`), 'getRoute');
    expect(points?.[1]?.kind).toBe('waypoint');
  });
});
