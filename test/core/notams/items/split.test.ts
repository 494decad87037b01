import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLocations } from '#core/notams/items/a.ts';
import { readBegin, readEnd } from '#core/notams/items/validity.ts';
import { readSchedule } from '#core/notams/read/read-notice.ts';
import { readText } from '#core/notams/items/e.ts';
import { readHeader } from '#core/notams/items/header.ts';
import { readable } from '#core/notams/items/message.ts';
import { readQLine } from '#core/notams/items/q-line.ts';
import { renderNotice, type NoticeParts } from './render.ts';
import { splitItems } from '#core/notams/items/split.ts';

const whole = {
  header: '(B2345/26 NOTAMR B2310/26',
  Q: 'LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005',
  A: 'LOWW',
  B: '2603111130',
  C: '2604171930 EST',
  D: 'MON-THU 0530-1700',
  E: 'RWY 11/29 CLSD FOR RESURFACING',
  F: 'GND',
  G: 'FL120',
};
const text = `(B2345/26 NOTAMR B2310/26
Q) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005
A) LOWW B) 2603111130 C) 2604171930 EST
D) MON-THU 0530-1700
E) RWY 11/29 CLSD FOR RESURFACING
F) GND G) FL120)`;

describe('splitItems', () => {
  it.each([
    ['line feeds', text],
    ['carriage returns and line feeds', text.replaceAll('\n', '\r\n')],
    ['carriage returns alone', text.replaceAll('\n', '\r')],
    ['no line ends at all', text.replaceAll('\n', '  ')],
    ['no blanks behind the letters', text.replaceAll(') ', ')')],
  ])('reads the same items with %s', (_, written) => {
    expect(splitItems(readable(written))).toEqual(whole);
  });

  it('reads the same items without the brackets round them', () => {
    expect(splitItems(text.slice(1, -1))).toEqual({ ...whole, header: whole.header.slice(1) });
  });

  it('needs no header and no item Q', () => {
    expect(splitItems('A) KBOI\nB) 2409120230\nC) PERM\nE) TEXT')).toEqual({
      header: '',
      A: 'KBOI',
      B: '2409120230',
      C: 'PERM',
      E: 'TEXT',
    });
  });

  it.each([
    ['C) COULD BE PROLONGED AT SHORT NOTICE', 'an earlier letter'],
    ['A) FIRST B) SECOND C) THIRD', 'a list'],
    ['F) NOT A LIMIT G) NEITHER', 'letters of limits without limits'],
    ['E) AGAIN', 'its own letter'],
  ])('leaves %s in item E: %s', (inside) => {
    const items = splitItems(`A1/26 NOTAMC A2/26\nA) LOWW B) 2603111130\nE) TWY A. ${inside}`);
    expect(items?.E).toBe(`TWY A. ${inside}`);
    expect(items?.C).toBeUndefined();
  });

  it('removes only the bracket that closes the NOTAM', () => {
    expect(splitItems('(A1/26 NOTAMN\nA) LOWW B) 2603111130 C) PERM\nE) CRANE (LIT))')?.E).toBe('CRANE (LIT)');
    expect(splitItems('A) LOWW B) 2603111130 C) PERM\nE) CRANE (LIT)')?.E).toBe('CRANE (LIT)');
  });

  it('finds none in ordinary text', () => {
    expect(splitItems('REPAINTING OF THE OLD WATER TOWER, SOUTH BANK')).toBeNull();
  });
});

describe('the header', () => {
  it.each([
    ['(B2345/26 NOTAMR B2310/26', { number: 'B2345/26', type: 'R', reference: 'B2310/26' }],
    ['B1264/23 NOTAMN', { number: 'B1264/23', type: 'N', reference: null }],
    ['K6042/24 NOTAMC K5987/24', { number: 'K6042/24', type: 'C', reference: 'K5987/24' }],
    ['(D1473/21A03 NOTAMN', { number: 'D1473/21A03', type: 'N', reference: null }],
    ['08/964 NOTAMR', { number: '08/964', type: 'R', reference: null }],
    ['A0137/26NOTAMN', { number: 'A0137/26', type: 'N', reference: null }],
    ['(D1473/21A03NOTAMRD1470/21', { number: 'D1473/21A03', type: 'R', reference: 'D1470/21' }],
    ['B7/19 NOTAMN', { number: 'B7/19', type: 'N', reference: null }],
    ['', null],
    ['SOME WORDS', null],
  ])('%s', (header, read) => {
    expect(readHeader(header)).toEqual(read);
  });
});

