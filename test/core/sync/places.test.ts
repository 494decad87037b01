/** How many places sources are asked for. */
import { expect, it } from 'vitest';
import { openState } from '#core/database/state.ts';
import { openFetchPlaces } from '#core/sync/places/fetch-places.ts';
import type { Needed } from '#core/desk/needed-aerodromes.ts';
import { open } from './opened.ts';

it('is bounded, in order of need, and says how many places and routes are left out', async () => {
  const { dataDir, dataset, sources, timer } = await open();
  const source = sources.add({ kind: 'faaNotamApi', completeFor: ['KJFK'] });
  const code = (at: number) => `Q${String.fromCharCode(65 + Math.floor(at / 676), 65 + (Math.floor(at / 26) % 26), 65 + (at % 26))}`;
  const along = Array.from({ length: 250 }, (_, at): Needed => ({ place: code(at), need: 'corridor' }));
  const db = openState(`${dataDir}/state.sqlite`, timer);
  const {
    items,
    leftOut,
    routesLeftOut,
    sources: asked,
  } = openFetchPlaces({
    db,
    dataset,
    choices: { get: () => ({ choice: { isWhole: true, favourites: true, routes: true, corridorNm: 10, areas: ['QQZZ'] }, userId: 'u' }) },
    needed: { ofUser: () => ({ needed: [...along, { place: 'EGLL', need: 'departure' }], left: 3 }) },
    placesOf: (place) => [place],
    listSources: sources.list,
    clock: timer.clock,
  }).list();
  expect(items.slice(0, 4).map(({ place }) => place)).toEqual(['KJFK', 'EGLL', 'QQZZ', code(0)]);
  expect([items.length, leftOut, routesLeftOut]).toEqual([200, 53, 3]);
  expect(asked).toMatchObject([{ id: source.id, places: 200, requestsADay: 800 }]);
  db.close();
});
