/** Imports undone as one, and single NOTAMs deleted, over real HTTP: what was there before is there again, and who did it can be read. */
import { expect, test } from 'vitest';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { DeletedNotams, NotamImports, UndoneImport } from '#contract/notams/imports.ts';
import { ask, ownServer } from '../../helpers/server.ts';

const DAY_MS = 86_400_000;

type Notam = { type?: string; text?: string; place?: string };
const notam = (number: string, { type = 'NOTAMN', text = 'TWY A CLSD', place = 'EGLL' }: Notam = {}): string =>
  `(${number} ${type}\nQ) EGTT/QMXLC/IV/M/A/000/999/5127N00030W005\nA) ${place} B) 2606010000 C) 2609010000\nE) ${text})`;

const byNumber = ([a]: readonly unknown[], [b]: readonly unknown[]): number => String(a).localeCompare(String(b));

async function open() {
  let now = Date.parse('2026-08-01T06:00:00.000Z');
  const server = await ownServer({ clock: () => new Date(now) });
  const headers = { 'x-api-key': server.key };
  const call = async <T>(method: string, path: string, status = 200, body?: string): Promise<T> => {
    now += 60_000;
    const answer = await ask(server, path, { method, headers, ...(body !== undefined && { body }) });
    expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`).toBe(status);
    return answer.json;
  };
  return {
    server,
    call,
    pass: (days: number) => void (now += days * DAY_MS),
    take: (...texts: string[]) => call('POST', '/notams/import?name=file.txt', 200, texts.join('\n\n')),
    imports: async () => (await call<NotamImports>('GET', '/notams/imports')).items,
    undo: (id: number | 'last' = 'last', status = 200) => call<UndoneImport>('POST', `/notams/imports/${id}/undo`, status),
    deleted: () => call<DeletedNotams>('GET', '/notams/deleted'),
    /** Every stored NOTAM as it would be answered, apart from when it changed. */
    stored: async () => {
      const filter = encodeURIComponent('{"source":{"not":"sample"}}');
      const { items } = await call<{ items: Record<string, unknown>[] }>('GET', `/notams?expand=decoded&sort=notamId&filter=${filter}`);
      return items.map(({ updatedAt: _updated, ...rest }) => rest);
    },
    idOf: async (number: string) => (await call<{ id: string }>('GET', `/notams/${encodeURIComponent(number)}`)).id,
    coverage: async (place: string) => (await call<AerodromeState>('GET', `/airports/${place}/state`)).coverage,
  };
}

test('an undone import leaves what was there before it: what it added, changed, replaced and covered', async () => {
  const { take, undo, stored, deleted, coverage, imports, server } = await open();
  await take(notam('A0001/26'), notam('A0002/26'), notam('A0003/26'));
  const [before, covered] = [await stored(), await coverage('EGLL')];
  const ages = server.core.notams.ages().importedAt;
  await take(
    notam('A0001/26', { text: 'TWY B CLSD' }),
    notam('A0003/26'),
    notam('A0004/26', { type: 'NOTAMC A0002/26' }),
    notam('A0005/26', { place: 'EGKK' }),
  );
  expect(await stored()).not.toEqual(before);
  expect((await coverage('EGKK')).isCovered).toBe(true);

  const undone = await undo();
  expect(undone).toMatchObject({ removed: 2, restored: 1, keptCount: 0, import: { name: 'file.txt', canUndo: false } });
  expect(await stored()).toEqual(before);
  expect((await coverage('EGKK')).isCovered).toBe(false);
  expect((await coverage('EGLL')).importedAt).toBe(covered.importedAt);
  expect(Date.parse(server.core.notams.ages().importedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(ages ?? ''));
  expect((await deleted()).items.map(({ notamId, reason, deletedBy }) => [notamId, reason, deletedBy]).sort(byNumber)).toEqual([
    ['A0004/26', 'undo', 'owner'],
    ['A0005/26', 'undo', 'owner'],
  ]);
  expect((await imports()).map(({ undoneAt, canUndo }) => [undoneAt !== null, canUndo])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('imports are undone one after the other, down to nothing', async () => {
  const { take, undo, stored, imports, coverage } = await open();
  await take(notam('A0001/26'));
  await take(notam('A0001/26', { text: 'TWY B CLSD' }), notam('A0002/26'));
  await take(notam('A0001/26', { text: 'TWY B CLSD' }), notam('A0002/26'));
  for (const [removed, restored] of [
    [0, 0],
    [1, 1],
    [1, 0],
  ])
    expect(await undo()).toMatchObject({ removed, restored, keptCount: 0 });
  expect(await stored()).toEqual([]);
  expect((await coverage('EGLL')).isCovered).toBe(false);
  expect(await imports()).toHaveLength(3);
  expect(await undo('last', 409)).toMatchObject({ message: 'There is no import that can be undone.' });
});

test('what a later import has too or changed stays, and is reported', async () => {
  const { take, undo, stored, imports, deleted } = await open();
  await take(notam('A0001/26'), notam('A0002/26'), notam('A0003/26'), notam('A0004/26'));
  await take(notam('A0001/26'), notam('A0002/26', { text: 'TWY B CLSD' }), notam('A0003/26', { text: 'TWY C CLSD' }));
  await take(notam('A0003/26', { text: 'TWY D CLSD' }));
  const [, second, first] = await imports();
  const undone = await undo(second?.id);
  expect(undone).toMatchObject({
    removed: 0,
    restored: 1,
    keptCount: 1,
    kept: [{ notamId: 'A0003/26', icao: 'EGLL', reason: 'laterImport' }],
  });
  expect((await undo(first?.id)).kept.map(({ notamId }) => notamId)).toEqual(['A0003/26']);
  expect((await stored()).map(({ notamId }) => notamId)).toEqual(['A0003/26']);
  expect((await deleted()).totalCount).toBe(3);
  await undo(first?.id, 409);
  await undo(99, 404);
  expect((await undo('soon' as 'last', 400)) as unknown).toMatchObject({ statusCode: 400 });
});

test('what an undone import had added is restored like other deleted NOTAMs, and ends what it ended', async () => {
  const { take, undo, stored, call } = await open();
  await take(notam('A0001/26'));
  await take(notam('A0002/26', { type: 'NOTAMR A0001/26' }));
  const both = await stored();
  await undo();
  expect(await stored()).toHaveLength(1);
  expect(await call('POST', '/notams/restore?reason=age')).toEqual({ restored: 0 });
  expect(await call('POST', '/notams/restore?reason=undo')).toEqual({ restored: 1 });
  expect(await stored()).toEqual(both);
});

test('an import is undone for 30 days', async () => {
  const { take, undo, imports, pass } = await open();
  await take(notam('A0001/26'));
  pass(31);
  expect((await imports())[0]?.canUndo).toBe(false);
  expect(await undo((await imports())[0]?.id, 409)).toMatchObject({ message: expect.stringContaining('30 days') as string });
});

test('an import of more NOTAMs than one transaction takes is undone whole', async () => {
  const { take, undo, stored } = await open();
  await take(...Array.from({ length: 450 }, (_, at) => notam(`A${String(at + 1).padStart(4, '0')}/26`)));
  expect(await undo()).toMatchObject({ removed: 450 });
  expect(await stored()).toEqual([]);
});

test('a deleted NOTAM leaves who, when and why, no longer ends others, and comes back by its id', async () => {
  const { take, call, idOf, stored, deleted } = await open();
  await take(notam('A0001/26'), notam('A0002/26', { type: 'NOTAMC A0001/26' }), notam('A0003/26'));
  const all = await stored();
  const id = await idOf('A0002/26');
  await call('DELETE', `/notams/${id}?why=not%20ours`, 204);
  await call('GET', `/notams/${id}`, 404);
  await call('DELETE', `/notams/${id}`, 404);
  const left = await stored();
  expect(left).toMatchObject([{ notamId: 'A0001/26', canceledDate: null }, { notamId: 'A0003/26' }]);
  const [trace] = (await deleted()).items;
  expect(trace).toMatchObject({ id, notamId: 'A0002/26', icao: 'EGLL', reason: 'user', deletedBy: 'owner', note: 'not ours' });
  expect(Date.parse(trace?.goneAt ?? '') - Date.parse(trace?.deletedAt ?? '')).toBe(30 * DAY_MS);
  expect(await call('POST', `/notams/restore?id=${id}`)).toEqual({ restored: 1 });
  expect(await stored()).toEqual(all);
});
