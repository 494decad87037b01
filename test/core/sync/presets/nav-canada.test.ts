/** NAV CANADA's flight planning service, by a server on this machine of the shape that public clients show: own texts, faults by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { serving } from '../../../helpers/listening.ts';
import { open } from '../opened.ts';

const NOW = '2030-01-01T06:12:00.500';
const raw = (number: number, site: string) =>
  `(H${String(number).padStart(4, '0')}/30 NOTAMN\nQ) CZUL/QMXLC/IV/M/A/000/999/4528N07344W005\nA) ${site} B) 2912010000 C) 3002010000\nE) TWY A CLSD)`;
/** The newest answers have the texts as JSON in JSON, the older ones plain. */
const item = (number: number, site: string, isNested = true) => ({
  type: 'notam',
  pk: number,
  location: site,
  startValidity: '2029-12-01T00:00:00',
  endValidity: '2030-02-01T00:00:00',
  text: isNested ? JSON.stringify({ raw: raw(number, site), english: 'TWY A CLSD', french: null }) : raw(number, site),
});

type Item = ReturnType<typeof item>;

async function opened(held: Record<string, Item[]>, completeFor = Object.keys(held)) {
  const asked: string[][] = [];
  let answer = (data: Item[]): { type: string; text: string } => ({
    type: 'application/json',
    text: JSON.stringify({ meta: { now: NOW, count: { notam: data.length } }, data }),
  });
  const server = await serving((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const sites = searchParams.getAll('site');
    asked.push(sites);
    expect(searchParams.getAll('alpha')).toEqual(['notam']);
    const { type, text } = answer(sites.flatMap((site) => held[site] ?? []));
    reply.writeHead(200, { 'content-type': type }).end(text);
  });
  const parts = await open();
  const address = `${server.address}weather/api/alpha/`;
  const { id } = parts.sources.add({ kind: 'navCanada', address, completeFor });
  return {
    ...parts,
    /** What is claimed to be complete of a place at the time of the answer. */
    whole: (place: string) => parts.coverage.claimOf([place], `${NOW}Z`),
    id,
    asked,
    answerWith: (next: typeof answer) => void (answer = next),
    fetch: async () => (await parts.sync.run(id)).sources[0],
    stored: () => parts.notams.list({ filter: '{"source":"NAV CANADA"}' }, { limit: 1, offset: 0 }).totalCount,
  };
}

it('is asked for the aerodromes named and covers each of them, as of the time of the answer; the same ones not again within 20 minutes', async () => {
  const { fetch, whole, asked, stored, timer, sources, id } = await opened({
    CYUL: [item(1, 'CYUL'), item(2, 'CYUL', false)],
    CYOW: [item(3, 'CYOW')],
    CYHU: [],
  });
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect([asked, stored()]).toEqual([[['CYUL', 'CYOW', 'CYHU']], 3]);
  expect(whole('CYUL')).toMatchObject({ kind: 'byLocation', from: `${NOW}Z`, to: null, count: 2 });
  expect([whole('CYHU')?.count, whole('CYYZ')]).toEqual([0, null]);
  expect([(await fetch())?.result, asked.length]).toEqual(['recent', 1]);
  sources.change(id, { completeFor: ['CYHU'] });
  expect([(await fetch())?.result, asked.at(-1)]).toEqual(['same', ['CYHU']]);
  timer.pass(21 * 60_000);
  expect([(await fetch())?.result, asked.length]).toEqual(['same', 3]);
});

it('claims an aerodrome of another state only where it has a NOTAM of it', async () => {
  const { fetch, whole } = await opened({ CYUL: [], LFVP: [item(1, 'LFVP')], LSGG: [] });
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect([whole('CYUL')?.count, whole('LFVP')?.count, whole('LSGG')]).toEqual([0, 1, null]);
});

it.each([
  ['a web page', () => ({ type: 'text/html', text: '<!doctype html><html></html>' }), 'unreachable', 'captivePortal', 0],
  ['no list', () => ({ type: 'application/json', text: '{"meta":{}}' }), 'refused', 'shapeChanged', 0],
  [
    'fewer than it says',
    (data: Item[]) => ({ type: 'application/json', text: JSON.stringify({ meta: { now: NOW, count: { notam: 9 } }, data }) }),
    'refused',
    'shapeChanged',
    0,
  ],
  [
    'one without a text',
    (data: Item[]) => {
      const some = data.map((one, index) => (index === 0 ? { ...one, text: '' } : one));
      return { type: 'application/json', text: JSON.stringify({ meta: { now: NOW, count: { notam: data.length } }, data: some }) };
    },
    'refused',
    'shapeChanged',
    1,
  ],
] as const)('an answer of %s claims nothing; what could be read stays', async (_what, answer, result, code, count) => {
  const { answerWith, fetch, whole, stored } = await opened({ CYUL: [item(1, 'CYUL'), item(2, 'CYUL')] });
  answerWith(answer);
  expect(await fetch()).toMatchObject({ result, reason: { code } });
  expect(whole('CYUL')).toBeNull();
  expect(stored()).toBeGreaterThanOrEqual(count);
});

it('says that it needs aerodromes, and is tested by one request', async () => {
  const { fetch, sync, id, asked, sources } = await opened({ CYOW: [item(3, 'CYOW')] }, []);
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'noSites' } });
  sources.change(id, { completeFor: ['CYOW'] });
  expect(await sync.test(id)).toMatchObject({ result: 'good', issuedAt: `${NOW}Z`, places: ['CYOW'], notams: 1 });
  expect(asked).toEqual([['CYOW']]);
});

describeShared('the stored answer of NAV CANADA', ({ notices }) => {
  it('is stored whole', async () => {
    const { answerWith, fetch, stored } = await opened({ CYRO: [] });
    const text = readFileSync(join(notices, 'navcanada-cfps/sample-output.json'), 'utf8');
    answerWith(() => ({ type: 'application/json', text }));
    expect(await fetch()).toMatchObject({ result: 'new', reason: null });
    expect(stored()).toBe(59);
  });
});
