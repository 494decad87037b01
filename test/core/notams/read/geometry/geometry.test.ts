import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromEpsg2163, readPlanePoint } from '#core/notams/read/geometry/epsg2163.ts';
import { geometryOf } from '#core/notams/read/geometry/geometry.ts';
import { findPositions } from '#core/notams/read/geometry/positions.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

const receivedAt = new Date('2026-08-22');
const drawn = (text: string, position = '4806N01633E005', { place = 'LOVV', scope = 'W' } = {}) =>
  geometryOf(
    readNotice(`A1/26 NOTAMN\nQ) LOVV/QRTCA/IV/BO/${scope}/000/120/${position}\nA) ${place} B) 2603111130 C) PERM\nE) ${text}`, {
      receivedAt,
    }),
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
    ['571236.85123N 0021147.29456W', [-2.196_471, 57.210_236]],
    ['34.02597N098.49321W', [-98.493_21, 34.025_97]],
    ['N46.23812 E006.10893', [6.108_93, 46.238_12]],
    ['31°06\'51.5"N 93°10\'09.4"W', [-93.169_278, 31.114_306]],
    ['38\uFFFD 42\' 57.5" N, 93\uFFFD 32\' 22.6" W', [-93.539_611, 38.715_972]],
    ['46°14′17″N 006°06′32″E', [6.108_889, 46.238_056]],
    ['34 44 7.44N 077 24 26.34W', [-77.407_317, 34.735_4]],
    ['N45 12.345 E012 34.567', [12.576_117, 45.205_75]],
    ['45-12.5N 012-34.5E', [12.575, 45.208_333]],
    ['LAT 45 12 34N LONG 012 34 56E', [12.582_222, 45.209_444]],
    ['393911N962730W', [-96.458_333, 39.653_056]],
    ['57N152W', [-152, 57]],
    ['30.0712, -85.5775', [-85.577_5, 30.071_2]],
    ['W.513932.0N - 0001923.0W', [-0.323_056, 51.658_889]],
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
    expect(found?.geometry?.type).toBe('Polygon');
    const corners = found?.geometry?.type === 'Polygon' ? found.geometry.coordinates[0] : [];
    expect(new Set(corners?.map(String))).toEqual(new Set(ring.map(String)));
    expect(corners?.[0]).toEqual(corners?.at(-1));
    expect(corners).toHaveLength(5);
  });

  it('are several where the text draws several', () => {
    const other = square.replaceAll('0080000E', '0180000E').replaceAll('0090000E', '0190000E');
    expect(drawn(`1. AREA ${square}-500000N0080000E\n2. AREA ${other}-500000N0180000E`)?.geometry?.type).toBe('MultiPolygon');
  });

  it('are all drawn where the text numbers them', () => {
    const other = square.replaceAll('0080000E', '0180000E').replaceAll('0090000E', '0190000E');
    const found = drawn(`TRAINING AREAS ONE: ${square.replaceAll('-', ' ')} TWO: ${other.replaceAll('-', ' ')}`);
    expect(found?.source).toBe('textPolygon');
    expect(found?.geometry).toMatchObject({ type: 'MultiPolygon', coordinates: { length: 2 } });
    const mixed = drawn(
      `1. AREA ${square}-500000N0080000E. 2. CIRCLE RADIUS 5NM CENTRED ON 520000N0080000E. 3. 2NM EITHER SIDE OF LINE ${other}`,
    );
    expect(mixed?.geometry).toMatchObject({ type: 'MultiPolygon', coordinates: { length: 3 } });
    expect(mixed?.warnings).toEqual([]);
  });

  it('close where the first point is repeated with a slip', () => {
    const found = drawn(`${square}-500001N0080001E`);
    expect(found?.geometry?.type === 'Polygon' ? found.geometry.coordinates[0] : []).toHaveLength(5);
  });

  it.each([
    ['it crosses itself', 'AREA 500000N0080000E-510000N0090000E-510000N0080000E-500000N0090000E-500000N0080000E'],
    ['it runs around a pole', 'AREA 800000N0000000E-800000N1200000E-800000N1200000W-800000N0000000E'],
    [
      'a side is an arc without a centre',
      `AREA ${square.replace('-510000N0090000E', ' THEN CLOCKWISE BY ARC OF CIRCLE TO 510000N0090000E')}-500000N0080000E`,
    ],
    ['a side follows a coast', `AREA ${square.replace('-510000N0090000E', ' THENCE ALONG THE COAST TO 510000N0090000E')}-500000N0080000E`],
    ['a corner is a name', `AREA BOUNDED BY ${square.replace('-510000N0090000E', ' - SITNI - 510000N0090000E')}-500000N0080000E`],
    ['a corner can not be read', `AREA BOUNDED BY ${square}-516100N0070000E-500000N0080000E`],
    [
      'an end of its arc is not on the circle',
      `AREA ${square} THEN CLOCKWISE ARC RADIUS 5NM CENTRED ON 520000N0080000E TO 500000N0080000E`,
    ],
    ['it has no surface', 'AREA 500000N0080000E-500000N0090000E-500000N0100000E-500000N0080000E'],
  ])('are drawn as the circle of item Q, with a warning, when %s', (_, text) => {
    const found = drawn(text);
    expect(found?.source).toBe('itemQ');
    expect(found?.warnings).toContainEqual({ item: 'E', code: 'areaNotDrawn', text: null });
  });

  it('give way to the circle of item Q where another position of the text lies outside', () => {
    const found = drawn(`AREA ${square}-500000N0080000E. CRANE AT 530000N0080000E.`);
    expect(found?.source).toBe('itemQ');
    expect(found?.warnings).toEqual([{ item: 'E', code: 'positionOutsideDrawing', text: '530000N0080000E' }]);
    expect(drawn(`AREA ${square}-500000N0080000E. CRANE AT 503000N0083000E.`)?.source).toBe('textPolygon');
  });

  it('that are not understood are their positions where item Q has no circle', () => {
    const found = drawn('AREA 500000N0080000E-510000N0090000E-510000N0080000E-500000N0090000E-500000N0080000E', '');
    expect(found).toMatchObject({ source: 'textPoint', geometry: { type: 'MultiPoint' }, warnings: [{ code: 'areaNotDrawn' }] });
  });
});

