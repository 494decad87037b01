import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '#core/notams/decode/decode-notice.ts';
import type { About, DecodedNotice } from '#core/notams/decode/decoded.ts';

const receivedAt = new Date('2026-08-22T18:00:00Z');
const decode = (raw: string, about: Partial<About> = {}): DecodedNotice => decodeNotice(raw, { receivedAt, ...about });

const international = `(A0120/26 NOTAMR A0101/26
Q) LFFF/QMRLC/IV/NBO/A/000/999/4900N00233E005
A) LFPG B) 2603091200 C) 2604151800 EST
D) MON-FRI 0600-1800
E) RWY 08L/26R CLSD DUE WIP
F) SFC G) FL100)
CREATED: 08 Mar 2026 07:00:00
SOURCE: EUECYIYN`;

describe('an ICAO notice', () => {
  it('is understood in all its parts', () => {
    expect(decode(international)).toMatchObject({
      raw: international,
      format: 'icao',
      number: 'A0120/26',
      type: 'R',
      reference: 'A0101/26',
      locations: ['LFPG'],
      qCode: 'QMRLC',
      fir: 'LFFF',
      traffic: 'IV',
      purpose: 'NBO',
      scope: 'A',
      lowerFl: 0,
      upperFl: 999,
      latitude: 49,
      longitude: 2.55,
      radiusNm: 5,
      issueDate: new Date('2026-03-08T07:00Z'),
      startDate: new Date('2026-03-09T12:00Z'),
      endDate: new Date('2026-04-15T18:00Z'),
      isEstimated: true,
      isPermanent: false,
      schedule: 'MON-FRI 0600-1800',
      scheduleUnderstood: true,
      text: 'RWY 08L/26R CLSD DUE WIP',
      lowerLimit: 'SFC',
      upperLimit: 'FL100',
      geometrySource: 'itemQ',
      subject: 'Runway',
      condition: 'closed',
      category: 'runway',
      severity: 5,
      severityRule: 'runway closed',
      isSnowtam: false,
      isProcedure: false,
      footerSource: 'EUECYIYN',
      warnings: [],
    });
  });

  it('is active by its schedule, clipped to the window asked for', () => {
    expect(decode(international).activePeriods(new Date('2026-03-10T12:00Z'), new Date('2026-03-11T07:00Z'))).toEqual([
      { start: '2026-03-10T12:00:00.000Z', end: '2026-03-10T18:00:00.000Z' },
      { start: '2026-03-11T06:00:00.000Z', end: '2026-03-11T07:00:00.000Z' },
    ]);
  });

  it('is active beyond an estimated end, and no longer than a fixed one', () => {
    const plain = international.replace('\nD) MON-FRI 0600-1800', '');
    expect(decode(plain).activePeriods()).toEqual([{ start: '2026-03-09T12:00:00.000Z', end: null }]);
    expect(decode(plain.replace(' EST', '')).activePeriods()).toEqual([
      { start: '2026-03-09T12:00:00.000Z', end: '2026-04-15T18:00:00.000Z' },
    ]);
    expect(decode(plain.replace(' EST', '')).activePeriods(new Date('2026-05-01T00:00Z'))).toEqual([]);
  });

  it.each([
    ['a schedule in words', 'AS ADVISED BY ATC', 'schedule not understood'],
    ['a schedule that misses its dates', 'OCT 01 0800-0900', 'schedule does not meet the dates'],
  ])('is active all through with %s, and says so', (_, schedule, warning) => {
    const notice = decode(international.replace('MON-FRI 0600-1800', schedule).replace(' EST', ''));
    expect(notice.scheduleUnderstood).toBe(false);
    expect(notice.activePeriods()).toEqual([{ start: '2026-03-09T12:00:00.000Z', end: '2026-04-15T18:00:00.000Z' }]);
    expect(notice.warnings.join()).toContain(warning);
  });

  it('needs a position to follow the sun', () => {
    const bare = international.replace('4900N00233E005', '').replace('MON-FRI 0600-1800', 'SR-SS');
    expect(decode(bare).scheduleUnderstood).toBe(false);
    expect(decode(bare, { positionOf: () => ({ latitude: 49, longitude: 2.55 }) }).scheduleUnderstood).toBe(true);
  });

  it('keeps PERM, UFN and a missing end apart', () => {
    const ending = (end: string) => decode(international.replace('C) 2604151800 EST', end)).endKind;
    expect([ending('C) PERM'), ending('C) UFN'), ending('')]).toEqual(['permanent', 'untilFurtherNotice', null]);
  });

  it('names an aerodrome without a code by the first words of its text', () => {
    const notice = decode('(K1/20 NOTAMN\nA) CXXX B) 2007131652 C) PERM\nE) CNL3 BROCKVILLE REGIONAL: RWY 04/22 CLSD)');
    expect(notice.placeName).toBe('BROCKVILLE REGIONAL');
  });

  it('carries its part of several', () => {
    const notice = decode('A5937/25 NOTAMN\nA) LTBB LGGG PART 1 OF 2\nB) 2601020500 C) 2612311600\nE) FIRST HALF\nEND PART 1 OF 2');
    expect(notice).toMatchObject({ locations: ['LTBB', 'LGGG'], partIndex: 1, partCount: 2, text: 'FIRST HALF' });
  });

  it('has no radius where item Q says 999', () => {
    expect(decode(international.replace('E005', 'E999')).radiusNm).toBeNull();
  });
});

