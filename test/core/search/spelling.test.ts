import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from '#core/search/index-parts.ts';
import { readSpelling, spellingParts, editsBetween } from '#core/search/spelling.ts';
import { tableBuilder } from '#core/search/table-builder.ts';
import { readTable } from '#core/search/table.ts';

/** Counts by the definition of optimal string alignment, with nothing left out. */
function naiveEdits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
      const least = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
      table[i]?.splice(j, 1, least);
    }
  }
  return cell(a.length, b.length);
}

const units = (word: string) => Uint16Array.from(word, (_, index) => word.charCodeAt(index));

describe('edits between two words', () => {
  it.each([
    ['geneva', 'geneva', 0],
    ['genva', 'geneva', 1],
    ['geenva', 'geneva', 1],
    ['geneba', 'geneva', 1],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
  ])('%j and %j are %i', (one, other, edits) => {
    expect(editsBetween(units(one), units(other), 0, other.length, 3)).toBe(edits);
  });

  it('are what the definition gives, counted no further than asked', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 10 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, most) => {
        const text = units(`zz${other}z`);
        expect(editsBetween(units(one), text, 2, other.length, most)).toBe(Math.min(naiveEdits(one, other), most + 1));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the neighbours of a word', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeéж羽'), minLength: 1, maxLength: 12 });

  it('are all words within the edits that its length allows, and no others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(letters, { minLength: 1, maxLength: 60 }), letters, (vocabulary, sought) => {
        const builder = tableBuilder();
        for (const [place, word] of vocabulary.entries()) builder.add(builder.numberOf(word), place, 1, 0);
        const sorted = builder.sorted();
        const parts = readParts([...builder.parts('words', [...vocabulary.keys()]), ...spellingParts(sorted)]);
        const found = readSpelling(parts, readTable(parts, 'words'))(sought);

        const most = sought.length < 4 ? 0 : sought.length < 8 ? 1 : 2;
        const expected = sorted
          .map((word) => ({ word, edits: naiveEdits(sought, word) }))
          .filter(({ word, edits }) => edits > 0 && edits <= most && word.length >= 3);
        const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
        expect(found.map(({ word, edits }) => ({ word: sorted[word] ?? '', edits })).sort(byWord)).toEqual(expected.sort(byWord));
      }),
      { numRuns: 500 },
    );
  });
});
