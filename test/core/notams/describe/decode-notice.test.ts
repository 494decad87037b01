import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '../../../helpers/thread-ms.ts';
import { decodeNotice } from '../decode-notice.ts';
import type { About, DecodedNotice } from '#core/notams/read/notice.ts';

const receivedAt = new Date('2026-08-22T18:00:00Z');
const decode = (raw: string, about: Partial<About> = {}): DecodedNotice => decodeNotice(raw, { receivedAt, ...about });

const international = `(B2345/26 NOTAMR B2310/26
Q) LOVV/QMRLC/IV/NBO/A/000/999/4806N01633E005
A) LOWW B) 2603091130 C) 2604171930 EST
D) MON-THU 0530-1700
E) RWY 11/29 CLSD FOR RESURFACING
F) GND G) FL120)
CREATED: 08 Mar 2026 08:15:00
SOURCE: LOWWYNYX`;

describe('an ICAO NOTAM', () => {
  it('is understood in all its parts', () => {
    expect(decode(international)).toMatchObject({
      raw: international,
      format: 'icao',
      number: 'B2345/26',
      type: 'R',
      reference: 'B2310/26',
      locations: ['LOWW'],
      qCode: 'QMRLC',
      fir: 'LOVV',
      traffic: 'IV',
      purpose: 'NBO',
      scope: 'A',
      lowerFl: 0,
      upperFl: 999,
      latitude: 48.1,
      longitude: 16.55,
      radiusNm: 5,
      issueDate: new Date('2026-03-08T08:15Z'),
      startDate: new Date('2026-03-09T11:30Z'),
      endDate: new Date('2026-04-17T19:30Z'),
      isEstimated: true,
      isPermanent: false,
      schedule: 'MON-THU 0530-1700',
      scheduleUnderstood: true,
      text: 'RWY 11/29 CLSD FOR RESURFACING',
      lowerLimit: 'GND',
      upperLimit: 'FL120',
      geometrySource: 'itemQ',
      subject: 'Runway',
      condition: 'closed',
      category: 'runway',
      severity: 5,
      severityRule: 'runwayClosed',
      isSnowtam: false,
      isProcedure: false,
      footerSource: 'LOWWYNYX',
      warnings: [],
    });
  });

  it.each([
    ['RWY 09/27 CLSD MON-FRI 1300-2300', 'MON-FRI 1300-2300'],
    ['SVC TWR OPR HR 1100-0100 MON-FRI, 1300-2300 SAT SUN', null],
    ['AD AP CLSD EXC 4HR PPR 718-533-3700 DLY 0401-1000', 'DLY 0401-1000'],
  ])('of a US text has a schedule only where days come first: %s', (text, schedule) => {
    expect(decode(`!XXA 12/001 XXA ${text} 2612010000-2612312359`).schedule).toBe(schedule);
  });

  it('is active by its schedule, clipped to the window asked for', () => {
    expect(decode(international).activePeriods(new Date('2026-03-10T12:00Z'), new Date('2026-03-11T07:00Z'))).toEqual([
      { start: '2026-03-10T12:00:00.000Z', end: '2026-03-10T17:00:00.000Z' },
      { start: '2026-03-11T05:30:00.000Z', end: '2026-03-11T07:00:00.000Z' },
    ]);
  });

  it('is active beyond an estimated end, and no longer than a fixed one', () => {
    const plain = international.replace('\nD) MON-THU 0530-1700', '');
    expect(decode(plain).activePeriods()).toEqual([{ start: '2026-03-09T11:30:00.000Z', end: null }]);
    expect(decode(plain.replace(' EST', '')).activePeriods()).toEqual([
      { start: '2026-03-09T11:30:00.000Z', end: '2026-04-17T19:30:00.000Z' },
    ]);
    expect(decode(plain.replace(' EST', '')).activePeriods(new Date('2026-05-01T00:00Z'))).toEqual([]);
  });

  it.each([
    ['a schedule in words', 'AS TOLD BY THE TOWER', 'scheduleUnreadable'],
    ['a schedule that misses its dates', 'OCT 01 0800-0900', 'scheduleOutsidePeriod'],
  ])('is active all through with %s, and says so', (_, schedule, code) => {
    const notice = decode(international.replace('MON-THU 0530-1700', schedule).replace(' EST', ''));
    expect(notice.scheduleUnderstood).toBe(false);
    expect(notice.activePeriods()).toEqual([{ start: '2026-03-09T11:30:00.000Z', end: '2026-04-17T19:30:00.000Z' }]);
    expect(notice.warnings).toEqual([{ item: 'D', code, text: schedule }]);
  });

  it.each([
    ['RWY 05/23 CLSD H24', true, [[]]],
    ['RWY 05/23 CLSD. TWY A CLSD H24', true, [['27T08-16', '28T08-16'], []]],
    ['RWY 05/23 CLSD. PAPI RWY 05 U/S H24', true, [['27T08-16', '28T08-16'], []]],
    ['RWY 05/23 CLSD OUTSIDE THESE HOURS', true, [['27T00-08', '27T16-08', '28T16-00']]],
    ['AD CERRADO FUERA DE ESTE HORARIO', true, [['27T00-08', '27T16-08', '28T16-00']]],
    ['RWY 05/23 CLSD. CTC TWR H24', false, [[]]],
    ['RWY 05/23 CLSD', false, [[]]],
  ])('%s under DLY 0800-1600: whether it contradicts the schedule: %s', (text, contradicts, periods) => {
    const notice = decode(
      `A0001/26 NOTAMN\nQ) XFOX/QMRLC/IV/NBO/A/000/999/\nA) XFOX B) 2611270000 C) 2611290000\nD) DLY 0800-1600\nE) ${text}`,
    );
    expect(notice.activePeriods()).toHaveLength(contradicts ? 1 : 2);
    expect(notice.warnings.filter(({ item }) => item === 'D')).toEqual(
      contradicts ? [{ item: 'D', code: 'scheduleContradicted', text: 'DLY 0800-1600' }] : [],
    );
    const hours = notice.effects.map((effect) => effect.periods.map(({ start, end }) => `${start.slice(8, 13)}-${end?.slice(11, 13)}`));
    expect(hours).toEqual(periods);
  });

  it.each(['AD OPERATIONAL HOURS', 'AD OPR HR AS PER ITEM D', 'AERODROME HOURS OF OPERATION CHANGED'])(
    '%s has in item D when the aerodrome is open: it may be closed at all other times',
    (text) => {
      const notice = decode(
        `A0001/26 NOTAMN\nQ) XFOX/QFAAH/IV/NBO/A/000/999/\nA) XFOX B) 2611270000 C) 2611290000\nD) DLY 0800-1600\nE) ${text}`,
      );
      expect(notice.activePeriods()).toHaveLength(1);
      expect(notice.effects).toMatchObject([
        {
          kind: 'mayClose',
          extent: null,
          periods: [
            { start: '2026-11-27T00:00:00.000Z', end: '2026-11-27T08:00:00.000Z' },
            { start: '2026-11-27T16:00:00.000Z', end: '2026-11-28T08:00:00.000Z' },
            { start: '2026-11-28T16:00:00.000Z', end: '2026-11-29T00:00:00.000Z' },
          ],
        },
      ]);
    },
  );

  it('needs a position to follow the sun', () => {
    const bare = international.replace('4806N01633E005', '').replace('MON-THU 0530-1700', 'SR-SS');
    expect(decode(bare).scheduleUnderstood).toBe(false);
    expect(decode(bare, { positionOf: () => ({ latitude: 48.1, longitude: 16.55 }) }).scheduleUnderstood).toBe(true);
  });

  it('follows the sun of the aerodrome rather than that of item Q', () => {
    const far = international.replace('4806N01633E005', '0900N03848E005').replace('MON-THU 0530-1700', 'SR-SS').replace(' EST', '');
    const own = { positionOf: () => ({ latitude: 48.1, longitude: 16.55 }) };
    const endOf = (about: Partial<About>) => decode(far, about).activePeriods(new Date('2026-04-16T09:00Z'))[0]?.end?.slice(11, 13);
    expect([endOf(own), endOf({})]).toEqual(['17', '15']);
  });

  it('keeps PERM, UFN and a missing end apart', () => {
    const ending = (end: string) => decode(international.replace('C) 2604171930 EST', end)).endKind;
    expect([ending('C) PERM'), ending('C) UFN'), ending('')]).toEqual(['permanent', 'untilFurtherNotice', null]);
  });

  it('names an aerodrome without a code by the first words of its text', () => {
    const notice = decode('(K1/21 NOTAMN\nA) CXXX B) 2105191407 C) PERM\nE) CZQ9 MAPLE HOLLOW: RWY 04/22 CLSD)');
    expect(notice.placeName).toBe('MAPLE HOLLOW');
  });

  it('carries its part of several', () => {
    const notice = decode('D0613/25 NOTAMN\nA) LOVV LHCC PART 1 OF 2\nB) 2509080600 C) 2511191500\nE) FIRST HALF\nEND PART 1 OF 2');
    expect(notice).toMatchObject({ locations: ['LOVV', 'LHCC'], partIndex: 1, partCount: 2, text: 'FIRST HALF' });
  });

  it('warns of a new NOTAM that names another one', () => {
    const notice = decode(international.replace(/NOTAM[NRC].*/, 'NOTAMN B2310/26'));
    expect(notice).toMatchObject({ type: 'N', reference: 'B2310/26' });
    expect(notice.warnings).toEqual([{ item: 'header', code: 'referenceUnexpected', text: expect.stringContaining('NOTAMN B2310/26') }]);
  });

  it('has no radius where item Q says 999', () => {
    expect(decode(international.replace('E005', 'E999')).radiusNm).toBeNull();
  });
});