describe('a US notice', () => {
  it('is read to its last period, account and location apart', () => {
    const raw =
      '!SUAE 06/064 ZJX AIRSPACE AR202A(N) ACT FL250-FL280 CTC 9045551234567-890 2206020045-2206020115\nCREATED: 01 Jun 2022 18:50:00\nSOURCE: KDCAYXYX';
    expect(decode(raw)).toMatchObject({
      format: 'us',
      account: 'SUAE',
      number: '06/064',
      locations: ['ZJX'],
      keyword: 'AIRSPACE',
      startDate: new Date('2022-06-02T00:45Z'),
      endDate: new Date('2022-06-02T01:15Z'),
      issueDate: new Date('2022-06-01T18:50Z'),
      text: 'AIRSPACE AR202A(N) ACT FL250-FL280 CTC 9045551234567-890',
      warnings: [],
    });
  });

  it.each([
    [
      '!FDC 2/3782 SLC IAP SALT LAKE CITY INTL. ILS RWY 16R, AMDT 3E ... PROCEDURE NA. 2201190500-2401190506EST',
      'fdc',
      'IAP',
      true,
      'estimated',
    ],
    ['!FDC 1/3469 ZMP IA..ROUTE ZMP. V505 MOCA 2800. 2107012144-PERM', 'fdc', 'ROUTE', false, 'permanent'],
    ['!ATL 03/437 ATL OBST CRANE 333744N0842609W FLAGGED 2603311951-2608311200', 'us', 'OBST', false, 'fixed'],
    ['!FDC 1/3673 JFK PART 1 OF 2 IAP JOHN F KENNEDY INTL 2103011200-2203011200EST', 'fdc', 'IAP', true, 'estimated'],
    ['!OSH 07/001 OSH SEE ZTL 05/754', 'us', null, false, null],
  ])('%s', (raw, format, keyword, isProcedure, endKind) => {
    expect(decode(raw)).toMatchObject({ format, keyword, isProcedure, endKind });
  });

  it('ends at an estimated end, unlike an ICAO one', () => {
    expect(decode('!ATL 03/437 ATL OBST CRANE 2603311951-2608311200EST').activePeriods()).toEqual([
      { start: '2026-03-31T19:51:00.000Z', end: '2026-08-31T12:00:00.000Z' },
    ]);
  });

  it('has the states in front of its keyword', () => {
    expect(decode('!FDC 8/3878 ZJX AL..FL..SPECIAL NOTICE.. GULF ROUTES 2205231606-2206062359').states).toEqual(['AL', 'FL']);
  });
});

