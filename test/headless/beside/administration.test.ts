/** The commands that work beside a running server, in processes of their own, on the built program. */
import { rmSync, statSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, run, serve } from '../aeroshelf.ts';

const notam = '(A0001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611200000 C) PERM\nE) RWY 04/22 CLSD)\n';

async function beside() {
  const folder = freshFolder();
  const server = await serve(folder);
  const at = (words: readonly string[], input?: string) => run([...words, '--data-dir', folder], input === undefined ? {} : { input });
  const me = async (key: string) => (await fetch(`${server.url}/me`, { headers: { 'x-api-key': key } })).json() as Promise<object>;
  return { folder, server, at, me };
}

test('users and keys are managed beside a server, which knows them at once', async () => {
  const { at, me } = await beside();
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
  expect((await at(['users', 'list'])).stdout).toMatch(/^amelia\tamelia@lockheed\.example\t[0-9a-f-]{36}\towner\nowner\t/);
  expect((await at(['users', 'remove', 'amelia'])).code).toBe(0);
  const refused = [
    [['users', 'remove', 'amelia'], 'There is no user "amelia".\n'],
    [['keys', 'add', 'amelia'], 'There is no user "amelia".\n'],
    [['users', 'role', 'owner', 'user'], 'There must be an owner. Make another user one first, with "aeroshelf users role NAME owner".\n'],
  ] as const;
  for (const [words, stderr] of refused) expect(await at(words)).toEqual({ code: 1, stdout: '', stderr });
});

test('sources, syncs and NOTAMs go through the server', async () => {
  const { folder, server, at } = await beside();
  await at(['sources', 'remove', 'OurAirports']);
  const file = join(folder, 'notams.txt');
  writeFileSync(file, notam);
  expect((await at(['sources', 'add', 'notams', file, '--name', 'Office', '--every', 'never'])).stdout).toMatch(/^[0-9a-f-]{36}\n$/);
  expect((await at(['sources', 'set', 'office', '--rank', '7'])).stdout).toContain('\trank 7\t');
  expect(await at(['sync', 'nowhere'])).toMatchObject({
    code: 1,
    stderr: 'There is no source "nowhere"; there are: "Office".\n',
  });
  expect(await at(['sync'])).toMatchObject({ code: 0, stdout: 'Office: fetched what is new\n' });
  expect((await at(['notams', 'import', file])).stdout).toMatch(/1 read: 0 new, 0 changed, 1 unchanged/);
  const typed = notam.replace('A0001', 'A0002');
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
  const { folder, server, at } = await beside();
  const found = readFileSync(join(folder, 'server.json'), 'utf8');
  await server.stop('SIGKILL');
  expect((await at(['link'])).code).toBe(1);
  expect((await at(['keys', 'list'])).code).toBe(0);
  const again = await serve(folder);
  if (process.platform !== 'win32') expect((statSync(join(folder, 'server.json')).mode & 0o777).toString(8)).toBe('600');
  // As in the moment between its start and its own file.
  writeFileSync(join(folder, 'server.json'), found);
  const outcome = await at(['keys', 'list']);
  expect([outcome.code, outcome.stderr]).toEqual([1, expect.stringContaining(`is in use by process ${again.pid}`)]);
  rmSync(join(folder, 'server.json'));
});
