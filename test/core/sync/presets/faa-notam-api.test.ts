/** A server on this machine imitates the FAA's former NOTAM API, in the documented shape: it has texts of ours, and faults by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { serving } from '../../../helpers/listening.ts';
import { open } from '../opened.ts';

const PAIR = { clientId: 'club-of-the-tests', clientSecret: 'never"shown\\0815' };

const item = (number: number, icao: string) => ({
  type: 'Feature',
  properties: {
    coreNOTAMData: {
      notam: {
        id: `NOTAM_1_${number}`,
        series: 'A',
        number: `A${String(number).padStart(4, '0')}/30`,
        type: 'N',
        issued: '2029-12-01T00:00:00.000Z',
        location: icao,
        icaoLocation: icao,
        effectiveStart: '2029-12-01T00:00:00.000Z',
        effectiveEnd: '2030-02-01T00:00:00.000Z',
        text: 'TWY A CLSD',
        classification: 'INTL',
        accountId: icao,
      },
      notamTranslation: [
        { type: 'LOCAL_FORMAT', simpleText: `!${icao.slice(1)} 12/${String(number).padStart(3, '0')} ${icao} TWY A CLSD` },
      ],
    },
  },
  geometry: null,
});
type Item = ReturnType<typeof item>;

async function opened(
  held: Record<string, Item[]>,
  fault?: (page: number) => { status?: number; text?: string; shift?: boolean } | undefined,
) {
  const asked: { place: string; page: number }[] = [];
  const server = await serving((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    expect(pathname).toBe('/notamapi/v1/notams');
    const [place, page] = [searchParams.get('icaoLocation') ?? '', Number(searchParams.get('pageNum'))];
    const pageSize = Number(searchParams.get('pageSize'));
    asked.push({ place, page });
    if (request.headers['client_id'] !== PAIR.clientId || request.headers['client_secret'] !== PAIR.clientSecret)
      return void reply.writeHead(401).end('{}');
    const { status = 200, text, shift } = fault?.(page) ?? {};
    const all = held[place] ?? [];
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    const totalCount = all.length + Number(shift === true);
    const body = { pageSize, pageNum: page, totalCount, totalPages: Math.ceil(all.length / pageSize), items };
    reply.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(body));
  });
  const parts = await open();
  const { id } = parts.sources.add({ kind: 'faaNotamApi', address: server.address, completeFor: Object.keys(held) });
  return {
    ...parts,
    id,
    asked,
    fetch: async () => (await parts.sync.run(id)).sources[0],
    stored: () => parts.notams.list({ filter: '{"source":"FNS"}' }, { limit: 1, offset: 0 }).totalCount,
  };
}

const many = (icao: string, count: number) => Array.from({ length: count }, (_, index) => item(index + 1, icao));

it('is not asked without credentials, and with them covers each aerodrome, also one without a NOTAM', async () => {
  const { fetch, asked, sources, id, whole, stored, sync } = await opened({ KJFK: many('KJFK', 101), KOSH: [] });
  expect(sources.get(id)?.isConfigured).toBe(false);
  expect(await fetch()).toMatchObject({ result: 'refused', reason: { code: 'credentialsMissing' } });
  expect(asked).toEqual([]);
  await sources.setCredentials(id, PAIR);
  expect(sources.get(id)?.isConfigured).toBe(true);
  expect(await sync.test(id)).toMatchObject({ result: 'good', places: ['KJFK'], notams: 101 });
  expect(await fetch()).toMatchObject({ result: 'new', reason: null });
  expect(asked.slice(1)).toEqual([
    { place: 'KJFK', page: 1 },
    { place: 'KJFK', page: 2 },
    { place: 'KOSH', page: 1 },
  ]);
  expect([stored(), whole('KJFK')?.count, whole('KOSH')?.count, whole('KORD')]).toEqual([101, 101, 0, null]);
  expect([(await fetch())?.result, asked.length]).toEqual(['recent', 4]);
}, 20_000);

it.each([
  ['a refusal of the credentials', () => ({ status: 401 }), 'refused', 'credentialsRefused'],
  ['a refusal of access', () => ({ status: 403 }), 'refused', 'accessDenied'],
  ['a web page', () => ({ text: '<!doctype html><html></html>' }), 'unreachable', 'captivePortal'],
  ['no list', () => ({ text: JSON.stringify({ totalCount: 1, you: PAIR.clientSecret }) }), 'refused', 'shapeChanged'],
  ['too many requests', () => ({ status: 429 }), 'unreachable', 'unavailable'],
  ['pages that shift', (page: number) => ({ shift: page === 2 }), 'refused', 'pagesShifted'],
] as const)(
  '%s claims nothing',
  async (_what, fault, result, code) => {
    const { fetch, sources, id, whole } = await opened({ KJFK: many('KJFK', 101) }, fault);
    await sources.setCredentials(id, PAIR);
    expect(await fetch()).toMatchObject({ result, reason: { code } });
    expect(whole('KJFK')).toBeNull();
    // Only what has another form is kept, without what is secret.
    const answer = sources.answerOf(id);
    expect([answer?.text.includes('totalCount'), answer?.isCut]).toEqual(code === 'shapeChanged' ? [true, false] : [undefined, undefined]);
    expect(answer?.text ?? '').not.toMatch(/never|0815/);
  },
  20_000,
);

describeShared('the stored answers of the FAA NOTAM API', ({ notices }) => {
  it.each([
    ['gabrieldowen_TestNOTAM.json', 50],
    ['batjko_kosh_2024-07.json', 24],
  ])('%s is stored whole', async (name, count) => {
    const body = JSON.parse(readFileSync(join(notices, 'faa-api-v1', name), 'utf8')) as { items: unknown[] };
    const text = JSON.stringify({ pageSize: 100, pageNum: 1, totalCount: count, totalPages: 1, items: body.items });
    const { fetch, sources, id, stored } = await opened({ KOSH: [] }, () => ({ text }));
    await sources.setCredentials(id, PAIR);
    expect(await fetch()).toMatchObject({ result: 'new', reason: null });
    expect(stored()).toBe(count);
  });
});
