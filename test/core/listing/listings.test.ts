import { expect, it } from 'vitest';
import { compilePositionsAlong } from '#core/geo/corridor.ts';
import { boundsHere } from '#core/listing/matching-rows.ts';
import { openListings } from '#core/listing/listings.ts';
import { machine } from '../transfer/machines.ts';

const [geneva, zurich, newYork] = [
  { latitude: 46.238, longitude: 6.109 },
  { latitude: 47.458, longitude: 8.548 },
  { latitude: 40.64, longitude: -73.78 },
];
const columns = { latitude: 'a.latitude', longitude: 'a.longitude' };

it('a query that may look at no row on the thread that serves is not begun there', async () => {
  const { core } = await machine();
  const reference = core.dataset.current();
  const whole = { where: 'TRUE', params: [], orderBy: 'a.row', compared: 0 };
  const listings = openListings(reference, { table: 'airports a', count: reference.counts.airports, whole });
  const begun = { ...whole, where: 'a.row IN (SELECT no_such_function(p.row) FROM airports p)' };
  expect(listings.of(begun, { rows: 0, ms: 0 })).toBeUndefined();
  expect(() => listings.of(begun)).toThrow(/no_such_function/);
});

it.each([
  ['of an hour in a small aeroplane', [geneva, zurich], 10, true],
  ['across the ocean', [geneva, newYork], 100, false],
  ['500 miles wide', [geneva, zurich], 500, false],
])(
  'along a route %s, what is beside it is looked up where requests are served only if it is little',
  (_, positions, halfWidthNm, isHere) => {
    const { compared } = compilePositionsAlong({ positions, halfWidthNm }, 'airports', 'a.row', columns);
    expect(boundsHere({ where: '', params: [], orderBy: '', compared }).rows > 0).toBe(isHere);
  },
);