describe('a US NOTAM', () => {
  it('is read to its last period, account and location apart', () => {
    const raw =
      '!SUAW 09/983 ZLC AIRSPACE AR318B(W) ACT FL190-FL230 TEL 2085554321765-432 2409120230-2409120345\nCREATED: 11 Sep 2024 20:15:00\nSOURCE: KZLCYNYX';
    expect(decode(raw)).toMatchObject({
      format: 'us',
      account: 'SUAW',
      number: '09/983',
      locations: ['ZLC'],
      keyword: 'AIRSPACE',
      startDate: new Date('2024-09-12T02:30Z'),
      endDate: new Date('2024-09-12T03:45Z'),
      issueDate: new Date('2024-09-11T20:15Z'),
      text: 'AIRSPACE AR318B(W) ACT FL190-FL230 TEL 2085554321765-432',
      warnings: [],
    });
  });

  it.each([
    [
      '!FDC 4/6153 XKA IAP CEDAR FORK COUNTY. ILS RWY 21, AMDT 24B ... PROCEDURE NA. 2402070800-2602070806EST',
      'fdc',
      'IAP',
      true,
      'estimated',
    ],
    ['!FDC 3/5127 ZSE OR..ROUTE ZSE. V287 MOCA 5100. 2309141530-PERM', 'fdc', 'ROUTE', false, 'permanent'],
    ['!BOI 05/612 BOI OBST MAST 433512N1161140W PAINTED 2605041400-2609302145', 'us', 'OBST', false, 'fixed'],
    ['!FDC 3/4186 XKA PART 1 OF 2 IAP CEDAR FORK COUNTY 2305081100-2405081100EST', 'fdc', 'IAP', true, 'estimated'],
    ['!MFR 08/917 MFR SEE ZSE 08/964', 'us', null, false, null],
  ])('%s', (raw, format, keyword, isProcedure, endKind) => {
    expect(decode(raw)).toMatchObject({ format, keyword, isProcedure, endKind });
  });

  it('ends at an estimated end, unlike an ICAO one', () => {
    expect(decode('!BOI 05/612 BOI OBST MAST 2605041400-2609302145EST').activePeriods()).toEqual([
      { start: '2026-05-04T14:00:00.000Z', end: '2026-09-30T21:45:00.000Z' },
    ]);
  });

  it.each([
    ['TWY A CLSD.', 'RWY 05/23 CLSD. TWY A CLSD'],
    ['.', 'RWY 05/23 CLSD'],
    ['END PART 1 OF 2', 'RWY 05/23 CLSD'],
  ])('keeps the words behind the period, without the end of a part: %s', (behind, text) => {
    expect(decode(`!GSO 11/077 GSO RWY 05/23 CLSD 2612011300-2612052100 ${behind}`).text).toBe(text);
  });

  it('has the states in front of its keyword', () => {
    expect(decode('!FDC 7/6402 ZSE OR..WA..SPECIAL NOTICE.. COASTAL TRACKS 2404151500-2405012345').states).toEqual(['OR', 'WA']);
  });
});

