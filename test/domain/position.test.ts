import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalDegrees, degreesMinutesSeconds, inDecimals, inIcaoMinutes, inIcaoSeconds, inSeconds } from '#domain/format-position.ts';
import { findPositions, readAngle, readPosition } from '#domain/read-position.ts';
import { latLon } from './lat-lons.ts';

const geneva = { latitude: 46.238_06, longitude: 6.108_89 };

describe('a position as people write it', () => {
  it.each([
    ['47.12, 8.5', 47.12, 8.5],
    ['-33.9 151.2', -33.9, 151.2],
    ['47.5N 8.25W', 47.5, -8.25],
    ['47N 8E', 47, 8],
    ['46N078W', 46, -78],
    ['4620N00610E', 46.333_333, 6.166_667],
    ['4712n 00830w', 47.2, -8.5],
    ['471230N0083000E', 47.208_333, 8.5],
    ['462030.5N0061030.5E', 46.341_806, 6.175_139],
    ['N462030 E0061030', 46.341_667, 6.175],
    ['N46 14.3 E006 06.5', 46.238_333, 6.108_333],
    ['N46 14 17 E006 06 32', 46.238_056, 6.108_889],
    ['N46.2381 E6.1089', 46.238_1, 6.108_9],
    ['47°12′30″S 8°30′00″W', -47.208_333, -8.5],
    [`47°12'30"S, 8°30'W`, -47.208_333, -8.5],
    ['36-12-53N/115-27-08W', 36.214_722, -115.452_222],
    ['58 03 44N 003 39 21W', 58.062_222, -3.655_833],
  ])('%s', (text, latitude, longitude) => {
    expect(readPosition(text)).toEqual({ latitude: expect.closeTo(latitude, 6), longitude: expect.closeTo(longitude, 6) });
  });

  it.each([
    '47 8',
    '91.5 8.1',
    '47.5 181.2',
    '476130N0083000E',
    '9030N00000E',
    '12345N00000E',
    'LSGG',
    '',
    '47°12′ 8°30′',
    '46N',
    '1.2.3, 4',
  ])('is not %s', (text) => expect(readPosition(text)).toBeUndefined());

  it('is read without failing from any text, and is within range', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const position = readPosition(text);
        expect(position === undefined || (Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180)).toBe(true);
      }),
    );
  });
});

describe('a position that is written', () => {
  it('looks like this', () => {
    expect([inDecimals, inSeconds, inIcaoMinutes, inIcaoSeconds].map((write) => write(geneva))).toEqual([
      '46.23806, 6.10889',
      '46°14′17″N 006°06′32″E',
      '4614N00607E',
      '461417N0060632E',
    ]);
    expect(inIcaoMinutes({ latitude: -33.946, longitude: -0.0001 })).toBe('3357S00000E');
  });

  it.each([
    [47.123, 'latitude', '47°07′23″N'],
    [7.25, 'longitude', '007°15′00″E'],
    [-33.946098, 'latitude', '33°56′46″S'],
    [-0.5, 'longitude', '000°30′00″W'],
    [59.99999, 'latitude', '60°00′00″N'],
    [180, 'longitude', '180°00′00″E'],
  ] as const)('%d of %s is %s', (degrees, axis, words) => expect(degreesMinutesSeconds(degrees, axis)).toBe(words));

  it.each([
    ['decimals', inDecimals, 0.000_005],
    ['degrees, minutes and seconds', inSeconds, 0.5 / 3600],
    ['figures of minutes', inIcaoMinutes, 0.5 / 60],
    ['figures of seconds', inIcaoSeconds, 0.5 / 3600],
  ] as const)('in %s is read back within half its last figure', (_, write, half) => {
    fc.assert(
      fc.property(latLon(), (position) => {
        const back = readPosition(write(position));
        expect(Math.abs((back?.latitude ?? Number.NaN) - position.latitude)).toBeLessThanOrEqual(half + 1e-9);
        expect(Math.abs((back?.longitude ?? Number.NaN) - position.longitude)).toBeLessThanOrEqual(half + 1e-9);
      }),
    );
  });

  it('has five decimals, which are a metre', () => expect(decimalDegrees(46.2)).toBe('46.20000'));
});

describe('positions in a text', () => {
  it('are found in order, with their places in the text', () => {
    const text = 'WI 0.3NM RADIUS OF 571236N0021147W (ABERDEEN) AND 5803N 00339W.';
    const found = findPositions(text, 9);
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(['571236N0021147W', '5803N 00339W']);
    expect(found[1]).toMatchObject({ latitude: expect.closeTo(58.05, 9), longitude: expect.closeTo(-3.65, 9) });
    expect(findPositions(text, 1)).toHaveLength(1);
  });

  it('may be whole degrees, as in Doc 4444', () => {
    expect(findPositions('46N078W DCT 50N140E', 9)).toMatchObject([
      { latitude: 46, longitude: -78 },
      { latitude: 50, longitude: 140 },
    ]);
  });

  it('are distinguished from other words of the same form', () => {
    const unreadable: string[] = [];
    expect(findPositions('4175N08862W - 461417N0060632E - 41230989N0932848.67W', 9, unreadable)).toHaveLength(1);
    expect(unreadable).toEqual(['4175N08862W', '41230989N0932848.67W']);
  });

  it.each([
    '4175N08862W',
    '916000N0000000E',
    '470000N1900000E',
    'FL100N',
    '12345N1234567W',
    'TEL 0151 2345 N W',
    '46N078',
    '30.97123/83.20123',
  ])('are not seen in %s', (text) => expect(findPositions(text, 9)).toEqual([]));
});

it('a position may have 60 seconds, which come of rounding, and not 60 minutes', () => {
  expect(readAngle('0900460.00', 'longitude')).toBeCloseTo(90 + 5 / 60, 9);
  expect(readAngle('0970260.00', 'longitude')).toBeCloseTo(97.05, 9);
  expect(readAngle('4660', 'latitude')).toBeUndefined();
  expect(readAngle('', 'latitude')).toBeUndefined();
});
