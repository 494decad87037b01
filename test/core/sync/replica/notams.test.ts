import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Notam } from '#contract/notams/notam.ts';
import { openPassingState } from '#core/database/state.ts';
import { openSourceClaims } from '#core/notams/lifecycle/coverage.ts';
import { fetchNotams } from '#core/sync/replica/fetch-notams.ts';
import { testServer } from '../../../helpers/server.ts';
import { countingProxy, remoteAt, type Proxy } from './counting-proxy.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

const source = testServer();
const target = testServer();
let proxy: Proxy;
let folder: string;
/** None of these servers claims anything. */
const sourceClaims = openSourceClaims(openPassingState({ clock: () => new Date() }), () => new Date());
beforeEach(async () => {
  proxy = await countingProxy(source);
  folder = temporaryFolder();
});

function fetching() {
  const remote = remoteAt(proxy, source.key);
  const by = { id: 'club', name: 'club' };
  const intake = target.core.notamIntake;
  return fetchNotams({ folder, base: proxy.url, by, completeFor: [], remote, intake, sourceClaims, progress: () => undefined });
}

const notice = (number: number, text = 'TWY K3 CLSD') =>
  `(B${number}/26 NOTAMN\nQ) LOVV/QMXLC/IV/M/A/000/999/4807N01634E005\nA) LOWW B) 2611010600 C) 2612010600\nE) ${text})`;

describe('the NOTAMs of another server', () => {
  it('are imported with their ids, without its samples, and cost two requests when nothing has changed', async () => {
    await source.core.notamIntake.stream(Readable.from([notice(7301)]), { name: 'one.txt', maxBytes: 10_000 });
    expect(await fetching()).toEqual({ isNew: true });
    const [held] = target.core.notams.find('LOWW:B7301/26');
    const [given] = source.core.notams.find('LOWW:B7301/26');
    expect(held).toMatchObject({ id: given?.id, message: given?.message, icao: 'LOWW', startDate: given?.startDate });
    // The target's own samples go with the first real one.
    expect(target.core.notams.count()).toBe(1);
    expect(await fetching()).toEqual({ isNew: false });
    expect(proxy.asked).toHaveLength(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('notams'))).toEqual([]);
  });

  it('that are new come alone', async () => {
    await fetching();
    await source.core.notamIntake.stream(Readable.from([notice(7302)]), { name: 'two.txt', maxBytes: 10_000 });
    expect(await fetching()).toEqual({ isNew: true });
    expect(target.core.notams.find('LOWW:B7302/26')).toHaveLength(1);
    expect(proxy.asked.filter((url) => url.includes('sort=id')).every((url) => url.includes('filter='))).toBe(true);
  });
});

/** Serves these notices, by page and date, as the public service does. */
function serve(notices: () => Pick<Notam, 'id' | 'updatedAt'>[]) {
  return ({ url = '' }: IncomingMessage, reply: ServerResponse): boolean => {
    const query = new URL(url, 'http://127.0.0.1').searchParams;
    const { updatedAt } = JSON.parse(query.get('filter') ?? '{}') as { updatedAt?: { gte: string } };
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page') ?? 1)];
    const matching = notices()
      .filter((one) => one.updatedAt >= (updatedAt?.gte ?? ''))
      .toSorted((a, b) => (query.get('sort') === 'id' ? (a.id < b.id ? -1 : 1) : a.updatedAt > b.updatedAt ? -1 : 1));
    const items = matching.slice((page - 1) * limit, page * limit);
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ count: items.length, totalCount: matching.length, items }));
    return true;
  };
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const served = (number: number, updatedAt: string, text?: string) => ({
  id: idOf(number),
  updatedAt,
  notamId: `B${number}/26`,
  message: notice(number, text),
  transactionId: null,
  icao: 'LOWW',
  issueDate: '2026-10-31T00:00:00.000Z',
  startDate: '2026-11-01T06:00:00.000Z',
  endDate: '2026-12-01T06:00:00.000Z',
  canceledDate: null,
  source: null,
  sourceType: null,
  mapPointer: null,
  geometry: null,
  isSnowtam: false,
  isProcedure: false,
});

describe('the NOTAMs of a server that changes', () => {
  const whole = () => proxy.asked.filter((url) => url.includes('sort=id') && !url.includes('filter='));

  it('come over many pages', async () => {
    const notices = Array.from({ length: 650 }, (_, index) => served(1000 + index, '2026-11-01T00:00:00.000Z'));
    proxy.instead = serve(() => notices);
    const before = target.core.notams.count();
    await fetching();
    expect(target.core.notams.count()).toBe(before + 650);
    expect(whole()).toHaveLength(3);
  });

  it('are walked through once where some are gone there, and stay here', async () => {
    let notices = [2001, 2002, 2003].map((number) => served(number, '2026-11-01T00:00:00.000Z'));
    proxy.instead = serve(() => notices);
    await fetching();
    notices = notices.slice(1);
    expect(await fetching()).toEqual({ isNew: false });
    expect(whole()).toHaveLength(1);
    await fetching();
    expect(proxy.asked).toHaveLength(2);
    expect(target.core.notams.find('B2001/26')).toHaveLength(1);
  });

  it('are not missed when one changes while the others are fetched', async () => {
    const notices = Array.from({ length: 350 }, (_, index) => served(3000 + index, '2026-11-01T00:00:00.000Z'));
    const answer = serve(() => notices);
    proxy.instead = (request, reply) => {
      const given = answer(request, reply);
      if (!request.url?.includes('page=1') || !request.url.includes('sort=id')) return given;
      notices[0] = served(3000, '2026-11-02T00:00:00.000Z', 'TWY K4 CLSD');
      notices[349] = served(3349, '2026-11-03T00:00:00.000Z', 'TWY K5 CLSD');
      return given;
    };
    await fetching();
    proxy.instead = answer;
    expect(await fetching()).toEqual({ isNew: true });
    expect(target.core.notams.find('B3000/26')[0]?.message).toContain('K4');
    expect(target.core.notams.find('B3349/26')[0]?.message).toContain('K5');
  });
});
