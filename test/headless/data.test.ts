import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { ageIn } from '#headless/sentences.ts';
import { newSet, oldSet, shelve } from '../core/reference/store/kept-versions.ts';
import { smallSet, temporaryFolder } from '../helpers/dataset-files.ts';
import { layDataset } from '../helpers/lay-dataset.ts';
import { run } from './aeroshelf.ts';

const data = (folder: string, ...words: string[]) => run(['data', ...words, '--data-dir', folder]);

test('lists, compares, goes back and forth, and shows what is in use', async () => {
  const folder = temporaryFolder();
  const first = await data(folder, 'versions');
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/^in use\t\S+\tAeroshelf starter set\tof [\d-]{10}\timported \S{16}Z\t\d+ airports\t\d\.\d MB\n$/);
  const starter = first.stdout.split('\t')[1] ?? '';
  const former = await shelve(folder, oldSet());
  const later = await shelve(folder, newSet());

  expect(
    (await data(folder, 'versions')).stdout
      .split('\n')
      .map((line) => line.split('\t').slice(0, 2).join(' '))
      .sort(),
  ).toEqual(['', `in use ${starter}`, `kept ${former}`, `kept ${later}`].sort());
  const diff = (await data(folder, 'diff', former, later)).stdout.split('\n');
  expect(diff.slice(0, 6)).toEqual([
    `From ${former} to ${later}`,
    'airports: 1 added, 4 changed, 1 deleted',
    'runways: 0 added, 1 changed, 2 deleted',
    'frequencies: 1 added, 0 changed, 1 deleted',
    'countries: 0 added, 0 changed, 0 deleted',
    'navaids: 0 added, 1 changed, 0 deleted',
  ]);
  expect(diff).toContain('changed\t-\tField 3 old');
  expect(diff[diff.indexOf('changed\t-\tField 3 old') + 1]).toBe('  elevation: 3 -> 4321');
  expect(diff).toContain('added\t-\tBrand new');

  const back = await data(folder, 'rollback', former);
  expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining(`now ${former}: 40 airports of OurAirports`) as string });
  const status = (await data(folder, 'status')).stdout;
  expect(status).toContain(`Dataset: ${former}\n`);
  expect(status).toMatch(/^Imported: 2029-01-01T00:00Z, /m);
  expect(status).toMatch(/^Holds: 40 airports, 40 runways, 40 frequencies, \d+ countries, 1 navaids, \d+ notams$/m);
  expect(status).toMatch(/^NOTAMs imported: unknown$/m);
  expect(status).toContain(`Went back from: ${starter}\n`);
  expect(status).toMatch(/^On the disk: \d+\.\d MB$/m);
  expect((await data(folder, 'versions')).stderr).toContain(`You went back from ${starter}`);
  expect((await data(folder, 'rollback')).stdout).toContain(`now ${starter}: `);

  const refused = await data(folder, 'rollback', 'nothing');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('There is no dataset nothing to go back to. Kept are ');
  expect((await data(folder, 'diff', 'nothing')).stderr).toContain('is no longer kept');
});

test('says that the age of a folder copied today is unknown', async () => {
  const folder = temporaryFolder();
  await layDataset(folder, smallSet(), { now: new Date(Date.now() - 9.5 * 86_400_000) });
  const status = (await data(folder, 'status')).stdout;
  expect(status).toMatch(/^Data of: unknown, imported 10 days ago$/m);
  expect((await data(folder, 'versions')).stdout).toMatch(/^in use\tundated-[0-9a-f]{12}\tOurAirports\tof unknown date\timported /m);
});

test('check ends with 0 on a whole dataset and with 1 and sentences on a damaged one', async () => {
  const folder = temporaryFolder();
  const whole = await data(folder, 'check');
  expect(whole).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^The dataset \S+ is whole\. state\.sqlite is whole\. Read in \d+\.\d s\.\n$/) as string,
  });
  const damaged = await shelve(folder, oldSet());
  await data(folder, 'rollback', damaged);
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(join(folder, 'reference.sqlite'));
  db.exec('DELETE FROM navaids');
  db.close();
  const { code, stdout } = await data(folder, 'check');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^Table navaids holds 0 rows instead of 1\.\nThe dataset \S+ is NOT whole; import it again, or go back/);
});

test('conflicts says that there are none', async () => {
  const { code, stdout, stderr } = await data(temporaryFolder(), 'conflicts');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toContain('No two sources contradict each other.');
});

it.each([
  ['2030-01-10T12:00:00Z', 'just now'],
  ['2030-01-10T11:58:30Z', '2 minutes ago'],
  ['2030-01-10T11:59:00Z', '1 minute ago'],
  ['2030-01-10T09:59:00Z', '3 hours ago'],
  ['2030-01-08T11:00:00Z', '3 days ago'],
  ['2029-01-10T12:00:00Z', '365 days ago'],
  ['2030-01-10T12:04:00Z', 'just now'],
  ['2030-01-11T12:00:00Z', "in the future: this machine's clock is wrong, or the source's"],
])('an age in words of %s is: %s', (moment, words) => {
  expect(ageIn(moment, new Date('2030-01-10T12:00:00Z'))).toBe(words);
});
