import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSigningKey } from '#core/transfer/signing-key.ts';
import { backUpTo, packTo, restoreFrom } from '#core/core.ts';
import { migrations } from '#core/database/state.ts';
import { times } from '../../helpers/long.ts';
import { nextFormat } from '../database/next-format.ts';
import { changedReference, clock, closure, entriesIn, forge, machine, takeIn, type Machine } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const json = { format: 'json', paper: 'a4', language: undefined } as const;

/** A machine with something of everything, its backup, and a key that opens it. */
async function backUp() {
  const here = await machine(undefined, undefined, atEnd);
  await here.core.users.add({ username: 'pilot', email: 'pilot@example.org', password: 'correct horse' });
  const { key } = here.core.keys.add('pilot', 'tablet');
  const user = here.core.users.find('pilot');
  const [airport = ''] = here.core.dataset.current().db.prepare<[], string>('SELECT id FROM airports ORDER BY row LIMIT 1').pluck().all();
  here.core.userData.favourites.add(user?.id ?? '', airport);
  here.core.userData.notes.write(user?.id ?? '', airport, 'Fuel only on weekdays');
  const route = here.core.userData.routes.add(user?.id ?? '', { text: 'LSGG HOME', isFavourite: true }, 'LSGG HOME');
  const briefing = await here.core.briefings.make({ plan: { text: 'EGLL' }, userId: user?.id ?? '', routeId: route.id }, json);
  here.core.briefingMemory.remember(route.id, briefing.memory);
  here.core.userData.waypoints.add(user?.id ?? '', { ident: 'HOME', latitude: 46, longitude: 7 });
  here.core.settings.change({ theme: 'dark' });
  await takeIn(here, closure('A0001/30'));
  const file = join(temporaryFolder(), 'all.aeroshelf-backup');
  const manifest = await backUpTo(file, false, { dataDir: here.dataDir, clock });
  return { here, file, manifest, key, user };
}

/** One for all tests, which read it alone. */
let backedUp: Awaited<ReturnType<typeof backUp>>;
const ends: (() => void | Promise<void>)[] = [];
const atEnd = (end: () => void | Promise<void>) => void ends.unshift(end);
beforeAll(async () => void (backedUp = await backUp()));
afterAll(async () => {
  for (const end of ends) await end();
});

const restore = (file: string, dataDir: string) => restoreFrom(file, file, { dataDir, clock });
const held = ({ core }: Machine) => core.notams.list({ sort: 'notamId' }, { limit: 300, offset: 0 }).items;

