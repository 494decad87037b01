/** The bulletin of the United Kingdom comes from a server on this machine, which has texts of ours, and every fault by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { bulletin, type BulletinNotam } from '../../../helpers/bulletin.ts';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';
import { HOUR, open } from '../opened.ts';
import { startFileServer, type Fault } from './file-server.ts';

const MINUTE = 60_000;
const notams = (...numbers: number[]): BulletinNotam[] =>
  numbers.map((number) => ({ number: `A${String(number).padStart(4, '0')}/30`, b: '3001010000', c: '3012312359' }));

async function opened(text: string) {
  const server = await startFileServer(text);
  const parts = await open();
  const { id, everyHours } = parts.sources.add({ kind: 'ukPib', address: server.address });
  const numbers = () =>
    parts.notams.list({ filter: '{"source":"EAD"}', sort: 'notamId' }, { limit: 300, offset: 0 }).items.map(({ notamId }) => notamId);
  return {
    ...parts,
    server,
    id,
    everyHours,
    numbers,
    source: () => parts.sources.get(id),
    fetch: async () => (await parts.sync.run(id)).sources[0],
    rest: () => readdirSync(join(parts.dataDir, 'sources', id)).filter((name) => name !== 'last-fetch.json'),
  };
}

/** Its moment is that of the hand timer, at `minutes` past the beginning. */
const of = (parts: { timer: { clock: () => Date } }, minutes: number, more: Partial<Parameters<typeof bulletin>[0]>) => {
  const at = (ms: number) => new Date(parts.timer.clock().getTime() + ms).toISOString();
  return bulletin({
    issued: at(minutes * MINUTE),
    validTo: at(minutes * MINUTE + 168 * HOUR),
    regions: ['EGTT', 'EGPX'],
    aerodromes: ['EGLL', 'EGPF'],
    ...more,
  });
};

it('is stored whole, with what its header claims, and asked again at most every 20 minutes and for changes alone', async () => {
  const all = await opened('');
  const { server, fetch, numbers, source, whole, timer, rest } = all;
  server.publish(of(all, -5, { notams: notams(1, 2) }));
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect([numbers(), all.everyHours]).toEqual([['A0001/30', 'A0002/30'], 1]);
  expect(whole('EGLL')).toMatchObject({ source: source()?.name, kind: 'full', from: source()?.dataDate, count: 2 });
  expect([whole('EGPX')?.count, whole('EGPF')?.count, whole('LFPG')]).toEqual([0, 0, null]);
  const fetchedAt = source()?.fetchedAt;
  timer.pass(19 * MINUTE);
  expect(await fetch()).toMatchObject({ result: 'recent', reason: { code: 'askedRecently', values: { minutes: 20, at: fetchedAt } } });
  // What was not asked for is no newer.
  expect([server.asked, source()?.fetchedAt]).toEqual([['none'], fetchedAt]);
  timer.pass(2 * MINUTE);
  expect([(await fetch())?.result, server.asked]).toEqual(['same', ['none', '304']]);
  timer.pass(21 * MINUTE);
  server.withoutEtag();
  expect([(await fetch())?.result, server.asked]).toEqual(['same', ['none', '304', 'none']]);
  timer.pass(21 * MINUTE);
  server.publish(of(all, -1, { notams: notams(2, 3) }));
  expect((await fetch())?.result).toBe('new');
  expect(whole('EGLL')).toMatchObject({ from: source()?.dataDate, count: 2 });
  const [gone] = all.notams.find('A0001/30');
  expect(all.notams.decoded(gone?.id ?? '')?.delistedAt).toBe(timer.clock().toISOString());
  expect(rest()).toEqual([]);
});

it.each([
  ['captivePortal', 'unreachable', 'captivePortal'],
  ['cut', 'unreachable', 'brokeOff'],
  ['tooManyRequests', 'unreachable', 'unavailable'],
  ['unavailable', 'unreachable', 'unavailable'],
  ['forbidden', 'refused', 'answered'],
] as const)('an answer that is %s stores nothing, is %s, and what was claimed stays as of its own moment', async (fault, result, code) => {
  const all = await opened('');
  const { server, fetch, numbers, whole, timer, source } = all;
  server.publish(of(all, -5, { notams: notams(1) }));
  await fetch();
  const before = whole('EGLL');
  timer.pass(30 * MINUTE);
  server.publish(of(all, -1, { notams: notams(2, 3, 4) }));
  server.fail(fault);
  expect(await fetch()).toMatchObject({ result, reason: { code } });
  expect([numbers(), whole('EGLL')]).toEqual([['A0001/30'], before]);
  const wait = Date.parse(source()?.nextAt ?? '') - timer.clock().getTime();
  expect(wait === 2 * HOUR).toBe(fault === 'tooManyRequests');
  server.fail('none');
  expect((await fetch())?.result).toBe('new');
  expect([numbers().length, whole('EGLL')?.count]).toEqual([4, 3]);
});

it('a slow answer is waited for', async () => {
  const all = await opened('');
  all.server.publish(of(all, -5, { notams: notams(...Array.from({ length: 60 }, (_, index) => index + 1)) }));
  all.server.fail('slow');
  expect((await all.fetch())?.result).toBe('new');
  expect(all.whole('EGLL')?.count).toBe(60);
});

