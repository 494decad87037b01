import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, distanceToRings } from '#core/notams/read/geometry/geometry.ts';
import type { Position } from '#core/notams/read/notice.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { inIcaoSeconds } from '#domain/format-position.ts';
import { destination, distanceBetween } from '#domain/geodesic.ts';
import { latLon } from '../../../../domain/lat-lons.ts';

const ringOf = (text: string): Position[] => {
  const reading = readNotice(`A1/26 NOTAMN\nQ) LOVV/QRTCA/IV/BO/W/000/120/4806N01633E005\nA) LOVV B) 2603111130 C) PERM\nE) ${text}`, {
    receivedAt: new Date('2026-08-22'),
  });
  const drawn = geometryOf(reading, {});
  expect(drawn).toMatchObject({ source: 'textPolygon', geometry: { type: 'Polygon' }, warnings: [] });
  return drawn?.geometry?.type === 'Polygon' ? (drawn.geometry.coordinates[0] ?? []) : [];
};

/** The sector is of a circle around LOWW: its corners are the centre and two positions five miles east and north of it. */
const [centre, east, north] = ['480637N0163411E', '480636N0164140E', '481137N0163411E'];
const inSector: Position = [16.5697 + 0.06, 48.1103 + 0.04];
const opposite: Position = [16.5697 - 0.06, 48.1103 - 0.04];

describe('arcs', () => {
  it.each([
    ['COUNTER-CLOCKWISE', `${east} THENCE COUNTER-CLOCKWISE BY THE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${centre} TO ${north}`],
    ['ANTICLOCKWISE', `${east} THEN THE ANTICLOCKWISE ARC OF A CIRCLE RADIUS 5NM\nCENTRED ON ${centre} BETWEEN ${east} - ${north}`],
    ['CCW', `${east} - CCW ARC 5NM CENTERED AT ${centre} TO ${north}`],
    ['with the end first', `${east} THEN ANTI-CLOCKWISE ALONG THE ARC OF CIRCLE RADIUS 5NM TO ${north} CENTRED ON ${centre}`],
    [
      'with the direction last',
      `${east} THEN ALONG THE ARC OF CIRCLE WITH RADIUS 9.26KM AND CENTRE AT ${centre} ANTICLOCKWISE TO ${north}`,
    ],
    ['without a radius', `${east} THEN COUNTERCLOCKWISE ALONG AN ARC CENTRED ON ${centre} TO ${north}`],
    ['without a direction, the shorter way', `${east} ARC RADIUS OF 9.26KM/5NM CENTRED ON ${centre} TO ${north}`],
    ['clockwise from the other end', `${north} THENCE CLOCKWISE BY THE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${centre} TO ${east}`],
    ['of the FAA', `${north} (VIE010011) THEN CLOCKWISE ON A 5 NM ARC CENTERED ON ${centre} (VIE009030.7) TO ${east} (VIE077020.8)`],
  ])('are followed: %s', (_, side) => {
    const ring = ringOf(`AREA BOUNDED BY ${centre} - ${side} - ${centre}`);
    expect(ring.length).toBeGreaterThan(15);
    expect(distanceToRings([ring], inSector)).toBe(0);
    expect(distanceToRings([ring], opposite)).toBeGreaterThan(1);
  });

  it('may run the long way round', () => {
    const ring = ringOf(
      `AREA BOUNDED BY ${centre} - ${east} THEN CLOCKWISE ARC OF A CIRCLE RADIUS 5NM CENTRED ON ${centre} TO ${north} - ${centre}`,
    );
    expect(distanceToRings([ring], opposite)).toBe(0);
    expect(distanceToRings([ring], inSector)).toBeGreaterThan(1);
  });

  it('may close the area', () => {
    const ring = ringOf(
      `WI AN AREA DEFINED AS ${east} TO ${centre} TO ${north} THEN CLOCKWISE ON A 5 NM ARC CENTERED ON ${centre} TO THE POINT OF ORIGIN`,
    );
    expect(distanceToRings([ring], inSector)).toBe(0);
  });

  it('have each corner a radius from their centre', () => {
    fc.assert(
      fc.property(
        latLon({ most: 70 }).filter(({ longitude }) => Math.abs(longitude) < 175),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 10, max: 340 }),
        fc.boolean(),
        (middle, miles, from, turn, isClockwise) => {
          const [first, last] = isClockwise ? [from, from + turn] : [from + turn, from];
          const written = inIcaoSeconds(middle);
          const [start, end] = [first, last].map((bearing) => inIcaoSeconds(destination(middle, bearing, miles)));
          const words = isClockwise ? 'CLOCKWISE' : 'ANTICLOCKWISE';
          const ring = ringOf(
            `AREA ${written} - ${start} THENCE ${words} BY THE ARC OF A CIRCLE RADIUS ${miles}NM CENTRED ON ${written} TO ${end} - ${written}`,
          );
          const away = ring.map(([longitude, latitude]) => distanceBetween({ latitude, longitude }, middle));
          // A second of arc is 0.02 nautical miles.
          const onArc = away.filter((distance) => distance > miles / 2);
          for (const distance of onArc) expect(Math.abs(distance - miles)).toBeLessThan(0.02 + miles / 500);
          expect(onArc.length).toBeGreaterThanOrEqual(turn / 5);
        },
      ),
      { numRuns: 60 },
    );
  });
});
