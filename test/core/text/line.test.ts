import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capitals, oneLine } from '#core/text/line.ts';
import { matchesOf } from '#core/text/matches.ts';

const text = fc.string({ unit: fc.constantFrom(' ', '  ', '\n', '\r\n', '\t', '\u00a0', '\u2028', 'A', 'b', 'ß', 'é', 'Я', '09/27', '.') });

it('a text on one line has single blanks, asked for once or again', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const expected = one.replace(/\s+/g, ' ');
      expect([oneLine(one), oneLine(one)]).toEqual([expected, expected]);
      oneLine(other);
      expect(oneLine(one)).toBe(expected);
    }),
  );
});

it('a text in capitals is changed only where it has small letters from a to z', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      capitals(other);
      expect(capitals(one)).toBe(/[a-z]/.test(one) ? one.toUpperCase() : one);
    }),
  );
});

it('matches are those of matchAll, or the first of them', () => {
  const pattern = /(\d{2})\/(\d{2})|A./g;
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (one, most) => {
      const all = [...one.matchAll(pattern)];
      expect(matchesOf(pattern, one, most)).toEqual(all.slice(0, most));
      expect(matchesOf(pattern, one)).toEqual(all);
    }),
  );
});
