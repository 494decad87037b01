/** What changes the machine, the data of everybody or the work of another is the owner's: each hole over the real server, by those who may not. */
import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeletedNotams, NotamImports } from '#contract/notams/imports.ts';
import { ask, testServer, type Answered } from '../helpers/server.ts';

const callers = ['anonymous', 'readOnly', 'user', 'tokenOfUser', 'owner'] as const;
type Caller = (typeof callers)[number];
const plain = ['user', 'tokenOfUser'] as const;

const server = testServer();
let headers: Record<Caller, Record<string, string>>;
beforeAll(async () => {
  const { users, keys, sessions } = server.core;
  const amelia = await users.add({ username: 'amelia', email: 'amelia@lockheed.example', password: 'electra 10E vega' });
  await users.add({ username: 'bessie', email: 'bessie@curtiss.example', password: 'jenny JN-4 oxx' });
  headers = {
    anonymous: {},
    readOnly: { 'x-api-key': keys.add('owner', 'x', { isReadOnly: true }).key },
    user: { 'x-api-key': keys.add('amelia', 'x').key },
    tokenOfUser: { authorization: `Bearer ${await sessions.tokenFor(amelia)}` },
    owner: { 'x-api-key': server.key },
  };
});

function send(who: Caller | Record<string, string>, method: string, path: string, body?: unknown): Promise<Answered> {
  const of = typeof who === 'string' ? headers[who] : who;
  const isText = typeof body === 'string';
  return ask(server, path, {
    method,
    headers: { ...of, ...(body !== undefined && !isText && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
}
const codeOf = ({ status, headers: { 'x-error-code': code } }: Answered) => [status, code];

it('settings of a user that change no more than looks are changed by every user', async () => {
  const { theme } = server.core.settings.get();
  expect((await send('user', 'PATCH', '/settings', { theme: 'dark', lengthUnit: 'm' })).status).toBe(200);
  expect((await send('user', 'PATCH', '/settings', { theme, lengthUnit: 'ft' })).status).toBe(200);
});

const notam = (number: string, text: string): string =>
  `(${number} NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4613N00606E005\nA) LSGG B) 2606010000 C) 2709010000\nE) ${text})`;

describe('imports of NOTAMs', () => {
  const take = async (who: Caller | Record<string, string>, number: string, text = 'RWY 04/22 CLSD') => {
    const answer = await send(who, 'POST', '/notams/import?name=file.txt', notam(number, text));
    expect(answer.status, answer.text).toBe(200);
    return ((await send('owner', 'GET', '/notams/imports')).json as NotamImports).items[0]?.id ?? 0;
  };
  const statusOf = async (number: string) => (await send('owner', 'GET', `/notams/${number}`)).status;
  const idOf = async (number: string) => ((await send('owner', 'GET', `/notams/${number}`)).json as { id: string }).id;

  it('of the owner are undone by no other user, so that a closure stays', async () => {
    const id = await take('owner', 'A7001/26');
    for (const who of plain) {
      expect(codeOf(await send(who, 'POST', `/notams/imports/${id}/undo`))).toEqual([403, 'ownerRequired']);
      expect(codeOf(await send(who, 'POST', '/notams/imports/last/undo'))).toEqual([409, 'notUndoable']);
    }
    expect(await statusOf('A7001-26')).toBe(200);
    expect((await send('owner', 'POST', `/notams/imports/${id}/undo`)).status).toBe(200);
  });

  it('of one user are not undone by another', async () => {
    const id = await take('user', 'A7002/26');
    const bessie = { 'x-api-key': server.core.keys.add('bessie', 'x').key };
    expect(codeOf(await send(bessie, 'POST', `/notams/imports/${id}/undo`))).toEqual([403, 'ownerRequired']);
    expect((await send('tokenOfUser', 'POST', `/notams/imports/${id}/undo`)).status).toBe(200);
    expect(await statusOf('A7002-26')).toBe(404);
  });

  it('are listed with who made them', async () => {
    await take('user', 'A7003/26');
    const { items } = (await send('user', 'GET', '/notams/imports')).json as NotamImports;
    expect(items[0]).toMatchObject({ importedBy: 'amelia', canUndo: true });
  });

  it("last is the caller's own where others have imported since", async () => {
    const own = await take('user', 'A7004/26');
    await take('owner', 'A7005/26');
    expect((await send('user', 'POST', '/notams/imports/last/undo')).json).toMatchObject({ import: { id: own } });
    expect([await statusOf('A7004-26'), await statusOf('A7005-26')]).toEqual([404, 200]);
  });

  it('a NOTAM that another user or the owner imported is deleted by the owner alone', async () => {
    await take('owner', 'A7006/26');
    const id = await idOf('A7006-26');
    for (const who of plain) expect(codeOf(await send(who, 'DELETE', `/notams/${id}`))).toEqual([403, 'ownerRequired']);
    // A second import of the same NOTAM does not make it the user's.
    await take('user', 'A7006/26');
    expect(codeOf(await send('user', 'DELETE', `/notams/${id}`))).toEqual([403, 'ownerRequired']);
    expect(await statusOf('A7006-26')).toBe(200);
    await take('user', 'A7007/26');
    expect((await send('user', 'DELETE', `/notams/${await idOf('A7007-26')}`)).status).toBe(204);
  });

  it('what the owner deleted is stored again by the owner alone, and what a user deleted by that user', async () => {
    await send('owner', 'POST', '/notams/restore');
    await take('owner', 'A7008/26', 'TWY A CLSD');
    const id = await idOf('A7008-26');
    expect((await send('owner', 'DELETE', `/notams/${id}`)).status).toBe(204);
    for (const query of ['', `?id=${id}`, '?reason=user'])
      expect(codeOf(await send('user', 'POST', `/notams/restore${query}`)), query).toEqual([403, 'ownerRequired']);
    await take('user', 'A7009/26', 'TWY B CLSD');
    const own = await idOf('A7009-26');
    expect((await send('user', 'DELETE', `/notams/${own}`)).status).toBe(204);
    expect((await send('user', 'POST', '/notams/restore')).json).toEqual({ restored: 1 });
    expect(((await send('user', 'GET', '/notams/deleted')).json as DeletedNotams).items.map((one) => one.id)).toEqual([id]);
    expect((await send('owner', 'POST', '/notams/restore')).json).toEqual({ restored: 1 });
  });

  it('of another user that runs is cancelled by the owner alone', async () => {
    const { port } = server;
    const sending = request({ port, path: '/notams/import', method: 'POST', headers: { ...headers.owner, 'content-type': 'text/plain' } });
    const answered = once(sending, 'response');
    sending.write(notam('A7010/26', 'TWY C CLSD').slice(0, 20));
    await expect.poll(() => server.core.clients.list().some(({ lastPath }) => lastPath === '/notams/import')).toBe(true);
    expect((await send('user', 'DELETE', '/dataset/import')).status).toBe(404);
    expect((await send('owner', 'DELETE', '/dataset/import')).status).toBe(204);
    const [reply] = (await answered) as [{ statusCode: number; resume(): void }];
    reply.resume();
    sending.destroy();
    expect(reply.statusCode).toBe(409);
  });
});

it.each<[Caller, unknown]>([
  ['anonymous', { role: null, isReadOnly: false }],
  ['readOnly', { role: 'owner', isReadOnly: true }],
  ['user', { role: 'user', isReadOnly: false }],
  ['tokenOfUser', { role: 'user', isReadOnly: false }],
  ['owner', { role: 'owner', isReadOnly: false }],
])('GET /rights says what %s may do', async (who, rights) => {
  expect((await send(who, 'GET', '/rights')).json).toEqual(rights);
});
