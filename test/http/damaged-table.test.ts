import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openCore } from '#core/core.ts';
import { startServer } from '#http/server.ts';
import { ask } from '../helpers/server.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Overwrites the first page of each table and of its indexes. */
function damage(state: string, table: string): void {
  const db = new Sqlite(state);
  const size = db.pragma('page_size', { simple: true }) as number;
  const pages = db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE tbl_name = ? AND rootpage > 0').pluck().all(table);
  db.close();
  const file = openSync(state, 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(file);
}

/** What needs the table: answers without a key, and with one. Everything else answers as always. */
const keyed = ['/notams', '/me', '/keys', '/settings', '/sources', '/favourites', '/notes', '/acknowledgements'];
const cases: [table: string, anonymous: string[], withKey: string[]][] = [
  ['notams', ['/notams'], ['/notams']],
  ['notams_meta', ['/notams'], ['/notams']],
  ['notam_bin', [], []],
  ['notam_references', [], []],
  ['notam_imports', [], []],
  ['notam_coverage', [], []],
  ['settings', [], []],
  ['sources', [], ['/sources']],
  ['favourites', [], ['/favourites']],
  ['notes', [], ['/notes']],
  ['acknowledgements', [], ['/acknowledgements']],
  ['refresh_tokens', [], []],
  // No key or user can be looked up; what is open to everyone needs none, and /notams does to say how many are shown.
  ['api_keys', [], keyed],
  ['users', [], keyed],
];
const anonymous = ['/health', '/dataset', '/airports?limit=1', '/search?query=geneva', '/countries/CH', '/notams'];
const withKey = [
  '/airports?limit=1',
  '/search?query=geneva',
  '/health',
  '/notams',
  '/me',
  '/keys',
  '/settings',
  '/sources',
  '/favourites',
  '/notes',
  '/acknowledgements',
];

test.each(cases)(
  'a page of %s that is damaged is said by /health, and fails only what needs it: %j, with a key %j',
  async (table, ...failing) => {
    const dataDir = temporaryFolder();
    const first = await openCore({ dataDir, log });
    const key = first.users.ensureOwner({ withKey: true })?.key ?? '';
    await first.close();
    damage(join(dataDir, 'state.sqlite'), table);
    const core = await openCore({ dataDir, log });
    onTestFinished(core.close);
    const server = await startServer(core, { port: 0, log });
    onTestFinished(server.close);
    const failed = async (paths: string[], headers: Record<string, string>) => {
      const answers = await Promise.all(paths.map(async (path) => ({ path, status: (await ask(server, path, { headers })).status })));
      return answers.filter(({ status }) => status !== 200).map(({ path }) => path);
    };
    expect(await failed(anonymous, {})).toEqual(failing[0]);
    expect(await failed(withKey, { 'x-api-key': key })).toEqual(failing[1]);
    for (const path of failing[1]) {
      const { headers, json } = await ask(server, path, { headers: { 'x-api-key': key } });
      expect([headers['x-error-code'], json], path).toMatchObject([
        'dataDamaged',
        { message: expect.stringContaining('aeroshelf restore') },
      ]);
    }

    const { findings, isGood } = await core.check();
    expect([isGood, findings]).toMatchObject([false, [{ code: 'stateDamaged' }]]);
    expect((await ask(server, '/health')).json).toMatchObject({ problems: [{ code: 'stateDamaged' }] });
  },
);
