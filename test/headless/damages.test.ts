/**
 * What can break on a user's disk: each damage is done to a real data folder, and the program is started on it. It either works, or ends with
 * a sentence and a way out, which is tried; a stack trace never comes. All of them in `npm run test:long`, a seeded sample in `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { openCore } from '#core/core.ts';
import { times } from '../helpers/long.ts';
import { run, serve, type Outcome } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const log = { info() {}, warn() {}, error() {} };

let whole: string;
let backup: string;
beforeAll(async () => {
  whole = temporaryFolder();
  const core = await openCore({ dataDir: whole, log });
  core.users.ensureOwner();
  core.keys.add('owner', 'tests');
  const [source] = core.sources.list();
  await core.close();
  mkdirSync(join(whole, 'versions'), { mode: 0o700 });
  const formerVersion = join(whole, 'versions', 'kept.sqlite');
  cpSync(join(whole, 'reference.sqlite'), formerVersion);
  const db = new Sqlite(formerVersion);
  db.exec(`UPDATE meta SET value = 'kept' WHERE key = 'revision'`);
  db.close();
  writeFileSync(join(whole, 'versions', 'rolled-back.json'), '{"from":"newer","inUse":["kept","other"]}');
  const fetched = join(whole, 'sources', source?.id ?? '');
  mkdirSync(fetched, { recursive: true });
  writeFileSync(join(fetched, 'airports.csv'), 'id,ident\n');
  await run(['pack', join(whole, 'x.aeroshelf'), '--data-dir', whole]);
  rmSync(join(whole, 'x.aeroshelf'));
  writeFileSync(join(whole, 'server.json'), '{"port":1}\n');
  writeFileSync(join(whole, 'aeroshelf.pid'), '1\n');
  backup = join(temporaryFolder(), 'x.aeroshelf-backup');
  await run(['backup', backup, '--data-dir', whole]);
});

const overwrite = (path: string, at: number, bytes: Buffer) => {
  const before = readFileSync(path);
  bytes.copy(before, Math.min(at, Math.max(0, before.length - bytes.length)));
  writeFileSync(path, before);
};
const clear = (path: string) => rmSync(path, { recursive: true, force: true });

/** These break any file. */
const kinds: Record<string, (path: string) => void> = {
  'a folder in its place': (path) => (clear(path), mkdirSync(path)),
  'a folder with a file in its place': (path) => (clear(path), mkdirSync(path), writeFileSync(join(path, 'x'), 'x')),
  'nothing in it': (path) => (clear(path), writeFileSync(path, '')),
  'garbage in it': (path) => (clear(path), writeFileSync(path, Buffer.alloc(20_000, 'garbage \0\xff', 'latin1'))),
  'a web page in it': (path) => (clear(path), writeFileSync(path, '<!doctype html><title>Log in</title>')),
  'a link to nowhere': (path) => (clear(path), symlinkSync('/nowhere/at/all', path)),
  'a link to itself': (path) => (clear(path), symlinkSync(path, path)),
  'a pipe in its place': (path) => (clear(path), execFileSync('mkfifo', [path])),
  missing: clear,
};

