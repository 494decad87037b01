import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { bulletin } from '../helpers/bulletin.ts';
import { run } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const notice = `(A7001/26 NOTAMN
Q) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005
A) LSGG B) 2610200600 C) 4911281800
E) RWY 04/22 CLSD DUE WIP)`;

let folder = '';
let dataDir = '';
beforeAll(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
  writeFileSync(join(folder, 'notices.txt'), notice);
});

const notams = (words: string[], input?: string) => run(['notams', ...words, '--data-dir', dataDir], { input: input ?? '' });

it('decode prints a JSON line for each NOTAM and makes no data folder', async () => {
  const { code, stdout } = await notams(['decode'], `${notice}\n\n${notice.replace('A7001', 'A7002')}\n`);
  expect(code).toBe(0);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as NotamAnswer);
  expect(lines.map(({ notamId }) => notamId)).toEqual(['A7001/26', 'A7002/26']);
  expect(lines[0]).toMatchObject({ icao: 'LSGG', message: notice, decoded: { qCode: 'QMRLC', severity: 5 } });
  expect(readdirSync(folder)).toEqual(['notices.txt']);
});

it('import takes files and standard input, and the same once more changes nothing', async () => {
  const first = await notams(['import', join(folder, 'notices.txt')]);
  expect(first.code, first.stderr).toBe(0);
  expect(first.stdout).toContain('1 read: 1 new, 0 changed, 0 unchanged');
  const second = await notams(['import', '-'], notice);
  expect(second.stdout).toContain('1 read: 0 new, 0 changed, 1 unchanged');
});

it('import --dry-run stores nothing', async () => {
  const { stdout } = await notams(['import', '-', '--dry-run'], notice.replace('A7001', 'A7009'));
  expect(stdout).toContain('Nothing was stored');
  expect((await notams(['show', 'LSGG:A7009-26'])).code).toBe(1);
});

it('import --dry-run makes no data folder where there is none, and leaves an empty one empty', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  for (const dir of [join(folder, 'none'), empty]) {
    const { code, stdout, stderr } = await run(['notams', 'import', join(folder, 'notices.txt'), '--dry-run', '--data-dir', dir]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('1 read: 1 new, 0 changed, 0 unchanged');
  }
  expect([existsSync(join(folder, 'none')), readdirSync(empty)]).toEqual([false, []]);
});

it('import of a file that is not there is refused with its name', async () => {
  const { code, stderr } = await notams(['import', join(folder, 'missing.txt')]);
  expect(code).toBe(1);
  expect(stderr).toContain('missing.txt');
});

it('import of what holds no NOTAM is refused in one sentence, and is no import', async () => {
  const data = ['--data-dir', join(folder, 'garbage')];
  const { code, stderr } = await run(['notams', 'import', '-', ...data], { input: '\u0001\u0000\u0002' });
  expect([code, stderr.match(/not a text/g)]).toEqual([1, ['not a text']]);
  expect((await run(['notams', 'imports', ...data])).stdout).toBe('');
});

it('import and decode of nothing end as those of weather do', async () => {
  const input = '';
  const data = ['--data-dir', join(folder, 'nothing')];
  const refused = [1, '', expect.stringContaining('No NOTAM was found in this file.')];
  for (const words of [['import', '-'], ['decode']]) {
    const { code, stdout, stderr } = await run(['notams', ...words, ...data], { input });
    expect([code, stdout, stderr]).toEqual(refused);
  }
  for (const command of ['import', 'decode']) expect((await run(['weather', command, '-', ...data], { input })).code).toBe(1);
  expect((await run(['notams', 'imports', ...data])).stdout).toBe('');
});

it('list prints status, severity and plain words, and what an empty list means', async () => {
  const some = await notams(['list', '--place', 'LSGG', '--status', 'active']);
  expect(some.stdout).toMatch(/LSGG\tA7001\/26\t2026-10-20T06:00Z\t2049-11-28T18:00Z\tactive\t5\tRunway 04\/22: closed/);
  const none = await notams(['list', '--place', 'ZZZZ']);
  expect(none.stdout).toBe('');
  expect(none.stderr).toContain('No import has covered ZZZZ.');
});

it('list of a place says when the newest NOTAM of its country was issued, not that of another one', async () => {
  const older =
    '(A0001/24 NOTAMN\nQ) EDGG/QMXLC/IV/M/A/000/999/5002N00834E005\nA) EDDF B) 2409010000 C) PERM\nE) TWY A CLSD\nCREATED: 01 Sep 2024 00:00:00)';
  expect((await notams(['import', '-'], older)).code).toBe(0);
  expect((await notams(['list', '--place', 'EDDF'])).stderr).toMatch(/The newest NOTAM of DE stored was issued 2024-09-01/);
});

it('list says that the last complete list of the place is old', async () => {
  const file = join(folder, 'bulletin.xml');
  writeFileSync(file, bulletin({ issued: '2026-08-22T06:00:00Z', aerodromes: ['LSZB'] }));
  expect((await notams(['import', file])).code).toBe(0);
  const { stderr } = await notams(['list', '--place', 'LSZB']);
  expect(stderr).toContain(
    'LSZB: complete as of 2026-08-22T06:00:00.000Z by bulletin.xml (0 NOTAMs). The last complete list of LSZB is more than 24 hours old.',
  );
});

it('show prints the text as published before the plain words', async () => {
  const { stdout } = await notams(['show', 'LSGG:A7001/26']);
  expect(stdout.startsWith(notice)).toBe(true);
  expect(stdout).toContain('Effect: RWY 04/22 closed (rule: runway closed)');
});

it('a number that several NOTAMs have is refused with their ids, and so is an id to restore that was not deleted', async () => {
  await notams(
    ['import', '-'],
    notice.replaceAll('A7001', 'A7003') + '\n\n' + notice.replaceAll('A7001', 'A7003').replaceAll('LSGG', 'LSZH'),
  );
  const { code, stderr } = await notams(['show', 'A7003/26']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^Several NOTAMs have the number A7003\/26; use the id of one:\n(?:[-\da-f]{36} A7003\/26 LS(?:GG|ZH)\n){2}$/),
  ]);
  const id = '00000000-0000-0000-0000-000000000000';
  expect(await notams(['restore', '--id', id])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`has the id ${id};`),
  });
});

it('retention is ninety days until the user says otherwise', async () => {
  expect((await notams(['retention'])).stdout).toContain('90 days');
  expect((await notams(['retention', 'forever'])).stdout).toContain('forever');
  expect((await notams(['retention', 'soon'])).code).toBe(1);
});