describe('other forms', () => {
  it.each([
    ['ЗЕМЛЯ', '100 М УР.ЗЕМЛИ', 'GND', '100M AGL'],
    ['УР.ЗЕМЛИ', 'ЭШ050', 'SFC', 'FL050'],
    ['600М УР. ЗЕМЛИ', '1500 М СР.УР.МОРЯ', '600M AGL', '1500M AMSL'],
  ])('reads the Russian limits %s and %s with what they are measured from', (lower, upper, lowerLimit, upperLimit) => {
    const raw = `(К4278/21 НОТАМН\nЩ)УВВВ/ЩРТЦА/ИЖ/БО/В/000/090/5306С05018В006\nА)УВВВ Б)2107060500 Ц)2107081400\nЕ)ПОЛЕТЫ.\nФ)${lower} Г)${upper})`;
    expect(decode(raw)).toMatchObject({ lowerLimit, upperLimit });
  });

  it('reads a Russian domestic NOTAM with its frame in Latin letters, and keeps its text', () => {
    const raw = `(К4278/21 НОТАМН
Щ)УВВВ/ЩРТЦА/ИЖ/БО/В/000/090/5306С05018В006
А)УВВВ Б)2107060500 Ц)2107081400
Д)06 07 0500-2200, 08 0500-1400
Е)ПОЛЁТЫ НЕ ВЫПОЛНЯТЬ ВНУТРИ МНОГОУГОЛЬНИКА:
530200С0501200В-530900С0501300В-530700С0502500В-530200С0501200В.
Ф)ПОВЕРХНОСТЬ Г)ЭШ090)`;
    const notice = decode(raw);
    expect(notice).toMatchObject({
      raw,
      format: 'domestic-cyrillic',
      number: 'K4278/21',
      type: 'N',
      locations: ['UWWW'],
      qCode: 'QRTCA',
      fir: 'UWWW',
      traffic: 'IV',
      latitude: 53.1,
      scheduleUnderstood: true,
      lowerLimit: 'SFC',
      upperLimit: 'FL090',
      geometrySource: 'textPolygon',
      warnings: [],
    });
    expect(notice.text).toContain('МНОГОУГОЛЬНИКА');
    expect(notice.activePeriods()).toHaveLength(3);
  });

  it.each([
    ['VAPH0001 RPHI 03101200\n(ASHTAM 0001 A) RPHI B) 03101150 C) TAAL', 'ashtam', '0001', ['RPHI']],
    ['(BIRDTAM 0042 EDGG\nINTENSITY 6', 'birdtam', '0042', ['EDGG']],
    ['REPAINTING OF THE OLD WATER TOWER, SOUTH BANK', 'text', null, []],
  ])('%s', (raw, format, number, locations) => {
    expect(decode(raw)).toMatchObject({ raw, format, number, locations });
  });
});

