/** One client, two ways: what a command says on the data folder it says while a server has it. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSet, oldSet, shelve } from '../core/reference/store/kept-versions.ts';
import { times } from '../helpers/long.ts';
import { run, serve, startedFolder } from './aeroshelf.ts';

const notam = (number: string, text: string) =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) PERM\nE) ${text})\n`;

/** The same words before a server starts and while it runs. */
async function both(folder: string, commands: readonly string[][]) {
  const at = (words: readonly string[]) => run([...words, '--data-dir', folder]);
  const alone = [];
  for (const words of commands) alone.push(await at(words));
  const server = await serve(folder);
  const beside = [];
  for (const words of commands) beside.push(await at(words));
  return { alone, beside, server, at };
}

/** The first three, which are looked at too, and of the others every fifth in `npm test`: each is two starts of the program. */
const sampleOf = <T>(commands: readonly T[]): T[] => commands.filter((_, at) => at < 3 || at % times(5, 1) === 0);

const storingNothing = (former: string, later: string): string[][] => [
  ['notams', 'list', '--place', 'LSGG'],
  ['notams', 'list', '--place', 'ZZZZ'],
  ['notams', 'list', '--limit', '1'],
  ['notams', 'list', '--filter', '{"nope":1}'],
  ['notams', 'show', 'A0001/26'],
  ['notams', 'show', 'A9999/26'],
  ['notams', 'imports'],
  ['notams', 'deleted'],
  ['notams', 'retention'],
  ['origins', 'list'],
  ['origins', 'withdraw', 'https://planner.example'],
  ['get', '/airports/LSGG'],
  ['get', '/users/me'],
  ['get', '/nowhere'],
  ['route', 'LSGG 46N007E LSZH', '--tas', '100', '--wind', 'calm', '--depart', '2026-11-22T08:00Z'],
  ['route', 'LSGG LSZH', '--fpl', '--item', 'aircraftType=C172', '--depart', '2026-11-22T08:00Z'],
  ['briefing', 'LSGG LSZH', '--depart', '2026-11-22T08:00Z', '--format', 'csv'],
  ['routes', 'show', 'nowhere'],
  ['waypoints', 'list'],
  ['keys', 'list'],
  ['users', 'list'],
  ['users', 'remove', 'amelia'],
  ['keys', 'add', 'amelia'],
  ['users', 'role', 'owner', 'user'],
  ['sources', 'list'],
  ['sync', 'nowhere'],
  ['data', 'versions'],
  ['data', 'diff', former, later],
  ['data', 'check'],
  ['data', 'conflicts'],
  ['data', 'status'],
  ['data', 'rollback', 'nothing'],
];

