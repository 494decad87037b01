import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { reportText } from '#headless/import.ts';
import { importableSet, writeSet, temporaryFolder } from '../helpers/dataset-files.ts';
import { run, serve, start, startedFolder } from './aeroshelf.ts';

test('reports file by file what was kept and why rows were left out', () => {
  const text = reportText({
    built: {
      source: 'OurAirports',
      date: '2026-11-20T00:00:00.000Z',
      revision: 'abc',
      airports: 3,
      replaced: null,
      shrunk: [{ resource: 'navaids', before: 1, now: 0 }],
      seconds: 1.25,
    },
    counts: { airports: 3, runways: 2, frequencies: 1, countries: 249, navaids: 0 },
    files: [
      {
        file: 'airports.csv',
        rows: 5,
        kept: 3,
        leftOut: 2,
        orphans: 0,
        issueCount: 2,
        issues: [{ file: 'airports.csv', line: 4, reason: 'latitude_deg: "abc" is no number' }],
      },
    ],
  });
  expect(text).toBe(
    [
      'airports.csv: 5 rows, 3 kept, 2 left out, 2 issues',
      '  airports.csv:4: latitude_deg: "abc" is no number',
      '  and 1 more',
      'Imported 3 airports, 2 runways, 1 frequencies, 249 countries, 0 navaids from OurAirports, of 2026-11-20, in 1.3 s.',
      'Fewer navaids than before: 0 instead of 1.',
      'The dataset in use is now abc.',
      '',
    ].join('\n'),
  );
});

test('ends with 1 and a sentence on a folder without the files, and leaves the dataset as it is', async () => {
  const folder = startedFolder();
  const dataset = async () => JSON.parse((await run(['get', '/dataset', '--data-dir', folder])).stdout) as { revision: string };
  const before = await dataset();
  for (const source of [temporaryFolder(), join(folder, 'nowhere.zip')]) {
    const { code, stdout, stderr } = await run(['import', source, '--data-dir', folder]);
    expect(stderr).toContain('The dataset was not imported and the one in use stays: ');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  }
  expect((await dataset()).revision).toBe(before.revision);
});

test('refuses a date that is not one before anything is read', async () => {
  const { code, stdout, stderr } = await run(['import', temporaryFolder(), '--date', '2026-02-30', '--data-dir', startedFolder()]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('date: "2026-02-30" is not a date of the calendar; write 2026-08-22');
});

/** The set has as many rows as the program takes, and takes seconds to make. */
let set: string;
beforeAll(() => void (set = writeSet(importableSet())));

async function served() {
  const folder = startedFolder();
  const server = await serve(folder);
  const status = async () => (await (await fetch(`${server.url}/dataset`)).json()) as DatasetStatus;
  const at = (...words: string[]) => run(['import', ...words, '--data-dir', folder]);
  return { folder, server, status, at };
}

test('an import goes through the server, which answers from the new dataset at once', async () => {
  const { status, at } = await served();
  const before = await status();
  const { code, stdout, stderr } = await at(set, '--date', '2026-08-22');
  const { revision, date, counts } = await status();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(
        `Imported ${counts.airports} airports, ${counts.runways} runways, .* from OurAirports, of 2026-08-22, in [\\d.]+ s\\.\\nThe dataset in use is now ${revision}\\.\\n$`,
      ),
    ),
  });
  expect(stderr).toMatch(/^starting\n/);
  expect({ revision, date }).toEqual({ revision: expect.not.stringMatching(before.revision), date: '2026-08-22T00:00:00.000Z' });
});

test('Ctrl-C cancels the import in the server, which goes on serving', async () => {
  const { folder, status } = await served();
  const { revision } = await status();
  const child = start(['import', set, '--data-dir', folder]);
  child.stdin.end();
  let output = '';
  child.stderr.on('data', (piece: Buffer) => {
    if (output === '') child.kill('SIGINT');
    output += piece.toString();
  });
  const [[code, signal], stdout] = await Promise.all([once(child, 'exit') as Promise<[number | null, string | null]>, text(child.stdout)]);
  expect({ code, signal, stdout }, output).toEqual({ code: 1, signal: null, stdout: '' });
  expect(output).toContain('The import was cancelled');
  expect(await status()).toMatchObject({ revision, import: { state: 'refused' } });
});
