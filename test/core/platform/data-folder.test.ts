import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chooseDataDir, defaultDataDir, lockDataFolder } from '#core/platform/data-folder.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { endWithTest } from '../../helpers/end-with-test.ts';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const module = new URL('../../../src-main/core/platform/data-folder.ts', import.meta.url).href;

type Holder = { child: ChildProcess; outcome: string };

/** A process that has loaded what takes the folder; the function has it take and hold the folder, and its next line of output is the outcome. */
async function loadedHolder(folder: string, as: { uid?: number; gid?: number } = {}): Promise<() => Promise<Holder>> {
  const script = `
    import { once } from 'node:events';
    import { lockDataFolder } from ${JSON.stringify(module)};
    console.log('loaded');
    await once(process.stdin, 'data');
    try {
      const lock = lockDataFolder(process.argv[1]);
      console.log('holds');
      // Whoever lets go of it lets others in, once its garbage is collected.
      setInterval(() => lock, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], { stdio: ['pipe', 'pipe', 'inherit'], ...as });
  endWithTest(child);
  const nextLine = async () => String(((await once(child.stdout, 'data')) as [Buffer])[0]).trim();
  await nextLine();
  return async () => {
    const outcome = nextLine();
    child.stdin.write('take it\n');
    return { child, outcome: await outcome };
  };
}

const holder = async (...about: Parameters<typeof loadedHolder>): Promise<Holder> => (await loadedHolder(...about))();

test('refuses a folder that a running process has, with its pid', async () => {
  const folder = temporaryFolder();
  const { child, outcome } = await holder(folder);
  expect(outcome).toBe('holds');
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${child.pid}. End that process, or name another folder with --data-dir.`,
  );
});

test('takes over from a process that was killed', async () => {
  const folder = temporaryFolder();
  const { child } = await holder(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readFileSync(join(folder, 'aeroshelf.pid'), 'utf8')).toBe(`${child.pid}\n`);
  const lock = lockDataFolder(folder);
  expect(readFileSync(join(folder, 'aeroshelf.pid'), 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
});

test('is not fooled by a pid file that names a running process which does not hold the folder', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'aeroshelf.pid'), `${process.ppid}\n`);
  const lock = lockDataFolder(folder);
  expect(readFileSync(join(folder, 'aeroshelf.pid'), 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
});

test('gives a folder that several ask for at once, after a crash, to exactly one', async () => {
  const folder = temporaryFolder();
  const { child } = await holder(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Loading takes the processors for longer than a loser waits for the name of the winner.
  const loaded = await Promise.all(Array.from({ length: 6 }, () => loadedHolder(folder)));
  const holders = await Promise.all(loaded.map((take) => take()));
  const winners = holders.filter(({ outcome }) => outcome === 'holds');
  expect(winners).toHaveLength(1);
  for (const { outcome } of holders.filter((one) => !winners.includes(one))) {
    expect(outcome).toContain(`is in use by process ${winners[0]?.child.pid}.`);
  }
});

test('refuses a second opening in the same process, and the first still keeps others out', async () => {
  const folder = temporaryFolder();
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}.`);
  expect((await holder(folder)).outcome).toContain(`is in use by process ${process.pid}.`);
  lock.release();
  lock.release();
  expect((await holder(folder)).outcome).toBe('holds');
});

test('leaves an empty lock file and no pid', () => {
  const folder = temporaryFolder();
  lockDataFolder(folder).release();
  expect(readdirSync(folder)).toEqual(['aeroshelf.lock']);
  expect(statSync(join(folder, 'aeroshelf.lock')).size).toBe(0);
});

test.runIf(process.platform !== 'win32')('creates the folder and its content for the owner alone', () => {
  const folder = join(temporaryFolder(), 'new', 'data');
  const lock = lockDataFolder(folder);
  expect(mode(folder)).toBe('700');
  expect(readdirSync(folder).map((name) => [name, mode(join(folder, name))])).toEqual([
    ['aeroshelf.lock', '600'],
    ['aeroshelf.pid', '600'],
  ]);
  lock.release();
});

test('refuses a path that is a file, with the path and the way out', () => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, '');
  for (const folder of [path, join(path, 'below')]) {
    expect(() => lockDataFolder(folder)).toThrow(
      expect.objectContaining({
        name: 'Refusal',
        message: expect.stringMatching(/^The data folder .* can't be used: .* with --data-dir\.$/),
      }),
    );
  }
});

test.runIf(process.platform !== 'win32')('refuses a folder that it may not write', async () => {
  const folder = join(temporaryFolder(), 'locked');
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  // Root may write everywhere, so that it has someone else try.
  const { outcome } = await holder(folder, process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});
  expect(outcome).toContain(`The data folder ${folder} can't be used: EACCES`);
  expect(readdirSync(folder)).toEqual([]);
});

test.each<[NodeJS.Platform, Record<string, string>, string]>([
  ['linux', {}, '/home/ana/.local/share/aeroshelf'],
  ['linux', { XDG_DATA_HOME: '/srv/data' }, '/srv/data/aeroshelf'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ana/.local/share/aeroshelf'],
  ['freebsd', {}, '/home/ana/.local/share/aeroshelf'],
  ['darwin', { XDG_DATA_HOME: '/srv/data' }, '/home/ana/Library/Application Support/Aeroshelf'],
  ['win32', { APPDATA: '/Users/ana/Roaming' }, '/Users/ana/Roaming/Aeroshelf'],
  ['win32', {}, '/home/ana/AppData/Roaming/Aeroshelf'],
])('keeps data on %s with %j in %s', (platform, env, folder) => {
  expect(defaultDataDir(platform, env, '/home/ana').replaceAll('\\', '/')).toBe(folder);
});

test('prefers the folder asked for, then AEROSHELF_DATA_DIR, then the default, and makes them absolute', () => {
  const env = { AEROSHELF_DATA_DIR: 'from/variable' };
  expect(chooseDataDir('asked', env)).toBe(resolve('asked'));
  expect(chooseDataDir(undefined, env)).toBe(resolve('from/variable'));
  expect(chooseDataDir(undefined, { AEROSHELF_DATA_DIR: '' })).toBe(defaultDataDir());
});

test.runIf(process.platform === 'linux')('a folder that the system does not let be made ends the start and is named', async () => {
  const folder = '/proc/no/aeroshelf';
  const take = await loadedHolder(folder);
  expect((await take()).outcome).toMatch(/^The data folder \/proc\/no\/aeroshelf can't be used: ENOENT.*--data-dir\.$/);
});