describe('a backup', () => {
  it('says what is in it and which dataset was in use, and only its owner reads it', async () => {
    const { here, file, manifest } = backedUp;
    expect(manifest).toMatchObject({
      kind: 'backup',
      dataset: { revision: here.core.dataset.current().revision },
      state: {
        format: migrations.length,
        users: 1,
        keys: 1,
        favourites: 1,
        notes: 1,
        routes: 1,
        waypoints: 1,
        briefings: 1,
        notams: here.core.notams.count(),
      },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([...(await entriesIn(file)).keys()]).toEqual(['manifest.json', 'signature.json', 'state.sqlite', 'signing-key.pem']);
    expect(readdirSync(join(file, '..'))).toHaveLength(1);
  });

  it('of an empty folder is refused', async () => {
    await expect(backUpTo(join(temporaryFolder(), 'x'), false, { dataDir: temporaryFolder() })).rejects.toMatchObject({
      details: [expect.stringContaining('There is no data folder')],
    });
  });

  it('made while NOTAMs are being imported is whole and of one moment', async () => {
    const here = await machine();
    const notices = Array.from({ length: times(2_500, 6_000) }, (_, index) => closure(`A${String(index % 10_000).padStart(4, '0')}/30`));
    const importing = takeIn(here, ...notices);
    const target = temporaryFolder();
    const counts: number[] = [];
    const done = importing.then(() => 'done');
    for (let at = 0; at < 2 || (await Promise.race([done, Promise.resolve('running')])) === 'running'; at++) {
      const file = join(target, `${at}.aeroshelf-backup`);
      const { state } = await backUpTo(file, false, { dataDir: here.dataDir, clock });
      counts.push(state.notams);
      const db = new Sqlite((await entriesIn(file)).get('state.sqlite') ?? Buffer.of());
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(db.prepare('SELECT COUNT(*) FROM notams').pluck().get()).toBe(state.notams);
      db.close();
      rmSync(file);
    }
    await importing;
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect((await backUpTo(join(target, 'last'), false, { dataDir: here.dataDir, clock })).state.notams).toBe(here.core.notams.count());
  });
});

describe('restoring', () => {
  it('brings users, keys, passwords, favourites, notes, settings, NOTAMs and the signing key to another machine', async () => {
    const { here, file, key, user } = backedUp;
    const dataDir = temporaryFolder();
    const { counts, former } = await restore(file, dataDir);
    expect(counts).toMatchObject({ users: 1, keys: 1, favourites: 1, notes: 1 });
    expect(former).toBeUndefined();
    const there = await machine(undefined, dataDir);
    expect(there.core.keys.userOf(key)?.username).toBe('pilot');
    expect((await there.core.sessions.login('pilot', 'correct horse')).user.id).toBe(user?.id);
    expect(there.core.userData.favourites.list(user?.id ?? '')).toEqual(here.core.userData.favourites.list(user?.id ?? ''));
    expect(there.core.userData.notes.list(user?.id ?? '')).toMatchObject([{ text: 'Fuel only on weekdays' }]);
    expect(there.core.settings.get().theme).toBe('dark');
    expect(held(there)).toEqual(held(here));
    const { token } = await here.core.sessions.login('pilot', 'correct horse');
    // A session of the other machine, begun since, is none of this one.
    expect(await there.core.sessions.verify(token)).toBeUndefined();
    const fingerprints = [here, there].map((one) => readSigningKey(readFileSync(join(one.dataDir, 'signing-key.pem')), '').fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
  });

  it('keeps the state that was in use, the last one alone, and nothing else', async () => {
    const { file } = backedUp;
    const there = await machine();
    await there.core.users.add({ username: 'former', email: 'former@example.org', password: 'correct horse' });
    await there.close();
    writeFileSync(join(there.dataDir, 'before-restore-2001-01-01T000000.000Z.sqlite'), 'x');
    const { former } = await restore(file, there.dataDir);
    const names = readdirSync(there.dataDir).filter((name) => /restor/.test(name));
    expect(names).toEqual([former?.split('/').at(-1)]);
    const db = new Sqlite(former ?? '', { readonly: true });
    expect(db.prepare('SELECT username FROM users').pluck().all()).toEqual(['former']);
    db.close();
    expect((await machine(undefined, there.dataDir)).core.users.find('former')).toBeUndefined();
  });

  it('reads no log of the former state into the restored one', async () => {
    const { file, here } = backedUp;
    const there = await machine();
    await there.close();
    const state = join(there.dataDir, 'state.sqlite');
    const writer = new Sqlite(state);
    writer.pragma('wal_autocheckpoint = 0');
    writer.exec(`DELETE FROM notams`);
    const [wal, shm] = [readFileSync(`${state}-wal`), readFileSync(`${state}-shm`)];
    writer.close();
    // A kill leaves them like this.
    writeFileSync(`${state}-wal`, wal);
    writeFileSync(`${state}-shm`, shm);
    await restore(file, there.dataDir);
    expect(held(await machine(undefined, there.dataDir))).toEqual(held(here));
  });

  it('puts a state back in the place of one that is damaged', async () => {
    const { file, here } = backedUp;
    const there = await machine();
    await there.close();
    truncateSync(join(there.dataDir, 'state.sqlite'), 5_000);
    await restore(file, there.dataDir);
    expect(held(await machine(undefined, there.dataDir))).toEqual(held(here));
  });

  it('brings a backup of an older format to the newest', async () => {
    const { file, user } = backedUp;
    nextFormat("ALTER TABLE users ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'");
    const dataDir = temporaryFolder();
    expect((await restore(file, dataDir)).counts).toMatchObject({ format: migrations.length, users: 1 });
    expect((await machine(undefined, dataDir)).core.users.get(user?.id ?? '')?.username).toBe('pilot');
  });

  it('is refused while a process uses the data folder, which is named', async () => {
    const { file, here } = backedUp;
    await expect(restore(file, here.dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  });
});

describe('restoring refuses, and changes nothing:', () => {
  type Made = { file: string; here: Machine };
  const state = async (file: string) => (await entriesIn(file)).get('state.sqlite') ?? Buffer.of();
  const cases: [string, RegExp, (made: Made) => string | Promise<string>][] = [
    [
      'a pack',
      /is a pack, not a backup\. Use "aeroshelf unpack"/,
      async ({ here }) => {
        const path = join(temporaryFolder(), 'x.aeroshelf');
        await packTo(path, false, { dataDir: here.dataDir });
        return path;
      },
    ],
    [
      'a backup that was cut off',
      /or it is damaged/,
      ({ file }) => {
        const path = join(temporaryFolder(), 'x.aeroshelf-backup');
        writeFileSync(path, readFileSync(file).subarray(0, 2_000));
        return path;
      },
    ],
    [
      'a state of a newer format',
      /made by a newer Aeroshelf \(format 99, this one knows \d+\)\. Update Aeroshelf/,
      async ({ file, here }) =>
        forge(file, here.dataDir, { entries: { 'state.sqlite': changedReference(await state(file), 'PRAGMA user_version = 99') } }),
    ],
    [
      'a state that is damaged',
      /state\.sqlite in .* (?:is damaged|can't be read)/,
      async ({ file, here }) =>
        forge(file, here.dataDir, { entries: { 'state.sqlite': Buffer.from(await state(file)).fill(0xee, 20_000, 60_000) } }),
    ],
    [
      'a database that is no state',
      /is damaged: not a state of Aeroshelf/,
      ({ file, here }) => forge(file, here.dataDir, { entries: { 'state.sqlite': changedReference(Buffer.of(), 'CREATE TABLE x (y)') } }),
    ],
    [
      'a signing key that is none',
      /signing-key\.pem in .* holds no Ed25519 key/,
      ({ file, here }) => forge(file, here.dataDir, { entries: { 'signing-key.pem': 'x' } }),
    ],
    [
      'a backup that another key signed',
      /is not signed by the key in it/,
      async ({ file }) => {
        const other = await machine();
        return forge(file, other.dataDir, {});
      },
    ],
  ];

  let there: Machine;
  beforeAll(async () => {
    there = await machine(undefined, undefined, atEnd);
    await there.close();
  });

  it.each(cases)('%s', async (_, sentence, make) => {
    const made = await make(backedUp);
    const before = readFileSync(join(there.dataDir, 'state.sqlite'));
    await expect(restore(made, there.dataDir)).rejects.toMatchObject({ details: [expect.stringMatching(sentence)] });
    expect(readFileSync(join(there.dataDir, 'state.sqlite')).equals(before)).toBe(true);
    expect(readdirSync(there.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  });
});
