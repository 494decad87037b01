import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrations, openState } from '#core/database/state.ts';
import { rowsInBoxes } from '#core/notams/places/rows-in-boxes.ts';
import { DETAILS_VERSION } from '#core/notams/store/details.ts';
import { indexWords } from '#core/notams/words/index-words.ts';
import { rowsWithText } from '#core/notams/words/rows-with-text.ts';
import { cellOf } from '#core/notams/store/cells.ts';
import { freshFolder } from '../auth/open.ts';

const clock = () => new Date('2026-11-21T03:15:00.000Z');

function open(path = join(freshFolder(), 'state.sqlite')): Database {
  const db = openState(path, { clock });
  onTestFinished(() => void db.close());
  return db;
}

const plan = (db: Database, sql: string, ...values: unknown[]) =>
  db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(({ detail }) => detail)
    .join('\n');

test('opens a new file with write-ahead log, foreign keys and patience', () => {
  const db = open();
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(db.pragma('busy_timeout', { simple: true })).toBe(1000);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
});

test('a new file has what all migrations make: the same tables, indexes, triggers and rows', () => {
  const laid = open();
  const migrated = new Sqlite(join(freshFolder(), 'migrated.sqlite'));
  onTestFinished(() => void migrated.close());
  for (const [done, step] of migrations.entries()) {
    migrated.exec(step);
    migrated.prepare('INSERT INTO migrations (version, applied_at) VALUES (?, ?)').run(done + 1, clock().toISOString());
  }
  const schema = (db: Database) => db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all();
  expect(schema(laid)).toEqual(schema(migrated));
  const tables = migrated.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const rows = (db: Database) => tables.map((table) => [table, db.prepare(`SELECT * FROM ${table}`).all()]);
  expect(rows(laid)).toEqual(rows(migrated));
  expect(tables.length).toBeGreaterThan(20);
});

test('the migrations make the tables of users, keys, sessions, settings, NOTAMs, sources and what users own, all strict', () => {
  const db = open();
  const tables = db
    .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .raw()
    .all();
  expect(tables).toEqual(
    [
      'acknowledgements',
      'api_keys',
      'briefings',
      'favourites',
      'migrations',
      'notam_bin',
      'notam_boxes',
      'notam_coverage',
      'notam_import_changes',
      'notam_import_coverage',
      'notam_imports',
      'notam_moments_unknown',
      'notam_references',
      'notam_word_parts',
      'notam_words',
      'notam_words_unknown',
      'notams',
      'notams_meta',
      'notes',
      'refresh_tokens',
      'routes',
      'settings',
      'sources',
      'users',
      'waypoints',
    ].map((name) => [name, 1]),
  );
  expect(db.prepare('SELECT version, applied_at FROM migrations').raw().all()).toEqual(
    migrations.map((_, done) => [done + 1, '2026-11-21T03:15:00.000Z']),
  );
  expect(db.prepare('SELECT revision, imported_at FROM notams_meta').raw().all()).toEqual([[0, null]]);
});

test('migration 1 keeps the state of the NOTAMs in one row', () => {
  const db = open();
  expect(() => db.exec('INSERT INTO notams_meta (revision) VALUES (7)')).toThrow(/CHECK/);
  expect(() => db.exec('INSERT INTO notams_meta (only, revision) VALUES (2, 7)')).toThrow(/CHECK/);
});

test('migration 1 deletes keys and refresh tokens with their user', () => {
  const db = open();
  db.exec(`
    INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified)
    VALUES ('u', 't', 't', 'ana', 'ana', 'a@b', 'a@b', 0);
    INSERT INTO api_keys (id, user_id, name, key_hash, created_at) VALUES ('k', 'u', 'one', x'00', 't');
    INSERT INTO refresh_tokens (token_hash, user_id, created_at, expires_at) VALUES (x'00', 'u', 't', 't');
    DELETE FROM users;
  `);
  expect(db.prepare('SELECT (SELECT COUNT(*) FROM api_keys) + (SELECT COUNT(*) FROM refresh_tokens)').pluck().get()).toBe(0);
  expect(() => db.exec("INSERT INTO api_keys (id, user_id, name, key_hash, created_at) VALUES ('k', 'u', 'one', x'00', 't')")).toThrow(
    /FOREIGN KEY/,
  );
});