describe('circles', () => {
  it.each([
    ['WI 5NM RADIUS OF 500000N0080000E', 5],
    ['CIRCLE RADIUS 1.35NM CENTERED ON 500000N0080000E', 1.35],
    ['CIRCLE OF RADIUS 10KM CENTRE 500000N0080000E', 5.4],
    ['CIRCLE CENTERED ON 500000N0080000E WITH 1NM RADIUS', 1],
    ['CIRCLE CENTRED ON\n500000N\n0080000E (SOMEWHERE) WITH\nA RADIUS OF\n1.5\nNM', 1.5],
    ['RADIUS 2KM CENTRE 500000N0080000E', 1.08],
    ['PSN 500000N0080000E RADIUS 2NM', 2],
    ['CERCHIO DI RAGGIO 6NM CENTRO 500000N0080000E', 6],
    ['CENTRO 500000N 0080000E RADIO 5NM', 5],
    ['CERCLE DE 3NM DE RAYON CENTRE SUR 500000N0080000E', 3],
    ['OMRADE MED RADIE 8NM CENTRUM 500000N0080000E', 8],
    ['CIRCULO COM RAIO DE 2NM CENTRADO EM 500000N0080000E', 2],
    ['IM UMKREIS VON 4NM UM 500000N0080000E', 4],
    ['W PROMIENIU 1NM OD 500000N0080000E', 1],
    ['PSN 500000N0080000E R=2KM', 1.08],
    ['.25NM RADIUS OF 500000N0080000E', 0.25],
    ['OPR WI 800M OF PSN 500000N0080000E', 0.432],
    ['WITHIN 0.5NM OF 500000N0080000E', 0.5],
    ['PJE 3NM ROUND 500000N0080000E', 3],
    ['CRANE WITHIN 335FT RADIUS CENTRED ON 500000N0080000E', 0.055],
    ['WITHIN A 4 NAUTICAL MILE RADIUS OF 500000N0080000E', 4],
    ['CIRCLE DIAMETER 4KM CENTRED ON 500000N0080000E', 1.08],
    ['CIRCLE CENTRED ON 500000N0080000E WITH A DIAMETER OF 10NM', 5],
    ['AREA 3NM DIAMETER CENTRED 500000N0080000E', 1.5],
    ['WI 2KM DIA OF PSN 500000N0080000E', 0.54],
  ])('%s', (text, radiusNm) => {
    const found = drawn(text);
    expect(found?.source).toBe('textCircle');
    const [, latitude = 0] = found?.geometry?.type === 'Polygon' ? (found.geometry.coordinates[0]?.[0] ?? []) : [];
    expect((latitude - 50) * 60).toBeCloseTo(radiusNm, 1);
  });

  it('are around each position of a list, and each has its own radius', () => {
    expect(drawn('WI 5NM RADIUS OF 500000N0080000E, 510000N0080000E AND 520000N0080000E')?.geometry).toMatchObject({
      type: 'MultiPolygon',
      coordinates: { length: 3 },
    });
    const found = drawn('500000N0080000E RADIUS 2NM. 510000N0080000E RADIUS 3NM.');
    const tops = found?.geometry?.type === 'MultiPolygon' ? found.geometry.coordinates.map(([ring]) => ring?.[0]?.[1] ?? 0) : [];
    expect(tops.map((top, at) => (top - 50 - at) * 60)).toEqual([expect.closeTo(2, 1), expect.closeTo(3, 1)]);
  });

  it('have no diameter of a thing that is there', () => {
    expect(drawn('WIND TURBINE ROTOR DIAMETER 120M PSN 500000N0080000E')?.source).toBe('textPoint');
    expect(drawn('BALLOON AT 500000N0080000E DIAMETER 30FT')?.source).toBe('textPoint');
  });

  it.each([
    'SECTOR RDL 090 TO RDL 180 FM 500000N0080000E RADIUS 10NM',
    'WI 10NM RADIUS OF 500000N0080000E BTN RDL 045 AND 135',
    '500000N0080000E SECTOR 270-330 UP TO 15NM',
    'BTN QDR 295 AND QDR 350 OF 500000N0080000E FM 15NM TO 35NM',
    'BEARING 090 DEG MAG CLOCKWISE TO 180 DEG MAG FM 500000N0080000E',
  ])('are not drawn whole, nor as a point, for a sector of one, but as that of item Q with a warning: %s', (text) => {
    expect(drawn(text)).toMatchObject({ source: 'itemQ', warnings: [{ item: 'E', code: 'areaNotDrawn', text: null }] });
  });

  it('and points stay where a bearing is given with a distance', () => {
    expect(drawn('CRANE 500000N0080000E, RDL 090/025NM FM ABC')?.source).toBe('textPoint');
    expect(drawn('WI 5NM RADIUS OF 500000N0080000E (RADIAL 090 10NM ABC)')?.source).toBe('textCircle');
  });

  it('of item Q are drawn when the text has nothing nearer', () => {
    expect(drawn('SEE AIP')?.source).toBe('itemQ');
  });

  it('give way to the position of the aerodrome where item Q has none', () => {
    expect(drawn('SEE AIP', '', { place: 'LOWW' })).toMatchObject({
      geometry: { type: 'Point', coordinates: [8.5, 50] },
      source: 'location',
    });
  });
});

