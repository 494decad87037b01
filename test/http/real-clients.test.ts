/** What clients of the public service send, beyond the plain forms of lists.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AirportList } from '#contract/resources.ts';
import { ask, startTestServer, type Running } from '../helpers/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a filter with letters beyond ASCII', () => {
  const text = '{"name": "Zürich Airport"}';

  it.each([
    ['JSON', text],
    ['base64 of UTF-8', Buffer.from(text, 'utf8').toString('base64')],
    ['base64url of UTF-8', Buffer.from(text, 'utf8').toString('base64url')],
    ['base64 of Latin-1, as btoa makes it', btoa(text)],
  ])('finds the same airport as %s', async (_form, filter) => {
    const answer = await ask(server, `/airports?filter=${encodeURIComponent(filter)}`);
    expect(answer.status, answer.text).toBe(200);
    expect((answer.json as AirportList).items.map((airport) => airport.icaoCode)).toEqual(['LSZH']);
  });

  it('is quoted as it was meant where it is refused', async () => {
    const answer = await ask(server, `/airports?filter=${encodeURIComponent(btoa('{"elevation": "très haut"}'))}`);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details).toEqual(['filter.elevation: must be a number, not "très haut"']);
  });

  it('is read the same way in a sort', async () => {
    const answer = await ask(server, `/airports?sort=${encodeURIComponent(btoa('{ "zürich": "asc" }'))}`);
    expect(answer.status).toBe(400);
    expect((answer.json as { details: string[] }).details[0]).toMatch(/^sort\.zürich: unknown field/);
  });
});

describe('a sort in base64', () => {
  it.each(['{ "name" : "desc"}', '[\t{"name":"desc"}]', ' {"name":"desc"}'])('is JSON however it is spaced: %j', async (sort) => {
    const list = (path: string) => ask(server, path).then((answer) => answer.json as AirportList);
    const byName = await list('/airports?sort=-name&limit=5');
    expect(await list(`/airports?limit=5&sort=${encodeURIComponent(btoa(sort))}`)).toEqual(byName);
  });
});
