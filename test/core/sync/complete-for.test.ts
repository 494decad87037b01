/** A folder of NOTAM files of which the user says what it is complete for. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from './opened.ts';

const notam = (number: number, a = 'QQAA') =>
  `(A${String(number).padStart(4, '0')}/30 NOTAMN\nQ) QQFF/QMXLC/IV/M/A/000/999/4806N01633E005\nA) ${a} B) 3001010000 C) PERM\nE) TWY A CLSD)`;

async function opened() {
  const parts = await open();
  const folder = join(parts.dataDir, 'office');
  mkdirSync(folder);
  const { id } = parts.sources.add({ kind: 'notams', address: folder, everyHours: null, completeFor: ['QQFF'] });
  return {
    ...parts,
    id,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    remove: (name: string) => rmSync(join(folder, name)),
    result: async () => (await parts.sync.run(id)).sources[0]?.result,
  };
}

it('a source claims its places once all of its files are stored, and again when one changes', async () => {
  const { write, result, whole, sources, id, timer } = await opened();
  write('a.txt', notam(1));
  write('b.txt', notam(2));
  expect(await result()).toBe('new');
  expect(whole('QQFF')).toMatchObject({ source: 'office', kind: 'full', from: null, count: 2 });
  expect([whole('QQAA')?.place, whole('QQBB')]).toEqual(['QQFF', null]);
  timer.pass(60_000);
  write('c.txt', notam(3, 'QQBB'));
  expect(await result()).toBe('new');
  expect([whole('QQFF')?.count, whole('QQBB')?.place]).toEqual([3, 'QQFF']);
  sources.change(id, { completeFor: ['QQFF', 'QQCC'] });
  expect(await result()).toBe('same');
  expect(whole('QQCC')).toMatchObject({ kind: 'full', count: 0 });
});

it('a source claims nothing while one of its files cannot be read, and its claim ends when a file can no longer be read', async () => {
  const { write, remove, result, whole, timer } = await opened();
  write('a.txt', notam(1));
  write('b.pdf', '%PDF-1.7 not NOTAMs');
  expect(await result()).toBe('refused');
  expect(whole('QQFF')).toBeNull();
  remove('b.pdf');
  await result();
  expect(whole('QQFF')?.count).toBe(1);
  timer.pass(60_000);
  write('b.pdf', '%PDF-1.7 not NOTAMs either');
  expect(await result()).toBe('refused');
  timer.pass(60_000);
  expect(whole('QQFF')).toBeNull();
  remove('b.pdf');
  await result();
  expect(whole('QQFF')?.count).toBe(1);
});

it('a source no longer claims a place that the user takes back, and still claims the others', async () => {
  const { write, result, whole, sources, id, timer } = await opened();
  write('a.txt', notam(1));
  sources.change(id, { completeFor: ['QQFF', 'QQCC'] });
  await result();
  timer.pass(60_000);
  sources.change(id, { completeFor: ['QQCC'] });
  timer.pass(60_000);
  expect([whole('QQFF'), whole('QQCC')?.kind]).toEqual([null, 'full']);
  sources.change(id, { completeFor: ['QQFF', 'QQCC'] });
  expect(whole('QQFF')).toBeNull();
  await result();
  expect(whole('QQFF')?.kind).toBe('full');
});

it('a source makes no claim again of an import that was undone', async () => {
  const { write, result, whole, notams } = await opened();
  write('a.txt', notam(1));
  await result();
  const [last] = notams.imports.list(1);
  expect([...notams.imports.batches(last?.id, 'test')].length).toBeGreaterThan(0);
  expect(whole('QQFF')).toBeNull();
  expect(await result()).toBe('same');
  expect(whole('QQFF')).toBeNull();
});
