/** Reports decoded: written for these tests, each for something that a decoder got wrong. */
import { describe, expect, it } from 'vitest';
import { MOST_LETTERS, type DecodedReport, type Report } from '#contract/weather/report.ts';
import { decodeReport } from '#core/weather/decode.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');

function read(raw: string): Report {
  const report = decodeReport(raw, NOW);
  if (typeof report === 'string') throw new Error(`${report}: ${raw}`);
  return report;
}
function decoded(raw: string): DecodedReport {
  const { decoded: found } = read(raw);
  if (found === null) throw new Error(`not decoded: ${raw}`);
  return found;
}
const body = (words: string): DecodedReport => decoded(`METAR LSGG 210550Z ${words}=`);

describe('a wind', () => {
  it.each([
    ['22007KT', { direction: 220, speedKt: 7, gustKt: null, isVariable: false }],
    ['00000KT', { direction: 0, speedKt: 0 }],
    ['VRB02KT', { direction: null, isVariable: true, speedKt: 2 }],
    ['27048G60KT', { direction: 270, speedKt: 48, gustKt: 60 }],
    ['08063G112KT', { speedKt: 63, gustKt: 112 }],
    ['100110KT', { direction: 100, speedKt: 110, gustKt: null }],
    ['230P99KT', { direction: 230, speedKt: 99, isMore: true }],
    ['16005MPS', { direction: 160, speed: 5, unit: 'MPS', speedKt: 10 }],
    ['18036KMH', { speed: 36, unit: 'KMH', speedKt: 19 }],
    ['29006KT 260V340', { direction: 290, from: 260, to: 340 }],
    ['///08KT', { direction: null, isVariable: false, speedKt: 8 }],
  ])('%s', (words, wind) => {
    expect(body(`${words} 9999 FEW020 26/21 Q1006`).wind).toMatchObject(wind);
  });

  it('of a later group is never the one observed', () => {
    const { wind, trends } = decoded('METAR YBBN 202300Z 22007KT 9999 FEW020 26/21 Q1006 FM0200 12008KT 9999 SCT030=');
    expect([wind?.direction, wind?.speedKt]).toEqual([220, 7]);
    expect(trends).toMatchObject([{ kind: 'FM', from: '2026-11-21T02:00:00.000Z', wind: { direction: 120, speedKt: 8 } }]);
    const military = body('25006KT 9999 BKN037 20/15 Q1020 BLU 25008KT 9999 SCT050');
    expect([military.wind?.speedKt, military.colours, military.trends[0]?.kind]).toEqual([6, ['BLU'], 'COLOUR']);
  });

  it('of a TAF is never the one behind WND and AFT', () => {
    const { wind, notUnderstood } = decoded('TAF ORBD 201100Z 2011/2117 35010G15KT 9999 FEW200 QNH2979INS WND 33009KT AFT 1315=');
    expect([wind?.direction, wind?.gustKt, notUnderstood]).toEqual([350, 15, ['WND 33009KT AFT 1315']]);
  });

  it.each(['/////KT', '22X07KT', '41007KT'])('%s is unknown, with a reason', (word) => {
    const { wind, gaps } = body(`${word} 9999 NSC 26/21 Q1006`);
    expect(wind).toBeNull();
    expect(word.startsWith('/') ? gaps : body(`${word} 9999 NSC 26/21 Q1006`).notUnderstood).not.toEqual([]);
  });

  it('is not what five slashes say, unless a report begins with them', () => {
    const unmeasured = body('22006KT //// // NCD ///// A////');
    expect([unmeasured.wind?.speedKt, unmeasured.trends, unmeasured.gaps.map(({ field }) => field)]).toEqual([
      6,
      [],
      ['visibility', 'weather', 'temperature', 'dewPoint', 'qnh'],
    ]);
    expect(body('///// 9999 NSC 26/21 Q1006')).toMatchObject({
      wind: null,
      visibility: { metres: 9999 },
      temperatureC: 26,
      gaps: [{ field: 'wind', code: 'notReported', token: '/////' }],
      notUnderstood: [],
    });
  });
});

