/** Who follows the feed of changes has the NOTAMs of who asks for all. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChangeList } from '#contract/dataset/changes.ts';
import type { Notam, NotamList } from '#contract/notams/notam.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import { ask, testServer } from '../../helpers/server.ts';

const notice = (number: number, text: string, form = 'NOTAMN') =>
  `(A${String(number).padStart(4, '0')}/29 ${form}\nQ) LSAS/QMXLC/IV/M/A/000/999/4614N00607E005\nA) LSGG B) 2911200600 ${form.startsWith('NOTAMC') ? '' : 'C) 3011281800'}\nE) ${text})`;

const server = testServer();
const get = async <T>(path: string) => (await ask(server, path, { headers: { 'x-api-key': server.key } })).json as T;
let files = 0;
async function store(notices: readonly string[]): Promise<void> {
  const path = join(server.dataDir, `${files++}.txt`);
  writeFileSync(path, notices.join('\n\n'));
  await server.core.notamIntake.files([{ path, name: 'a.txt' }]);
}

async function walk(): Promise<Map<string, Notam>> {
  const all = new Map<string, Notam>();
  for (let offset = 0, total = 1; offset < total; offset += 300) {
    const page = await get<NotamList>(`/notams?limit=300&offset=${offset}&sort=id`);
    total = page.totalCount;
    for (const notam of page.items) all.set(notam.id, notam);
  }
  return all;
}

describe('the feed', () => {
  it('of 5,000 changes ends with what a walk finds, and the events name the same NOTAMs', async () => {
    const held = new Map<string, Notam>();
    const told = new Set<string>();
    const kinds: Record<string, number> = {};
    const stop = server.core.events.on((event: ServerEvent) => {
      if (event.type === 'notams') for (const id of event.ids ?? []) told.add(id);
    });
    const named = new Set<string>();
    let cursor = '0';
    const seen = { changes: 0 };
    const follow = async () => {
      for (;;) {
        const feed = await get<ChangeList>(`/changes?resource=notams&since=${cursor}&limit=300`);
        cursor = feed.revision;
        if (feed.count === 0) return;
        seen.changes += feed.count;
        for (const { id, change } of feed.items) {
          kinds[change] = (kinds[change] ?? 0) + 1;
          named.add(id);
        }
        const ids = feed.items.filter(({ change }) => change !== 'deleted').map(({ id }) => id);
        const found = await get<NotamList>(`/notams?limit=300&filter=${encodeURIComponent(JSON.stringify({ id: { in: ids } }))}`);
        for (const { id } of feed.items) held.delete(id);
        for (const notam of found.items) held.set(notam.id, notam);
      }
    };
    await follow();
    const before = new Set(named);
    for (let round = 0; seen.changes < 5_000; round++) {
      const numbers = Array.from({ length: 700 }, (_, index) => ((round * 350 + index) % 3_000) + 1);
      const cancelled = numbers.slice(0, 40).map((number) => `NOTAMC A${String(number).padStart(4, '0')}/29`);
      await store([
        ...numbers.map((number) => notice(number, `TWY ${(number * 7 + round) % 90} CLSD`)),
        ...cancelled.map((form, index) => notice(5_000 + round * 40 + index, 'CANCELLED', form)),
      ]);
      for (const id of [...held.keys()].slice(0, 20)) server.core.deleteNotam(id, { by: 'owner', note: null });
      await follow();
    }
    await follow();
    stop();
    expect(seen.changes).toBeGreaterThanOrEqual(5_000);
    expect(Object.keys(kinds).sort()).toEqual(['added', 'changed', 'deleted', 'ended']);
    expect(held).toEqual(await walk());
    expect([...named].filter((id) => !told.has(id) && !before.has(id))).toEqual([]);
  });

  it('refuses a cursor to come, a page, and what is no cursor', async () => {
    for (const query of ['since=999999999', 'since=0&page=2', 'since=abc'])
      expect((await ask(server, `/changes?resource=notams&${query}`)).status, query).toBe(400);
  });
});

describe('a tag', () => {
  it.each(['/notams', '/airports/LSGG/state', '/dataset', '/waypoints', '/routes', '/1.0.16/notams'])(
    'of %s gives 304 until something changes',
    async (path) => {
      const headers = { 'x-api-key': server.key };
      const etag = String((await ask(server, path, { headers })).headers['etag']);
      const same = await ask(server, path, { headers: { ...headers, 'if-none-match': etag } });
      expect([same.status, same.text]).toEqual([304, '']);
      await store([notice(9_000 + files, `RWY 04/22 CLSD ${files}`)]);
      const { id } = server.core.users.owner() ?? { id: '' };
      server.core.userData.waypoints.add(id, {
        ident: `P${files}`,
        name: 'P',
        latitude: 46,
        longitude: 6,
        elevationFt: null,
        remarks: null,
      });
      server.core.userData.routes.add(id, { text: 'LSGG LSZH', name: `R${files}` }, null);
      expect((await ask(server, path, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(200);
    },
  );

  it('of one NOTAM gives 304', async () => {
    const { items } = await get<NotamList>('/notams?limit=1');
    const path = `/notams/${items[0]?.id}?apiKey=${server.key}`;
    const etag = String((await ask(server, path)).headers['etag']);
    expect((await ask(server, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
