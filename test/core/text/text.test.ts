import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { nearestName } from '#core/text/nearest-name.ts';

describe('fold', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['ØRSTA', 'orsta'],
    ['İstanbul', 'istanbul'],
    ['Ａ１', 'a1'],
    ['Жуковский', 'жуковскии'],
    ['', ''],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('twice is once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the nearest name', () => {
  const names = ['countryCode', 'continentCode', 'city', 'name', 'id'];
  it.each([
    ['contryCode', 'countryCode'],
    ['COUNTRYCODE', 'countryCode'],
    ['cityname', undefined],
    ['nmae', 'name'],
    ['iD', 'id'],
    ['zzzzzz', undefined],
    ['', undefined],
  ])('of %s is %s', (wrong, name) => {
    expect(nearestName(wrong, names)).toBe(name);
  });
});