describe('a whole region', () => {
  it.each([
    ['a radius of 999', '4806N01633E999', {}],
    ['a radius of 999 and an aerodrome that takes part', '4806N01633E999', { place: 'LOWW', scope: 'AE' }],
    ['no position', '', {}],
  ])('has no point: %s', (_, position, about) => {
    expect(drawn('SEE AIP', position, about)).toEqual({ geometry: null, figures: [], source: 'wholeRegion', warnings: [] });
  });

  it('is not meant by an aerodrome whose radius is unknown', () => {
    expect(drawn('SEE AIP', '4806N01633E999', { place: 'LOWW', scope: 'A' })?.source).toBe('location');
  });

  it('does not hide what the text draws', () => {
    expect(drawn('WI 5NM RADIUS OF 500000N0080000E', '4806N01633E999')?.source).toBe('textCircle');
  });
});

describe('corridors', () => {
  it.each([
    ['5NM EITHER SIDE OF A LINE FM 500000N0080000E TO 510000N0080000E', 5],
    ['WI 2.5NM EACH SIDE OF LINE BTN PSN 500000N0080000E BRG 167 MAG 2.2NM FM ARP AND 510000N0080000E', 2.5],
    ['CORRIDOR 10KM WIDE ALONG 500000N0080000E - 510000N0080000E', 2.7],
    ['LINE 500000N0080000E - 510000N0080000E, 3NM ON EITHER SIDE', 3],
    ['WITHIN 4NM OF THE LINE 500000N0080000E - 510000N0080000E', 4],
    ['CORRIDOR OF 10KM WIDTH ALONG 500000N0080000E - 510000N0080000E', 2.7],
    ['CORRIDOR WIDTH 6NM: 500000N0080000E - 510000N0080000E', 3],
  ])('%s', (text, halfWidthNm) => {
    const found = drawn(text);
    expect(found?.source).toBe('textCorridor');
    const ring = found?.geometry?.type === 'Polygon' ? (found.geometry.coordinates[0] ?? []) : [];
    const beside = ring.filter(([, latitude]) => latitude > 50.1 && latitude < 50.9).map(([longitude]) => Math.abs(longitude - 8));
    expect(beside.length).toBeGreaterThan(2);
    for (const degrees of beside) expect(degrees * 60 * Math.cos((50.5 * Math.PI) / 180)).toBeCloseTo(halfWidthNm, 0);
    const latitudes = ring.map(([, latitude]) => latitude);
    expect((Math.max(...latitudes) - 51) * 60).toBeCloseTo(halfWidthNm, 1);
  });
});

