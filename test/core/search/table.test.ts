import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestKeys } from '#core/search/lowest-keys.ts';
import { readParts } from '#core/search/index-parts.ts';
import { FIELD_BITS, FIELD_MASK } from '#core/search/posting.ts';
import { tableBuilder } from '#core/search/table-builder.ts';
import { postingsOf, readTable, wordsFrom } from '#core/search/table.ts';

const word = fc.string({ unit: fc.constantFrom(...'abé羽😀'), minLength: 1, maxLength: 5 });

const MOST = 20;

describe('a table of words', () => {
  it('gives for any beginning the postings of that word, and of those that go on, by place', () => {
    const entries = fc.array(fc.tuple(word, fc.nat(MOST), fc.constantFrom(1, 2, 4)), { maxLength: 40 });
    fc.assert(
      fc.property(entries, word, (given, start) => {
        const inOrder = given.toSorted(([, one], [, other]) => one - other);
        const builder = tableBuilder();
        // Airports come in another order than that of their places.
        for (const [text, place, fields] of inOrder.toReversed()) builder.add(builder.numberOf(text), MOST - place, fields, 0);
        const order = Array.from({ length: MOST + 1 }, (_, place) => MOST - place);
        const table = readTable(readParts(builder.parts('words', order)), 'words');

        const { whole, begun } = wordsFrom(table, start);
        const places = (range: { from: number; to: number }) => {
          const { from, to } = postingsOf(table, range);
          return [...table.postings.subarray(from, to)].map((posting) => `${posting >>> FIELD_BITS} ${posting & FIELD_MASK}`);
        };
        const expected = (holds: (text: string) => boolean) => {
          const texts = [...new Set(inOrder.map(([text]) => text))].filter(holds).sort();
          return texts.flatMap((text) => {
            const fields = new Map<number, number>();
            for (const [other, place, field] of inOrder) if (other === text) fields.set(place, (fields.get(place) ?? 0) | field);
            return Array.from(fields, ([place, all]) => `${place} ${all}`);
          });
        };
        expect(places(whole)).toEqual(expected((text) => text === start));
        expect(places(begun)).toEqual(expected((text) => text !== start && text.startsWith(start)));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the first position of a word that comes twice in a field', () => {
    const builder = tableBuilder();
    const number = builder.numberOf('walla');
    builder.add(number, 0, 1, 7);
    builder.add(number, 0, 2, 7);
    builder.add(number, 0, 16, 56);
    expect([...readTable(readParts(builder.parts('words', [0])), 'words').postings]).toEqual([1 | 16]);
  });
});

it('the best few are the lowest keys, each once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(10), (keys, most) => {
      const lowest = lowestKeys(most);
      for (const key of keys) lowest.offer(key);
      expect(lowest.keys()).toEqual([...new Set(keys)].sort((a, b) => a - b).slice(0, most));
    }),
  );
});
