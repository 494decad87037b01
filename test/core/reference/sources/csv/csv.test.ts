import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvReader } from '#core/reference/sources/csv/csv.ts';
import { Refusal } from '#core/refusal.ts';

type Read = { line: number; fields: string[]; fault: string | undefined };

function readAll(...pieces: (string | Buffer)[]): Read[] {
  const records: Read[] = [];
  const reader = csvReader('test.csv', (record) => {
    const fields = Array.from({ length: record.width }, (_, index) => record.field(index));
    records.push({ line: record.line, fields, fault: record.fault });
  });
  for (const piece of pieces) reader.read(Buffer.from(piece));
  reader.end();
  return records;
}

const fieldsOf = (text: string) => readAll(text).map((record) => record.fields);

describe('csvReader', () => {
  it.each([
    [
      'plain fields',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no line end at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR LF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR LF after a quoted field',
      '"a","b"\r\n"1","2"\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty fields',
      ',\n,,\n',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['an empty last field at the end of the file', 'a,', [['a', '']]],
    ['commas and line ends in quotation marks', '"a,b","c\nd"\n', [['a,b', 'c\nd']]],
    ['doubled quotation marks', '"say ""hi""",""""\n', [['say "hi"', '"']]],
    ['an empty quoted field', '"",x\n', [['', 'x']]],
    ['blank lines', '\na\n\n\r\nb\n', [['a'], ['b']]],
    ['letters of two to four bytes', 'é,飛,🛩\n', [['é', '飛', '🛩']]],
    ['a byte order mark', '\uFEFF"a",b\n', [['a', 'b']]],
    ['an empty file', '', []],
  ])('reads %s', (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  it('gives the line on which a record begins, counting lines inside fields', () => {
    expect(readAll('a\n"b\n\nc"\n\nd\n').map((record) => record.line)).toEqual([1, 2, 6]);
  });

  it.each([
    ['text after a closing quotation mark', 'x,y\n"a"b,c\n1,2\n'],
    ['a quotation mark inside a plain field', 'x,y\na"b,c\n1,2\n'],
  ])('marks a record with %s and goes on at the next line', (_, text) => {
    const records = readAll(text);
    expect(records.map((record) => record.fault !== undefined)).toEqual([false, true, false]);
    expect(records.at(-1)).toMatchObject({ line: 3, fields: ['1', '2'] });
  });

  it('marks a record that is not UTF-8', () => {
    const [, broken, good] = readAll(Buffer.from('a,b\nn\xe9,1\n', 'latin1'), 'né,2\n');
    expect([broken?.fault, good?.fault, good?.fields]).toEqual(['is not UTF-8 text', undefined, ['né', '2']]);
  });

  it('refuses a file that ends inside quotation marks, naming the line', () => {
    expect(() => readAll('a\n"b\n')).toThrow(Refusal);
    expect(() => readAll('a\n"b\n')).toThrow('test.csv, line 2');
  });

  it('refuses a quotation mark left open before it swallows more than a million bytes', () => {
    const reader = csvReader('test.csv', () => undefined);
    expect(() => {
      for (let piece = 0; piece < 100; piece++) reader.read(Buffer.from(piece === 0 ? '"a' : 'x'.repeat(100_000)));
    }).toThrow('line 1');
  });

  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' '), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  const written = (rows: string[][], lineEnd: string) =>
    rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',') + lineEnd).join('');

  it('reads back any table written with quotation marks, without spaces around values', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
        expect(fieldsOf(written(rows, lineEnd))).toEqual(rows.map((row) => row.map((value) => value.trim())));
      }),
    );
  });

  it('reads any text alike in one piece and cut anywhere', () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', 'é', '飛', '"', ',', '\n', '\r'), maxLength: 40 })
      .map((letters) => Buffer.from(letters));
    fc.assert(
      fc.property(text, fc.array(fc.nat(40), { maxLength: 5 }), (text, cuts) => {
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.subarray(places[index], end));
        const outcome = (read: () => Read[]) => {
          try {
            return read();
          } catch (error) {
            return String(error);
          }
        };
        expect(outcome(() => readAll(...pieces))).toEqual(outcome(() => readAll(text)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a field that goes on and on', () => {
  const piece = (text: string) => text.repeat(65_536 / text.length);

  it('is read with 400,000 line ends in it, and refused with its line once a megabyte has no end', () => {
    const began = process.cpuUsage();
    const lines = Array.from({ length: 6 }, () => piece('\n'));
    expect(readAll('a,b\n1,"', ...lines, '"\n2,x\n').map(({ line, fields }) => [line, fields[0]])).toEqual([
      [1, 'a'],
      [2, '1'],
      [2 + 6 * 65_536 + 1, '2'],
    ]);
    const endless = Array.from({ length: 640 }, () => piece('x'));
    expect(() => readAll('a,b\n1,"', ...endless)).toThrow(/line 2: a quotation mark is never closed/);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(3_000);
  });
});
