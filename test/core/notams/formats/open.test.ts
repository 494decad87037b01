import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { textOf } from '#core/notams/formats/lines.ts';
import { threadMs } from '../../../helpers/thread-ms.ts';
import { messages, readFile } from './read.ts';

const notice = '(B2345/26 NOTAMN\nQ) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2603111130 C) PERM\nE) RWY 11/29 CLSD)';

/** Leaves out blanks, which only separate. */
const letters = (text: string) => text.replace(/\s+/g, '');
/** Takes away the signs of a JSON list, which are not kept. */
const withoutSigns = (text: string) => text.replace(/[[\],]/g, '');
/** Line by line, as the reader decodes bytes that are not UTF-8. */
function decoded(bytes: Buffer): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  return start
    .toString('latin1')
    .split(/(?<=\r\n|\n|\r(?!\n))/)
    .map((line) => textOf(Buffer.from(line, 'latin1')))
    .join('');
}

/** The characters of a text that another has not, or not so often. */
function lacking(text: string, other: string): string {
  const left = [...other];
  return [...text].filter((character) => left.splice(left.indexOf(character) >>> 0, 1).length === 0).join('');
}

/** What of a file is kept, in order, and what its issues name; null where it was refused. */
function keptOf(content: Buffer | string, size: number): { kept: string; named: string; issues: number } | null {
  try {
    const { notices, issues } = readFile(content, size);
    return {
      kept: letters(notices.map(({ message, original }) => original ?? message).join('')),
      named: letters(issues.map((issue) => ('text' in issue ? issue.text : '')).join('')),
      issues: issues.length,
    };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

describe('a file', () => {
  it('of any bytes comes back whole as one text, or is refused by name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 50 }), (bytes, size) => {
        const buffer = Buffer.from(bytes);
        const isUtf16 = (buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff);
        // An empty list is of a known form and has no NOTAM.
        fc.pre(!isUtf16 && letters(buffer.toString('latin1')) !== '[]');
        const [text, found] = [letters(decoded(buffer)), keptOf(buffer, size)];
        // What of a broken list is no NOTAM is named by an issue; JSON is UTF-8 (RFC 8259).
        const lists = text.startsWith('[') ? [text, letters(buffer.toString('utf8'))] : [];
        const isKept = found !== null && lists.some((list) => lacking(withoutSigns(list), found.kept + found.named) === '');
        expect([undefined, text, ...(isKept ? [found.kept] : [])]).toContain(found?.kept);
      }),
      {
        numRuns: 2000,
        examples: [
          [Uint8Array.from(Buffer.from('[!]')), 1],
          [Uint8Array.from(Buffer.from('[]!')), 1],
          [Uint8Array.from(Buffer.from('[A]')), 1],
          [Uint8Array.from(Buffer.from('[A]{')), 1],
          [Uint8Array.from(Buffer.from('[0\x80]', 'latin1')), 1],
        ],
      },
    );
  });

  it('of a mark of quoted mail and a blank of any kind comes back whole', () => {
    for (const blank of ['', ' ', '\v', '\f', '\u00a0']) expect(keptOf(`>${blank}`, 1)?.kept).toBe('>');
  });

  it('of any text, also of what looks like a format, comes back whole, or says what was passed over, or is refused by name', () => {
    const marks = [
      '{',
      '[',
      '"',
      '<Pib>',
      '<?xml',
      '</',
      '&amp;',
      '(',
      ')',
      'Q) ',
      'E) ',
      ',',
      '\\',
      '<br>',
      'NOTAM',
      '\n',
      '\r',
      '!',
      'Location,NOTAM',
    ];
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...marks));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('').toWellFormed();
        fc.pre(!text.startsWith('\ufeff') && letters(text) !== '[]');
        const read = keptOf(text, 7);
        expect([undefined, letters(text)]).toContain(read?.issues === 0 ? read.kept : undefined);
      }),
      {
        numRuns: 2000,
        // Nothing is missing from what was read, but the list goes on.
        examples: [[['["#",']]],
      },
    );
  });

  it.each([
    'NOTAM ',
    '(A0001/26 NOTAMN Q) ',
    'A0001/26 NOTAMN ',
    '!AAA 01/0001 ',
    '!AAA 01/0001 AAA X\n',
    '\r',
    '\n',
    ')',
    '> ',
    'E) Q) ',
    '(A0001/26 PART 1 OF 2 NOTAM ',
    '{"notamList":[{},',
    '[[],',
    '<a>',
    '<tr><td>',
    '"',
    'Location,NOTAM #,all\n"',
  ])('of %j over and over costs little', (part) => {
    const file = part.repeat(Math.ceil(900_000 / part.length));
    expect(threadMs(() => void keptOf(file, 65_536))).toBeLessThan(5_000);
  });

  it.each([
    ['a ZIP archive', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /ZIP archive .* Unpack it/],
    ['a gzip archive', gzipSync(notice), /gzip archive.*Unpack it/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /a PDF.*Copy its text/],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /Excel.*as CSV/],
    ['a database', Buffer.from('SQLite format 3\0 and more'), /SQLite database/],
  ])('that is %s is refused by name, with the way out', (_, bytes, sentence) => {
    expect(() => readFile(bytes)).toThrow(sentence);
  });

  it('that is empty has no NOTAM', () => {
    expect([readFile(''), readFile(' \n\r\n'), readFile('\ufeff')].map(({ notices }) => notices)).toEqual([[], [], []]);
  });

  it.each([
    ['a mark of UTF-8', Buffer.from(`\ufeff${notice}`)],
    ['UTF-16 of Windows', Buffer.from(`\ufeff${notice}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${notice}`, 'utf16le').swap16()],
  ])('in %s is read', (_, bytes) => {
    expect(messages(readFile(bytes))).toEqual([notice]);
    expect(messages(readFile(bytes, 1e6))).toEqual([notice]);
  });

  it('that is not UTF-8 is read letter by letter', () => {
    expect(messages(readFile(Buffer.from('(A0001/26 NOTAMN\nQ) LOVV/QMRLC\nA) LOWW B) 2603111130\nE) \xc9TAT)', 'latin1')))).toEqual([
      '(A0001/26 NOTAMN\nQ) LOVV/QMRLC\nA) LOWW B) 2603111130\nE) ÉTAT)',
    ]);
  });

  it('of a known form may have no NOTAM', () => {
    expect(readFile('{"notamList":[],"totalNotamCount":0}').notices).toEqual([]);
    expect(readFile('[]').notices).toEqual([]);
    expect(readFile('<Pib></Pib>').notices).toEqual([]);
  });

  it('that is large and has no NOTAM is refused', () => {
    expect(() => readFile(`{"rows":[${'{"a":1},'.repeat(200_000)}0]}`, 65_536)).toThrow(expect.objectContaining({ fault: 'noNotamFound' }));
    expect(() => readFile('just words and words\n'.repeat(80_000), 65_536)).toThrow(expect.objectContaining({ fault: 'noNotamFound' }));
  });

  it('that breaks off keeps what was read, and says where it ends', () => {
    const item = { notamNumber: 'A0001/26', icaoMessage: notice, traditionalMessage: ' ' };
    const { notices, issues } = readFile(`{"notamList":[${JSON.stringify(item)},${JSON.stringify(item).slice(0, 80)}`);
    expect(notices.map(({ format }) => format)).toEqual(['faa-search', 'text']);
    expect(issues[0]).toMatchObject({ code: 'fileTruncated', place: { element: 'notamList[1]' } });
    const xml = readFile(
      '<Pib><Notam><Series>A</Series><Number>1</Number><Year>25</Year><Type>N</Type><ItemE>X</ItemE></Notam><Notam><Ser',
    );
    expect(xml.notices).toHaveLength(1);
    expect(xml.issues[0]).toMatchObject({ code: 'damagedXml', place: { line: 1 } });
  });
});
