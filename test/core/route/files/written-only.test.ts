/** Item 15, OpenAir, and the words of a route that was read. */
import { describe, expect, it } from 'vitest';
import { writeItem15 } from '#core/route/files/item15.ts';
import { writeOpenAir } from '#core/route/files/openair.ts';
import { EMPTY_POINT, EMPTY_ROUTE, type PlannedPoint, type PlannedRoute } from '#core/route/files/planned-route.ts';
import { routeWordsOf } from '#core/route/files/route-words.ts';
import { readRoute } from '#core/route/words/words.ts';

const point = (
  ident: string | null,
  kind: PlannedPoint['kind'],
  latitude: number,
  longitude: number,
  more: Partial<PlannedPoint> = {},
) => ({
  ...EMPTY_POINT,
  ident,
  kind,
  latitude,
  longitude,
  ...more,
});

const route: PlannedRoute = {
  ...EMPTY_ROUTE,
  name: 'Sunday',
  points: [
    point('LSGG', 'airport', 46.238061, 6.108911),
    point('PAS', 'navaid', 46.163333, 5.999444, { navaid: 'VOR' }),
    point('HOME', 'waypoint', 45.5, 6.25),
    point('MEDAM', 'waypoint', 44.2, 6.6, { region: 'LF', airway: 'Y22' }),
    point(null, 'position', -0.5, -0.0083),
    point('LFMN', 'airport', 43.665278, 7.215),
  ],
  cruiseLevel: { unit: 'FL', value: 85 },
  cruiseSpeed: { unit: 'kt', value: 120 },
};

describe('item 15', () => {
  it('lies between departure and destination', () => {
    const { text, leftOut } = writeItem15(route);
    expect(text).toBe('N0120F085 DCT PAS DCT 4530N00615E Y22 MEDAM DCT 0030S00000E DCT');
    expect(leftOut.map(({ code, values }) => values['part'] ?? code)).toEqual([
      'name',
      'ends',
      'idents',
      'regions',
      'routePositionsRounded',
    ]);
  });

  it('without a speed has no beginning, and says so', () => {
    const { text, leftOut } = writeItem15({ ...route, points: route.points.slice(0, 2), cruiseSpeed: null });
    expect(text).toBe('DCT PAS');
    expect(leftOut.map(({ code }) => code)).toContain('routeSpeedMissing');
  });

  it('says levels in hundreds of feet, and Mach numbers in hundredths', () => {
    const { text, leftOut } = writeItem15({
      ...route,
      cruiseLevel: { unit: 'ft', value: 5549 },
      cruiseSpeed: { unit: 'mach', value: 0.82 },
    });
    expect(text.split(' ')[0]).toBe('M082A055');
    expect(leftOut.find(({ code }) => code === 'routeLevelChanged')?.values).toEqual({ format: 'icao', from: '5549 ft', to: '5500 ft' });
  });

  it('is read without a fault by the words of a route', () => {
    const { form, faults } = readRoute(writeItem15(route).text);
    expect({ form, faults }).toEqual({ form: 'item15', faults: [] });
  });
});

describe('OpenAir', () => {
  it('draws a corridor as closed rings of airspace', () => {
    const { text, leftOut } = writeOpenAir({ ...route, points: route.points.slice(0, 2), name: 'A\n* B' });
    const lines = text.trim().split('\r\n');
    expect(lines.slice(0, 4)).toEqual(['AC G', 'AN A   B', 'AL GND', 'AH UNL']);
    const corners = lines.slice(4);
    expect(corners.every((line) => /^DP \d{2}:\d{2}\.\d{3} [NS] \d{3}:\d{2}\.\d{3} [EW]$/.test(line))).toBe(true);
    expect(corners.at(0)).toBe(corners.at(-1));
    expect(corners.length).toBeGreaterThan(10);
    expect(leftOut.map(({ values }) => values['part'])).toContain('points');
  });

  it('draws one point as a circle, and no longitude beyond 180°', () => {
    expect(writeOpenAir({ ...route, points: route.points.slice(0, 1) }, { halfWidthNm: 3 }).text).toContain('DC 3');
    const across = writeOpenAir({ ...route, points: [point('A', 'waypoint', 0, 179.9), point('B', 'waypoint', 0, -179.9)] }).text;
    const degrees = [...across.matchAll(/ (\d{3}):/g)].map(([, figures]) => Number(figures));
    expect(Math.max(...degrees)).toBeLessThanOrEqual(180);
  });
});

describe('the words of a route that was read', () => {
  it('are idents of the data, coordinates of the rest, and airways between', () => {
    const text = routeWordsOf(route);
    expect(text).toBe('N0120F085 LSGG PAS 45.5 6.25 Y22 44.2 6.6 -0.5 -0.0083 LFMN');
    const { words } = readRoute(text);
    expect(words.map(({ kind }) => kind)).toEqual([
      'speedLevel',
      'point',
      'point',
      'coordinates',
      'airway',
      'coordinates',
      'coordinates',
      'point',
    ]);
  });

  it('are the idents that the data has there, where it is asked', () => {
    const text = routeWordsOf({ ...route, cruiseSpeed: null }, (ident) => ident === 'MEDAM' || ident === 'LSGG');
    expect(text).toBe('LSGG/F085 46.163333 5.999444 45.5 6.25 Y22 MEDAM -0.5 -0.0083 43.665278 7.215');
  });

  it('are all positions again, to eight decimals', () => {
    const points = [0, 90, -90, 12.345_678_9, -0.000_000_01].map((degrees) => point('X', 'waypoint', degrees, -degrees * 2));
    const found = readRoute(routeWordsOf({ ...route, points, cruiseLevel: null, cruiseSpeed: null })).words;
    expect(found.map((word) => (word.kind === 'coordinates' ? word.position?.latitude : word))).toEqual(
      points.map(({ latitude }) => expect.closeTo(latitude, 7) as number),
    );
  });
});
