import { describe, expect, it } from 'vitest';
import { decodeNotice } from '#core/notams/decode/decode-notice.ts';
import { expandAbbreviations, plainSentences } from '#core/notams/decode/expand.ts';
import { abbreviations } from '#core/notams/tables/abbreviations.ts';
import { qConditions } from '#core/notams/tables/q-conditions.ts';
import { qSubjects } from '#core/notams/tables/q-subjects.ts';

describe('abbreviations', () => {
  it.each([
    // notam.md 2.2
    [
      'RWY 09R/27L DUE WIP NO CENTRELINE, TDZ OR SALS LIGHTING AVBL',
      'RUNWAY 09R/27L DUE WORK IN PROGRESS NO CENTRELINE, TOUCHDOWN ZONE OR SALS LIGHTING AVAILABLE',
    ],
    ['TWY SS AND AD CLSD', 'TAXIWAY SS AND AD CLOSED'],
    ['TWY A, B1 AND R12 BTN STAND SR AND TWY W', 'TAXIWAY A, B1 AND R12 BETWEEN STAND SR AND TAXIWAY W'],
    ['LGT BTN RWY 08R/26L AND TWY A U/S', 'LIGHTS BETWEEN RUNWAY 08R/26L AND TAXIWAY A OUT OF SERVICE'],
    ['TWY CL LGT U/S', 'TAXIWAY CENTRE LINE LIGHTS OUT OF SERVICE'],
    ['0.6NM W OF ARP, E AND N SIDE', '0.6 NAUTICAL MILES W OF AERODROME REFERENCE POINT, E AND N SIDE'],
    ['SFC-FL100', 'SURFACE-FLIGHT LEVEL 100'],
    ['513018N0002640W 150FT AGL', '513018N0002640W 150 FEET ABOVE GROUND LEVEL'],
    ['RWY13L CLSD.', 'RUNWAY 13L CLOSED.'],
    ['SEE WWW.APP.COM OR INFO@OPS.AERO', 'SEE WWW.APP.COM OR INFO@OPS.AERO'],
    ['CLSDTWY', 'CLSDTWY'],
    ['MON-FRI EXC SAT', 'MONDAY-FRIDAY EXCEPT SATURDAY'],
  ])('%s', (text, expanded) => {
    expect(expandAbbreviations(text)).toBe(expanded);
  });

  it('stay in names of procedures and locations', () => {
    expect(expandAbbreviations('ILS OR LOC RWY 27R, AMDT 7. RWY 09 CLSD', { isProcedure: true })).toBe(
      'ILS OR LOC RWY 27R, AMENDMENT 7. RUNWAY 09 CLOSED',
    );
    expect(expandAbbreviations('0.5NM S SAT', { keep: new Set(['SAT']) })).toBe('0.5 NAUTICAL MILES S SAT');
  });

  it('leave names in capitals and write sentences else', () => {
    expect(plainSentences('CRANE OPR NEAR HEATHROW. RWY 09 CLSD DUE WIP')).toBe(
      'Crane operating near HEATHROW. Runway 09 closed due work in progress.',
    );
  });

  it('are at least 400, none of them a single letter', () => {
    expect(abbreviations.size).toBeGreaterThanOrEqual(400);
    expect([...abbreviations.keys()].filter((short) => short.length < 2)).toEqual([]);
    expect([...abbreviations.values()].filter((meaning) => !meaning)).toEqual([]);
  });
});

