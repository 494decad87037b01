import { expect, it } from 'vitest';
import { describeShared } from '../../../../helpers/describe-shared.ts';
import { corpusTexts } from '../../../../labels/notices.ts';
import { withLatinBearings } from '#core/notams/read/cyrillic.ts';
import { geometryOf, distanceToRings } from '#core/notams/read/geometry/geometry.ts';
import type { Geometry, Position } from '#core/notams/read/notice.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { findPositions } from '#domain/read-position.ts';

const TOLERANCE_NM = 0.15;

function distanceTo(geometry: Geometry, position: Position): number {
  switch (geometry.type) {
    case 'Point':
      return distanceToRings([[geometry.coordinates, geometry.coordinates]], position);
    case 'MultiPoint':
      return distanceToRings(
        geometry.coordinates.map((point) => [point, point]),
        position,
      );
    case 'LineString':
      return distanceToRings([geometry.coordinates], position);
    case 'MultiLineString':
    case 'Polygon':
      return distanceToRings(geometry.coordinates, position);
    case 'MultiPolygon':
      return distanceToRings(geometry.coordinates.flat(), position);
  }
}

/** The centre of an arc is not on the border. */
const isCentre = (before: string): boolean => /(?:\bARC\b|ДУГ)(?:[^.]|\.\d){0,160}(?:CENT(?:RED|ERED|RE|ER)|ЦЕНТР)\D{0,40}$/i.test(before);

describeShared('drawings of real texts', ({ notices }) => {
  it('have every position of the text in them, or are approximate and say so', () => {
    const missing: string[] = [];
    let positions = 0;
    let approximate = 0;
    for (const text of corpusTexts(notices)) {
      const reading = readNotice(text, { receivedAt: new Date('2026-08-22') });
      const drawn = geometryOf(reading, {});
      const plain = reading.text.replace(/\s+/g, ' ').toUpperCase();
      const searched = reading.format === 'domestic-cyrillic' ? withLatinBearings(plain) : plain;
      const found = findPositions(searched, 500).filter(({ from }) => !isCentre(searched.slice(Math.max(0, from - 240), from)));
      if (found.length === 0) continue;
      positions += found.length;
      const isSaid = drawn?.warnings.some(
        ({ item, code }) => item === 'E' && (code === 'areaNotDrawn' || code === 'positionOutsideDrawing'),
      );
      if (isSaid === true && drawn?.source === 'itemQ') {
        approximate++;
        continue;
      }
      for (const { from, to, latitude, longitude } of found) {
        if (!drawn?.geometry || distanceTo(drawn.geometry, [longitude, latitude]) > TOLERANCE_NM)
          missing.push(`${searched.slice(from, to)} ${plain.slice(0, 60)}`);
      }
    }
    console.info(`${positions} positions in the texts; ${approximate} texts drawn as the circle of item Q`);
    expect(missing).toEqual([]);
    expect(positions).toBeGreaterThan(5000);
    expect(approximate).toBeLessThan(40);
  });
});