describe('any text at all', () => {
  const pieces = [
    '(B2345/26 NOTAMN',
    'Q) ',
    'A) LOWW',
    'B) 2603111130',
    'C) PERM',
    'D) MON-FRI',
    'E) ',
    'F) SFC',
    'G) UNL',
    ')',
    '\r',
    '\n',
    'RWY 09/27 CLSD',
    '!BOI 05/612 BOI RWY',
    '2605041400-2609302145EST',
    'SWEN1184 ENGM 11140635',
    '391742N1194603W',
    '-',
    'FR:',
    'НОТАМН',
    'RADIUS 5NM',
    '5/5/5 75/75/75',
    'FICON 5/5/5 WET OBS AT 2411140730',
    'RSC 07 6/6/6 DRY. VALID JAN 05 0945 - JAN 05 1745',
    'PART 1 OF 2',
    'CREATED: 11 Feb 2026 08:15:00',
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
    ['positions', '391742N1194603W-'],
    ['half positions', '391742N '],
    ['figures', '1234567890-'],
    ['obstacles', 'OBST TOWER LGT '],
    ['letters', 'A'],
    ['days', 'MON-FRI 0800-0900 '],
    ['commas', 'RWY 1,'],
    ['surfaces', '11140635 01L 5/5/5 75/75/75 NR/NR/NR WET/'],
    ['reports', 'RWY 16 FICON 4/4/4 75 PCT WET, '],
  ])('is read in under two seconds of processor time however long: %s', (_, unit) => {
    const frames = [
      '',
      '!BOI 05/612 BOI RWY ',
      'A1/26 NOTAMN A) LOWW B) 2603111130 C) PERM D) ',
      'A1/26 NOTAMN A) LOWW B) 2603111130 C) PERM E) ',
      '(SNOWTAM 0001 ',
    ];
    for (const frame of frames) {
      const raw = frame + unit.repeat(Math.ceil(200_000 / unit.length));
      expect(threadMs(() => expect(decode(raw).raw).toBe(raw))).toBeLessThan(2_000);
    }
  });
});
