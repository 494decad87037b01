import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { Health } from '#contract/health.ts';
import { run, serve, startedFolder } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const DAY_MS = 86_400_000;
/** The time of a child that is so many days ahead of the tests. */
const ahead = (days: number) => ({
  AEROSHELF_TEST_CLOCK_SHIFT: String(Number(process.env['AEROSHELF_TEST_CLOCK_SHIFT']) + days * DAY_MS),
});

/** 1,083 of these are over within a month of the tests' time, 107 never. */
const notices = Array.from({ length: 1_190 }, (_, index) => {
  const number = `A${String(index + 1).padStart(4, '0')}/26`;
  const end = index < 1_083 ? `2612${String(1 + (index % 15)).padStart(2, '0')}1200` : 'PERM';
  return `(${number} NOTAMN\nQ) EGTT/QMXLC/IV/M/A/000/999/5127N00030W005\nA) EGLL B) 2611010000 C) ${end}\nE) TWY ${index} CLSD)`;
}).join('\n\n');

function stored(dataDir: string): number {
  const db = new Sqlite(join(dataDir, 'state.sqlite'), { readonly: true });
  try {
    return db.prepare<[], number>("SELECT COUNT(*) FROM notams WHERE source IS NOT 'sample'").pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

test('a clock that is 120 days ahead deletes nothing, whatever command runs, is reported, and is forgotten once it is right again', async () => {
  const dataDir = startedFolder();
  const file = join(temporaryFolder(), 'notams.txt');
  writeFileSync(file, notices);
  const command = (words: string[], env: Record<string, string> = {}) => run([...words, '--data-dir', dataDir], { env });
  expect((await command(['notams', 'import', file])).code).toBe(0);
  expect(stored(dataDir)).toBe(1_190);

  for (const words of [
    ['get', '/health'],
    ['notams', 'retention', '90'],
  ]) {
    expect(await command(words, ahead(120))).toMatchObject({ code: 0 });
    expect(stored(dataDir)).toBe(1_190);
  }
  const jumped = await serve(dataDir, ['--port', '0'], ahead(120));
  const problems = async () => ((await (await fetch(`${jumped.url}/health`)).json()) as Health).problems;
  await expect.poll(problems).toMatchObject([{ code: 'clockMoved', values: { days: 120 } }]);
  const status = (await (await fetch(`${jumped.url}/dataset`)).json()) as DatasetStatus;
  expect(status.problems).toEqual(await problems());
  await jumped.stop();
  expect(stored(dataDir)).toBe(1_190);

  const right = await serve(dataDir);
  expect(await (await fetch(`${right.url}/health`)).json()).not.toHaveProperty('problems');
  await right.stop();
  expect(stored(dataDir)).toBe(1_190);
});
