import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages, readFile } from './read.ts';

const one =
  '(A0120/26 NOTAMR A0101/26\nQ) LFFF/QMRLC/IV/NBO/A/000/999/4900N00233E005\nA) LFPG B) 2603101200 C) 2604151800 EST\nE) RWY 08L/26R CLSD)';
const two = 'B0007/26 NOTAMN\nQ) EDGG/QOBCE/IV/M/AE/000/010/5002N00834E005\nA) EDDF B) 2603101200 C) PERM\nE) CRANE 300FT\n\nLGTD AT NIGHT';
const us =
  '!ATL 03/437 ATL OBST CRANE (ASN 2025-ASO-10025-NRA) 333744N0842609W (0.6NM SW ATL) 1152FT (155FT AGL) FLAGGED AND LGTD 2603311951-2608311200';
const fdc =
  '!FDC 6/2393 ATL IAP HARTSFIELD-JACKSON ATLANTA INTL, ATLANTA, GA.\nILS OR LOC RWY 27R, AMDT 7...\nPROCEDURE NA. 2603311951-2608311200EST';
const snowtam = 'SWEF2270 EFHK 09200214\n(SNOWTAM 2270\nEFHK\n09200214 04L 5/5/5 100/100/100 NR/NR/NR WET/WET/WET\n\nREMARK/ RWY 04L NIL.)';
const oldSnowtam = '0046 A) SAZY B) 06101600 C) 06 E) 35 F) 2/2/2 T) TWY WITH MELTING SN.';
const ashtam = 'VALI0012 LIRR 11201200\n(ASHTAM 0012\nA) LIRR B) 2611201200 C) ETNA 211060 D) 3744N01500E E) RED)';
const cyrillic =
  '(К3153/19 НОТАМН\nЩ)УУВЖ/ЩРТЦА/ИЖ/БО/В/000/120/5612С03709В004\nА)УУВЖ Б)1904250300 Ц)1904271100\nЕ)ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ)';
const withoutHeader =
  'Q) KZJX/QPIXX/I/NBO/A/000/999/2825N08118W005\nA) KMCO\nB) 2605181527\nC) 2612281527EST\nE) MCO ORLANDO INTL.\nRNAV (GPS) RWY 36L';
const all = { one, two, us, fdc, snowtam, oldSnowtam, ashtam, cyrillic, withoutHeader };

describe('notices in a text', () => {
  it.each(Object.entries(all))('are whole where there is one: %s', (_, text) => {
    expect(messages(readFile(text))).toEqual([text]);
  });

  it.each([
    ['blank lines', '\n\n'],
    ['line ends only', '\n'],
    ['a rule', '\n--------------\n'],
    ['blank lines of Windows', '\r\n\r\n'],
    ['old line ends', '\r\r'],
  ])('come apart at %s', (_, between) => {
    const texts = Object.values(all);
    expect(messages(readFile(`\n${texts.join(between)}\n\n`))).toEqual(texts);
  });

  it('keep their own line ends, also CR alone', () => {
    const texts = [one, two, us].map((text) => text.replaceAll('\n', '\r'));
    expect(messages(readFile(texts.join('\r')))).toEqual(texts);
  });

  it.each([
    [
      '(A0001/26 NOTAMN Q) LFFF/QMRLC A) LFPG B) 2603101200 C) PERM E) X) (A0002/26 NOTAMN Q) LFFF/QMRLC A) LFPG B) 2603101200 C) PERM E) Y)',
      2,
    ],
    ['A0001/26 NOTAMN Q) LFFF/QMRLC A) LFPG B) 2603101200 C) PERM E) X A0002/26 NOTAMR A0001/26 Q) LFFF/QMRLC A) LFPG E) Y', 2],
    ['!ATL 03/437 ATL RWY 08L CLSD 2603311951-2608311200 !ATL 03/438 ATL RWY 08R CLSD 2603311951-PERM', 2],
    ['A0001/26 NOTAMN Q) LFFF/QMRLC A) LFPG B) 2603101200 C) PERM E) REPLACES A0002/25 NOTAMN OF 2025', 1],
  ])('come apart on one line: %s', (line, count) => {
    const found = messages(readFile(line));
    expect(found).toHaveLength(count);
    expect(found.join(' ').replace(/\s+/g, ' ')).toBe(line);
  });

  it('stand in a mail, whose own words are told by their line and not stored', () => {
    const mail = `From: Ana <ana@example.org>\nSubject: tomorrow\n\nHello Ben,\nplease look at these before we go:\n\n${one}\n\nand this one:\n\n${two}\n\nBest regards,\nAna\n`;
    const { notices, issues } = readFile(mail);
    expect(notices.map(({ message, place }) => [message, place])).toEqual([
      [one, 'line 7'],
      [two, 'line 14'],
    ]);
    expect(issues.map(({ place }) => place)).toEqual(['line 1', 'line 12', 'line 21']);
  });

  it('stand in a quoted mail: the marks go, what came is kept', () => {
    const quoted = one.replace(/^/gm, '> ');
    const { notices } = readFile(`${quoted}\n`);
    expect(notices.map(({ message, original }) => [message, original])).toEqual([[one, quoted]]);
  });

  it('keep the footer of an export behind their closing bracket', () => {
    const text = `${one}\nCREATED: 10 Feb 2026 07:00:00\nSOURCE: EUECYIYN`;
    expect(messages(readFile(`${text}\n${two}`))).toEqual([text, two]);
  });

  it('keep rules and blank lines inside their text', () => {
    const text =
      'R3154/26 NOTAMN\nQ) LFXX/QRTTT/IV/BO/W/000/999/4551N00432W190\nA) LFRR B) 2601220000 C) 2701212359\nE) AREAS\n-----------------\nPAGE 8\n\nREPLACE X';
    expect(messages(readFile(`${text}\n\n${one}`))).toEqual([text, one]);
  });

  it('that are broken beside good ones are kept as they stand', () => {
    const broken = 'RWY 09 CLSD B) 2603101200 C) 2604101200';
    const { notices, issues } = readFile(`${broken}\n\n${one}`);
    expect(notices.map(({ message }) => message)).toEqual([broken, one]);
    expect(issues).toEqual([]);
  });

  it('take the number that stands alone above their item Q', () => {
    const text = `A0001/26\n${withoutHeader}`;
    expect(readFile(`some words\n${text}`).notices).toMatchObject([{ message: text, place: 'line 2' }]);
  });

  it('tell the line on which they begin', () => {
    expect(readFile(`\n${one}\n\n${us}\n`).notices.map(({ place }) => place)).toEqual(['line 2', 'line 7']);
  });

  it('are the same wherever the file is cut', () => {
    const text = Object.values(all).join('\r\n\r\n');
    const whole = readFile(text, 1e9);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (size) => {
        expect(readFile(text, size)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('come back whole and in order from any number of them', () => {
    const texts = Object.values(all).filter((text) => text !== withoutHeader);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\n', '\n\n', '\r\n\r\n'),
        (some, between) => {
          expect(messages(readFile(some.join(between)))).toEqual(some);
        },
      ),
    );
  });
});