describe('other forms', () => {
  it('reads a Russian domestic notice with its frame in Latin letters, and keeps its text', () => {
    const raw = `(К3153/19 НОТАМН
Щ)УУВЖ/ЩРТЦА/ИЖ/БО/В/000/120/5612С03709В004
А)УУВЖ Б)1904250300 Ц)1904271100
Д)25 26 0300-2300, 27 0300-1100
Е)ЗАПРЕЩЕНО ИСПОЛЬЗОВАНИЕ ВОЗДУШНОГО ПРОСТРАНСТВА РАЙОН:
560930С0370830В-561048С0370319В-561304С0370248В-560930С0370830В.
Ф)ПОВЕРХНОСТЬ Г)ЭШ120)`;
    const notice = decode(raw);
    expect(notice).toMatchObject({
      raw,
      format: 'domestic-cyrillic',
      number: 'K3153/19',
      type: 'N',
      locations: ['UUWV'],
      qCode: 'QRTCA',
      fir: 'UUWV',
      latitude: 56.2,
      scheduleUnderstood: true,
      lowerLimit: 'SFC',
      upperLimit: 'FL120',
      geometrySource: 'textPolygon',
      warnings: [],
    });
    expect(notice.text).toContain('ЗАПРЕЩЕНО');
    expect(notice.activePeriods()).toHaveLength(3);
  });

  it.each([
    ['VAPH0001 RPHI 03101200\n(ASHTAM 0001 A) RPHI B) 03101150 C) TAAL', 'ashtam', '0001', ['RPHI']],
    ['(BIRDTAM 0042 EDGG\nINTENSITY 6', 'birdtam', '0042', ['EDGG']],
    ['CONSTRUCTION PROJECT ON NORTH CEDAR RIVER BRIDGE', 'text', null, []],
  ])('%s', (raw, format, number, locations) => {
    expect(decode(raw)).toMatchObject({ raw, format, number, locations });
  });
});

describe('any text at all', () => {
  const pieces = [
    '(A0120/26 NOTAMN',
    'Q) ',
    'A) LFPG',
    'B) 2603101200',
    'C) PERM',
    'D) MON-FRI',
    'E) ',
    'F) SFC',
    'G) UNL',
    ')',
    '\r',
    '\n',
    'RWY 09/27 CLSD',
    '!ATL 03/437 ATL RWY',
    '2603311951-2608311200EST',
    'SWEF2270 EFHK 09200214',
    '472901N1221237W',
    '-',
    'FR:',
    'НОТАМН',
    'RADIUS 5NM',
    '5/5/5 100/100/100',
    'FICON 5/5/5 WET OBS AT 2206011610',
    'RSC 08 6/6/6 DRY. VALID SEP 29 1101 - SEP 29 1901',
    'PART 1 OF 2',
    'CREATED: 10 Feb 2022 07:00:00',
  ];
  const piece = fc.constantFrom(...pieces);

  it('comes back whole, and nothing throws', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const notice = decode(raw);
        expect(notice.raw).toBe(raw);
        expect([1, 2, 3, 4, 5]).toContain(notice.severity);
        notice.activePeriods(new Date('2026-01-01'), new Date('2026-12-31'));
        JSON.stringify(notice);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['blanks', ' '],
    ['brackets', '('],
    ['item marks', 'E) '],
    ['runways', 'RWY 09 AND '],
    ['closures', 'RWY 09/27 CLSD EXC '],
    ['positions', '472901N1221237W-'],
    ['half positions', '472901N '],
    ['figures', '1234567890-'],
    ['obstacles', 'OBST TOWER LGT '],
    ['letters', 'A'],
    ['days', 'MON-FRI 0800-0900 '],
    ['commas', 'RWY 1,'],
    ['surfaces', '09200214 04L 5/5/5 100/100/100 NR/NR/NR WET/'],
    ['reports', 'RWY 04 FICON 5/5/5 100 PCT WET, '],
  ])('is read in under two seconds however long: %s', (_, unit) => {
    const frames = [
      '',
      '!ATL 03/437 ATL RWY ',
      'A1/26 NOTAMN A) EDDF B) 2603101200 C) PERM D) ',
      'A1/26 NOTAMN A) EDDF B) 2603101200 C) PERM E) ',
      '(SNOWTAM 0001 ',
    ];
    for (const frame of frames) {
      const raw = frame + unit.repeat(Math.ceil(200_000 / unit.length));
      const before = performance.now();
      expect(decode(raw).raw).toBe(raw);
      expect(performance.now() - before).toBeLessThan(2000);
    }
  });
});
