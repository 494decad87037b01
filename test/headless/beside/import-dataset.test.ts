/** `import` beside a running server, in processes of their own, on the built program. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { importableSet, writeSet } from '../../helpers/dataset-files.ts';
import { freshFolder, run, serve, start } from '../aeroshelf.ts';

async function beside() {
  const folder = freshFolder();
  const server = await serve(folder);
  const status = async () => (await (await fetch(`${server.url}/dataset`)).json()) as DatasetStatus;
  const at = (...words: string[]) => run(['import', ...words, '--data-dir', folder]);
  const set = writeSet(importableSet());
  onTestFinished(() => rmSync(set, { recursive: true, force: true }));
  return { folder, server, status, at, set };
}

test('an import goes through the server, which answers from the new dataset at once', async () => {
  const { status, at, set } = await beside();
  const before = await status();
  const { code, stdout, stderr } = await at(set, '--date', '2026-08-22');
  const { revision, date, counts } = await status();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(
        `^Imported ${counts.airports} airports, ${counts.runways} runways, .* from OurAirports, of 2026-08-22, in [\\d.]+ s\\.\\nThe dataset in use is now ${revision}\\.\\n$`,
      ),
    ),
  });
  expect(stderr).toMatch(/^starting\n/);
  expect({ revision, date }).toEqual({ revision: expect.not.stringMatching(before.revision), date: '2026-08-22T00:00:00.000Z' });
});

test('what the server refuses is said as it is without one, and the dataset in use stays', async () => {
  const { status, at, set, folder } = await beside();
  const { revision } = await status();
  const refused = [
    [[freshFolder()], 'The dataset was not imported and the one in use stays: '],
    [[`${folder}/nowhere.zip`], 'The dataset was not imported and the one in use stays: '],
    [[set, '--date', '2026-02-30'], 'date: "2026-02-30" is not a date of the calendar; write 2026-08-22'],
  ] as const;
  for (const [words, sentence] of refused) {
    const { code, stdout, stderr } = await at(...words);
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
    expect(stderr).not.toMatch(/\n\s+at |defect/);
  }
  expect((await status()).revision).toBe(revision);
});

test('Ctrl-C cancels the import in the server, which goes on serving', async () => {
  const { folder, status, set } = await beside();
  const { revision } = await status();
  const child = start(['import', set, '--data-dir', folder]);
  child.stdin.end();
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    if (said === '') child.kill('SIGINT');
    said += piece.toString();
  });
  const [[code, signal], stdout] = await Promise.all([once(child, 'exit') as Promise<[number | null, string | null]>, text(child.stdout)]);
  expect({ code, signal, stdout }, said).toEqual({ code: 1, signal: null, stdout: '' });
  expect(said).toContain('The import was cancelled');
  expect(await status()).toMatchObject({ revision, import: { state: 'refused' } });
});