test.each([
  ["icao = 'LSGG' COLLATE NOCASE AND end_date > '2026'", 'notams_by_icao (icao=? AND end_date>?)'],
  ["issue_date > '2026'", 'notams_by_issue_date (issue_date>?)'],
  ["start_date < '2026'", 'notams_by_start_date (start_date<?)'],
  ["end_date > '2026'", 'notams_by_end_date (end_date>?)'],
  ["notam_id = 'b0417/24' COLLATE NOCASE", 'notams_by_notam_id (notam_id=?)'],
  ["number_key = 'B0417/24'", 'notams_by_number_key (number_key=?)'],
])('migration 1 answers %s by an index', (where, index) => {
  expect(plan(open(), `SELECT id FROM notams WHERE ${where}`)).toContain(`INDEX ${index}`);
});

test('migration 1 finds a key and a refresh token by an index', () => {
  const db = open();
  expect(plan(db, 'SELECT id FROM api_keys WHERE key_hash = ?', Buffer.alloc(32))).toMatch(/INDEX sqlite_autoindex_api_keys/);
  expect(plan(db, 'SELECT user_id FROM refresh_tokens WHERE token_hash = ?', Buffer.alloc(32))).toContain('PRIMARY KEY (token_hash=?)');
});

test('migration 2 keeps the NOTAMs of a file of format 1, in force as their dates say', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const old = new Sqlite(path);
  old.exec(migrations[0] ?? '');
  old.exec(`
    INSERT INTO migrations (version, applied_at) VALUES (1, '2026-01-01T00:00:00.000Z');
    INSERT INTO notams (id, updated_at, message, message_fold, start_date, end_date, imported_at)
    VALUES ('a', 't', 'M', 'm', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'),
           ('b', 't', 'M', 'm', NULL, NULL, NULL);
  `);
  old.pragma('user_version = 1');
  old.close();
  const db = open(path);
  expect(db.prepare('SELECT id, effective_start, over_at, first_seen_at, details_version FROM notams ORDER BY id').raw().all()).toEqual([
    ['a', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z', 0],
    ['b', '', '9999-12-31T23:59:59.999Z', null, 0],
  ]);
});

test('migration 2 answers a region by an index', () => {
  expect(plan(open(), "SELECT count(*) FROM notams WHERE fir = 'egtt' COLLATE NOCASE")).toContain('INDEX notams_by_fir (fir=?)');
});

test('migration 2 lists what is in force in the default order from one index, without sorting', () => {
  const detail = plan(
    open(),
    `SELECT n.row FROM notams n WHERE n.over_at > '2026' AND n.effective_start <= '2026' ORDER BY n.issue_date DESC NULLS LAST, n.id ASC`,
  );
  expect(detail).toContain('COVERING INDEX notams_by_issue_date');
  expect(detail).not.toContain('B-TREE');
});

test('migration 15 reads every status in the default order from that index alone', () => {
  const cell = cellOf('2026-11-21T06:00:00.000Z');
  const detail = plan(open(), `SELECT n.row + ${cell.where} FROM notams n ORDER BY n.issue_date DESC NULLS LAST, n.id`, ...cell.params);
  expect(detail).toBe('SCAN n USING COVERING INDEX notams_by_issue_date');
});

test('migration 3 leaves the users, keys, settings and NOTAMs of a file of format 2 as they are', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const old = new Sqlite(path);
  old.exec(`${migrations[0]}; ${migrations[1]}`);
  old.exec(`
    INSERT INTO migrations (version, applied_at) VALUES (1, '2026-01-01T00:00:00.000Z'), (2, '2026-02-01T00:00:00.000Z');
    INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified)
    VALUES ('u', 't', 't', 'ana', 'ana', 'a@b', 'a@b', 0);
    INSERT INTO api_keys (id, user_id, name, key_hash, created_at) VALUES ('k', 'u', 'one', x'00', 't');
    INSERT INTO settings (key, value) VALUES ('notamRetentionDays', '30');
    INSERT INTO notams (id, updated_at, message, message_fold) VALUES ('a', 't', 'M', 'm');
  `);
  old.pragma('user_version = 2');
  const rows = (db: Database) =>
    ['users', 'api_keys', 'settings', 'notams', 'notams_meta'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  const before = rows(old);
  old.close();
  const db = open(path);
  db.exec("DELETE FROM settings WHERE key = 'clockSeenAt'");
  expect(rows(db)).toMatchObject(before);
  expect(db.prepare('SELECT version, applied_at FROM migrations').raw().all()).toEqual([
    [1, '2026-01-01T00:00:00.000Z'],
    [2, '2026-02-01T00:00:00.000Z'],
    ...migrations.slice(2).map((_, done) => [done + 3, '2026-11-21T03:15:00.000Z']),
  ]);
});

