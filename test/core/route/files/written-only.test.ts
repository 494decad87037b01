/** Item 15, OpenAir, and the words of a route that was read. */
import { describe, expect, it } from 'vitest';
import { writeItem15 } from '#core/route/files/item15.ts';
import { writeRouteFile } from '#core/route/files/formats.ts';
import { EMPTY_POINT, EMPTY_ROUTE, type PlannedPoint, type PlannedRoute } from '#core/route/files/planned-route.ts';
import { routeWordsOf } from '#core/route/files/route-words.ts';
import { answerOf } from '#core/route/answer.ts';
import { legsOf } from '#core/route/legs/legs.ts';
import { findPoints } from '#core/route/points/points.ts';
import { readRoute } from '#core/route/words/words.ts';
import { lay, lookupOf } from '../points/places.ts';

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

/** The route has words alone, over places of the test. */
const places = [
  lay({ ident: 'LSGG', at: [46.238061, 6.108911] }),
  lay({ ident: 'PAS', at: [46.163333, 5.999444], type: 'VOR' }),
  lay({ ident: 'HOME', at: [45.5, 6.25], kind: 'waypoint', isIndicator: false }),
  lay({ ident: 'LFMN', at: [43.665278, 7.215] }),
];
function parsed(text: string) {
  const read = readRoute(text);
  const date = new Date('2026-11-22T08:00:00Z');
  const found = findPoints(text, read, { lookup: lookupOf(places), date, choices: new Map() });
  const air = { temperatureC: undefined, isaDeviationC: undefined };
  const worked = legsOf(found.points, { aircraft: undefined, winds: [], air, qnhNear: () => undefined, depart: undefined, date });
  return answerOf({ text, read, found, worked, air: null, departSource: null });
}
const item15 = (text: string) => writeItem15(parsed(text));

describe('item 15', () => {
  it.each([
    ['N0450F350 LSGG LATRA UT225 VIXIL UN871 BEGAR LFMN', 'N0450F350 DCT LATRA UT225 VIXIL UN871 BEGAR DCT'],
    ['N0120F085 LSGG PAS HOME Y22 MEDAM -0.5 -0.0083 LFMN', 'N0120F085 DCT PAS DCT 4530N00615E Y22 MEDAM DCT 0030S00000E DCT'],
    ['N0110VFR LSGG PAS/N0110F085 IFR STAY1/0035 MOLUS1A LFMN', 'N0110VFR DCT PAS/N0110F085 IFR STAY1/0035 MOLUS1A'],
    ['M082F330 LSGG NOWHR C/48N050W/M082F290F350 T', 'M082F330 DCT NOWHR DCT C/4800N05000W/M082F290F350 T'],
    ['N0120F085 NOWHR LSGG PAS LFMN NOEND', 'N0120F085 DCT NOWHR DCT LSGG DCT PAS DCT LFMN DCT NOEND'],
    ['N0120F085 LSGG DEPUL@45.3,5.6 PAS100015 LFMN', 'N0120F085 DCT 4518N00536E PAS100015 DCT'],
  ])('is the words of %s between departure and destination', (text, item) => {
    expect(item15(text).text).toBe(item);
  });

  it('names what its form has no room for', () => {
    const { leftOut } = item15('N0120F085 LSGG PAS HOME NOWHR LFMN');
    expect(leftOut.map(({ code, values }) => [values['part'] ?? code, values['points']])).toEqual([
      ['name', 'LSGG LFMN'],
      ['names', 'LSGG, PAS, HOME, LFMN'],
      ['ends', 'LSGG, LFMN'],
      ['idents', 'HOME'],
      ['routePositionsRounded', undefined],
    ]);
  });

  it('without a speed has no beginning, and says so', () => {
    const { text, leftOut } = item15('LSGG/F085 PAS');
    expect(text).toBe('DCT PAS');
    expect(leftOut.map(({ code }) => code)).toContain('routeSpeedMissing');
  });

  it('is read without a fault by the words of a route', () => {
    const { form, faults } = readRoute(item15('N0120F085 LSGG PAS Y22 MEDAM HOME LFMN').text);
    expect({ form, faults }).toEqual({ form: 'item15', faults: [] });
  });
});

describe('OpenAir', () => {
  it('draws a corridor as closed rings of airspace', () => {
    const { text, leftOut } = writeRouteFile('openair', { ...route, points: route.points.slice(0, 2), name: 'A\n* B' });
    const lines = text.trim().split('\r\n');
    expect(lines.slice(0, 4)).toEqual(['AC G', 'AN A   B', 'AL GND', 'AH UNL']);
    const corners = lines.slice(4);
    expect(corners.every((line) => /^DP \d{2}:\d{2}\.\d{3} [NS] \d{3}:\d{2}\.\d{3} [EW]$/.test(line))).toBe(true);
    expect(corners.at(0)).toBe(corners.at(-1));
    expect(corners.length).toBeGreaterThan(10);
    expect(leftOut.map(({ values }) => values['part'])).toContain('points');
  });

  it('draws one point as a circle, and no longitude beyond 180°', () => {
    expect(writeRouteFile('openair', { ...route, points: route.points.slice(0, 1) }).text).toContain('DC 5');
    const across = writeRouteFile('openair', {
      ...route,
      points: [point('A', 'waypoint', 0, 179.9), point('B', 'waypoint', 0, -179.9)],
    }).text;
    const degrees = [...across.matchAll(/ (\d{3}):/g)].map(([, figures]) => Number(figures));
    expect(Math.max(...degrees)).toBeLessThanOrEqual(180);
  });
});

describe('the words of a route that was read', () => {
  it('are idents of the data, idents with their position of the rest, and airways between', () => {
    const text = routeWordsOf(route);
    expect(text).toBe('N0120F085 LSGG PAS HOME@45.5,6.25 Y22 MEDAM@44.2,6.6 -0.5 -0.0083 LFMN');
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
    expect(text).toBe('LSGG/F085 PAS@46.163333,5.999444 HOME@45.5,6.25 Y22 MEDAM -0.5 -0.0083 LFMN@43.665278,7.215');
  });

  it('are all positions again, to eight decimals', () => {
    const points = [0, 90, -90, 12.345_678_9, -0.000_000_01].map((degrees) => point('X', 'waypoint', degrees, -degrees * 2));
    const found = readRoute(routeWordsOf({ ...route, points, cruiseLevel: null, cruiseSpeed: null })).words;
    expect(found.map((word) => (word.kind === 'coordinates' ? word.position?.latitude : word))).toEqual(
      points.map(({ latitude }) => expect.closeTo(latitude, 7) as number),
    );
  });
});
