/** Rows of state.sqlite that hold what this program never writes: each is refused or shown by itself, named as a problem, and nothing ends with 500. */
import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckReport } from '#contract/dataset/check.ts';
import type { Health } from '#contract/health.ts';
import type { SourceList } from '#contract/sync/sources.ts';
import { ask, askWithKey, post, testServer } from '../helpers/server.ts';

const password = 'electra 10E vega';

const server = testServer({ clock: () => new Date(now) });
let now = Date.parse('2026-11-21T06:00:00Z');
beforeAll(async () => {
  for (const username of ['amelia', 'bessie']) await server.core.users.add({ username, email: `${username}@example.org`, password });
});

/** Another connection writes, so that the rows are as a damaged or foreign file would have them. */
function write(sql: string, ...values: unknown[]): void {
  const db = new Sqlite(join(server.dataDir, 'state.sqlite'));
  db.prepare(sql).run(...values);
  db.close();
}

const asOwner = (method: string, path: string, body?: unknown) => askWithKey(server, method, path, body);
const problems = async () => ((await ask(server, '/health')).json as Health).problems ?? [];
const findings = async () => ((await asOwner('POST', '/dataset/check')).json as CheckReport).findings;
const failures = () => server.logged.filter(({ level }) => level === 'error');

const salt = Buffer.alloc(16);
const cheap = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 }).toString('base64url');

describe('a stored password', () => {
  const login = (username: string, typed = password) => post(server, '/login', { username, password: typed });

  it.each([
    ['that is no hash', 'electra 10E vega'],
    ['that is empty', ''],
    ['without bytes of a hash', '$scrypt$ln=1,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$a'],
    ['that asks for more memory than there is', `$scrypt$ln=40,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$${cheap}`],
    ['that asks for no work at all', `$scrypt$ln=0,r=0,p=0$AAAAAAAAAAAAAAAAAAAAAA$${cheap}`],
  ])('%s lets that user in with nothing, answers 401, and is named', async (_what, stored) => {
    // The throttle of failed logins ends within this time.
    now += 61_000;
    const { id } = server.core.users.find('amelia') ?? {};
    write('UPDATE users SET password = ? WHERE id = ?', stored, id);
    for (const typed of [password, stored, '', 'a']) expect((await login('amelia', typed)).status).toBe(401);
    expect((await login('bessie')).status).toBe(200);
    expect(await problems()).toContainEqual(expect.objectContaining({ code: 'passwordUnreadable', values: { id } }));
    expect(await findings()).toContainEqual(expect.objectContaining({ code: 'passwordUnreadable', values: { id } }));
    expect(failures()).toEqual([]);
    expect((await asOwner('PATCH', '/users/amelia', { password })).status).toBe(200);
    expect((await login('amelia')).status).toBe(200);
    expect(await problems()).toEqual([]);
  });
});

describe('a source', () => {
  const add = (change: string) => {
    write(
      `INSERT INTO sources (id, kind, name, address, is_enabled, every_hours, rank, created_at, state, next_at, failures)
       VALUES ('telex', 'files', 'Telex', '/nowhere', 1, 1, 5, '2026-01-01T00:00:00.000Z', 'never', '2026-01-01T00:00:00.000Z', 0)`,
    );
    write(`UPDATE sources SET ${change} WHERE id = 'telex'`);
  };
  const sources = async () => {
    const answer = await asOwner('GET', '/sources');
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as SourceList).items;
  };

  it('of a kind that this version does not know is listed as unknown, is not fetched, is named, and can be removed', async () => {
    add(`kind = 'telex'`);
    expect((await sources()).find(({ id }) => id === 'telex')).toMatchObject({ kind: 'unknown', name: 'Telex', isEnabled: false });
    const named = expect.objectContaining({ code: 'sourceKindUnknown', values: { name: 'Telex' } }) as object;
    expect(await problems()).toContainEqual(named);
    expect(await findings()).toContainEqual(named);
    expect((await asOwner('PATCH', '/sources/telex', { rank: 6 })).status).toBe(200);
    const answer = await asOwner('POST', '/sync', { sourceId: 'telex' });
    expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'invalidRequest']);
    expect((await asOwner('DELETE', '/sources/telex')).status).toBe(204);
    expect(await problems()).toEqual([]);
    expect(failures()).toEqual([]);
  });

  it.each([
    ['a failure that is no JSON', `message = '{no'`, { failure: null }],
    ['a failure that is no reason', `message = '{"text":7}'`, { failure: null }],
    ['a state of another version', `state = 'dreaming'`, { state: 'never' }],
    [
      'times that are none',
      `fetched_at = 'yesterday', tried_at = '', data_date = 'x', next_at = 'soon'`,
      { fetchedAt: null, nextAt: null },
    ],
  ])('with %s is listed without it', async (_what, change, shown) => {
    add(change);
    try {
      expect((await sources()).find(({ id }) => id === 'telex')).toMatchObject(shown);
    } finally {
      expect((await asOwner('DELETE', '/sources/telex')).status).toBe(204);
    }
    expect(failures()).toEqual([]);
  });
});
