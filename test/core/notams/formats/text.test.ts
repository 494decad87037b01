import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages, readFile } from './read.ts';

const one =
  '(B2345/26 NOTAMR B2310/26\nQ) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2603111130 C) 2604171930 EST\nE) RWY 11/29 CLSD)';
const two = 'D0613/26 NOTAMN\nQ) LOVV/QOBCE/IV/M/AE/000/010/4700N01526E005\nA) LOWG B) 2603111130 C) PERM\nE) CRANE 300FT\n\nLGTD AT NIGHT';
const us =
  '!BOI 05/612 BOI OBST MAST (ASN 2024-ANM-70315-OE) 433512N1161140W (1.3NM NE BOI) 3012FT (140FT AGL) PAINTED AND LIT 2605041400-2609302145';
const fdc = '!FDC 6/4718 GEG IAP CEDAR FORK COUNTY, CEDAR FORK, WA.\nILS OR LOC RWY 03, AMDT 5...\nPROCEDURE NA. 2605041400-2609302145EST';
const snowtam =
  'SWEN1184 ENGM 11140635\n(SNOWTAM 1184\nENGM\n11140635 01L 5/5/3 100/75/75 NR/NR/04 WET/WET/SLUSH\n\nREMARK/ RWY 01L SANDED.)';
const oldSnowtam = '0073 A) SAWH B) 07221430 C) 07 E) 30 F) 4/4/5 T) APRON UNDER WET SN.';
const bareSnowtam = '(A) SAWH B) 07221430 C) 07\nF) 4/4/5 H) 28/30/31 SFH\nT) SANDED)';
const ashtam = 'VALI0012 LIRR 11201200\n(ASHTAM 0012\nA) LIRR B) 2611201200 C) ETNA 211060 D) 3744N01500E E) RED)';
const cyrillic = '(К4278/21 НОТАМН\nЩ)УВВВ/ЩРТЦА/ИЖ/БО/В/000/090/5304С05018В006\nА)УВВВ Б)2107060500 Ц)2107081400\nЕ)ПОЛЁТЫ НЕ ВЫПОЛНЯТЬ)';
const withoutHeader =
  'Q) KZSE/QPIXX/I/NBO/A/000/999/4736N11730W005\nA) KGEG\nB) 2605200940\nC) 2612300940EST\nE) GEG CEDAR FORK COUNTY.\nRNAV (GPS) RWY 21';
const all = { one, two, us, fdc, snowtam, oldSnowtam, bareSnowtam, ashtam, cyrillic, withoutHeader };

describe('NOTAMs in a text', () => {
  it('are those reports of runways too that have no heading, after a NOTAM', () => {
    const lines = 'LSGG\n11140635 04 5/5/3 100/75/75 NR/NR/04 WET/WET/SLUSH';
    expect(messages(readFile(`${one}\n\n${lines}\n`))).toEqual([one, lines]);
  });

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

  it('are told apart without a blank after their number, also on one line', () => {
    const glued = [one, two].map((text) => text.replace(' NOTAM', 'NOTAM'));
    expect(messages(readFile(glued.join('\n')))).toEqual(glued);
    expect(messages(readFile(`${glued[0]} (${glued[1]})`))).toEqual([glued[0], `(${glued[1]})`]);
  });

  it('keep their own line ends, also CR alone', () => {
    const texts = [one, two, us].map((text) => text.replaceAll('\n', '\r'));
    expect(messages(readFile(texts.join('\r')))).toEqual(texts);
  });

  it.each([
    [
      '(A0001/26 NOTAMN Q) LOVV/QMRLC A) LOWW B) 2603111130 C) PERM E) X) (A0002/26 NOTAMN Q) LOVV/QMRLC A) LOWW B) 2603111130 C) PERM E) Y)',
      2,
    ],
    ['A0001/26 NOTAMN Q) LOVV/QMRLC A) LOWW B) 2603111130 C) PERM E) X A0002/26 NOTAMR A0001/26 Q) LOVV/QMRLC A) LOWW E) Y', 2],
    ['!BOI 05/612 BOI RWY 10L CLSD 2605041400-2609302145 !BOI 05/613 BOI RWY 10R CLSD 2605041400-PERM', 2],
    ['A0001/26 NOTAMN Q) LOVV/QMRLC A) LOWW B) 2603111130 C) PERM E) REPLACES A0002/25 NOTAMN OF 2025', 1],
  ])('come apart on one line: %s', (line, count) => {
    const found = messages(readFile(line));
    expect(found).toHaveLength(count);
    expect(found.join(' ').replace(/\s+/g, ' ')).toBe(line);
  });

  it('are found in a mail, whose other lines are reported and not stored', () => {
    const mail = `From: Ana <ana@example.org>\nSubject: tomorrow\n\nHello Ben,\nplease look at these before we go:\n\n${one}\n\nand this one:\n\n${two}\n\nBest regards,\nAna\n`;
    const { notices, issues } = readFile(mail);
    expect(notices.map(({ message, place }) => [message, place])).toEqual([
      [one, { line: 7 }],
      [two, { line: 14 }],
    ]);
    expect(issues.map(({ place }) => place)).toEqual([{ line: 1 }, { line: 12 }, { line: 21 }]);
  });

  it('are found in a quoted mail: the marks are removed, the original is stored', () => {
    const quoted = one.replace(/^/gm, '> ');
    const { notices } = readFile(`${quoted}\n`);
    expect(notices.map(({ message, original }) => [message, original])).toEqual([[one, quoted]]);
  });

  it('keep the footer of an export after their closing bracket', () => {
    const text = `${one}\nCREATED: 11 Feb 2026 08:15:00\nSOURCE: LOWWYNYX`;
    expect(messages(readFile(`${text}\n${two}`))).toEqual([text, two]);
  });

  it('keep rules and blank lines inside their text', () => {
    const text =
      'D0815/26 NOTAMN\nQ) LOXX/QRTTT/IV/BO/W/000/999/4731N01312E140\nA) LOVV B) 2602190030 C) 2702172359\nE) ZONES\n-----------------\nPAGE 3\n\nREPLACE X';
    expect(messages(readFile(`${text}\n\n${one}`))).toEqual([text, one]);
  });

  it('that are broken are stored unchanged next to good ones', () => {
    const broken = 'RWY 09 CLSD B) 2603111130 C) 2604111130';
    const { notices, issues } = readFile(`${broken}\n\n${one}`);
    expect(notices.map(({ message }) => message)).toEqual([broken, one]);
    expect(issues).toEqual([]);
  });

  it('take the number on the line above their item Q', () => {
    const text = `A0001/26\n${withoutHeader}`;
    expect(readFile(`some words\n${text}`).notices).toMatchObject([{ message: text, place: { line: 2 } }]);
  });

  it('have the line on which they begin', () => {
    expect(readFile(`\n${one}\n\n${us}\n`).notices.map(({ place }) => place)).toEqual([{ line: 2 }, { line: 7 }]);
  });

  it('are the same however the file is split', () => {
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
