/** No name reaches a page as an empty box. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, test } from 'vitest';
import { fontFiles, readFont } from '#core/print/fonts.ts';
import { onlyPrintable, printable } from '#core/print/printable.ts';
import { describeShared } from '../../helpers/describe-shared.ts';

type Fontkit = { create(bytes: Buffer): { characterSet: number[]; 'OS/2': { fsType: Record<string, boolean> } } };
// The library that reads them for pdfmake, two packages down.
const pdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake/js/Printer.js'));
const fontkit = createRequire(pdfmake.resolve('pdfkit'))('fontkit') as Fontkit;

const fonts = Object.values(fontFiles).map((file) => fontkit.create(readFont(file)));
const drawn = fonts.map(({ characterSet }) => new Set(characterSet));
const isDrawn = (character: string): boolean => drawn.every((set) => set.has(character.codePointAt(0) ?? 0));

const assigned = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter((one) => /\p{Assigned}/u.test(one));

describe('the fonts', () => {
  test.each([
    ['Latin-1', 0xa0, 0xff],
    ['Latin Extended-A', 0x100, 0x17f],
    ['Latin Extended-B', 0x180, 0x24f],
    ['Greek', 0x370, 0x3ff],
    ['Cyrillic', 0x400, 0x4ff],
  ])('draw every letter of %s, and each is printed as it is', (_, first, last) => {
    const letters = assigned(first, last);
    expect(letters.length).toBeGreaterThan(90);
    expect(letters.filter((letter) => !isDrawn(letter))).toEqual([]);
    expect(letters.filter((letter) => onlyPrintable(letter) !== letter.normalize('NFC'))).toEqual([]);
  });

  it('draw everything that is held to be printable', () => {
    const shown = assigned(0, 0xffff).filter((one) => !/\p{Cs}/u.test(one) && onlyPrintable(one) === one);
    expect(shown.length).toBeGreaterThan(1300);
    expect(shown.filter((one) => !isDrawn(one))).toEqual([]);
  });

  it('may be embedded, and are at most 3 MB', () => {
    for (const font of fonts) expect(font['OS/2'].fsType).toMatchObject({ noEmbedding: false, bitmapOnly: false });
    const bytes = Object.values(fontFiles).reduce((sum, file) => sum + readFont(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });
});

describe('a name', () => {
  it.each([
    ['Genève Cointrin', 'LSGG', 'Genève Cointrin'],
    ['Kȩtrzyn-Wilamowo', 'EPKE', 'Kȩtrzyn-Wilamowo'],
    ['Αθήνα', 'LGAV', 'Αθήνα'],
    ['Жуляни', 'UKKK', 'Жуляни'],
    ['Hawaiʻi', 'PH00', 'Hawaiʻi'],
    ['北京首都', 'ZBAA', 'ZBAA'],
    ['مطار المفرق', 'OJMF', 'OJMF'],
    ['Yaya Airfield (야야)', 'UNY1', 'UNY1 Yaya Airfield'],
    ['✈ Duck 鸭子 Field', 'X', 'X Duck Field'],
    ['  Two\n lines\t', 'A', 'Two lines'],
    ['', 'A', 'A'],
    ['e\u0301', 'A', 'é'],
  ])('%j of %s is printed as %j', (name, code, shown) => {
    expect(printable(name, code)).toBe(shown);
  });

  it('that is a pair of surrogates, a control or a mark of direction is no box either', () => {
    for (const text of ['🛩', '\u202eabc', '\u0007', '\ud83d', '\u200f']) expect([...printable(text, 'LSGG')].every(isDrawn)).toBe(true);
  });
});

const otherScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Cc}|\p{Cf}/u;

describeShared('every name of the full set', ({ world }) => {
  it.each(['airports', 'navaids'])('of its %s is printed without a box, and as it is unless it has another script', (file) => {
    const rows = parse(readFileSync(`${world}/${file}.csv`), { columns: true }) as Record<string, string>[];
    const texts = rows.flatMap(({ name = '', municipality = '', ident = '' }) =>
      [name, municipality].filter((text) => text.trim() !== '').map((text) => ({ text, shown: printable(text, ident) })),
    );
    const characters = new Set(texts.flatMap(({ shown }) => [...shown]));
    const changed = texts.filter(({ text, shown }) => shown !== text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
    expect([...characters].filter((one) => !isDrawn(one))).toEqual([]);
    expect(texts.length).toBeGreaterThan(10_000);
    expect(changed.length).toBeLessThan(20);
    expect(changed.filter(({ text }) => !otherScript.test(text))).toEqual([]);
    expect(changed.filter(({ shown }) => !/[\p{L}\d]/u.test(shown))).toEqual([]);
  });
});
