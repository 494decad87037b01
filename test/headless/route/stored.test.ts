/** `routes` and `waypoints`, as a user types them; each line is a process. */
import { beforeAll, expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, startedFolder } from '../aeroshelf.ts';

const folder = startedFolder();
beforeAll(async () => {
  await run(['users', 'add', 'ana', '--email', 'ana@example.org', '--data-dir', folder], { input: 'correct horse\n' });
});
const command = (...words: string[]) => run([...words, '--data-dir', folder]);
const good = async (...words: string[]): Promise<string> => {
  const { code, stdout, stderr } = await command(...words);
  expect([words, stderr, code]).toEqual([words, stderr, 0]);
  return stdout;
};

test('a waypoint is imported, changed, listed and deleted, each user has others, and routes and briefings lead over it', async () => {
  const file = join(folder, 'own.csv');
  writeFileSync(file, 'ident,latitude,longitude\nHOME,46.5,6.5\nDCT,46,6\n');
  const imported = await command('waypoints', 'import', file);
  expect([imported.code, imported.stdout]).toEqual([1, 'stored\tHOME\t\n']);
  expect(imported.stderr).toMatch(/Line 3, DCT: .*\n1 stored, 0 replaced, 1 refused\.\n$/);

  expect(await command('waypoints', 'add', 'far', 'LSGG KJFK')).toMatchObject({ code: 1, stderr: 'LSGG KJFK is not one position\n' });
  await good('waypoints', 'add', 'hers', '47N008E', '--elevation', '-10', '--user', 'ana@example.org');
  await good('waypoints', 'edit', 'home', '--position', '46N007E', '--remarks', 'grass');
  expect(await good('waypoints', 'list')).toBe('HOME\t46\t7\t-\tHOME\tgrass\n');
  expect(await good('waypoints', 'list', '--user', 'ana')).toBe('HERS\t47\t8\t-10\tHERS\t-\n');
  expect(await command('waypoints', 'list', '--user', 'ben')).toMatchObject({ code: 1, stderr: 'There is no user ben.\n' });

  const { stdout, stderr } = await command('route', 'LSGG home hers');
  expect([stdout, stderr]).toEqual([
    expect.stringMatching(/\nLSGG +HOME +39\.8 /),
    expect.stringContaining('hers is not in the data: no leg goes there.'),
  ]);
  expect((await command('route', 'LSGG hers LSGG', '--fpl', '--user', 'ana')).stdout).toContain('DCT 4700N00800E DCT');
  expect((await command('briefing', 'LSGG home LSGG')).stdout).toMatch(/ \d\d NM · VFR \(assumed\) · LSGG home LSGG/);
  await good('waypoints', 'delete', 'home');
  expect(await good('waypoints', 'list')).toBe('');
});

test('a file that is not there is no route, and slips in words that are saved are said', async () => {
  for (const words of [
    ['routes', 'save', 'alps.gpx'],
    ['route', 'alps.gpx'],
    ['briefing', 'alps.gpx'],
  ])
    expect(await command(...words)).toMatchObject({ code: 1, stdout: '', stderr: 'There is no file alps.gpx.\n' });
  const saved = await command('routes', 'save', 'LSGG alps');
  expect(saved).toMatchObject({
    code: 0,
    stderr:
      'Stored LSGG alps.\nalps is not in the data: no leg goes there.\nThe route has no leg: it needs two points that are in the data.\n',
  });
  await good('routes', 'delete', saved.stdout.trim());
  expect(await good('routes', 'list')).toBe('');
});

test('a route is saved, renamed, listed, shown, exported and deleted', async () => {
  const ids = [
    await good('routes', 'save', 'LSGG 46N007E KJFK', '--depart', '0800Z', '--favourite'),
    await good('routes', 'save', 'LSGG KJFK'),
  ];
  const [first = '', second = ''] = ids.map((text) => text.trim());
  expect(await command('routes', 'rename', 'LSGG KJFK', 'across')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${first}, ${second}`),
  });
  await good('routes', 'rename', first, 'across');
  await good('routes', 'delete', second);
  expect(await good('routes', 'list')).toMatch(new RegExp(`^${first}\tacross\tfavourite\t0800Z\t[^\t]+\tLSGG 46N007E KJFK\n$`));
  expect(await good('routes', 'show', 'across')).toMatch(/^across\nLSGG 46N007E KJFK\nfrom .*\n.*\nLSGG +46N007E +39\.8 /);
  const [gpx, csv] = ['across.gpx', 'across.csv'].map((name) => join(folder, name)) as [string, string];
  await good('routes', 'export', 'across', gpx);
  await good('routes', 'plog', 'across', csv);
  expect([gpx, csv].map((file) => readFileSync(file, 'utf8'))).toEqual([
    expect.stringContaining('<rtept'),
    expect.stringContaining('KJFK'),
  ]);
  expect(await command('routes', 'show', 'nowhere')).toMatchObject({ code: 1, stderr: expect.stringContaining('has no route nowhere') });
});