it.each([
  ['another root', (text: string) => text.replace('<Pib>', '<Bulletin>').replace('</Pib>', '</Bulletin>'), [], 'Pib/AreaPIBHeader'],
  [
    'no NOTAM under the known name',
    (text: string) => text.replaceAll('<Notam>', '<Note>').replaceAll('</Notam>', '</Note>'),
    [],
    'Pib/FIRSection/…/Notam',
  ],
  ['another header', (text: string) => text.replaceAll('AreaPIBHeader', 'AreaHeader'), ['A0001/30', 'A0002/30'], 'Pib/AreaPIBHeader'],
] as const)('a file with %s is refused and claims nothing; what could be read of it stays', async (_what, changed, stored, path) => {
  const all = await opened('');
  all.server.publish(changed(of(all, -5, { notams: notams(1, 2) })));
  const outcome = await all.fetch();
  expect(outcome?.result).toBe('refused');
  expect(outcome?.reason?.code === 'shapeChanged' ? outcome.reason.values['path'] : null).toBe(path);
  expect([all.numbers(), all.whole('EGLL')]).toEqual([stored, null]);
});

it('is tested by one request, which says what came and stores nothing', async () => {
  const all = await opened('');
  const { server, sync, settings, id, numbers } = all;
  server.publish(of(all, -5, { notams: notams(1) }));
  const issuedAt = new Date(all.timer.clock().getTime() - 5 * MINUTE).toISOString();
  const places = ['EGLL', 'EGPF', 'EGTT', 'EGPX'];
  expect(await sync.test(id)).toMatchObject({ result: 'good', reason: null, issuedAt, places, notams: null });
  expect([server.asked, numbers(), all.coverage.all()]).toEqual([['none'], [], []]);
  server.fail('captivePortal');
  expect(await sync.test(id)).toMatchObject({ result: 'unreachable', reason: { code: 'captivePortal' } });
  server.fail('forbidden');
  expect(await sync.test(id)).toMatchObject({ result: 'refused', reason: { code: 'answered' } });
  server.fail('none');
  server.publish('<Other/>');
  expect((await sync.test(id)).result).toBe('refused');
  settings.change({ offline: true });
  expect((await sync.test(id)).result).toBe('offline');
  expect(server.asked).toHaveLength(4);
});

it('the bulletin takes neither a key nor codes of places', async () => {
  const { sources, id } = await opened('');
  expect(() => sources.change(id, { apiKey: 'x' })).toThrow(Refusal);
  expect(() => sources.change(id, { completeFor: ['EGTT'] })).toThrow(Refusal);
});

it('random editions, faults and pauses: what is stored is what was served, and the claim is never younger than what was stored', async () => {
  const faults: Fault[] = ['none', 'none', 'cut', 'captivePortal', 'unavailable'];
  const random = seededRandom('editions of a bulletin');
  const all = await opened('');
  const { server, fetch, timer, whole, numbers } = all;
  let [served, stored, listed] = [[1], new Set<number>(), undefined as { from: string; count: number } | undefined];
  for (let run = 0; run < times(15, 1_000); run++) {
    if (random() < 0.5) served = Array.from({ length: 1 + Math.floor(random() * 8) }, () => 1 + Math.floor(random() * 30));
    const list = [...new Set(served)];
    const issued = new Date(timer.clock().getTime() - MINUTE).toISOString();
    server.publish(of(all, -1, { notams: notams(...list) }));
    const fault = faults[Math.floor(random() * faults.length)] ?? 'none';
    server.fail(fault);
    const outcome = await fetch();
    expect(['new', 'same'].includes(outcome?.result ?? '')).toBe(fault === 'none');
    if (fault === 'none') {
      for (const number of list) stored.add(number);
      listed = { from: issued, count: list.length };
    }
    expect(numbers()).toEqual(notams(...[...stored].sort((a, b) => a - b)).map(({ number }) => number));
    const claim = whole('EGLL');
    expect(claim ? { from: claim.from, count: claim.count } : undefined).toEqual(listed);
    timer.pass(21 * MINUTE);
  }
});

describeShared('the published bulletin of the United Kingdom', ({ notices }) => {
  it('is stored whole', async () => {
    const text = readFileSync(join(notices, 'nats-pib/uk_pib_2026-08-22.xml'), 'utf8');
    const { fetch, whole, notams: stored, coverage } = await opened(text);
    expect((await fetch())?.result).toBe('new');
    expect(stored.list({ filter: '{"source":"EAD"}' }, { limit: 1, offset: 0 }).totalCount).toBe(1154);
    expect(coverage.all().map(({ place }) => place)).toEqual(expect.arrayContaining(['EGTT', 'EGPX', 'EGLL', 'EGKK']));
    const claim = coverage.claimOf(['EGLL'], '2026-08-23T00:00:00.000Z');
    expect(claim).toMatchObject({ from: '2026-08-22T18:00:48.000Z', to: '2026-08-29T18:00:00.000Z' });
    // The list has ended by the clock of this test.
    expect(whole('EGLL')).toBeNull();
  });
});
