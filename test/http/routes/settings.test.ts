import { describe, expect, it } from 'vitest';
import { ask, type Answered } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner } = twoUsers();

const detailsOf = (answer: Answered) => (answer.json as { details?: string[] }).details;

describe('settings', () => {
  it('are all there with their values, and change one by one', async () => {
    const before = good(await owner('GET', '/settings'), 'getSettings');
    expect(before).toMatchObject({ theme: 'system', autoSync: true, notamRetentionDays: 90 });
    expect(good(await owner('PATCH', '/settings', { theme: 'dark', scale: 1.5 }), 'changeSettings')).toEqual({
      ...before,
      theme: 'dark',
      scale: 1.5,
    });
    expect(good(await owner('PATCH', '/settings', { notamRetentionDays: null }), 'changeSettings')).toMatchObject({
      theme: 'dark',
      notamRetentionDays: null,
    });
    expect(good(await owner('PATCH', '/settings', {}), 'changeSettings')).toEqual((await owner('GET', '/settings')).json);
    expect((await owner('PATCH', '/settings', before)).json).toEqual(before);
  });

  it.each([
    [{ theme: 'pink' }, ['body.theme: must be one of system, light, dark']],
    [{ offline: 'true' }, ['body.offline: must be true or false']],
    [{ scale: 3 }, ['body.scale: must be a number from 0.75 to 2']],
    [{ notamRetentionDays: -1 }, ['body.notamRetentionDays: must be a whole number from 0 to 36500 or null']],
    [{ timeZone: ['utc'] }, ['body.timeZone: must be one of utc, local, airport']],
    [
      { lengthUnit: 'mile', distanceUnit: 'mile', closeToTray: true },
      ['body.lengthUnit: must be one of ft, m', 'body.distanceUnit: must be one of NM, km'],
    ],
  ])('refuse %j with the values that are allowed, and change nothing', async (body, details) => {
    const before = (await owner('GET', '/settings')).json;
    const answer = await owner('PATCH', '/settings', body);
    expect([answer.status, detailsOf(answer)]).toEqual([400, details]);
    expect((await owner('GET', '/settings')).json).toEqual(before);
  });

  it('refuse a name that they do not know', async () => {
    const answer = await owner('PATCH', '/settings', { colour: 'dark' });
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)?.[0]).toMatch(/^body\.colour: unknown member; known: offline, autoSync, /);
  });
});

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
