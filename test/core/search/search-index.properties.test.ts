import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/build.ts';
import { openSearchIndex } from '#core/search/search-index.ts';
import { tiers } from '#core/search/tiers.ts';
import { knownAirports } from './known-airports.ts';

const index = openSearchIndex(buildSearchIndex(knownAirports));
const rows = new Set(knownAirports.map(({ row }) => row));

const texts = knownAirports.flatMap(({ name, city, keywords, countryName, iataCode, ident }) =>
  [name, city, keywords, countryName, iataCode, ident].filter((text) => text !== null),
);
const words = [...new Set(texts.flatMap((text) => text.split(/[\s,]+/)))];

/** Words of the set, whole, cut off or mistyped, in any order: what reaches every tier. */
const likelyQuery = fc
  .array(
    fc.tuple(fc.constantFrom(...words), fc.nat(3), fc.nat(12), fc.constantFrom('', 'x', 'e', '-')).map(([word, how, at, letter]) => {
      if (how === 0) return word;
      if (how === 1) return word.slice(0, 1 + (at % word.length));
      return word.slice(0, at) + letter + word.slice(at + 1);
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

const anyQuery = fc.oneof(likelyQuery, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme-ascii', maxLength: 60 }));

describe('for any text', () => {
  it('finding never throws, and each hit is an airport of the set, once', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 0, max: 100 }), (query, limit) => {
        const hits = index.find(query, limit);
        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(new Set(hits.map(({ row }) => row)).size).toBe(hits.length);
        for (const { row } of hits) expect(rows.has(row)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('no hit comes before one of a better tier, so a guess never outranks anything', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(likelyQuery, (query) => {
        const order = index.find(query, 50).map(({ tier }) => tiers.indexOf(tier));
        for (const { tier } of index.find(query, 50)) seen.add(tier);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      { numRuns: 1000 },
    );
    expect(seen).toContain('fuzzy');
    expect(seen).toContain('words');
  });

  it('a smaller limit gives the beginning of the same answer', () => {
    fc.assert(
      fc.property(likelyQuery, fc.integer({ min: 1, max: 20 }), (query, limit) => {
        expect(index.find(query, limit)).toEqual(index.find(query, 100).slice(0, limit));
      }),
      { numRuns: 500 },
    );
  });

  it('case and accents change nothing', () => {
    fc.assert(
      fc.property(likelyQuery, (query) => {
        const bare = query.normalize('NFD').replaceAll(/\p{M}/gu, '');
        expect(index.find(query.toUpperCase(), 20)).toEqual(index.find(query.toLowerCase(), 20));
        expect(index.find(bare, 20)).toEqual(index.find(query, 20));
      }),
      { numRuns: 500 },
    );
  });

  it('what was asked before changes nothing', () => {
    fc.assert(
      fc.property(likelyQuery, anyQuery, (query, other) => {
        const before = index.find(query, 20);
        index.find(other, 20);
        expect(index.find(query, 20)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an exact code', () => {
  const kinds = ['icaoCode', 'iataCode', 'localCode'] as const;
  const codes = kinds.flatMap((kind) =>
    knownAirports.flatMap((airport) => (airport[kind] === null ? [] : [{ kind, code: airport[kind] }])),
  );

  it.each(codes)('$code ($kind) is found first, by the best kind of code that it is', ({ code }) => {
    const best = kinds.find((kind) => knownAirports.some((airport) => airport[kind] === code));
    const [first] = index.find(code.toLowerCase(), 3);
    expect(first?.tier).toBe(best);
    const airport = knownAirports.find(({ row }) => row === first?.row);
    expect(best === undefined ? undefined : airport?.[best]).toBe(code);
  });
});
