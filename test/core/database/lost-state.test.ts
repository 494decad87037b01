import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openCore, restoreLastBackup, beginAfresh } from '#core/core.ts';
import { migrations, openState } from '#core/database/state.ts';
import { beginBackup, isBackupDue, stateBackups } from '#core/database/state-backups.ts';
import { nextFormat } from './next-format.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

/** Windows knows no such rights. */
const modeOf = (path: string, onWindows: number) => (process.platform === 'win32' ? onWindows : statSync(path).mode & 0o777);

const NOW = '2026-11-21T12:00:00.000Z';
const clock = () => new Date(NOW);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open = async (dataDir: string) => {
  const core = await openCore({ dataDir, clock, log });
  onTestFinished(core.close);
  return core;
};

/** Makes a data folder with a user, as a run left it. */
async function folder(): Promise<{ dataDir: string; state: string }> {
  const dataDir = temporaryFolder();
  const core = await openCore({ dataDir, clock, log });
  core.users.ensureOwner();
  await core.close();
  return { dataDir, state: join(dataDir, 'state.sqlite') };
}

async function backUp(dataDir: string, now = clock()): Promise<void> {
  const backup = beginBackup(dataDir);
  const db = new Sqlite(join(dataDir, 'state.sqlite'));
  await db.backup(backup.part);
  db.close();
  backup.keep(now);
}

const damages: [string, string, (state: string) => void][] = [
  ['gone', 'stateMissing', (state) => rmSync(state)],
  ['empty', 'stateEmpty', (state) => truncateSync(state)],
  ['a letter', 'stateDamaged', (state) => writeFileSync(state, 'this is a letter, not a database. '.repeat(100))],
];

test.each(damages)('a state that is %s is refused as %s, with the way out, and left as it is', async (_, code, damage) => {
  const { dataDir, state } = await folder();
  damage(state);
  const before = readdirSync(dataDir).sort();
  await expect(openCore({ dataDir, clock, log })).rejects.toMatchObject({
    code: 'stateUnusable',
    reasons: [{ code, values: { backup: null }, text: expect.stringContaining('aeroshelf restore --fresh') }],
  });
  expect(readdirSync(dataDir).sort()).toEqual(before);
});

test.each(damages)('restore --last puts the newest backup in the place of a state that is %s', async (_, code, damage) => {
  const { dataDir, state } = await folder();
  await backUp(dataDir);
  damage(state);
  await expect(openCore({ dataDir, clock, log })).rejects.toMatchObject({
    reasons: [{ code, values: { backup: '2026-11-21T12:00:00Z' } }],
  });
  const { madeAt, counts, former } = await restoreLastBackup({ dataDir, clock });
  expect([madeAt, counts.users, former === undefined]).toEqual(['2026-11-21T12:00:00Z', 1, code === 'stateMissing']);
  expect(former === undefined || existsSync(former)).toBe(true);
  expect((await open(dataDir)).users.list()).toHaveLength(1);
});

test('restore --last takes an older backup where the newest is damaged, and says where none is good', async () => {
  const { dataDir } = await folder();
  await backUp(dataDir, new Date('2026-11-20T12:00:00Z'));
  await backUp(dataDir);
  const [newest, older] = stateBackups(dataDir);
  writeFileSync(newest?.path ?? '', 'damaged');
  expect(await restoreLastBackup({ dataDir, clock })).toMatchObject({ madeAt: '2026-11-20T12:00:00Z' });
  writeFileSync(older?.path ?? '', 'damaged');
  await expect(restoreLastBackup({ dataDir, clock })).rejects.toMatchObject({
    code: 'notFound',
    reasons: [{ code: 'noAutomaticBackup', values: { damaged: 2 } }],
  });
  expect((await open(dataDir)).users.list()).toHaveLength(1);
});

test('restore --fresh begins without anything where the state is gone', async () => {
  const { dataDir, state } = await folder();
  rmSync(state);
  expect(await beginAfresh({ dataDir, clock })).toEqual({ former: undefined });
  expect((await open(dataDir)).users.list()).toEqual([]);
});

test('the newest three backups are kept, by their number whatever the clock said, for the owner alone', async () => {
  const { dataDir } = await folder();
  for (const year of ['2026', '2031', '2025', '2027', '2024']) await backUp(dataDir, new Date(`${year}-01-01T00:00:00Z`));
  expect(stateBackups(dataDir).map(({ number, madeAt }) => [number, madeAt])).toEqual([
    [5, '2024-01-01T00:00:00Z'],
    [4, '2027-01-01T00:00:00Z'],
    [3, '2025-01-01T00:00:00Z'],
  ]);
  expect([isBackupDue(dataDir, new Date('2024-01-01T23:59:59Z')), isBackupDue(dataDir, new Date('2024-01-02T00:00:00Z'))]).toEqual([
    false,
    true,
  ]);
  expect(isBackupDue(dataDir, new Date('2023-12-31T00:00:00Z'))).toBe(true);
  expect(modeOf(join(dataDir, 'backups'), 0o700)).toBe(0o700);
});

test('a migration is preceded by a backup of the state as it was', async () => {
  const dataDir = temporaryFolder();
  const old = openState(join(dataDir, 'state.sqlite'), { clock: () => new Date() });
  old.exec("INSERT INTO settings (key, value) VALUES ('theme', '\"dark\"')");
  old.close();
  nextFormat('ALTER TABLE users ADD COLUMN colour TEXT');
  expect((await open(dataDir)).settings.get().theme).toBe('dark');
  const [backup, ...others] = stateBackups(dataDir);
  expect(others).toEqual([]);
  const copy = new Sqlite(backup?.path ?? '', { readonly: true });
  expect(copy.pragma('user_version', { simple: true })).toBe(migrations.length - 1);
  expect(copy.prepare("SELECT value FROM settings WHERE key = 'theme'").pluck().get()).toBe('"dark"');
  copy.close();
  expect(modeOf(backup?.path ?? '', 0o600)).toBe(0o600);
});
