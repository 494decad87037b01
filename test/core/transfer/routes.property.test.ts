/** Routes and waypoints of a backup, whatever they hold. */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RouteBody } from '#contract/route/stored.ts';
import type { WaypointBody } from '#contract/route/waypoints.ts';
import { backUpTo, restoreFrom } from '#core/core.ts';
import { identOf } from '#core/route/waypoints/ident.ts';
import { times } from '../../helpers/long.ts';
import { clock, machine } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const texts = fc.string({ unit: 'binary', maxLength: 200 });
const wellFormed = fc.string({ unit: 'grapheme', maxLength: 60 });
const names = wellFormed.filter((text) => text.trim() !== '');
const routes: fc.Arbitrary<RouteBody> = fc.record(
  {
    text: texts,
    name: names,
    aircraft: fc.record({ name: wellFormed, tasKt: fc.integer({ min: 1, max: 2000 }) }, { requiredKeys: [] }),
    depart: fc.constantFrom('0800Z', '2026-11-22T08:00:00+01:00', '221200', null),
    winds: fc.array(fc.record({ direction: fc.integer({ min: 0, max: 360 }), speedKt: fc.double({ min: 0, max: 500, noNaN: true }) })),
    choices: fc.array(fc.record({ word: texts, id: texts }), { maxLength: 5 }),
    alternates: fc.array(texts, { maxLength: 5 }),
    isFavourite: fc.boolean(),
  },
  { requiredKeys: ['text'] },
);
const waypoints = fc.record({
  ident: fc.stringMatching(/^[A-Z]{2,6}[0-9]{0,2}$/).filter((ident) => identOf(ident) !== undefined),
  name: names,
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  elevationFt: fc.option(fc.double({ min: -2000, max: 40_000, noNaN: true })),
  remarks: fc.option(wellFormed),
});

it('a restored backup has the same routes and waypoints, to the last figure', async () => {
  const here = await machine();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(routes, { minLength: 1, maxLength: 30 }),
      fc.uniqueArray(waypoints, { selector: ({ ident }) => ident, minLength: 1, maxLength: 30 }),
      async (someRoutes, someWaypoints) => {
        const username = `pilot${++count}`;
        const { id } = await here.core.users.add({ username, email: `${username}@example.org`, password: 'correct horse' });
        for (const route of someRoutes) here.core.userData.routes.add(id, route, null);
        for (const waypoint of someWaypoints) here.core.userData.waypoints.add(id, waypoint satisfies WaypointBody);
        const file = join(temporaryFolder(), 'all.aeroshelf-backup');
        await backUpTo(file, false, { dataDir: here.dataDir, clock });
        const dataDir = temporaryFolder();
        await restoreFrom(file, file, { dataDir, clock });
        const there = await machine(undefined, dataDir);
        for (const list of ['routes', 'waypoints'] as const)
          expect(there.core.userData[list].list(id)).toEqual(here.core.userData[list].list(id));
        expect(there.core.userData.routes.list(id)).toHaveLength(someRoutes.length);
        await there.close();
      },
    ),
    { numRuns: times(2, 40), endOnFailure: true },
  );
});
