/** What is fetched by place: chosen once, listed with its reasons, and asked for by every fetch of a source that is asked by aerodrome. */
import { expect, it } from 'vitest';
import type { FetchPlaces } from '#contract/sync/places.ts';
import type { Source } from '#contract/sync/sources.ts';
import { emptyService } from '../../helpers/empty-service.ts';
import { ask, post, testServer } from '../../helpers/server.ts';

const server = testServer();
const owner = () => ({ 'x-api-key': server.key, 'content-type': 'application/json' });
const usual = { isWhole: true, favourites: false, routes: false, corridorNm: null, areas: [] as string[] };
const choose = (choice: object) => ask(server, '/sources/places', { method: 'PUT', headers: owner(), body: JSON.stringify(choice) });
const listed = async () => (await ask(server, '/sources/places', { headers: owner() })).json as FetchPlaces;
const ended = async () => {
  while (server.core.sync.status().state === 'running') await new Promise((resolve) => setImmediate(resolve));
};

it('is what is named for a source until more is chosen: favourites, stored routes with what is near them, countries and regions', async () => {
  const { asked, address } = await emptyService();
  const { id } = (await post(server, '/sources', { kind: 'navCanada', address, everyHours: null, completeFor: ['CYOW'] }, owner()))
    .json as Source;
  expect((await listed()).items).toMatchObject([{ place: 'CYOW', needs: ['named'], notams: 0, bytes: 0, fetchedAt: null, nextAt: null }]);

  const user = server.core.users.find('owner');
  server.core.userData.favourites.add(user?.id ?? '', 'CYVR');
  await post(server, '/routes', { text: 'CYYZ KJFK', alternates: ['EGLL'] }, owner());
  const { json, status } = await choose({ ...usual, favourites: true, routes: true, corridorNm: 10, areas: ['CZUL', 'CYYZ', 'XX'] });
  const { items, unknown, sources, leftOut } = json as FetchPlaces;
  expect([status, unknown, leftOut]).toEqual([200, ['XX'], 0]);
  expect(items.slice(0, 6).map(({ place, needs }) => [place, needs])).toEqual([
    ['CYOW', ['named']],
    ['CYYZ', ['departure', 'chosen']],
    ['KJFK', ['destination']],
    ['EGLL', ['alternate']],
    ['CYVR', ['favourite']],
    ['CZUL', ['chosen']],
  ]);
  // A region is no aerodrome, and has no position.
  expect(items.find(({ place }) => place === 'CZUL')).toMatchObject({ name: null, latitude: null });
  expect(sources).toMatchObject([
    { id, isWhole: false, places: items.filter(({ place }) => place.startsWith('C')).length, requestsADay: 0 },
  ]);

  expect((await post(server, '/sync', { sourceId: id }, owner())).status).toBe(202);
  await ended();
  expect(asked).toEqual([['CYOW', 'CYYZ', 'CYVR', 'CZUL']]);
  expect(server.core.sources.get(id)?.completeFor).toEqual(['CYOW']);
  const after = await listed();
  expect(after.items.filter(({ fetchedAt }) => fetchedAt !== null).map(({ place }) => place)).toEqual(asked[0]);
}, 20_000);

it.each([
  [{ corridorNm: 10 }, 'corridorWithoutRoutes'],
  [{ isWhole: false }, 'nothingChosen'],
  [{ areas: ['Switzerland'] }, 'memberInvalid'],
])('a choice of %j is refused', async (choice, code) => {
  const { status, json } = await choose({ ...usual, ...choice });
  expect([status, (json as { reasons: { code: string }[] }).reasons[0]?.code]).toEqual([400, code]);
});

it('a service that could be loaded whole is asked for the places alone where the choice is so, and is not asked where there is none', async () => {
  const { json } = await post(server, '/sources', { kind: 'faaNms', everyHours: 24 }, owner());
  const { id } = json as Source;
  const of = ({ sources }: FetchPlaces) => sources.find((one) => one.id === id);
  await choose(usual);
  expect(of(await listed())).toMatchObject({ isWhole: true, places: 0, requestsADay: 3 });
  await choose({ ...usual, isWhole: false, areas: ['KJFK', 'KBOS'] });
  expect(of(await listed())).toMatchObject({ isWhole: false, places: 2, requestsADay: 5 });
});
