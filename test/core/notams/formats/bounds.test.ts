/** A hostile or damaged file of any size costs a bounded amount of memory and time. */
import { describe, expect, it } from 'vitest';
import { openFile } from '#core/notams/formats/open.ts';
import { FileRefusal } from '#core/notams/formats/refused/refused.ts';
import { times } from '../../../helpers/long.ts';
import type { Issue, RawNotice } from '#core/notams/formats/raw-notice.ts';

const MB = 1_000_000;
/** This is past every bound. */
const LARGE = times(18, 40) * MB;
/** An import reads a file in such pieces. */
const PIECE = 1 << 20;

/** Reads `begin` and then `part` until there are `bytes` of it, and `end`. `ms` is of the processor, which other tests share. */
function cost({ begin, part, end = '', bytes }: { begin: string; part: string; end?: string; bytes: number }) {
  const piece = Buffer.from(part.repeat(Math.ceil(Math.min(PIECE, bytes) / part.length)));
  const notices: Pick<RawNotice, 'message'>[] = [];
  const issues: Issue[] = [];
  let refused: string | undefined;
  const began = process.cpuUsage();
  try {
    const reader = openFile({
      notice: ({ message }) => void notices.push({ message }),
      issue: (issue) => void issues.push(issue),
      facts() {},
    });
    reader.read(Buffer.from(begin));
    for (let read = 0; read < bytes; read += piece.length) reader.read(piece);
    reader.read(Buffer.from(end));
    reader.end();
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    refused = error.fault;
  }
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000, notices, codes: issues.map(({ code }) => code), refused };
}

const header = 'Location,NOTAM #,all\n';
const whole = '"LOWW","B2345/26","(B2345/26 NOTAMN\nQ) LOVV/QMRLC\nA) LOWW B) 2603111130\nE) RWY CLSD)"\n';

describe('a file that never ends what it began', () => {
  it('a field of 400,000 line ends is read in a time that grows as its size', () => {
    const field = (lines: number) => cost({ begin: `${header}${whole}"LOWW","B1/26","`, part: '\n', end: `"\n${whole}`, bytes: lines });
    const { ms, notices } = field(400_000);
    expect(notices.filter(({ message }) => message.startsWith('(B2345/26'))).toHaveLength(2);
    expect(ms).toBeLessThan(3_000);
  });

  it('18 MB and more of lines after an open quotation mark are passed over with their line, and cost one row', () => {
    const { ms, notices, codes } = cost({
      begin: `${header}${whole}"LOWW","B1/26,`,
      part: 'words and words\n',
      end: whole,
      bytes: LARGE,
    });
    expect(notices.filter(({ message }) => message.startsWith('(B2345/26'))).toHaveLength(2);
    expect(codes).toContain('noNotamInLongText');
    expect(notices.reduce((sum, { message }) => sum + message.length, 0)).toBeLessThan(MB);
    expect(ms).toBeLessThan(10_000);
  });

  it.each([
    ['line after an open quotation mark', `${header}${whole}"`, 'x', 'lineTooLong'],
    ['line without an end', `${header}${whole}`, 'x', 'lineTooLong'],
    ['text of JSON', '{"notamList":[{"a":"', 'x', 'notamTooLarge'],
    ['run of blanks after a text of JSON', '{"notamList":[{"a":"x"', ' ', 'notamTooLarge'],
    ['comment of XML', '<Pib><!--', 'words ', 'notamTooLarge'],
    ['mark of XML', '<Pib x="', 'words ', 'notamTooLarge'],
    ['name of XML', '<Pib><', 'x', 'notamTooLarge'],
    ['text of XML', '<Pib><Notam><ItemE>', 'words ', 'notamTooLarge'],
  ])('a %s of 18 MB and more is refused by its code, soon', (_, begin, part, code) => {
    const { ms, refused, codes } = cost({ begin, part, bytes: LARGE });
    expect([refused, ...codes]).toContain(code);
    expect(ms).toBeLessThan(5_000);
  });
});