describe('item Q', () => {
  it('reads all of a whole line, minutes as sixtieths', () => {
    expect(readQLine('LPPC/QOBCE/IV/M  /AE/000/004/3845N00912W002')).toEqual({
      q: {
        fir: 'LPPC',
        code: 'QOBCE',
        traffic: 'IV',
        purpose: 'M',
        scope: 'AE',
        lower: 0,
        upper: 4,
        latitude: 38.75,
        longitude: -9.2,
        radius: 2,
      },
      warnings: [],
    });
  });

  it.each([
    ['UTTR/QNVXX/E/000/999///', { fir: 'UTTR', code: 'QNVXX', scope: 'E', traffic: null, purpose: null, lower: 0, upper: 999 }],
    ['KZLC/QMXXX////000/999/', { code: 'QMXXX', traffic: null, lower: 0, upper: 999, latitude: null }],
    ['KZLC/QOBXX/IV/M//000//4334N11613W005', { scope: null, lower: 0, upper: null, radius: 5 }],
    ['ZSE//I/NBO/A/000/999/4223N12252W030', { fir: 'ZSE', code: null, traffic: 'I', radius: 30 }],
    ['UTTR/QKKKK/K/K/K/000/999/', { code: 'QKKKK', traffic: 'K', purpose: 'K', scope: 'K' }],
    ['CZEG/QXXXX/IV/NBO/E/000/999/6127N09814W999', { latitude: 61 + 27 / 60, longitude: -(98 + 14 / 60), radius: 999 }],
    ['LOXX/QWYLW/IV/M/W/000/035/4175N08862W018', { latitude: null, longitude: null, radius: null }],
    ['LOXX/QWYLW/IV/M/W/000/035/9145N00000E002', { latitude: null }],
    ['', { fir: null, code: null }],
  ])('reads what is there of %s', (line, parts) => {
    const { q, warnings } = readQLine(line);
    expect(q).toMatchObject(parts);
    expect(warnings.length > 0 || q.latitude !== null).toBe(true);
  });
});

describe('items A to E', () => {
  it.each([
    ['LOWW', ['LOWW'], null],
    ['LOVV LHCC', ['LOVV', 'LHCC'], null],
    ['LOVV/LHCC', ['LOVV', 'LHCC'], null],
    ['LOVV LKAA PART 1 OF 2', ['LOVV', 'LKAA'], { index: 1, count: 2 }],
    ['KBOI PART 3 OF 2', ['KBOI'], null],
    ['', [], null],
  ])('A) %s', (item, locations, part) => {
    expect(readLocations(item)).toEqual({ locations, part });
  });

  it.each([
    ['2603111130', '2026-03-11T11:30:00.000Z'],
    ['2603112400', '2026-03-12T00:00:00.000Z'],
    ['2603112359', '2026-03-11T23:59:00.000Z'],
    ['7912312359', '2079-12-31T23:59:00.000Z'],
    ['8001010000', '1980-01-01T00:00:00.000Z'],
    ['2402290000', '2024-02-29T00:00:00.000Z'],
    ['2302290000', undefined],
    ['2613011200', undefined],
    ['2603112401', undefined],
    ['26031111300', undefined],
    ['WIE', undefined],
  ])('B) %s', (item, moment) => {
    expect(readBegin(item)?.toISOString()).toBe(moment);
  });

  it.each([
    ['2604171930', { date: new Date('2026-04-17T19:30Z'), kind: 'fixed' }],
    ['2604171930 EST', { date: new Date('2026-04-17T19:30Z'), kind: 'estimated' }],
    ['2604171930EST', { date: new Date('2026-04-17T19:30Z'), kind: 'estimated' }],
    ['PERM', { date: null, kind: 'permanent' }],
    ['UFN', { date: null, kind: 'untilFurtherNotice' }],
    ['2604311930', null],
    ['', null],
  ])('C) %s', (item, end) => {
    expect(readEnd(item)).toEqual(end);
  });

  it('takes an empty item D and a dash for none', () => {
    expect([readSchedule(' - '), readSchedule(''), readSchedule(' MON-THU\n0530-1700 ')]).toEqual([null, null, 'MON-THU 0530-1700']);
  });

  it('takes the mark of a part off item E', () => {
    expect(readText('FIRST HALF\nEND PART 1 OF 2')).toEqual({ text: 'FIRST HALF', part: { index: 1, count: 2 } });
  });
});