describe('a visibility', () => {
  it.each([
    ['9999', { metres: 9999, isMore: true }],
    ['0050', { metres: 50 }],
    ['3600NDV', { metres: 3600 }],
    ['4000 1100SE', { metres: 4000, minimum: { metres: 1100, sector: 'SE' } }],
    ['4000E', { metres: 4000, minimum: { metres: 4000, sector: 'E' } }],
    ['CAVOK', { metres: 9999, isMore: true }],
    ['3/8SM', { value: 0.375, unit: 'SM', metres: 604 }],
    ['1/16SM', { value: 0.0625, metres: 101 }],
    ['1 1/2SM', { value: 1.5, metres: 2414 }],
    ['11/2SM', { value: 1.5 }],
    ['M1/4SM', { value: 0.25, isLess: true }],
    ['P6SM', { value: 6, isMore: true }],
    ['15KM', { value: 15, unit: 'km', metres: 15_000 }],
  ])('%s', (words, visibility) => {
    expect(body(`22007KT ${words} 12/10 Q1006`).visibility).toMatchObject(visibility);
  });

  it('is not a wind that was cut off', () => {
    expect(decoded('METAR LSGG 210550Z 3201').visibility).toBeNull();
  });

  it('is unknown where the whole mile before a fraction is damaged', () => {
    expect(body('22007KT X 1/2SM 12/10 Q1006').visibility).toBeNull();
  });
});

describe('clouds', () => {
  it.each([
    ['OVC000', [0, 'measured']],
    ['VV000', [0, 'measured']],
    ['FEW000 BKN012 OVC030', [1200, 'measured']],
    ['FEW018/// BKN044///', [4400, 'measured']],
    ['SCT010 FEW030CB', [null, 'none']],
    ['NSC', [null, 'none']],
    ['NCD', [null, 'none']],
    ['BKN///', [null, 'unknown']],
    ['/////////', [null, 'unknown']],
    ['VV///', [null, 'unknown']],
    ['SCT008 BXN012 OVC030', [null, 'unknown']],
    ['BKN01 OVC030', [null, 'unknown']],
    ['', [null, 'notSaid']],
  ])('%s', (words, [ceilingFt, ceiling]) => {
    expect(body(`22007KT 9999 ${words} 12/10 Q1006`)).toMatchObject({ ceilingFt, ceiling });
  });

  it('of base 0 and of unknown base differ', () => {
    expect(body('22007KT 9999 FEW000 SCT/// 12/10 Q1006').clouds.map(({ baseFt }) => baseFt)).toEqual([0, null]);
  });

  it('of a part whose begin is damaged are not those observed', () => {
    expect(body('22007KT 9999 FEW020 26/21 Q1006 TEMPX 2000 TSRA BKN008')).toMatchObject({ ceilingFt: null, visibility: { metres: 9999 } });
  });
});

it.each([
  ['R22/0300N', { runway: '22', metres: 300, trend: 'none' }],
  ['R05/1100', { runway: '05', metres: 1100, trend: null }],
  ['R21/M0200', { metres: 200, isLess: true }],
  ['R35/3500VP6000FT/D', { value: 3500, unit: 'ft', metres: 1067, maxMetres: 1829, maxIsMore: true, trend: 'down' }],
  ['R34L/M0050VP2000U', { metres: 50, isLess: true, maxMetres: 2000, trend: 'up' }],
  ['R06/6000FT/', { metres: 1829, trend: null }],
  ['R06R/////', { metres: null }],
])('RVR %s', (word, rvr) => {
  expect(body(`22007KT 0400 ${word} FG VV001 02/02 Q1006`).rvr).toMatchObject([rvr]);
});

it.each([
  ['Q0998', 998],
  ['A2992', 1013.2],
  ['Q1014 A2995', 1014],
  ['Q////', null],
  ['Q5000', null],
])('QNH %s', (words, hectopascals) => {
  expect(body(`22007KT 9999 NSC 12/10 ${words}`).qnhHpa).toBe(hectopascals);
});

it('temperature and dew point are read apart, below zero and where one is missing', () => {
  const both = ['M02/M05', 'M00/M01', '25/', 'M70/', '///12'].map((word) => {
    const { temperatureC, dewPointC } = body(`22007KT 9999 NSC ${word} Q1006`);
    return [temperatureC, dewPointC];
  });
  expect(both).toEqual([
    [-2, -5],
    [0, -1],
    [25, null],
    [-70, null],
    [null, 12],
  ]);
  expect(body('22007KT 9999 NSC M00/M01 Q1006').temperatureC).not.toBe(-0);
});