test('commands that store nothing say the same while a server runs as on the folder', async () => {
  const folder = startedFolder();
  await run(['data', 'versions', '--data-dir', folder]);
  const former = await shelve(folder, oldSet());
  const later = await shelve(folder, newSet());
  const typed = notam('A0001/26', 'RWY 04/22 CLSD') + notam('A0002/26', 'TWY A CLSD');
  expect((await run(['notams', 'import', '-', '--data-dir', folder], { input: typed })).code).toBe(0);
  const { alone, beside } = await both(folder, sampleOf(storingNothing(former, later)));
  const [listed, , one] = alone;
  expect(listed?.stdout.trimEnd().split('\n')).toHaveLength(2);
  expect(one?.stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(one?.stderr).toContain('1 of ');
  // A refused request is numbered; seconds of a check, and what a server keeps on the disk and ages differ.
  const plain = ({ code, stdout, stderr }: (typeof alone)[number]) => ({
    code,
    stderr,
    stdout: stdout.replaceAll(/"requestId":"[^"]*"|Read in .*|On the disk: .*|, just now|, \d+ minutes ago/g, ''),
  });
  expect(beside.map(plain)).toEqual(alone.map(plain));
});

test('NOTAMs are undone, deleted and restored through the server, in the name of the owner', async () => {
  const folder = startedFolder();
  const server = await serve(folder);
  const at = (words: readonly string[], input?: string) => run([...words, '--data-dir', folder], input === undefined ? {} : { input });
  await at(['notams', 'import', '-'], notam('A0001/26', 'RWY 04/22 CLSD'));
  await at(['notams', 'import', '-'], notam('A0002/26', 'TWY A CLSD'));
  expect((await at(['notams', 'undo'])).stdout).toMatch(/is undone: 1 NOTAM removed, 0 put back/);
  expect((await at(['notams', 'delete', 'A0001/26', '--why', 'seen with my own eyes'])).stdout).toContain('Deleted A0001/26');
  const deleted = (await at(['notams', 'deleted'])).stdout;
  expect(deleted).toMatch(/\tuser\towner\tLSGG\tA0001\/26\t\S+\tseen with my own eyes\n/);
  expect((await at(['notams', 'restore', '--reason', 'undo'])).stdout).toBe('Restored 1 NOTAM.\n');
  expect((await at(['notams', 'restore'])).stdout).toBe('Restored 1 NOTAM.\n');
  expect((await at(['notams', 'restore'])).stdout).toBe('There is nothing to restore.\n');
  expect((await at(['notams', 'retention', '30'])).stdout).toContain('30 days');
  expect((await at(['origins', 'approve', 'https://planner.example'])).stderr).toBe(
    'Pages of https://planner.example may now ask Aeroshelf.\n',
  );
  expect((await at(['origins', 'list'])).stdout).toBe('https://planner.example\n');
  await server.stop();
  expect((await at(['notams', 'retention'])).stdout).toContain('30 days');
  expect((await at(['notams', 'list', '--place', 'LSGG'])).stderr).toContain('2 of 2 shown');
});

test('routes and waypoints of the owner are kept through the server; those of another user are not its to give', async () => {
  const folder = startedFolder();
  await run(['users', 'add', 'ana', '--email', 'ana@example.org', '--data-dir', folder], { input: 'correct horse\n' });
  const server = await serve(folder);
  const at = (...words: string[]) => run([...words, '--data-dir', folder]);
  expect((await at('waypoints', 'add', 'home', '46N007E')).stderr).toBe('Stored HOME.\n');
  expect((await at('routes', 'save', 'LSGG HOME LSZH', '--name', 'Sunday', '--user', 'Owner')).stderr).toBe('Stored Sunday.\n');
  const file = join(folder, 'sunday.gpx');
  expect((await at('routes', 'export', 'Sunday', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('HOME');
  const pdf = join(folder, 'sunday.pdf');
  expect((await at('briefing', file, '--out', pdf)).stderr).toMatch(/sunday\.pdf: \d NOTAMs? shown\./);
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  const others = await at('routes', 'list', '--user', 'ana');
  expect(others).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(`End process ${server.pid} for --user ana`) as string,
  });
  await server.stop();
  expect((await at('routes', 'show', 'Sunday')).stdout).toMatch(/^Sunday\nLSGG HOME LSZH\n/);
  expect(await at('routes', 'list', '--user', 'ana')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a list longer than a page of the API is printed whole, once each', async () => {
  const folder = startedFolder();
  const many = Array.from({ length: 310 }, (_, index) => notam(`B${String(index).padStart(4, '0')}/26`, `TWY ${index} CLSD`));
  await run(['notams', 'import', '-', '--data-dir', folder], { input: many.join('\n') });
  const listed = async (limit: string) => {
    const { stdout, stderr } = await run(['notams', 'list', '--place', 'LSGG', '--limit', limit, '--data-dir', folder]);
    return { numbers: new Set(stdout.split('\n').map((line) => line.split('\t')[1])), stderr };
  };
  const whole = await listed('1000');
  // The line after the last is empty.
  expect(whole.numbers.size).toBe(311);
  expect(whole.stderr).toContain('310 of 310 shown.');
  expect((await listed('305')).stderr).toContain('305 of 310 shown.');
});

test('a dataset is rolled back in the server, and its clock confirmed', async () => {
  const folder = startedFolder();
  const data = (...words: string[]) => run(['data', ...words, '--data-dir', folder]);
  await data('versions');
  const former = await shelve(folder, oldSet());
  const server = await serve(folder);
  expect((await data('rollback', former)).stdout).toContain(`The dataset in use is now ${former}: 40 airports`);
  expect(((await (await fetch(`${server.url}/dataset`)).json()) as { revision: string }).revision).toBe(former);
  expect((await data('confirm-clock')).stdout).toMatch(/^The time is \d{4}-\d\d-\d\dT\d\d:\d\dZ\.\n$/);
});

async function served() {
  const folder = startedFolder();
  const server = await serve(folder);
  const at = (words: readonly string[], input?: string) => run([...words, '--data-dir', folder], input === undefined ? {} : { input });
  const me = async (key: string) => (await fetch(`${server.url}/me`, { headers: { 'x-api-key': key } })).json() as Promise<object>;
  const login = async (username: string, password: string) => {
    const body = JSON.stringify({ username, password });
    return (await fetch(`${server.url}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  };
  return { folder, server, at, me, login };
}

test('users and keys are managed in the server, which knows them at once', async () => {
  const { at, me, login } = await served();
  const added = await at(['users', 'add', 'amelia', '--email', 'amelia@lockheed.example'], 'electra 10E vega\n');
  expect(added).toEqual({ code: 0, stdout: '', stderr: 'Added amelia <amelia@lockheed.example>.\n' });
  const key = (await at(['keys', 'add', 'Amelia', '--name', 'tablet', '--read-only'])).stdout.trim();
  expect(await me(key)).toMatchObject({ username: 'amelia' });
  const [line = ''] = (await at(['keys', 'list'])).stdout.split('\n').filter((one) => one.includes('tablet'));
  expect(line).toMatch(/^[0-9a-f-]{36}\tamelia\ttablet\t.*\tmay only read$/);
  expect((await at(['keys', 'revoke', line.split('\t')[0] ?? ''])).stderr).toBe('Revoked.\n');
  expect(await me(key)).toMatchObject({ statusCode: 401 });
  expect((await at(['users', 'role', 'amelia', 'owner'])).code).toBe(0);
  expect((await at(['users', 'password', 'amelia'], 'another vega\n')).stderr).toContain('its sessions have ended');
  expect([await login('amelia', 'another vega'), await login('amelia', 'electra 10E vega')]).toEqual([200, 401]);
  expect((await at(['users', 'list'])).stdout).toMatch(/^amelia\tamelia@lockheed\.example\t[0-9a-f-]{36}\towner\nowner\t/);
  expect((await at(['users', 'remove', 'amelia'])).code).toBe(0);
});

test('sources, syncs and NOTAMs go through the server', async () => {
  const { folder, server, at } = await served();
  await at(['sources', 'remove', 'OurAirports']);
  const file = join(folder, 'notams.txt');
  writeFileSync(file, notam('A0001/26', 'RWY 04/22 CLSD'));
  expect((await at(['sources', 'add', 'notams', file, '--name', 'Office', '--every', 'never'])).stdout).toMatch(/^[0-9a-f-]{36}\n$/);
  expect((await at(['sources', 'set', 'office', '--rank', '7'])).stdout).toContain('\trank 7\t');
  expect(await at(['sync'])).toMatchObject({ code: 0, stdout: 'Office: fetched what is new\n' });
  expect((await at(['notams', 'import', file])).stdout).toMatch(/1 read: 0 new, 0 changed, 1 unchanged/);
  const typed = notam('A0002/26', 'RWY 04/22 CLSD');
  expect((await at(['notams', 'import', '-', '--dry-run'], typed)).stdout).toContain('Nothing was stored');
  expect((await at(['notams', 'import', '-'], typed)).stdout).toMatch(/1 read: 1 new/);
  const refused = await at(['notams', 'import', '-'], 'no such thing');
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).not.toContain('defect');
  await at(['sources', 'add', 'ourairports', 'http://127.0.0.1:1/', '--name', 'Web', '--every', 'never']);
  expect(await at(['sync', 'Web', '--offline'])).toMatchObject({ code: 3, stdout: 'Web: not asked: the network is off\n' });
  expect((await (await fetch(`${server.url}/sync`)).json()) as object).toMatchObject({
    state: 'idle',
    outcome: { sources: [{ result: 'offline' }] },
  });
});

test('what a killed server left is not believed', async () => {
  const { folder, server, at } = await served();
  const found = readFileSync(join(folder, 'server.json'), 'utf8');
  await server.stop('SIGKILL');
  expect((await at(['link'])).code).toBe(1);
  expect((await at(['keys', 'list'])).code).toBe(0);
  const again = await serve(folder);
  const mode = (statSync(join(folder, 'server.json')).mode & 0o777).toString(8);
  // Windows knows no such rights.
  expect(process.platform === 'win32' ? '600' : mode).toBe('600');
  // It is the moment between its start and its own file.
  writeFileSync(join(folder, 'server.json'), found);
  const outcome = await at(['keys', 'list']);
  expect([outcome.code, outcome.stderr]).toEqual([1, expect.stringContaining(`is in use by process ${again.pid}`)]);
  rmSync(join(folder, 'server.json'));
});