/** A user with one of each, on an airport and a notice that no table holds. */
const owned = `
  INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified)
  VALUES ('u', 't', 't', 'ana', 'ana', 'a@b', 'a@b', 0);
  INSERT INTO favourites (user_id, airport_id, name, created_at) VALUES ('u', 'x', 'Alpha', 't');
  INSERT INTO notes (user_id, airport_id, name, text, updated_at) VALUES ('u', 'x', 'Alpha', 'short', 't');
  INSERT INTO acknowledgements (user_id, notam_id, text_hash, acknowledged_at) VALUES ('u', 'n', x'00', 't');
`;
const countOwned = `SELECT (SELECT count(*) FROM favourites) + (SELECT count(*) FROM notes) + (SELECT count(*) FROM acknowledgements)`;

test('migration 3 deletes favourites, notes and acknowledgements with their user, and with nothing else', () => {
  const db = open();
  db.exec(owned);
  db.exec('DELETE FROM notams');
  expect(db.prepare(countOwned).pluck().get()).toBe(3);
  db.exec('DELETE FROM users');
  expect(db.prepare(countOwned).pluck().get()).toBe(0);
  expect(() => db.exec("INSERT INTO favourites (user_id, airport_id, name, created_at) VALUES ('u', 'x', 'Alpha', 't')")).toThrow(
    /FOREIGN KEY/,
  );
});

test('migration 3 takes a mark once for each user and airport', () => {
  const db = open();
  db.exec(owned);
  expect(() => db.exec("INSERT INTO favourites (user_id, airport_id, name, created_at) VALUES ('u', 'x', 'Alpha', 't')")).toThrow(/UNIQUE/);
});

test.each([
  ['favourites', 'user_id = ?', 'PRIMARY KEY (user_id=?)'],
  ['notes', 'user_id = ? AND airport_id = ?', 'PRIMARY KEY (user_id=? AND airport_id=?)'],
  ['acknowledgements', 'user_id = ?', 'PRIMARY KEY (user_id=?)'],
  ['acknowledgements', 'user_id = ? AND notam_id = ?', 'PRIMARY KEY (user_id=? AND notam_id=?)'],
])('migration 3 finds %s with %s by the primary key', (table, where, index) => {
  const values = where.split('?').slice(1);
  expect(plan(open(), `SELECT * FROM ${table} WHERE ${where}`, ...values)).toContain(index);
});

test('migration 4 begins with an empty bin, finds what is longest in it by an index, and has seen the newest import', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const old = new Sqlite(path);
  old.exec(migrations.slice(0, 3).join(';'));
  old.exec("UPDATE notams_meta SET imported_at = '2026-10-01T00:00:00.000Z'");
  old.pragma('user_version = 3');
  old.close();
  const db = open(path);
  expect(db.prepare('SELECT COUNT(*) FROM notam_bin').pluck().get()).toBe(0);
  expect(db.prepare("SELECT value FROM settings WHERE key = 'clockSeenAt'").pluck().get()).toBe('2026-10-01T00:00:00.000Z');
  expect(plan(db, "SELECT rowid FROM notam_bin WHERE deleted_at <= '2026' ORDER BY deleted_at")).toContain('INDEX notam_bin_by_deletion');
});

test('migrations keep the NOTAMs of a file of format 16; their words and boxes are written by the next import', async () => {
  const path = join(freshFolder(), 'state.sqlite');
  const old = new Sqlite(path);
  for (const step of migrations.slice(0, 16)) old.exec(step);
  const add = old.prepare(
    `INSERT INTO notams (id, updated_at, message, message_fold, west, east, south, north, figures, details_version)
     VALUES (?, 't', 'M', 'm', ?, ?, 46, 46.5, '[["c",46,6,5]]', ${DETAILS_VERSION})`,
  );
  for (let at = 0; at < 100; at++) add.run(`n${at}`, at, at + 0.5);
  old.exec("INSERT INTO notam_words VALUES (0, 80, 0, x'', x'', x'', x'', x'')");
  old.pragma('user_version = 16');
  const rows = old.prepare('SELECT * FROM notams').all();
  old.close();
  const db = open(path);
  expect(db.prepare('SELECT * FROM notams').all()).toEqual(rows);
  const near = () => {
    const found: number[] = [];
    rowsInBoxes(db, [{ west: 10.7, east: 12, south: 40, north: 50 }], { onHit: (row) => void found.push(row), endIfOver: () => undefined });
    return found;
  };
  expect(near()).toEqual([12, 13]);
  expect(rowsWithText(db, 'm', () => undefined)).toBeUndefined();
  await indexWords(db);
  expect(rowsWithText(db, 'm', () => undefined)?.rows).toHaveLength(100);
  expect(db.prepare('SELECT segment, length(boxes) FROM notam_boxes').raw().all()).toEqual([[0, 65_536]]);
  expect(near()).toEqual([12, 13]);
  expect(db.pragma('quick_check', { simple: true })).toBe('ok');
});

