import { describe, expect, it } from 'vitest';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { nearestYear } from '#core/notams/items/moment.ts';

const about = { receivedAt: new Date('2026-01-05T12:00:00Z') };
const unknown = [null, null, null];

describe('a SNOWTAM of the new form', () => {
  const raw = `SWQQ1184 QQAA 01030635
(SNOWTAM 1184
QQAA
01030635 01L 5/4/3 100/100/75 NR/NR/03 WET/WET/DRY SNOW
01030510 01R 0/1/2 100/100/100 10/10/10 SLUSH/WET SNOW ON TOP OF ICE/ICE 40

REMARK/ RWY 01R SANDED ON ITS SECOND THIRD.)`;

  it('has a line a runway', () => {
    expect(readNotice(raw, about)).toMatchObject({
      format: 'snowtam',
      isSnowtam: true,
      number: '1184',
      locations: ['QQAA'],
      startDate: new Date('2026-01-03T06:35Z'),
      endDate: new Date('2026-01-03T14:35Z'),
      runwayConditions: [
        {
          runway: '01L',
          observedAt: '2026-01-03T06:35:00.000Z',
          validUntil: '2026-01-03T14:35:00.000Z',
          codes: [5, 4, 3],
          coveragePercent: [100, 100, 75],
          depthMm: [null, null, 3],
          contaminants: ['wet', 'wet', 'dry snow'],
          friction: unknown,
          widthM: null,
        },
        { runway: '01R', codes: [0, 1, 2], contaminants: ['slush', 'wet snow on top of ice', 'ice'], depthMm: [10, 10, 10], widthM: 40 },
      ],
      warnings: [],
    });
  });

  it.each([
    ['carriage returns alone', raw.replaceAll('\n', '\r')],
    ['one line', raw.replaceAll('\n', ' ')],
  ])('reads the same with %s', (_, written) => {
    const { runwayConditions } = readNotice(written, about);
    expect(runwayConditions).toEqual(readNotice(raw, about).runwayConditions);
  });

  it.each([
    ['its location in front', 'QQAA 01030635 01L 5/4/3 100/100/75 NR/NR/03 WET/WET/DRY SNOW', 'QQAA'],
    ['nothing in front', '01030635 01L 5/4/3 100/100/75 NR/NR/03 WET/WET/DRY SNOW', undefined],
  ])('is known without a heading, with %s', (_, text, location) => {
    const { format, locations, runwayConditions } = readNotice(text, about);
    expect([format, locations[0]]).toEqual(['snowtam', location]);
    expect(runwayConditions).toMatchObject([{ runway: '01L', codes: [5, 4, 3], contaminants: ['wet', 'wet', 'dry snow'] }]);
  });

  it.each([
    ['01030635 22 NR/5/NR NR/25/NR', { codes: [null, 5, null], coveragePercent: [null, 25, null], contaminants: unknown }],
    [
      '01030635 22 5/5/5 100/100/100 WET/WET/WET',
      { codes: [5, 5, 5], coveragePercent: [100, 100, 100], contaminants: ['wet', 'wet', 'wet'] },
    ],
    ['01030635 22 3/3/3\nREMARK/ RWY 22 MEASURED FRICTION COEFFICIENTS 38/40/NR', { codes: [3, 3, 3], friction: unknown }],
    [
      '01030635 22 3/3/3\nREMARK/ RWY 22 MEASURED FRICTION COEFFICIENTS 38/40/41 TAP',
      { codes: [3, 3, 3], friction: [38, 40, 41], frictionKind: 'measured' },
    ],
  ])('reads %s', (line, condition) => {
    expect(readNotice(`(SNOWTAM 1184 QQAA ${line})`, about).runwayConditions).toMatchObject([{ runway: '22', ...condition }]);
  });

  it('says so when no runway can be read', () => {
    expect(readNotice('SWQQ1184 QQAA 01030635\n(SNOWTAM 1184 NIL)', about).warnings).toEqual([
      { item: null, code: 'runwayUnreadable', text: null },
    ]);
  });
});

describe('a SNOWTAM of the old form', () => {
  it('repeats its items for each runway', () => {
    const raw = `(SNOWTAM 0311
A) QQSB
B) 12300958 C) 10
F) 7/47/NIL G) XX/03/03 H) 4/4/3
B) 12301005 C) 18L
F) 2/2/2 H) 5/5/5
T) CONTAMINATION 100 PERCENT)`;
    expect(readNotice(raw, about)).toMatchObject({
      number: '0311',
      locations: ['QQSB'],
      startDate: new Date('2025-12-30T10:05Z'),
      endDate: new Date('2025-12-31T10:05Z'),
      runwayConditions: [
        {
          runway: '10',
          observedAt: '2025-12-30T09:58:00.000Z',
          codes: unknown,
          depthMm: [null, 3, 3],
          contaminants: ['ice', 'dry snow on ice', 'clear and dry'],
          friction: [4, 4, 3],
        },
        { runway: '18L', observedAt: '2025-12-30T10:05:00.000Z', friction: [5, 5, 5] },
      ],
    });
  });
});