describe('Q-codes', () => {
  it('have words for every subject and condition of the table', () => {
    expect(Object.keys(qSubjects).length).toBeGreaterThanOrEqual(190);
    expect(Object.keys(qConditions).length).toBeGreaterThanOrEqual(79);
    expect([...Object.keys(qSubjects), ...Object.keys(qConditions)].every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });
});

const decode = (code: string, text: string, type = 'N A') =>
  decodeNotice(
    `A0120/26 NOTAM${type.slice(0, 1)}${type.startsWith('N') ? '' : ' A0101/26'}\nQ) EDGG/${code}/IV/NBO/AE/000/100/5002N00834E005\nA) EDDF B) 2603101200 C) 2604151800\nE) ${text}`,
    { receivedAt: new Date('2026-03-10'), nameOf: (icao) => (icao === 'EDDF' ? 'Frankfurt' : undefined) },
  );

describe('subject, condition, category and severity', () => {
  it.each([
    ['QFALC', 'AD CLSD', 'Aerodrome', 'closed', 'aerodrome', 5],
    ['QMRLC', 'RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['QMRLC', 'RWY 07/25 CLSD EXC TAX', 'Runway', 'closed', 'runway', 4],
    ['QMRLC', 'FIRST 500FT RWY 07 CLSD', 'Runway', 'closed', 'runway', 4],
    ['QRTCA', 'AREA ACT', 'Temporary restricted area', 'active', 'restriction', 5],
    ['QRDCA', 'AREA ACT', 'Danger area', 'active', 'restriction', 3],
    ['QMRLT', 'RWY 07/25 LTD', 'Runway', 'limited', 'runway', 4],
    ['QICAS', 'ILS RWY 07 U/S', 'Instrument landing system', 'out of service', 'navigation', 4],
    ['QNVAS', 'VOR U/S', 'Radio navigation aid (VOR)', 'out of service', 'navigation', 3],
    ['QFFCG', 'RFF CAT 5', 'Fire fighting and rescue', 'downgraded', 'services', 4],
    ['QFUAU', 'FUEL NOT AVBL', 'Fuel supply', 'not available', 'services', 4],
    ['QMXLC', 'TWY A CLSD', 'Taxiway', 'closed', 'movement', 3],
    ['QOBCE', 'CRANE', 'Obstacle', 'put up', 'obstacle', 2],
    ['QPITT', 'TRIGGER NOTAM', 'Instrument approach procedure', 'changed by an amendment or supplement of the AIP', 'information', 1],
    ['QKKKK', 'CHECKLIST', 'Checklist of valid notices', 'listed', 'information', 1],
    ['QXXXX', 'RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['QXXAS', 'PAPI RWY 25 U/S', 'Approach slope lights (PAPI)', 'out of service', 'lighting', 4],
    ['QXXXX', 'SOMETHING ELSE', null, null, 'other', 3],
    ['QRZZZ', 'UNKNOWN PAIR', 'Restricted airspace', null, 'restriction', 3],
  ])('%s %s', (code, text, subject, condition, category, severity) => {
    expect(decode(code, text)).toMatchObject({ subject, condition, category, severity });
  });

  it.each([
    ['RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['TWY B BTN TWY A AND RWY 07/25 CLSD', 'Taxiway', 'closed', 'movement', 3],
    ['APRON GA RAMP CLSD', 'Apron', 'closed', 'movement', 3],
    ['OBST TOWER LGT (ASR 123) 300FT U/S', 'Lights on an obstacle', 'out of service', 'obstacle', 2],
    ['OBST CRANE 300FT LGTD', 'Obstacle', 'put up', 'obstacle', 2],
    ['NAV ILS RWY 07 GP U/S', 'Glide path of the instrument landing system', 'out of service', 'navigation', 4],
    ['NAV VORTAC NOT MNT', 'Radio navigation aid (VORTAC)', 'not monitored', 'navigation', 3],
    ['SVC TWR CLSD', 'Control tower', 'closed', 'services', 4],
    ['AD AP FUEL NOT AVBL', 'Fuel supply', 'not available', 'services', 4],
    ['AIRSPACE UAS WI AN AREA 0.5NM RADIUS', 'Unmanned aircraft (drones)', 'taking place', 'warning', 3],
    ['AIRSPACE R7001A ACT SFC-7999FT', 'Restricted area', 'active', 'restriction', 5],
    ['IAP MUNI. ILS RWY 07. PROCEDURE NA', 'Instrument approach procedure', 'not available', 'procedure', 4],
    ['AD AP RDO ALTIMETER UNREL. AUTOLAND NOT AUTHORIZED', 'Radio altimeters of aircraft', 'unreliable', 'warning', 3],
    ['IAP MUNI. RNAV RWY 25, AMDT 1... TEMPORARY CRANE 300FT', 'Instrument approach procedure', 'changed', 'procedure', 3],
    ['IAP MUNI. ILS RWY 25... PROCEDURE NA EXC FOR ACFT WITH GPS', 'Instrument approach procedure', 'limited', 'procedure', 4],
    ['NAV VOR 300-016 BEYOND 20NM UNUSABLE', 'Radio navigation aid (VOR)', 'limited', 'navigation', 3],
    ['TWY A HLDG PSN SIGN U/S', 'Taxiway', null, 'movement', 2],
    ['RWY 07/25 WIP. TWY A CLSD', 'Runway', null, 'runway', 3],
    ['RWY 07 FICON 1/1/1 ICE OBS AT 2601051610', 'Runway', null, 'surface', 5],
  ])('without a Q-code: %s', (text, subject, condition, category, severity) => {
    const notice = decodeNotice(`!XXA 01/005 XXA ${text} 2601051610-2601061610`, { receivedAt: new Date('2026-01-05') });
    expect(notice).toMatchObject({ subject, condition, category, severity, qCode: null });
  });

  it('puts a notice that cancels at the bottom', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD', 'C')).toMatchObject({ severity: 1, severityRule: 'cancels another notice', effects: [] });
  });
});

describe('the plain text', () => {
  it('says what, where, when, and the text in words', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD DUE WIP').plainText).toBe(
      'Runway 07/25: closed. Where: Frankfurt (EDDF), from the ground up to about 10000 feet. When: from 10 March 2026 12:00 UTC to 15 April 2026 18:00 UTC. The notice says: Runway 07/25 closed due work in progress.',
    );
  });

  it('says what it cancels', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD', 'C').plainText).toMatch(/^Cancels the notice A0101\/26\. Runway: closed\./);
  });

  it('says how far a runway report goes', () => {
    const { plainText } = decodeNotice(
      'SWQQ2270 QQAA 01030214\n(SNOWTAM 2270\nQQAA\n01030214 04L 5/4/3 100/100/100 NR/NR/NR WET/WET/WET)',
      {
        receivedAt: new Date('2026-01-05'),
      },
    );
    expect(plainText).toBe(
      'Report on the surface of the runways. Where: QQAA. When: from 3 January 2026 02:14 UTC to 3 January 2026 10:14 UTC. Runway 04L: condition 5, 4, 3 of 6 along its thirds (worst: medium), 100 % wet.',
    );
  });

  it('says the English of a Canadian notice once', () => {
    const { plainText } = decode('QOLAS', 'OBST LGT U/S\n\nFR:\nOBST LGT U/S TOUR');
    expect(plainText).toContain('Obstacle lights out of service.');
    expect(plainText).not.toContain('TOUR');
  });
});
