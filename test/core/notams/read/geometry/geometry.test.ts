import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEpsg2163, readPlanePoint } from '#core/notams/read/geometry/epsg2163.ts';
import { geometryOf } from '#core/notams/read/geometry/geometry.ts';
import { findPositions } from '#core/notams/read/geometry/positions.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

const receivedAt = new Date('2026-08-22');
const drawn = (text: string, place = '4806N01633E005') =>
  geometryOf(
    readNotice(`A1/26 NOTAMN\nQ) LOVV/QRTCA/IV/BO/W/000/120/${place}\nA) LOVV B) 2603111130 C) PERM\nE) ${text}`, { receivedAt }),
    {
      positionOf: () => ({ latitude: 50, longitude: 8.5 }),
    },
  );

describe('positions in texts', () => {
  it.each([
    ['391742N1194603W', [-119.767_5, 39.295]],
    ['361527.00N0865214.00W', [-86.870_556, 36.257_5]],
    ['480612.4N0163307.0E', [16.551_944, 48.103_444]],
    ['580344N 0033921W', [-3.655_833, 58.062_222]],
    ['571236.85N 0021147.29W', [-2.196_469, 57.210_236]],
    ['5803N00339W', [-3.65, 58.05]],
    ['351845.00N0970260.00W', [-97.05, 35.312_5]],
    ['N580344 W0033921', [-3.655_833, 58.062_222]],
    ['36-12-53N/115-27-08W', [-115.452_222, 36.214_722]],
    ['58 03 44N 003 39 21W', [-3.655_833, 58.062_222]],
    ['330000S\n1511000E', [151.166_667, -33]],
  ])('%s', (text, position) => {
    expect(findPositions(`PSN ${text}.`).map((found) => found.position)).toEqual([position]);
  });

  it.each(['4175N08862W', '916000N0000000E', '470000N1900000E', 'FL100N', '12345N1234567W', 'TEL 0151 2345 N W'])(
    'are not seen in %s',
    (text) => {
      expect(findPositions(text)).toEqual([]);
    },
  );
});

describe('areas in texts', () => {
  const square = '500000N0080000E-500000N0090000E-510000N0090000E-510000N0080000E';
  const ring = [
    [8, 50],
    [9, 50],
    [9, 51],
    [8, 51],
    [8, 50],
  ];

  it.each([
    ['its first point again', `AREA ${square}-500000N0080000E.`],
    ['clockwise', 'AREA 500000N0080000E-510000N0080000E-510000N0090000E-500000N0090000E-500000N0080000E'],
    ['blanks between', `AREA ${square.replaceAll('-', ' ')} 500000N0080000E`],
    ['words between', `WI AN AREA DEFINED AS ${square.replaceAll('-', ' (7.4NM ENE XXA) TO ')} TO POINT OF ORIGIN`],
    ['lines between', `BOUNDED BY FLW POINTS\n  ${square.replaceAll('-', '\n  ')}`],
    ['numbers in front', `FOLLOWING COORDINATES: 1) ${square.split('-').join(' 2) ')}`],
  ])('close by %s', (_, text) => {
    const found = drawn(text);
    expect(found?.source).toBe('textPolygon');
    expect(found?.geometry.type).toBe('Polygon');
    const corners = found?.geometry.type === 'Polygon' ? found.geometry.coordinates[0] : [];
    expect(new Set(corners?.map(String))).toEqual(new Set(ring.map(String)));
    expect(corners?.[0]).toEqual(corners?.at(-1));
    expect(corners).toHaveLength(5);
  });

  it('are several where the text draws several', () => {
    const other = square.replaceAll('0080000E', '0180000E').replaceAll('0090000E', '0190000E');
    expect(drawn(`1. AREA ${square}-500000N0080000E\n2. AREA ${other}-500000N0180000E`)?.geometry.type).toBe('MultiPolygon');
  });

  it.each([
    ['it is open', `OBSTACLES AT ${square}`],
    ['it crosses itself', 'AREA 500000N0080000E-510000N0090000E-510000N0080000E-500000N0090000E-500000N0080000E'],
    ['it runs around a pole', 'AREA 800000N0000000E-800000N1200000E-800000N1200000W-800000N0000000E'],
    [
      'a side is an arc',
      `AREA ${square.replace('-510000N0090000E', ' THEN CLOCKWISE BY ARC OF CIRCLE TO 510000N0090000E')}-500000N0080000E`,
    ],
    ['it has no surface', 'AREA 500000N0080000E-500000N0090000E-500000N0100000E-500000N0080000E'],
  ])('are not drawn when %s', (_, text) => {
    expect(drawn(text)?.source).not.toBe('textPolygon');
  });
});

describe('circles', () => {
  it.each([
    ['WI 5NM RADIUS OF 500000N0080000E', 5],
    ['CIRCLE RADIUS 1.35NM CENTERED ON 500000N0080000E', 1.35],
    ['CIRCLE OF RADIUS 10KM CENTRE 500000N0080000E', 5.4],
    ['PSN 500000N0080000E RADIUS 2NM', 2],
    ['.25NM RADIUS OF 500000N0080000E', 0.25],
  ])('%s', (text, radiusNm) => {
    const found = drawn(text);
    expect(found?.source).toBe('textCircle');
    const [, latitude = 0] = found?.geometry.type === 'Polygon' ? (found.geometry.coordinates[0]?.[0] ?? []) : [];
    expect((latitude - 50) * 60).toBeCloseTo(radiusNm, 1);
  });

  it('of item Q are drawn when the text has nothing nearer', () => {
    expect(drawn('SEE AIP')?.source).toBe('itemQ');
    expect(drawn('SEE AIP', '4806N01633E999')).toEqual({
      geometry: { type: 'Point', coordinates: [16 + 33 / 60, 48 + 6 / 60] },
      source: 'itemQ',
    });
  });

  it('give way to the position of the aerodrome where item Q has none', () => {
    expect(drawn('SEE AIP', '')).toEqual({ geometry: { type: 'Point', coordinates: [8.5, 50] }, source: 'location' });
  });
});

describe('EPSG:2163', () => {
  // Vienna, Oslo and Boise in degrees, projected by the forward formula of the Lambert azimuthal equal-area projection (Snyder 24-2).
  it.each([
    ['POINT(4691721.26214109 5794667.99309429)', 16.5697, 48.1103],
    ['POINT(3425423.82541499 5468040.54981695)', 11.0958, 60.2028],
    ['POINT(-1296437.15816641 -29793.142220792)', -116.2228, 43.5644],
  ])('%s', (text, longitude, latitude) => {
    const [x = 0, y = 0] = readPlanePoint(text) ?? [];
    expect(x).toBeCloseTo(longitude, 3);
    expect(y).toBeCloseTo(latitude, 3);
  });

  it('leaves degrees as they are, and takes nothing else for a point', () => {
    expect(readPlanePoint('POINT(6.1 46.2)')).toEqual([6.1, 46.2]);
    expect(readPlanePoint('POINT(99999999 1)')).toBeNull();
    expect(readPlanePoint('LINESTRING(1 2, 3 4)')).toBeNull();
  });

  it('gives a place on the globe for every point of the plane', () => {
    fc.assert(
      fc.property(fc.double({ min: -9e6, max: 9e6, noNaN: true }), fc.double({ min: -9e6, max: 9e6, noNaN: true }), (x, y) => {
        const [longitude, latitude] = fromEpsg2163(x, y) ?? [0, 0];
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180.000_001);
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      }),
    );
  });
});
