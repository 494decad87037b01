/** `favourites=true` on the list of airports: more of them than a filter has room for. */
import { beforeAll, expect, it } from 'vitest';
import { generatedSet } from '../../helpers/dataset-files.ts';
import { serverOver } from '../../helpers/server.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const MARKED = 1_200;

const server = serverOver(generatedSet(MARKED + 100), NOW);
let ids: readonly string[];
beforeAll(async () => {
  const { users, userData, airports } = server.core;
  ids = [...airports.rows(await airports.listing({}), { limit: MARKED, offset: 50 })].map(({ id }) => id);
  const owner = users.find('owner');
  if (!owner) throw new Error('The server has no owner.');
  for (const id of ids) userData.favourites.add(owner.id, id);
});

type Page = { totalCount: number; items: { id: string; elevation: number | null }[] };
const ask = (query: string, headers: Record<string, string> = { 'x-api-key': server.key }) =>
  fetch(`${server.url}/airports?${query}`, { headers });

it('a list of favourites has each of them, sorted and filtered as any list, while a filter with their ids is refused', async () => {
  const whole = await ask(`filter=${encodeURIComponent(JSON.stringify({ id: { in: ids.slice(0, 500) } }))}`);
  expect(whole.status).toBe(400);
  const page = (await (await ask('favourites=true&sort=-elevation&limit=300&page=4')).json()) as Page;
  expect([page.totalCount, page.items.length]).toEqual([MARKED, 300]);
  const heights = page.items.map(({ elevation }) => elevation ?? Number.NaN);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  const low = encodeURIComponent(JSON.stringify({ elevation: { lt: 200 } }));
  const lower = (await (await ask(`favourites=true&limit=300&filter=${low}`)).json()) as Page;
  expect(lower.totalCount).toBe(lower.items.length);
  expect(lower.items.filter(({ id }) => !ids.includes(id))).toEqual([]);
  const table = await (await ask('favourites=true&format=csv')).text();
  expect(table.trim().split('\n')).toHaveLength(MARKED + 1);
});

it('a list of favourites has another ETag when they change, and needs a key', async () => {
  const owner = server.core.users.find('owner');
  const before = await ask('favourites=true');
  expect((await ask('favourites=true', { 'x-api-key': server.key, 'if-none-match': before.headers.get('etag') ?? '' })).status).toBe(304);
  server.core.userData.favourites.remove(owner?.id ?? '', ids[0] ?? '');
  const after = await ask('favourites=true', { 'x-api-key': server.key, 'if-none-match': before.headers.get('etag') ?? '' });
  expect([after.status, ((await after.json()) as Page).totalCount]).toEqual([200, MARKED - 1]);
  const unknown = await ask('favourites=true', {});
  expect([unknown.status, unknown.headers.get('x-error-code')]).toEqual([401, 'keyRequired']);
  expect((await ask('favourites=false', {})).status).toBe(200);
});
