import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityParts, codeKey, keywordsOf, looksLikeCode } from '#core/search/source-text.ts';
import { indexedWords, phraseKey, typedWords } from '#core/search/words.ts';

describe('the words under which a text is found', () => {
  it.each([
    ['Lowell Field', 'lowell 1, field 2'],
    ["Chicago O'Hare International", 'chicago 1, ohare 2, o 2, hare 3, international 3, intl 3'],
    ['Saint-Denis Gillot', 'saint 1, st 1, denis 2, saintdenis 1, gillot 3'],
    ['St. Louis', 'st 1, saint 1, louis 2'],
    ['St.Louis Lambert', 'st 1, saint 1, louis 2, stlouis 1, lambert 3'],
    ['J.A. Douglas McCurdy', 'ja 1, j 1, a 2, douglas 2, mccurdy 3'],
    ["Children's Hospital", 'childrens 1, children 1, hospital 2'],
    ['Zürich', 'zurich 1, zuerich 1'],
    ['Ålesund', 'alesund 1, aalesund 1'],
    ['Nellis Air Force Base', 'nellis 1, air 2, force 3, base 4, afb 2'],
    ['Walla Walla', 'walla 1'],
    ['Łódź – Śródmieście', 'lodz 1, srodmiescie 2'],
    ['羽田空港', '羽田空港 1'],
    ['Hawaiʻi', 'hawaii 1, hawai 1, i 2'],
    [' / — ', ''],
  ])('of %j are %s', (text, words) => {
    expect(
      indexedWords(text)
        .map(({ word, position }) => `${word} ${position}`)
        .join(', '),
    ).toBe(words);
  });

  it('include every word that is typed when the text itself is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aAéüßøstSTo1 '’.-/羽Ж") }), (text) => {
        const indexed = new Set(indexedWords(text).map(({ word }) => word));
        for (const word of typedWords(text)) expect(indexed).toContain(word);
      }),
    );
  });
});

it.each([
  ['St. Louis Lambert Intl', 'saint louis lambert international'],
  ["Chicago O'Hare", 'CHICAGO OHARE'],
  ['Paris-Orly', 'paris orly'],
  ['Mt Vernon', 'Mount Vernon'],
])('equal names are %j and %j', (one, other) => {
  expect(phraseKey(one)).toBe(phraseKey(other));
});

describe('a code', () => {
  it.each([
    ['LSGG', 'lsgg'],
    [' US-10617 ', 'us10617'],
    ['Ж1', 'ж1'],
    ['ＧＶＡ', 'gva'],
  ])('%j is compared as %j', (code, key) => {
    expect(codeKey(code)).toBe(key);
  });

  it.each(['', '--', 'KJ FK', ' \t'])('is not %j', (text) => {
    expect(codeKey(text)).toBeUndefined();
  });
});

describe('what a source writes', () => {
  it('parts a city into its places', () => {
    expect(cityParts("Paris (Roissy-en-France, Val-d'Oise)").map((part) => part.trim())).toEqual([
      'Paris',
      'Roissy-en-France',
      "Val-d'Oise",
    ]);
  });

  it('lists keywords, without links', () => {
    expect(keywordsOf('NYC, Idlewild , , http://example.org/a,b')).toEqual(['NYC', ' Idlewild ', 'b']);
    expect(keywordsOf(null)).toEqual([]);
  });

  it('has codes among the keywords, in capitals', () => {
    expect(['NYC', ' 14F ', 'LASK', 'Lask', 'X', 'TOOLONG'].filter(looksLikeCode)).toEqual(['NYC', ' 14F ', 'LASK']);
  });
});
