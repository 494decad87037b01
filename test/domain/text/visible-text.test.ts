import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { directedParts, isolated, visible, visibleJson } from '#domain/text/visible-text.ts';

describe('a text for people', () => {
  it.each([
    ['RWY 04/22 CLSD', 'RWY 04/22 CLSD'],
    ['\u001B[2K\rRWY OPEN', '‹U+001B›[2K\nRWY OPEN'],
    ['\u202E40 YWR\u202C', '‹U+202E›40 YWR‹U+202C›'],
    ['\u2066a\u2067b\u2068c\u2069', '‹U+2066›a‹U+2067›b‹U+2068›c‹U+2069›'],
    ['\u200Ea\u200Fb\u061Cc', '‹U+200E›a‹U+200F›b‹U+061C›c'],
    ['\u009B2J', '‹U+009B›2J'],
    ['a\u0000b\u007F', 'a‹U+0000›b‹U+007F›'],
    ['a\tb\nc\r\nd\re', 'a\tb\nc\nd\ne'],
    ['a\u2028b\u2029c', 'a‹U+2028›b‹U+2029›c'],
    ['\u{E0041}', '‹U+E0041›'],
    ['\uD800', '‹U+D800›'],
    ['Zürich, Łódź, 東京, مطار, 👩‍✈️', 'Zürich, Łódź, 東京, مطار, 👩‍✈️'],
  ])('shows %j as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(visible(shown)).toBe(shown);
  });

  it.each([
    ['مطار بيروت', '\u2068مطار بيروت\u2069'],
    ['RWY 04 נתב״ג 22 CLSD', 'RWY 04 \u2068נתב״ג\u2069 22 CLSD'],
    ['א 40 א', '\u2068א\u2069 40 \u2068א\u2069'],
    ['א\nא', '\u2068א\u2069\n\u2068א\u2069'],
    ['LSGG', 'LSGG'],
  ])('isolates in %j what runs from right to left', (text, shown) => expect(isolated(text)).toBe(shown));

  const signs = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\u001B', '\u202E', '\u2069', '\r', '\n', 'א', '4', ' ', 'R') }),
  );

  test('holds no control and no direction of the text, whatever that is', () => {
    fc.assert(
      fc.property(signs, (text) => {
        expect(visible(text)).not.toMatch(/(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u);
        expect(directedParts(text).join('')).toBe(visible(text));
        // Those of the program are in pairs.
        expect(isolated(text).replaceAll(/\u2068[^\u2068\u2069]+\u2069/g, '')).not.toMatch(/\p{Bidi_Control}/u);
      }),
    );
  });

  test('loses nothing but how lines end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const back = visible(text).replaceAll(/‹U\+([\dA-F]{4,6})›/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
        expect(back).toBe(text.replaceAll(/\r\n?/g, '\n'));
      }),
    );
  });

  test('is the same data as JSON', () => {
    fc.assert(
      fc.property(signs, (text) => {
        const json = visibleJson(JSON.stringify({ text }));
        expect(json).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });
});
