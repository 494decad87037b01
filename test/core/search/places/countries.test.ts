import { expect, it } from 'vitest';
import { countryWord } from '#core/search/places/countries.ts';
import { ownCountries } from '#core/reference/sources/countries/own-countries.ts';
import { fold } from '#core/text/fold.ts';

it.each([
  ['uk', 'gb'],
  ['usa', 'us'],
  ['uae', 'ae'],
  ['czechrepublic', 'cz'],
  ['deutschland', 'de'],
  ['france', undefined],
  ['', undefined],
])('the country called %j is %j in the index', (name, word) => {
  expect(countryWord(name)).toBe(word);
});

it('no name of a country is the English name of another', () => {
  for (const [code, { name }] of Object.entries(ownCountries)) {
    const other = countryWord(fold(name).replaceAll(' ', ''));
    expect(other === undefined || other === code.toLowerCase() ? undefined : `${name} is ${other}`).toBeUndefined();
  }
});
