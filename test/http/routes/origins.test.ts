import { describe, expect, it } from 'vitest';
import { ask, type Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner } = twoUsers();

const detailsOf = (answer: Answered) => (answer.json as { details?: string[] }).details;

describe('origins', () => {
  const path = `/origins/${encodeURIComponent('https://planner.example:8443')}`;

  it('are approved, allowed at once, and withdrawn', async () => {
    const asPage = () => ask(server, '/airports?limit=1', { headers: { origin: 'https://planner.example:8443' } });
    expect((await asPage()).status).toBe(403);
    expect(good(await owner('POST', '/origins', { origin: 'https://planner.example:8443' }), 'approveOrigin', 201)).toEqual({
      items: [{ origin: 'https://planner.example:8443' }],
    });
    expect((await asPage()).status).toBe(200);
    expect((await owner('DELETE', path)).status).toBe(204);
    expect((await asPage()).status).toBe(403);
    expect((await owner('DELETE', path)).status).toBe(404);
    expect(good(await owner('GET', '/origins'), 'listOrigins')).toEqual({ items: [] });
  });

  it.each([
    'planner.example',
    'https://planner.example/',
    'https://planner.example/path',
    'file:///x',
    'null',
    '*',
    '',
    'javascript:alert(1)',
  ])('%j is refused', async (origin) => {
    const answer = await owner('POST', '/origins', { origin });
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)?.length).toBeGreaterThan(0);
    expect((await owner('GET', '/origins')).json).toEqual({ items: [] });
  });
});
