/** The FAA's NOTAM Management Service from a server on this machine: first load, changes, its checklist, and every fault by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { HOUR, open } from '../opened.ts';
import { PAIR, soap, startNmsServer, type Held, type NmsFault } from './nms-server.ts';

const MINUTE = 60_000;
const held = (id: number, icao = 'KJFK', fir = 'KZNY'): Held => ({ id, icao, fir, number: id, updated: '2029-12-31T00:00:00.000Z' });

async function opened(first: Held[], completeFor: string[] = []) {
  const parts = await open();
  const server = await startNmsServer(first, { clock: parts.timer.clock });
  onTestFinished(() => server.close());
  const { id } = parts.sources.add({ kind: 'faaNms', address: server.address, completeFor });
  await parts.sources.setCredentials(id, PAIR);
  const list = () => parts.notams.list({ filter: '{"source":"NMS"}', sort: 'notamId' }, { limit: 300, offset: 0 }).items;
  return {
    ...parts,
    server,
    id,
    fetch: async () => (await parts.sync.run(id)).sources[0],
    numbers: () => list().map(({ notamId }) => notamId),
    delisted: () =>
      list()
        .filter(({ id: one }) => (parts.notams.decoded(one)?.delistedAt ?? null) !== null)
        .map(({ notamId }) => notamId),
    rest: () => readdirSync(join(parts.dataDir, 'sources', id)).filter((name) => name !== 'last-fetch.json'),
  };
}

it('is loaded whole once, then asked for changes, and claims what its checklist lists', async () => {
  const { server, fetch, whole, numbers, delisted, timer, rest } = await opened([held(1), held(2), held(3, 'KORD', 'KZAU')]);
  server.fail('slow');
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect(server.asked).toEqual(['/v1/auth/token', '/nmsapi/v1/notams/il', '/nmsapi/v1/content/abc', '/nmsapi/v1/notams/checklist']);
  expect(numbers()).toEqual(['A0001/30', 'A0002/30', 'A0003/30']);
  expect(whole('KJFK')).toMatchObject({ kind: 'checklist', count: 2, from: timer.clock().toISOString() });
  expect([whole('KORD')?.count, whole('LFPG')]).toEqual([1, null]);
  timer.pass(2 * MINUTE);
  expect([(await fetch())?.result, server.asked.length]).toEqual(['recent', 4]);
  timer.pass(HOUR);
  server.put({ ...held(4), updated: timer.clock().toISOString() });
  server.cancel(1);
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  // The token of the first run still holds.
  expect(server.asked.slice(4)).toEqual([
    expect.stringMatching(/^\/nmsapi\/v1\/notams\?lastUpdatedDate=/) as string,
    '/nmsapi/v1/notams/checklist',
  ]);
  expect([numbers(), delisted()]).toEqual([['A0001/30', 'A0002/30', 'A0003/30', 'A0004/30'], ['A0001/30']]);
  expect(whole('KJFK')).toMatchObject({ count: 2, from: timer.clock().toISOString() });
  server.put(held(1));
  timer.pass(HOUR);
  expect((await fetch())?.reason).toBeNull();
  expect([delisted(), rest()]).toEqual([[], []]);
}, 60_000);

it('asks for a number that is listed and not stored, and claims nothing while one of them is not given', async () => {
  const { server, fetch, whole, numbers, timer } = await opened([held(1)]);
  server.beforeEach((path) => {
    // Pages that shift: one more is there once the load is made.
    if (path.endsWith('/checklist')) server.put({ ...held(2), updated: '2029-12-30T00:00:00.000Z' });
  });
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect(server.asked.at(-1)).toMatch(/nmsId=\d{16}$/);
  expect([numbers(), whole('KJFK')?.count]).toEqual([['A0001/30', 'A0002/30'], 2]);
  server.beforeEach(() => undefined);
  server.fail('oneMoreListed');
  timer.pass(HOUR);
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'listedNotGiven' } });
  timer.pass(MINUTE);
  expect([whole('KJFK'), whole('KZZZ')]).toEqual([null, null]);
}, 60_000);

it('is asked by aerodrome where some are named, and then covers those alone, also one without a NOTAM', async () => {
  const { fetch, whole, server, numbers, sources, id, timer } = await opened(
    [held(1), held(2, 'KORD', 'KZAU'), held(3, 'KZNY', 'KZNY')],
    ['KJFK', 'KOSH', 'KZNY', 'LSGS'],
  );
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect([numbers(), whole('KJFK')?.kind, whole('KOSH')?.count, whole('KORD')]).toEqual([['A0001/30', 'A0003/30'], 'byLocation', 0, null]);
  // The service may have nothing of an aerodrome of another state because nothing reaches it.
  expect(whole('LSGS')).toBeNull();
  sources.change(id, { completeFor: ['KORD'] });
  timer.pass(5 * MINUTE);
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect([server.asked.some((path) => path.includes('/il')), whole('KORD')?.count]).toEqual([false, 1]);
}, 60_000);

it.each([
  ['captivePortal', 'unreachable', 'captivePortal'],
  ['cut', 'unreachable', 'brokeOff'],
  ['damaged', 'refused', 'downloadDamaged'],
  ['tooManyRequests', 'unreachable', 'unavailable'],
  ['credentialsRefused', 'refused', 'credentialsRefused'],
  ['forbidden', 'refused', 'accessDenied'],
  ['checklistChanged', 'refused', 'shapeChanged'],
  ['failure', 'refused', 'serviceRefused'],
  ['contentElsewhere', 'refused', 'redirectsAway'],
] as const satisfies [NmsFault, string, string][])(
  'an answer that is %s claims nothing',
  async (fault, result, code) => {
    const { server, fetch, whole, rest } = await opened([held(1)]);
    server.fail(fault);
    expect(await fetch()).toMatchObject({ result, reason: { code } });
    expect([whole('KJFK'), rest()]).toEqual([null, fault === 'checklistChanged' ? ['answer.json'] : []]);
    expect(server.asked.filter((path) => path.includes('token')).length).toBeLessThanOrEqual(2);
  },
  30_000,
);

it('a change that is refused ends what was claimed, and what came is kept; a token that ends early is renewed once', async () => {
  const { server, fetch, whole, timer, sources, id } = await opened([held(1)]);
  server.fail('tokenEnds');
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect(whole('KJFK')?.count).toBe(1);
  server.fail('schemaChanged');
  timer.pass(HOUR);
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'shapeChanged', values: { path: 'data.geojson' } } });
  expect(sources.answerOf(id)?.text).toContain('"features"');
  timer.pass(MINUTE);
  expect(whole('KJFK')).toBeNull();
  server.fail('none');
  timer.pass(24 * HOUR);
  expect([(await fetch())?.reason, sources.answerOf(id)]).toEqual([null, undefined]);
}, 30_000);

it('is loaded whole once a day at most, and a second host is not mixed with it', async () => {
  const { server, fetch, timer, sources, id } = await opened([held(1)]);
  expect((await fetch())?.result).toBe('new');
  sources.change(id, { completeFor: ['KJFK'] });
  timer.pass(HOUR);
  expect((await fetch())?.reason).toBeNull();
  sources.change(id, { completeFor: [] });
  timer.pass(HOUR);
  expect(await fetch()).toMatchObject({ result: 'unreachable', reason: { code: 'bulkOnceADay' } });
  expect(server.asked.filter((path) => path.endsWith('/il'))).toHaveLength(1);
  expect(() => sources.add({ kind: 'faaNms' })).toThrow(expect.objectContaining({ code: 'invalidRequest' }));
  timer.pass(24 * HOUR);
  expect((await fetch())?.reason).toBeNull();
}, 30_000);

describeShared('the stored messages of the NMS', ({ notices }) => {
  it('are stored whole from an envelope of SOAP, of which seven repeat another', async () => {
    const { server, fetch, notams } = await opened([]);
    const dump = readFileSync(join(notices, 'aixm/nms_raw_notam_dump.xml'), 'utf8').replace(/<\/?FNS_Snapshot>/g, '');
    server.load(soap(dump));
    expect(await fetch()).toMatchObject({ result: 'new', reason: null });
    expect(notams.list({ filter: '{"source":"NMS"}' }, { limit: 1, offset: 0 }).totalCount).toBe(35);
  });
});