it('item E of the old form is the width that is cleared', () => {
  const { runwayConditions } = readNotice('A) QQSB B) 12300958 C) 10 E) 35 F) 7/7/7 C) 18 E) TOTAL F) 7/7/7)', about);
  expect(runwayConditions.map(({ widthM }) => widthM)).toEqual([35, null]);
});

describe('item H of the old form', () => {
  it.each([
    ['4/4/1', [4, 4, 1], 'estimated', ['goodToMedium', 'goodToMedium', 'poor']],
    ['9/9/9', [9, 9, 9], 'estimated', ['unreliable', 'unreliable', 'unreliable']],
    ['28/30/31 SFH', [28, 30, 31], 'measured', unknown],
    ['45 TAP', [45, 45, 45], 'measured', unknown],
    ['0.25/.3/XX', [25, 30, null], 'measured', unknown],
    ['POOR/MEDIUM/GOOD', unknown, null, ['poor', 'medium', 'good']],
    ['MEDIUM TO GOOD', unknown, null, ['goodToMedium', 'goodToMedium', 'goodToMedium']],
    ['NIL/NIL/NIL', unknown, null, ['lessThanPoor', 'lessThanPoor', 'lessThanPoor']],
    ['NR', unknown, null, unknown],
  ])('%s, and never a code of the new form', (item, friction, frictionKind, brakingAction) => {
    const { format, runwayConditions } = readNotice(`A) QQSB B) 12300958 C) 10 F) 7/7/7 H) ${item} N) 2)`, about);
    expect(format).toBe('snowtam');
    expect(runwayConditions).toMatchObject([{ runway: '10', codes: unknown, friction, frictionKind, brakingAction }]);
  });
});

describe('a date without a year', () => {
  it.each([
    ['01030635', '2026-01-03T06:35:00.000Z'],
    ['12302359', '2025-12-30T23:59:00.000Z'],
    ['06010000', '2026-06-01T00:00:00.000Z'],
    ['08010000', '2025-08-01T00:00:00.000Z'],
    ['02290000', undefined],
    ['13010000', undefined],
    ['0103', undefined],
  ])('%s is of the year nearest to 5 January 2026', (digits, moment) => {
    expect(nearestYear(digits, about.receivedAt)?.toISOString()).toBe(moment);
  });
});

