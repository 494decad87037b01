import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrations, openState } from '#core/database/state.ts';
import { cellOf } from '#core/notams/store/facet-cells.ts';
import { nextFormat } from './next-format.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const clock = () => new Date('2026-11-21T03:15:00.000Z');

function open(path = join(temporaryFolder(), 'state.sqlite')): Database {
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

test('notes each migration, and that no NOTAM was imported', () => {
  const db = open();
  expect(db.prepare('SELECT version, applied_at FROM migrations').raw().all()).toEqual(
    migrations.map((_, done) => [done + 1, '2026-11-21T03:15:00.000Z']),
  );
  expect(db.prepare('SELECT revision, imported_at FROM notams_meta').raw().all()).toEqual([[0, null]]);
});

test('keeps the state of the NOTAMs in one row', () => {
  const db = open();
  expect(() => db.exec('INSERT INTO notams_meta (revision) VALUES (7)')).toThrow(/CHECK/);
  expect(() => db.exec('INSERT INTO notams_meta (only, revision) VALUES (2, 7)')).toThrow(/CHECK/);
});

test.each([
  ["notams WHERE icao = 'LSGG' COLLATE NOCASE AND end_date > '2026'", 'INDEX notams_by_icao (icao=? AND end_date>?)'],
  ["notams WHERE issue_date > '2026'", 'INDEX notams_by_issue_date (issue_date>?)'],
  ["notams WHERE start_date < '2026'", 'INDEX notams_by_start_date (start_date<?)'],
  ["notams WHERE end_date > '2026'", 'INDEX notams_by_end_date (end_date>?)'],
  ["notams WHERE notam_id = 'b0417/24' COLLATE NOCASE", 'INDEX notams_by_notam_id (notam_id=?)'],
  ["notams WHERE number_key = 'B0417/24'", 'INDEX notams_by_number_key (number_key=?)'],
  ["notams WHERE fir = 'egtt' COLLATE NOCASE", 'INDEX notams_by_fir (fir=?)'],
  ["notam_bin WHERE deleted_at <= '2026' ORDER BY deleted_at", 'INDEX notam_bin_by_deletion'],
  ["api_keys WHERE key_hash = x'00'", 'INDEX sqlite_autoindex_api_keys'],
  ["refresh_tokens WHERE token_hash = x'00'", 'PRIMARY KEY (token_hash=?)'],
  ["favourites WHERE user_id = 'u'", 'PRIMARY KEY (user_id=?)'],
  ["notes WHERE user_id = 'u' AND airport_id = 'x'", 'PRIMARY KEY (user_id=? AND airport_id=?)'],
  ["acknowledgements WHERE user_id = 'u'", 'PRIMARY KEY (user_id=?)'],
  ["acknowledgements WHERE user_id = 'u' AND notam_id = 'n'", 'PRIMARY KEY (user_id=? AND notam_id=?)'],
])('answers %s by an index', (from, index) => {
  expect(plan(open(), `SELECT * FROM ${from}`)).toContain(index);
});

test('lists what is in force in the default order from one index, without sorting', () => {
  const detail = plan(
    open(),
    `SELECT n.row FROM notams n WHERE n.over_at > '2026' AND n.effective_start <= '2026' ORDER BY n.issue_date DESC NULLS LAST, n.id ASC`,
  );
  expect(detail).toContain('COVERING INDEX notams_by_issue_date');
  expect(detail).not.toContain('B-TREE');
});

test('reads every status in the default order from that index alone', () => {
  const cell = cellOf('2026-11-21T06:00:00.000Z');
  const detail = plan(open(), `SELECT n.row + ${cell.where} FROM notams n ORDER BY n.issue_date DESC NULLS LAST, n.id`, ...cell.params);
  expect(detail).toBe('SCAN n USING COVERING INDEX notams_by_issue_date');
});

/** A user with one of each, on an airport and a NOTAM that no table holds. */
const owned = `
  INSERT INTO users (id, created_at, updated_at, username, username_fold, email, email_fold, is_verified)
  VALUES ('u', 't', 't', 'ana', 'ana', 'a@b', 'a@b', 0);
  INSERT INTO api_keys (id, user_id, name, key_hash, created_at) VALUES ('k', 'u', 'one', x'00', 't');
  INSERT INTO refresh_tokens (token_hash, user_id, created_at, expires_at) VALUES (x'00', 'u', 't', 't');
  INSERT INTO favourites (user_id, airport_id, name, created_at) VALUES ('u', 'x', 'Alpha', 't');
  INSERT INTO notes (user_id, airport_id, name, text, updated_at) VALUES ('u', 'x', 'Alpha', 'short', 't');
  INSERT INTO acknowledgements (user_id, notam_id, text_hash, acknowledged_at) VALUES ('u', 'n', x'00', 't');
`;
const tablesOfUser = ['api_keys', 'refresh_tokens', 'favourites', 'notes', 'acknowledgements'];

test('deletes what belongs to a user with the user, and with nothing else', () => {
  const db = open();
  const counts = () => tablesOfUser.map((table) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  db.exec(owned);
  db.exec('DELETE FROM notams');
  expect(counts()).toEqual(tablesOfUser.map(() => 1));
  db.exec('DELETE FROM users');
  expect(counts()).toEqual(tablesOfUser.map(() => 0));
  for (const statement of owned.split(';').slice(1, -1)) expect(() => db.exec(statement), statement).toThrow(/FOREIGN KEY/);
});

test('takes a mark once for each user and airport', () => {
  const db = open();
  db.exec(owned);
  expect(() => db.exec("INSERT INTO favourites (user_id, airport_id, name, created_at) VALUES ('u', 'x', 'Alpha', 't')")).toThrow(/UNIQUE/);
});

test('a new file has seen the moment at which it was made', () => {
  expect(open().prepare("SELECT value FROM settings WHERE key = 'clockSeenAt'").pluck().get()).toBe(clock().toISOString());
});

test('the next format keeps what a file of this one holds, and is preceded by a backup', () => {
  const path = join(temporaryFolder(), 'state.sqlite');
  const old = openState(path, { clock });
  old.exec(owned);
  old.exec("INSERT INTO notams (id, updated_at, message, message_fold) VALUES ('a', 't', 'M', 'm')");
  const tables = ['users', ...tablesOfUser, 'notams', 'notams_meta', 'settings'];
  const rows = (db: Database) => tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  const before = rows(old);
  old.close();
  nextFormat("ALTER TABLE users ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'");
  const backups: number[] = [];
  const db = openState(path, { clock, beforeMigration: (of) => void backups.push(of.pragma('user_version', { simple: true }) as number) });
  onTestFinished(() => void db.close());
  expect(backups).toEqual([migrations.length - 1]);
  expect(rows(db)).toMatchObject(before);
  expect(db.prepare('SELECT colour FROM users').pluck().all()).toEqual(['blue']);
  expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
  expect(db.prepare('SELECT version FROM migrations').pluck().all()).toEqual(migrations.map((_, done) => done + 1));
});

test('opens a file a second time as it is, with what was written', () => {
  const path = join(temporaryFolder(), 'state.sqlite');
  const first = openState(path, { clock });
  first.exec("INSERT INTO settings (key, value) VALUES ('theme', 'dark')");
  first.close();
  const again = open(path);
  expect(again.prepare("SELECT value FROM settings WHERE key = 'theme'").pluck().get()).toBe('dark');
  expect(again.prepare('SELECT COUNT(*) FROM migrations').pluck().get()).toBe(migrations.length);
});

test('refuses a file of a newer program and leaves it untouched', () => {
  const path = join(temporaryFolder(), 'state.sqlite');
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
  const path = join(temporaryFolder(), 'state.sqlite');
  writeFileSync(path, 'this is a letter, not a database. '.repeat(100));
  expect(() => openState(path, { clock })).toThrow(
    expect.objectContaining({ name: 'Refusal', message: expect.stringContaining(`${path} can't be used: file is not a database.`) }),
  );
  expect(readFileSync(path, 'utf8')).toContain('this is a letter');
});

test('refuses a path that is a folder', () => {
  const path = join(temporaryFolder(), 'state.sqlite');
  mkdirSync(path);
  expect(() => openState(path, { clock })).toThrow(expect.objectContaining({ name: 'Refusal' }));
});

test('leaves nothing of a migration that was cut off', () => {
  const path = join(temporaryFolder(), 'state.sqlite');
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
  const folder = temporaryFolder();
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
