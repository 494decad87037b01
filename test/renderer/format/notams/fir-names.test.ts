import { expect, it } from 'vitest';
import { firInWords, firNames, firOfName } from '#renderer/format/notams/fir-names.ts';

it('has for each code of four letters one name, and for each name one code', () => {
  expect(firNames.size).toBeGreaterThan(200);
  for (const [code, name] of firNames) {
    expect(code).toMatch(/^[A-Z]{4}$/);
    expect(name).toMatch(/^\p{Lu}[\p{L}’' -]+\p{L}$/u);
    expect(firOfName(name)).toBe(code);
  }
});

it('finds a region by its name in any case and without accents', () => {
  expect(['london', 'BRASILIA', 'københavn', 'kobenhavn', " n'djamena ", 'Atlantis', ''].map(firOfName)).toEqual([
    'EGTT',
    'SBBS',
    'EKDK',
    'EKDK',
    'FTTT',
    undefined,
    undefined,
  ]);
});

it('shows an unknown region by its code', () => {
  expect([firInWords('LSAS'), firInWords('XXXX')]).toEqual(['LSAS Switzerland', 'XXXX']);
});
