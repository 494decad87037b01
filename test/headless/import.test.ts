import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportText } from '#headless/import.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { freshFolder, run } from './aeroshelf.ts';

test('reports file by file what was kept and why rows were left out', () => {
  const text = reportText({
    source: 'OurAirports',
    date: '2026-11-20T00:00:00.000Z',
    revision: 'abc',
    counts: { airports: 3, runways: 2, frequencies: 1, countries: 249, navaids: 0 },
    shrunk: [{ resource: 'navaids', before: 1, now: 0 }],
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
    seconds: 1.25,
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
  const folder = freshFolder();
  const dataset = async () => JSON.parse((await run(['get', '/dataset', '--data-dir', folder])).stdout) as { revision: string };
  const before = await dataset();
  for (const source of [freshFolder(), join(folder, 'nowhere.zip')]) {
    const { code, stdout, stderr } = await run(['import', source, '--data-dir', folder]);
    expect(stderr).toContain('The dataset was not imported and the one in use stays: ');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  }
  expect((await dataset()).revision).toBe(before.revision);
});

test('refuses a date that is not one before anything is read', async () => {
  const { code, stdout, stderr } = await run(['import', freshFolder(), '--date', '2026-02-30', '--data-dir', freshFolder()]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('date: "2026-02-30" is not a date of the calendar; write 2026-08-22');
});

describeShared('the whole set', ({ world }) => {
  test('is imported with progress on standard error and the report on standard output', async () => {
    const folder = freshFolder();
    const { code, stdout, stderr } = await run(['import', world, '--date', '2026-08-22', '--data-dir', folder]);
    expect(code).toBe(0);
    expect(stderr.split('\n').length).toBeGreaterThan(3);
    expect(stdout).toMatch(/^airports\.csv: \d+ rows, \d+ kept/m);
    expect(stdout).toMatch(/^Imported 85\d{3} airports, .* from OurAirports, of 2026-08-22, in /m);
    const airports = await run(['get', '/airports?limit=1', '--data-dir', folder]);
    expect((JSON.parse(airports.stdout) as { totalCount: number }).totalCount).toBeGreaterThan(85_000);
  });
});
