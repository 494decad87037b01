import { describe, expect, it } from 'vitest';
import type { ApiKeyList, NewApiKey } from '#contract/users/keys.ts';
import type { Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, as, owner, other } = twoUsers();

const detailsOf = (answer: Answered) => (answer.json as { details?: string[] }).details;

describe('keys', () => {
  it('are shown once, when they are created', async () => {
    const made: NewApiKey = good(await owner('POST', '/keys', { name: ' flight planner ' }), 'addKey', 201);
    expect(made).toMatchObject({ name: 'flight planner', createdAt: '2026-11-21T06:00:00.000Z', lastUsedAt: null });
    expect((await as(made.key)('GET', '/users/me')).json).toMatchObject({ username: 'owner' });
    const listed = await owner('GET', '/keys');
    const { items }: ApiKeyList = good(listed, 'listKeys');
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['flight planner', 'tests']));
    expect(listed.text).not.toContain('ask_');
    expect(listed.text).not.toContain('tablet');
  });

  it.each([[{ name: '' }], [{ name: '  ' }], [{ name: 'two\nlines' }], [{ name: 'x'.repeat(101) }], [{ name: 5 }], [{}]])(
    'are not created with the label %j',
    async (body) => {
      const before = server.core.keys.list().length;
      const answer = await owner('POST', '/keys', body);
      expect(answer.status).toBe(400);
      expect(detailsOf(answer)?.[0]).toMatch(/name: /);
      expect(server.core.keys.list()).toHaveLength(before);
    },
  );

  it('are revoked by their owner only', async () => {
    const { id, key } = (await owner('POST', '/keys', { name: 'short-lived' })).json as NewApiKey;
    const denied = await other('DELETE', `/keys/${id}`);
    const unknown = await other('DELETE', '/keys/00000000-0000-4000-8000-000000000000');
    expect([denied.status, unknown.status]).toEqual([404, 404]);
    expect((denied.json as { message: string }).message).toBe(`There is no key with the id "${id}".`);
    expect((await as(key)('GET', '/users/me')).status).toBe(200);
    expect((await owner('DELETE', `/keys/${id}`)).status).toBe(204);
    expect((await as(key)('GET', '/users/me')).status).toBe(401);
    expect((await owner('DELETE', `/keys/${id}`)).status).toBe(404);
  });
});
