import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEpsg2163, readPlanePoint } from '#core/notams/decode/epsg2163.ts';
import { geometryOf } from '#core/notams/decode/geometry.ts';
import { findPositions } from '#core/notams/decode/positions.ts';
import { readNotice } from '#core/notams/decode/read-notice.ts';

const receivedAt = new Date('2026-08-22');
const drawn = (text: string, place = '5002N00834E005') =>
  geometryOf(
    readNotice(`A1/26 NOTAMN\nQ) EDGG/QRTCA/IV/BO/W/000/100/${place}\nA) EDGG B) 2603101200 C) PERM\nE) ${text}`, { receivedAt }),
    {
      positionOf: () => ({ latitude: 50, longitude: 8.5 }),
    },
  );

describe('positions in texts', () => {
  it.each([
    ['472901N1221237W', [-122.210_278, 47.483_611]],
    ['422404.00N0731823.00W', [-73.306_389, 42.401_111]],
    ['521700.1N0044411.0E', [4.736_389, 52.283_361]],
    ['513018N 0002640W', [-0.444_444, 51.505]],
    ['540848.62N 0031353.44W', [-3.231_511, 54.146_839]],
    ['5130N00027W', [-0.45, 51.5]],
    ['295230.00N0900460.00W', [-90.083_333, 29.875]],
    ['N513018 W0002640', [-0.444_444, 51.505]],
    ['35-04-41N/117-44-56W', [-117.748_889, 35.078_056]],
    ['51 30 18N 000 26 40W', [-0.444_444, 51.505]],
    ['330000S\n1511000E', [151.166_667, -33]],
  ])('%s', (text, position) => {
    expect(findPositions(`PSN ${text}.`).map((found) => found.position)).toEqual([position]);
  });

  it.each(['3792N09073W', '916000N0000000E', '470000N1900000E', 'FL100N', '12345N1234567W', 'TEL 0151 2345 N W'])(
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
    ['words between', `WI AN AREA DEFINED AS ${square.replaceAll('-', ' (5.1NM SSW XXA) TO ')} TO POINT OF ORIGIN`],
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
    ['it crosses 180 degrees', 'AREA 500000N1790000E-500000N1790000W-510000N1790000W-500000N1790000E'],
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
    ['CIRCLE RADIUS 1.08NM CENTERED ON 500000N0080000E', 1.08],
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
    expect(drawn('SEE AIP', '5002N00834E999')).toEqual({
      geometry: { type: 'Point', coordinates: [8 + 34 / 60, 50 + 2 / 60] },
      source: 'itemQ',
    });
  });

  it('give way to the position of the aerodrome where item Q has none', () => {
    expect(drawn('SEE AIP', '')).toEqual({ geometry: { type: 'Point', coordinates: [8.5, 50] }, source: 'location' });
  });
});

describe('EPSG:2163', () => {
  // notam.md 1.1 and 1.3: Geneva and Schiphol, with their places in degrees.
  it.each([
    ['POINT(5105901.28612306 4966695.40062213)', 6.108_95, 46.238_06],
    ['POINT(4424693.42950144 5012157.20418167)', 4.763_89, 52.308_61],
    ['POINT(-1642626.16790685 507740.060276838)', -122.2157, 47.493],
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