it('weather, recent weather and the state of runways are codes', () => {
  const { weather, recentWeather, runwayStates, windShear, notUnderstood } = body(
    '22007KT 2000 +TSRAGR VCSH 12/10 Q1006 RETS WS R23 R16R/290155 NOSIG R23/CLRD62 SNOCLO R05/190195',
  );
  expect(weather.map(({ intensity, descriptor, phenomena }) => [intensity, descriptor, phenomena])).toEqual([
    ['heavy', 'TS', ['RA', 'GR']],
    ['vicinity', 'SH', []],
  ]);
  expect([recentWeather[0]?.token, windShear[0]?.runway]).toEqual(['RETS', '23']);
  expect(runwayStates).toMatchObject([
    { runway: '16R', deposit: '2', extent: '9', depth: '01', braking: '55' },
    { runway: '23', isCleared: true, braking: '62' },
    { runway: null, isClosedBySnow: true },
    // They belong to the runways also after a trend.
    { runway: '05', deposit: '1', braking: '95' },
  ]);
  expect(notUnderstood).toEqual([]);
});

it('groups of a TAF have their times, across the end of a month and 24 hours', () => {
  const taf = decodeReport(
    'TAF AMD LSGG 301725Z 3018/0124 24010KT 9999 SCT040 TX12/0114Z TNM02/0106Z PROB40 TEMPO 3018/3024 2000 TSRA BECMG 0106/0108 VRB03KT FM011200 30015G25KT CAVOK=',
    Date.parse('2026-11-30T18:00:00Z'),
  );
  expect(taf).toMatchObject({
    isAmended: true,
    issuedAt: '2026-11-30T17:25:00.000Z',
    validFrom: '2026-11-30T18:00:00.000Z',
    validTo: '2026-12-02T00:00:00.000Z',
    decoded: {
      maximum: [{ celsius: 12, at: '2026-12-01T14:00:00.000Z' }],
      minimum: [{ celsius: -2, at: '2026-12-01T06:00:00.000Z' }],
      trends: [
        { kind: 'TEMPO', probability: 40, from: '2026-11-30T18:00:00.000Z', to: '2026-12-01T00:00:00.000Z' },
        { kind: 'BECMG', from: '2026-12-01T06:00:00.000Z', to: '2026-12-01T08:00:00.000Z' },
        { kind: 'FM', from: '2026-12-01T12:00:00.000Z', to: null, isCavok: true },
      ],
    },
  });
});

it('a group of a TAF without the word that begins it is read and not used', () => {
  const groups = ['XEMPO 2012/2018 ', '2012/2018 '].map(
    (begin) => decoded(`TAF LSGG 201125Z 2012/2118 24010KT 9999 SCT040 ${begin}2000 BKN008=`).trends[0],
  );
  for (const group of groups) expect(group).toMatchObject({ kind: 'UNKNOWN', gaps: [{ code: 'groupUnread' }] });
});

it('TAF without a report, cancelled and with a sector alone do not throw', () => {
  expect(read('TAF EGKB 202000Z NIL=')).toMatchObject({ isNil: true, decoded: null });
  expect(read('METAR CYSY NIL=')).toMatchObject({ isNil: true, decoded: null });
  expect(read('TAF AMD EGYD 200939Z 2009/2018 CNL=')).toMatchObject({ isCancelled: true, decoded: null });
  expect(decoded('TAF SLLP 201600Z 2018/2118 15013KT 9999 FEW020 TEMPO 2105/2108 3000E FEW002=').trends[0]?.visibility?.metres).toBe(3000);
});

it('a day that fits no date near the file is unclear, and the report is shown all the same', () => {
  const report = read('METAR LSGG 281220Z 23015KT 9999 NSC 02/02 Q0998=');
  expect([report.observedAt, report.decoded?.wind?.speedKt, report.decoded?.gaps]).toEqual([
    null,
    15,
    [{ field: 'time', code: 'dateUnclear', token: '281220Z' }],
  ]);
});

it.each(['DROP TABLE', '', 'METAR', 'METAR LSGG', 'The quick brown fox', 'A0123/26 NOTAMN'])('%j is no report', (text) => {
  expect(decodeReport(text, NOW)).toBe('reportNotRead');
});

it('a report over the bound is refused, one at it is read', () => {
  const long = 'METAR LSGG 210550Z 22007KT 9999 '.padEnd(MOST_LETTERS, 'FEW020 ');
  expect(typeof decodeReport(long, NOW)).toBe('object');
  expect(decodeReport(`${long} `, NOW)).toBe('reportTooLong');
});
