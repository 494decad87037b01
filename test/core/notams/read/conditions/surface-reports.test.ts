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
});
