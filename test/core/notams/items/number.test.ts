import { describe, expect, it } from 'vitest';
import { numberKey, readNumber } from '#core/notams/items/number.ts';

describe('the key of a number', () => {
  it.each([
    ['B0417/24', 'B0417-24'],
    ['b0417-24', 'B0417-24'],
    [' B0417 / 24 ', 'B0417-24'],
    ['B417/24', 'B0417-24'],
    ['F12873/15', 'F12873-15'],
    ['D1473/21A03', 'D1473-21A03'],
    ['06/964', '06-964'],
    ['6/964', '6-964'],
    ['4/6153', '4-6153'],
    ['LTA-PDX-4', 'LTA-PDX-4'],
    ['SWEN1184', 'SWEN1184'],
    ['К4278/21', 'К4278-21'],
    ['', ''],
  ])('of %j is %j', (number, key) => {
    expect(numberKey(number)).toBe(key);
    expect(numberKey(key)).toBe(key);
  });
});

describe('a number as asked for', () => {
  it.each([
    ['B0417/24', undefined, 'B0417-24'],
    ['LSGG:B0417/24', 'LSGG', 'B0417-24'],
    ['lsgg:b0417-24', 'LSGG', 'B0417-24'],
    ['SFO:06/964', 'SFO', '06-964'],
    [':B0417/24', '', 'B0417-24'],
    ['LSGG:', 'LSGG', ''],
  ])('%j names place %j and key %j', (text, place, key) => {
    expect(readNumber(text)).toEqual({ place, key });
  });
});