describe('writing a NOTAM from its parts', () => {
  const letters = (from: string, least: number, most: number) =>
    fc.string({ unit: fc.constantFrom(...from), minLength: least, maxLength: most });
  const minute = fc.date({ min: new Date('1980-01-01T00:00Z'), max: new Date('2079-12-31T23:59Z'), noInvalidDate: true }).map((at) => {
    at.setUTCSeconds(0, 0);
    return at;
  });
  const word = letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1, 8);
  const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const number = fc.tuple(letters(upper, 1, 1), fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 99 }));
  const numberText = number.map(([series, serial, year]) => `${series}${String(serial).padStart(4, '0')}/${String(year).padStart(2, '0')}`);
  const level = fc.option(fc.integer({ min: 0, max: 999 }));
  const parts: fc.Arbitrary<NoticeParts> = fc.record({
    header: fc.oneof(
      fc.record({ number: numberText, type: fc.constant<'N'>('N'), reference: fc.constant(null) }),
      fc.record({ number: numberText, type: fc.constantFrom<'R' | 'C'>('R', 'C'), reference: numberText }),
    ),
    q: fc.record({
      fir: letters(upper, 4, 4),
      code: letters(upper, 4, 4).map((code) => `Q${code}`),
      traffic: fc.option(fc.constantFrom('I', 'V', 'IV')),
      purpose: fc.option(fc.constantFrom('N', 'B', 'O', 'NBO', 'BO', 'M')),
      scope: fc.option(fc.constantFrom('A', 'E', 'W', 'AE', 'AW')),
      lower: level,
      upper: level,
      latitude: fc.integer({ min: -89 * 60, max: 89 * 60 }).map((minutes) => minutes / 60 + 0),
      longitude: fc.integer({ min: -179 * 60, max: 179 * 60 }).map((minutes) => minutes / 60 + 0),
      radius: fc.integer({ min: 1, max: 999 }),
    }),
    locations: fc.uniqueArray(letters(upper, 4, 4), { minLength: 1, maxLength: 7 }),
    begin: minute,
    end: fc.oneof(
      fc.record({ date: minute, kind: fc.constantFrom<'fixed' | 'estimated'>('fixed', 'estimated') }),
      fc.record({ date: fc.constant(null), kind: fc.constantFrom<'permanent' | 'untilFurtherNotice'>('permanent', 'untilFurtherNotice') }),
    ),
    schedule: fc.option(fc.constantFrom('DAILY 0800-1700', 'MON-THU 0530-1700', 'H24')),
    text: fc.array(word, { minLength: 1, maxLength: 20 }).map((words) => words.join(' ')),
    lower: fc.constantFrom('SFC', 'GND', 'FL085', '2500FT AMSL'),
    upper: fc.constantFrom('UNL', 'FL245', '180M AGL'),
  });

  it('reads back what was written', () => {
    fc.assert(
      fc.property(parts, (written) => {
        const items = splitItems(renderNotice(written));
        expect(readHeader(items?.header ?? '')).toEqual(written.header);
        const { q } = readQLine(items?.Q ?? '');
        expect(q.latitude).toBeCloseTo(written.q?.latitude ?? 0, 9);
        expect(q.longitude).toBeCloseTo(written.q?.longitude ?? 0, 9);
        expect({ ...q, latitude: 0, longitude: 0 }).toEqual({ ...written.q, latitude: 0, longitude: 0 });
        expect(readLocations(items?.A ?? '').locations).toEqual(written.locations);
        expect(readBegin(items?.B ?? '')).toEqual(written.begin);
        expect(readEnd(items?.C ?? '')).toEqual(written.end);
        expect(items?.D ?? null).toBe(written.schedule);
        expect([items?.E, items?.F, items?.G]).toEqual([written.text, written.lower, written.upper]);
      }),
      { numRuns: 300 },
    );
  });
});