describe('reports in ordinary NOTAMs', () => {
  it('are read from a FICON', () => {
    const raw =
      '!XXA 01/962 XXA RWY 4L FICON 6/3/1 25 PCT ICE AND 5 PCT 1/2IN WET SN, 50 PCT 2IN DRY SN, WET OBS AT 2601051610. 2601051610-2601061610';
    const { runwayConditions, isSnowtam } = readNotice(raw, about);
    expect(isSnowtam).toBe(false);
    expect(runwayConditions).toMatchObject([
      {
        runway: '04L',
        observedAt: '2026-01-05T16:10:00.000Z',
        codes: [6, 3, 1],
        coveragePercent: [30, 50, null],
        depthMm: [13, 51, null],
        contaminants: ['ice and wet snow', 'dry snow', 'wet'],
      },
    ]);
  });

  it('have the width that they hold for', () => {
    const raw = '!XXA 01/962 XXA RWY 17 FICON DRY 100FT WID REMAINDER SLUSH OBS AT 2601050730. 2601050730-2601060730';
    expect(readNotice(raw, about).runwayConditions).toMatchObject([{ contaminants: ['dry', 'dry', 'dry'], depthMm: unknown, widthM: 30 }]);
  });

  it('are read from an RSC, each runway', () => {
    const raw = `RSC 07 6/6/5 DRY, DRY, 100 PCT WET. 130FT WIDTH. VALID JAN 05 0945 - JAN 05 1745.

RSC 12/30 DRY. VALID JAN 05 0945 - JAN 05 1745.`;
    expect(readNotice(raw, about).runwayConditions).toMatchObject([
      {
        runway: '07',
        observedAt: '2026-01-05T09:45:00.000Z',
        validUntil: '2026-01-05T17:45:00.000Z',
        codes: [6, 6, 5],
        coveragePercent: [null, null, 100],
        contaminants: ['dry', 'dry', 'wet'],
        widthM: 40,
      },
      { runway: '12/30', codes: unknown, contaminants: ['dry', 'dry', 'dry'], widthM: null },
    ]);
  });

  const wet = { coveragePercent: [100, 100, 100], contaminants: ['wet', 'wet', 'wet'] };
  it.each([
    ['RWY 09L 1/1/1 100 PCT ICE OBS AT 2601050730.', [{ runway: '09L', codes: [1, 1, 1], contaminants: ['ice', 'ice', 'ice'] }]],
    ['9L FICON 5/5/3 100 PCT WET OBS AT 2601050730.', [{ runway: '09L', codes: [5, 5, 3], ...wet }]],
    ['XXA 27R FICON 5/5/5 100 PCT WET OBS AT 2601050730.', [{ runway: '27R', codes: [5, 5, 5], ...wet }]],
    ['RWY 09L AND 09R FICON 5/5/5 100 PCT WET OBS AT 2601050730.', [{ runway: '09L' }, { runway: '09R', codes: [5, 5, 5], ...wet }]],
    [
      'RWY 04 1/2/3 ICE. RWY 22 3/2/1 ICE OBS AT 2601050730.',
      [
        { runway: '04', codes: [1, 2, 3], observedAt: '2026-01-05T07:30:00.000Z' },
        { runway: '22', codes: [3, 2, 1], observedAt: '2026-01-05T07:30:00.000Z' },
      ],
    ],
    ['RUNWAY CONDITION CODE 2/2/2', [{ runway: null, codes: [2, 2, 2] }]],
    ['RWY 04 RWYCC 5/4/NR WET', [{ runway: '04', codes: [5, 4, null], contaminants: ['wet', 'wet', 'wet'] }]],
    ['RWYCC FOR RWY 22: 3', [{ runway: '22', codes: [3, 3, 3] }]],
    ['RWY 10/28 RSC WET', [{ runway: '10/28', codes: unknown, contaminants: ['wet', 'wet', 'wet'] }]],
    [
      'RWY 04/22 COVERED WITH 5MM SLUSH',
      [{ runway: '04/22', codes: unknown, depthMm: [5, 5, 5], contaminants: ['slush', 'slush', 'slush'] }],
    ],
    [
      'RWY 04 5/5/5 100/50/NR NR/03/NR WET/DRY SNOW/WET',
      [{ codes: [5, 5, 5], coveragePercent: [100, 50, null], depthMm: [null, 3, null], contaminants: ['wet', 'dry snow', 'wet'] }],
    ],
    [
      'RWY 18/36 RWYCC 2/2/1, COMPACTED SNOW 100PCT 10MM. RWY WIDTH CLEARED 30M',
      [
        {
          codes: [2, 2, 1],
          coveragePercent: [100, 100, 100],
          depthMm: [10, 10, 10],
          contaminants: Array(3).fill('compacted snow'),
          widthM: 30,
        },
      ],
    ],
    ['RWY 15 BRAKING ACTION POOR TO MEDIUM', [{ runway: '15', codes: unknown, brakingAction: Array(3).fill('mediumToPoor') }]],
    ['BRAKING ACTION RWY 15 IS GOOD/MEDIUM/POOR', [{ runway: '15', codes: unknown, brakingAction: ['good', 'medium', 'poor'] }]],
    [
      'RWY 31 FICON PATCHY ICE BA MEDIUM OBS AT 2601050730',
      [{ runway: '31', codes: unknown, contaminants: Array(3).fill('patchy ice'), brakingAction: Array(3).fill('medium') }],
    ],
  ])('%s', (text, conditions) => {
    expect(readNotice(text, about).runwayConditions).toMatchObject(conditions);
  });

  it('of Canada have the friction index of their runway, and no code worked out from it', () => {
    const raw = `RSC 08 50 PCT ICE. VALID JAN 05 0945 - JAN 05 1745.
RSC 26 5/5/5 WET. VALID JAN 05 0945 - JAN 05 1745.
ADDN NON-GRF/TALPA INFO:
CRFI 08 .21/.22/NR -6C OBS AT 202601050950.
CRFI 14/32 -3C .4 202601050955.
CRFI 26 NR/NR/NR.`;
    expect(readNotice(raw, about).runwayConditions).toMatchObject([
      { runway: '08', codes: unknown, friction: [21, 22, null], frictionKind: 'canadianIndex', observedAt: '2026-01-05T09:45:00.000Z' },
      { runway: '26', codes: [5, 5, 5], friction: unknown, frictionKind: null },
      { runway: '14/32', codes: unknown, friction: [40, 40, 40], observedAt: '2026-01-05T09:55:00.000Z' },
    ]);
  });

  it.each([
    'RWY 34L MAY BE SLIPPERY WHEN WET',
    'RWY 12/30 ICE ROAD TRUCKS CROSSING 800FT FM THR 30',
    'AD NOT AVBL TO ACFT ABV 36M WHEN RWY 15 WET',
    'RWY 04 AVBL FOR SKED FLT WHEN RWYCC 3 OR BETTER',
    'RWY 04/22 SNOW REMOVAL IN PROGRESS',
    'RWY 04 WET PAINT',
    'RUBBER ON RWY 21 MAY REDUCE BRAKING ACTION',
    'RWY 18 FICON NOT REPORTED',
    'TWY A 5/5/5 ICE',
    'RWY 18 CLSD 1/2/26',
    'RUNWAY CONDITION CODE NOT PROVIDED',
  ])('are not seen in: %s', (text) => {
    expect(readNotice(text, about).runwayConditions).toEqual([]);
  });

  it('end with the NOTAM that cancels them', () => {
    const raw = '(A0002/26 NOTAMC A0001/26\nA) QQAA B) 2601051200\nE) RWY 09L 1/1/1 ICE OBS AT 2601050730)';
    expect(readNotice(raw, about).runwayConditions).toEqual([]);
  });
});