describe('lines', () => {
  it.each([
    ['LINE: 500000N0080000E - 510000N0080000E - 510000N0090000E', 3],
    ['ALONG THE LINE 500000N0080000E, 510000N0080000E', 2],
    ['ZIPWIRE BTN POINTS 500000N0080000E AND 510000N0080000E', 2],
    ['CABLE 500000N0080000E TO 510000N0080000E', 2],
    ['ROUTE 5000N00800E DCT 50N010E DCT 5100N01100E', 3],
    ['500000N0080000E-510000N0080000E-510000N0090000E-520000N0090000E', 4],
  ])('%s', (text, positions) => {
    expect(drawn(text)).toMatchObject({
      source: 'textLine',
      geometry: { type: 'LineString', coordinates: { length: positions } },
      warnings: [],
    });
  });

  it('are cut at 180°', () => {
    const found = drawn('ROUTE 500000N1790000E - 500000N1790000W');
    expect(found?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, 50],
          [180, 50],
        ],
        [
          [-180, 50],
          [-179, 50],
        ],
      ],
    });
  });

  it('are not made of a list of places', () => {
    expect(drawn('CRANES AT 500000N0080000E, 510000N0080000E AND 510000N0090000E')).toMatchObject({
      source: 'textPoint',
      geometry: { type: 'MultiPoint', coordinates: { length: 3 } },
    });
  });
});

describe('EPSG:2163', () => {
  // The points are Vienna, Oslo and Boise, projected by the forward formula of the Lambert azimuthal equal-area projection (Snyder 24-2).
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