/** These break a database. */
const databaseKinds: Record<string, (path: string) => void> = {
  'cut in half': (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2)),
  'cut to its first hundred bytes': (path) => truncateSync(path, 100),
  'its header overwritten': (path) => overwrite(path, 0, Buffer.alloc(100, 7)),
  'its first page overwritten': (path) => overwrite(path, 100, Buffer.alloc(3_900, 7)),
  'a page in its middle overwritten': (path) =>
    overwrite(path, Math.floor(readFileSync(path).length / 8192) * 4096, Buffer.alloc(4_096, 7)),
  'the format of a newer version': (path) => {
    const db = new Sqlite(path);
    db.pragma('user_version = 9999');
    if (db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'meta'`).get()) db.exec(`UPDATE meta SET value = '9999' WHERE key = 'format'`);
    db.close();
  },
  'another database in its place': (path) => {
    clear(path);
    const db = new Sqlite(path);
    db.exec('CREATE TABLE other (thing)');
    db.close();
  },
};

const names = [
  'state.sqlite',
  'reference.sqlite',
  'versions/kept.sqlite',
  'server.json',
  'signing-key.pem',
  'versions/rolled-back.json',
  'aeroshelf.pid',
  'aeroshelf.lock',
  'versions',
  'sources',
];
const databases = ['state.sqlite', 'reference.sqlite', 'versions/kept.sqlite'];
const beside = ['state.sqlite-wal', 'state.sqlite-shm', 'restoring'];

type Damage = { name: string; how: string; damage: (path: string) => void };
const damages: Damage[] = [
  ...names.flatMap((name) => Object.entries(kinds).map(([how, damage]) => ({ name, how, damage }))),
  ...databases.flatMap((name) => Object.entries(databaseKinds).map(([how, damage]) => ({ name, how, damage }))),
  ...beside.flatMap((name) =>
    Object.entries(kinds)
      .filter(([how]) => how !== 'missing')
      .map(([how, damage]) => ({ name, how, damage })),
  ),
];

/** Every n-th, from a place that the day does not change. */
const sample = times(6, damages.length);
const chosen = damages.filter((_, index) => (index * 7919) % damages.length < sample);

/** What a person can do: the words that each sentence has one of. */
const wayOut =
  /Move it away|move it away|Put a copy|put a backup|Make it|name another|Give your user|Restore a copy|Update Aeroshelf|aeroshelf restore|Start this/;
const stack = /^\s+at .+:\d+/m;

async function started(dataDir: string, { name }: Damage): Promise<Outcome> {
  if (name === 'signing-key.pem') return run(['pack', join(temporaryFolder(), 'x.aeroshelf'), '--data-dir', dataDir]);
  if (name !== 'server.json' && name !== 'aeroshelf.pid') return run(['data', 'versions', '--data-dir', dataDir]);
  try {
    const server = await serve(dataDir);
    expect((await fetch(new URL('/airports?limit=1', server.url))).status).toBe(200);
    return { code: await server.stop(), stdout: '', stderr: server.stderr() };
  } catch (error) {
    return { code: 1, stdout: '', stderr: (error as Error).message };
  }
}

/** What the program goes on with, and must not pass in silence: content that is not Aeroshelf's. */
const isSaid = ({ name, how }: Damage) =>
  ['server.json', 'aeroshelf.pid', 'versions/kept.sqlite', 'versions/rolled-back.json'].includes(name) &&
  /in it$|^cut|overwritten$/.test(how) &&
  !/page in its middle/.test(how);

/** The keys of a data folder whose state was moved away and put back from a backup. */
async function restored(dataDir: string): Promise<string> {
  for (const end of ['-wal', '-shm']) clear(join(dataDir, `state.sqlite${end}`));
  const { stderr } = await run(['restore', backup, '--data-dir', dataDir]);
  return stderr + (await run(['keys', 'list', '--data-dir', dataDir])).stdout;
}

it('there are at least sixty', () => {
  expect(damages.length).toBeGreaterThanOrEqual(60);
});

it.each(chosen)('the program works, or ends with a sentence and a way out that works, with $name: $how', async (one) => {
  const dataDir = join(temporaryFolder(), 'data');
  cpSync(whole, dataDir, { recursive: true });
  const path = join(dataDir, one.name);
  one.damage(path);
  const outcome = await started(dataDir, one);
  expect(outcome.stderr).not.toMatch(stack);
  expect(outcome.stderr).not.toContain('This is a defect');
  expect([0, 1], outcome.stderr).toContain(outcome.code);
  expect(outcome.stderr).toContain(isSaid(one) ? one.name.split('/').at(-1) : '');
  if (outcome.code === 0) return;
  expect(outcome.stderr).toMatch(wayOut);
  expect(outcome.stderr).toContain(dataDir);
  clear(path);
  const isState = one.name === 'state.sqlite';
  expect(isState ? await restored(dataDir) : 'tests').toContain('tests');
  const mended = await started(dataDir, one);
  expect(mended.code, mended.stderr).toBe(0);
});
