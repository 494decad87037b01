import { describe, expect, it } from 'vitest';
import { numberKey, readNumber } from '#core/notams/number.ts';

describe('the key of a number', () => {
  it.each([
    ['A0611/24', 'A0611-24'],
    ['a0611-24', 'A0611-24'],
    [' A0611 / 24 ', 'A0611-24'],
    ['A611/24', 'A0611-24'],
    ['G15398/13', 'G15398-13'],
    ['H1892/20A02', 'H1892-20A02'],
    ['06/123', '06-123'],
    ['6/123', '6-123'],
    ['4/7010', '4-7010'],
    ['LTA-RNT-1', 'LTA-RNT-1'],
    ['SWEF2270', 'SWEF2270'],
    ['К3153/19', 'К3153-19'],
    ['', ''],
  ])('of %j is %j', (number, key) => {
    expect(numberKey(number)).toBe(key);
    expect(numberKey(key)).toBe(key);
  });
});

describe('a number as asked for', () => {
  it.each([
    ['A0611/24', undefined, 'A0611-24'],
    ['LSGG:A0611/24', 'LSGG', 'A0611-24'],
    ['lsgg:a0611-24', 'LSGG', 'A0611-24'],
    ['SFO:06/123', 'SFO', '06-123'],
    [':A0611/24', '', 'A0611-24'],
    ['LSGG:', 'LSGG', ''],
  ])('%j names place %j and key %j', (text, place, key) => {
    expect(readNumber(text)).toEqual({ place, key });
  });
});