test('opens a file a second time as it is, with what was written', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const first = openState(path, { clock });
  first.exec("INSERT INTO settings (key, value) VALUES ('theme', 'dark')");
  first.close();
  const again = open(path);
  expect(again.prepare("SELECT value FROM settings WHERE key = 'theme'").pluck().get()).toBe('dark');
  expect(again.prepare('SELECT COUNT(*) FROM migrations').pluck().get()).toBe(migrations.length);
});

test('refuses a file of a newer program and leaves it untouched', () => {
  const path = join(freshFolder(), 'state.sqlite');
  openState(path, { clock }).close();
  const newer = new Sqlite(path);
  newer.pragma(`user_version = ${migrations.length + 1}`);
  newer.close();
  const before = readFileSync(path);
  expect(() => openState(path, { clock })).toThrow(
    `${path} was written by a newer Aeroshelf (format ${migrations.length + 1}, this one knows ${migrations.length}). ` +
      'Update Aeroshelf, or choose another data folder with --data-dir.',
  );
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('refuses a file that is not a database, with its path and the way out', () => {
  const path = join(freshFolder(), 'state.sqlite');
  writeFileSync(path, 'this is a letter, not a database. '.repeat(100));
  expect(() => openState(path, { clock })).toThrow(
    expect.objectContaining({ name: 'Refusal', message: expect.stringContaining(`${path} can't be used: file is not a database.`) }),
  );
  expect(readFileSync(path, 'utf8')).toContain('this is a letter');
});

test('refuses a path that is a folder', () => {
  const path = join(freshFolder(), 'state.sqlite');
  mkdirSync(path);
  expect(() => openState(path, { clock })).toThrow(expect.objectContaining({ name: 'Refusal' }));
});

test('leaves nothing of a migration that was cut off', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const half = new Sqlite(path);
  half.exec('CREATE TABLE notams_meta (here TEXT)');
  half.close();
  expect(() => openState(path, { clock })).toThrow(/table notams_meta already exists/);
  const left = new Sqlite(path);
  expect(left.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()).toEqual(['notams_meta']);
  expect(left.pragma('user_version', { simple: true })).toBe(0);
  left.close();
});

test.runIf(process.platform !== 'win32')('lets only the owner read the file and its log', () => {
  const folder = freshFolder();
  const path = join(folder, 'state.sqlite');
  openState(path, { clock }).close();
  chmodSync(path, 0o644);
  const db = open(path);
  db.exec("INSERT INTO settings (key, value) VALUES ('theme', 'dark')");
  const modes = readdirSync(folder)
    .sort()
    .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
  expect(modes).toEqual(['state.sqlite', 'state.sqlite-shm', 'state.sqlite-wal'].map((name) => [name, '600']));
});

test('the migration to rights makes the first user the owner, and leaves every key as it was', () => {
  const path = join(freshFolder(), 'state.sqlite');
  const before = new Sqlite(path);
  const format = migrations.findIndex((step) => step.includes('ADD COLUMN role'));
  for (const step of migrations.slice(0, format)) before.exec(step);
  before.pragma(`user_version = ${format}`);
  before.exec(`
    INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified)
    VALUES ('a', '2026-02-01', 't', 'ana', 'ana', 'a@b', 'a@b', 0), ('b', '2026-01-01', 't', 'ben', 'ben', 'b@b', 'b@b', 0);
    INSERT INTO api_keys (id, user_id, name, key_hash, created_at) VALUES ('k', 'a', 'one', x'00', 't');
  `);
  before.close();
  const db = open(path);
  expect(db.prepare('SELECT id, role FROM users ORDER BY id').raw().all()).toEqual([
    ['a', 'user'],
    ['b', 'owner'],
  ]);
  expect(db.prepare('SELECT is_read_only FROM api_keys').pluck().all()).toEqual([0]);
});
