import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';
import { plainSentences } from '#core/notams/describe/expand-abbreviations.ts';
import { readings } from '#core/notams/tables/readings.ts';
import { qConditions } from '#core/notams/tables/q-conditions.ts';
import { qSubjects } from '#core/notams/tables/q-subjects.ts';

/** Sentences add small letters and the full stop, which are taken off again. */
const expanded = (text: string, how?: Parameters<typeof plainSentences>[1]): string => {
  const sentence = plainSentences(text, how).toUpperCase();
  return text.endsWith('.') ? sentence : sentence.replace(/\.$/, '');
};

describe('abbreviations', () => {
  it.each([
    [
      'RWY 16L/34R CLSD DUE WIP, NO TDZ, SALS OR CENTRELINE LGT AVBL',
      'RUNWAY 16L/34R CLOSED DUE WORK IN PROGRESS, NO TOUCHDOWN ZONE, SIMPLE APPROACH LIGHTING SYSTEM OR CENTRELINE LIGHTS AVAILABLE',
    ],
    ['TWY SS AND AD CLSD', 'TAXIWAY SS AND AD CLOSED'],
    ['TWY A, B1 AND R12 BTN STAND SR AND TWY W', 'TAXIWAY A, B1 AND R12 BETWEEN STAND SR AND TAXIWAY W'],
    ['LGT BTN RWY 16R/34L AND TWY K U/S', 'LIGHTS BETWEEN RUNWAY 16R/34L AND TAXIWAY K OUT OF SERVICE'],
    ['TWY CL LGT U/S', 'TAXIWAY CENTRE LINE LIGHTS OUT OF SERVICE'],
    ['0.9NM W OF ARP, E AND N SIDE', '0.9 NAUTICAL MILES WEST OF AERODROME REFERENCE POINT, E AND N SIDE'],
    ['SFC-FL100', 'SURFACE-FLIGHT LEVEL 100'],
    ['580344N0033921W 140FT AGL', '580344N0033921W 140 FEET ABOVE GROUND LEVEL'],
    ['RWY13L CLSD.', 'RUNWAY 13L CLOSED.'],
    ['SEE WWW.APP.COM OR INFO@OPS.AERO', 'SEE WWW.APP.COM OR INFO@OPS.AERO'],
    ['SID LAM 5M NOT AVBL, WIDTH 5M', 'STANDARD INSTRUMENT DEPARTURE LAM 5M NOT AVAILABLE, WIDTH 5 METRES'],
    ['CLSDTWY', 'CLSDTWY'],
    ['MON-FRI EXC SAT', 'MONDAY-FRIDAY EXCEPT SATURDAY'],
    ['AP CLSD. RVR MINIMA FOR AP AND FD', 'AIRPORT CLOSED. RUNWAY VISUAL RANGE MINIMA FOR AP AND FD'],
    ['RPT OPS WI TEL-AVIV CTR AND WID-7, REVERSE THR', 'RPT OPERATIONS WITHIN TEL-AVIV CONTROL ZONE AND WID-7, REVERSE THRUST'],
    ['SEE NOTAM A0101/26 UFN', 'SEE NOTAM A0101/26 UNTIL FURTHER NOTICE'],
  ])('%s', (text, words) => {
    expect(expanded(text)).toBe(words);
  });

  it('stay in names of procedures and locations', () => {
    expect(expanded('ILS OR LOC RWY 34L, AMDT 5. RWY 09 CLSD', { isProcedure: true })).toBe(
      'ILS OR LOC RWY 34L, AMENDMENT 5. RUNWAY 09 CLOSED',
    );
    expect(expanded('0.5NM S SAT', { keep: new Set(['SAT']) })).toBe('0.5 NAUTICAL MILES SOUTH SAT');
  });

  it('leave names in capitals and write sentences else', () => {
    expect(plainSentences('CRANE OPR NEAR SCHWECHAT. RWY 09 CLSD DUE WIP')).toBe(
      'Crane operating near SCHWECHAT. Runway 09 closed due work in progress.',
    );
  });

  it.each([
    ['APV', 'APV'],
    ['FLW COORD: 365100N 0532200E', 'FOLLOWING COORDINATES: 365100N 0532200E'],
    ['PRIOR COORD RQRD', 'PRIOR COORDINATION REQUIRED'],
    ['COORD: SEE CHART', 'COORD: SEE CHART'],
    ['TWR CRANE ERECTED', 'TWR CRANE ERECTED'],
    ['CTC TWR', 'CONTACT CONTROL TOWER'],
    ['15 MIN PN REQ', '15 MINUTES PRIOR NOTICE REQUIRED'],
    ['SECTOR 09 MIN ALT 3000FT', 'SECTOR 09 MIN ALTITUDE 3000 FEET'],
    ['ACFT WILL OPR AT NIGHT', 'AIRCRAFT WILL OPERATE AT NIGHT'],
    ['EXPECT DELAY FOR AWY CLR', 'EXPECT DELAY FOR AIRWAY CLEARANCE'],
    ['0.5NM NE FXD', '0.5 NAUTICAL MILES NORTHEAST FXD'],
    ['DRILLING TWR ERECTED', 'DRILLING TOWER ERECTED'],
    ['CHART VER 2.0', 'CHART VER 2.0'],
    ['E OF TWY A', 'EAST OF TAXIWAY A'],
    ['2NM W FOXDALE', '2 NAUTICAL MILES WEST FOXDALE'],
    ['RAMP S 100FT CLSD', 'RAMP SOUTH 100 FEET CLOSED'],
    ['RAMP S CLSD', 'RAMP S CLOSED'],
    ['OBST TWR 300FT', 'OBSTACLE TOWER 300 FEET'],
    ['B737 MAX GROUNDED', 'B737 MAX GROUNDED'],
    ['737-8 MAX GROUNDED', '737-8 MAX GROUNDED'],
    ['MAX HGT 400FT', 'MAXIMUM HEIGHT 400 FEET'],
    ['LINCOLN, NE. RWY 18 CLSD', 'LINCOLN, NE. RUNWAY 18 CLOSED'],
    ['TO YOZLE INT, NE R-075', 'TO YOZLE INT, NE R-075'],
    ['1.2NM NE HNL', '1.2 NAUTICAL MILES NORTHEAST HNL'],
    ['NE RAMP CLSD', 'NORTHEAST RAMP CLOSED'],
    ['AR216(NE) ACT', 'AR216(NE) ACTIVE'],
    ['PORTLAND, OR. TWY A CLSD', 'PORTLAND, OR. TAXIWAY A CLOSED'],
    ['ATLANTA, GA. GA RAMP CLSD', 'ATLANTA, GA. GENERAL AVIATION RAMP CLOSED'],
    ['FOR INFO 01234 567890', 'FOR INFORMATION 01234 567890'],
    ['BIRD ACT INCREASED. AREA ACT', 'BIRD ACTIVITY INCREASED. AREA ACTIVE'],
    ['UNDER THE AERONAUTICS ACT', 'UNDER THE AERONAUTICS ACT'],
    ['TEMPO DANGER AREA', 'TEMPORARY DANGER AREA'],
    ['RWY TEMPO CLSD', 'RUNWAY TEMPORARILY CLOSED'],
    ['VUELOS DLA EN EL AERODROMO. LLEGADAS SIN SERVICIO', 'VUELOS DLA EN EL AERODROMO. LLEGADAS SIN SERVICIO'],
    ['TEMP BLW MINUS 20 DEG C', 'TEMPERATURE BELOW MINUS 20 DEGREES C'],
    ['ACFT DEP RWY 14 ARE TO TAX TO DTHR', 'AIRCRAFT DEPARTING RUNWAY 14 ARE TO TAXI TO DISPLACED THRESHOLD'],
    ['SUBJ ATC CLR. TWY CLR', 'SUBJECT TO AIR TRAFFIC CONTROL CLEARANCE. TAXIWAY CLEAR'],
    ['DC FRZ', 'DC FRZ'],
    ['FT WORTH', 'FT WORTH'],
    ['300 FT AGL', '300 FEET ABOVE GROUND LEVEL'],
    ['LDA RWY 26L U/S', 'LDA RUNWAY 26L OUT OF SERVICE'],
    ['LDA 1500M', 'LANDING DISTANCE AVAILABLE 1500 METRES'],
    ['FDC 6/6750', 'FDC 6/6750'],
    ['BEYOND VISUAL LINE OF SIGHT (BVLOS)', 'BEYOND VISUAL LINE OF SIGHT (BVLOS)'],
    ['BVLOS', 'BEYOND VISUAL LINE OF SIGHT'],
    ['EEL A MOA ACT', 'EEL A MILITARY OPERATING AREA ACTIVE'],
    ['SAT CAT II', 'SAT CATEGORY II'],
    ['SUN 2200-0600', 'SUNDAY 2200-0600'],
    [
      'MANTENIMIENTO DE LA PISTA POR EL PERSONAL, SE INFORMA A MIL PILOTOS',
      'MANTENIMIENTO DE LA PISTA POR EL PERSONAL, SE INFORMA A MIL PILOTOS',
    ],
  ])('read by their neighbours: %s', (text, words) => {
    expect(expanded(text)).toBe(words);
  });

  it.each([
    ['LLZ RWY 09 UNMNT', 'LOCALIZER RUNWAY 09 NOT MONITORED'],
    [
      'HIRL, MIRL AND LIRL CMSND',
      'HIGH INTENSITY RUNWAY EDGE LIGHTS, MEDIUM INTENSITY RUNWAY EDGE LIGHTS AND LOW INTENSITY RUNWAY EDGE LIGHTS COMMISSIONED',
    ],
    ['ASOS AND LLWAS DCMSND', 'AUTOMATIC WEATHER OBSERVING SYSTEM AND LOW LEVEL WIND SHEAR ALERT SYSTEM DECOMMISSIONED'],
    ['LAHSO CNLD', 'LAND AND HOLD SHORT OPERATIONS CANCELLED'],
    ['NEW OBSTS INCL MKR', 'NEW OBSTACLES INCLUDING MARKER'],
    ['QFE IN HPA', 'PRESSURE AT AERODROME LEVEL (QFE) IN HECTOPASCALS'],
    ['RVSM ENRT', 'REDUCED VERTICAL SEPARATION MINIMUM EN ROUTE'],
    [
      'ETD, EET AND ETA OF UNSKED FLT',
      'ESTIMATED TIME OF DEPARTURE, ESTIMATED ELAPSED TIME AND ESTIMATED TIME OF ARRIVAL OF UNSCHEDULED FLIGHT',
    ],
    ['BRKG FCST', 'BRAKING FORECAST'],
    ['MTOM AND PCR FOR STOL', 'MAXIMUM TAKE-OFF MASS AND PAVEMENT CLASSIFICATION RATING FOR SHORT TAKE-OFF AND LANDING'],
    ['RMZ AND UIR FREQS', 'RADIO MANDATORY ZONE AND UPPER FLIGHT INFORMATION REGION FREQUENCIES'],
    ['WPTS INCR, MAPT UNMKD', 'WAYPOINTS INCREASE, MISSED APPROACH POINT UNMARKED'],
    ['XPDR O/R, RTN ASAP', 'TRANSPONDER ON REQUEST, RETURN AS SOON AS POSSIBLE'],
    ['RMKS SUPPS RCC NBR 5', 'REMARKS SUPPLEMENTARY PROCEDURES RESCUE COORDINATION CENTRE NUMBER 5'],
    ['VASIS AND TDZL INSTLD', 'VISUAL APPROACH SLOPE INDICATOR AND TOUCHDOWN ZONE LIGHTS INSTALLED'],
    ['MOGAS OCNL AT WKEND', 'MOTOR GASOLINE OCCASIONAL AT WEEKEND'],
    ['ATFM AND TML CONTD INDEFLY', 'AIR TRAFFIC FLOW MANAGEMENT AND TERMINAL CONTINUED INDEFINITELY'],
  ])('of texts from elsewhere are known too: %s', (text, words) => {
    expect(expanded(text)).toBe(words);
  });

  it('leave a month in capitals and a permission not', () => {
    expect(plainSentences('CLSD 05 MAY 2026. PILOTS MAY CALL')).toBe('Closed 05 MAY 2026. Pilots may call.');
  });

  it('with several meanings are each in the table once, the last row of one never out of reach', () => {
    for (const [short, rows] of Object.entries(readings)) {
      const always = rows.findIndex((row) => Object.keys(row).length === 1);
      expect([short, always === -1 || always === rows.length - 1]).toEqual([short, true]);
    }
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
    `B2345/26 NOTAM${type.slice(0, 1)}${type.startsWith('N') ? '' : ' B2310/26'}\nQ) LOVV/${code}/IV/NBO/AE/000/120/4806N01633E005\nA) LOWW B) 2603111130 C) 2604171930\nE) ${text}`,
    { receivedAt: new Date('2026-03-10'), nameOf: (icao) => (icao === 'LOWW' ? 'Vienna' : undefined) },
  );

describe('subject, condition, category and severity', () => {
  it.each([
    ['QFALC', 'AD CLSD', 'Aerodrome', 'closed', 'aerodrome', 5],
    ['QMRLC', 'RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['QMRLC', 'RWY 07/25 CLSD EXC TAX', 'Runway', 'closed', 'runway', 5],
    ['QMRLC', 'FIRST 500FT RWY 07 CLSD', 'Runway', 'closed', 'runway', 4],
    ['QRTCA', 'AREA ACT', 'Temporary restricted area', 'active', 'restriction', 5],
    ['QRDCA', 'AREA ACT', 'Danger area', 'active', 'restriction', 3],
    ['QMRLT', 'RWY 07/25 LTD', 'Runway', 'limited', 'runway', 4],
    ['QICAS', 'ILS RWY 07 U/S', 'Instrument landing system (ILS)', 'out of service', 'navigation', 4],
    ['QNVAS', 'VOR U/S', 'VOR', 'out of service', 'navigation', 3],
    ['QFFCG', 'RFF CAT 5', 'Rescue and fire fighting', 'downgraded', 'services', 4],
    ['QFUAU', 'FUEL NOT AVBL', 'Fuel', 'not available', 'services', 4],
    ['QMXLC', 'TWY A CLSD', 'Taxiway', 'closed', 'movement', 3],
    ['QOBCE', 'CRANE', 'Obstacle', 'erected', 'obstacle', 2],
    [
      'QPITT',
      'TRIGGER NOTAM',
      'Instrument approach procedure',
      'changed by an AIP amendment or supplement (trigger NOTAM)',
      'information',
      1,
    ],
    ['QKKKK', 'CHECKLIST', 'Checklist of valid NOTAMs', 'listed', 'information', 1],
    ['QXXXX', 'RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['QXXAS', 'PAPI RWY 25 U/S', 'Precision approach path indicator (PAPI)', 'out of service', 'lighting', 4],
    ['QXXXX', 'SOMETHING ELSE', null, null, 'other', 3],
    ['QRZZZ', 'UNKNOWN PAIR', 'Restricted airspace', null, 'restriction', 3],
  ])('%s %s', (code, text, subject, condition, category, severity) => {
    expect(decode(code, text)).toMatchObject({ subject, condition, category, severity });
  });

  it.each([
    ['RWY 07/25 CLSD', 'Runway', 'closed', 'runway', 5],
    ['TWY M BTN TWY P AND RWY 07/25 CLSD', 'Taxiway', 'closed', 'movement', 3],
    ['APRON WEST RAMP CLSD', 'Apron', 'closed', 'movement', 3],
    ['OBST TOWER LGT (ASR 123) 300FT U/S', 'Obstacle lights', 'out of service', 'obstacle', 2],
    ['OBST CRANE 300FT LGTD', 'Obstacle', 'erected', 'obstacle', 2],
    ['NAV ILS RWY 14L GP U/S', 'Glide path of the ILS', 'out of service', 'navigation', 4],
    ['NAV VORTAC NOT MNT', 'VORTAC', 'not monitored', 'navigation', 3],
    ['SVC TWR CLSD', 'Control tower', 'closed', 'services', 4],
    ['SVC FOXDALE APP CLSD', 'Approach control', 'closed', 'services', 4],
    ['NAV ILS RWY 12 FOXDI LOM U/S', 'Outer marker of the ILS', 'out of service', 'navigation', 3],
    [
      'SPECIAL TOWNVILLE INTL, TOWNVILLE, QQ.\nRNAV (RNP) Z RWY 29, ORIG...\nPROCEDURE NA',
      'Instrument approach procedure',
      'not available',
      'procedure',
      4,
    ],
    [
      'SPECIAL NOTICE...UNMANNED AIRCRAFT SYSTEM (UAS) OPERATORS ARE ADVISED TO USE CAUTION',
      'Unmanned aircraft',
      'active or will take place',
      'warning',
      3,
    ],
    ['SPECIAL NOTICE...PUBLIC HEALTH REQUIREMENT', 'Aeronautical information service', null, 'information', 1],
    ['AD AP FUEL NOT AVBL', 'Fuel', 'not available', 'services', 4],
    ['AIRSPACE UAS WI 0.7NM RADIUS OF XXA', 'Unmanned aircraft', 'active or will take place', 'warning', 3],
    ['AIRSPACE R5812B ACT SFC-6500FT', 'Restricted area', 'active', 'restriction', 4],
    ['IAP MUNI. ILS RWY 07. PROCEDURE NA', 'Instrument approach procedure', 'not available', 'procedure', 4],
    ['AD AP RDO ALTIMETER UNREL. CAT III LDG NOT PERMITTED', 'Radio altimeters', 'unreliable', 'warning', 3],
    ['IAP MUNI. RNAV RWY 25, ORIG-C... TEMPORARY CRANE 280FT', 'Instrument approach procedure', 'changed', 'procedure', 3],
    ['IAP MUNI. ILS RWY 25... PROCEDURE NA EXC FOR JETS WITH GPS', 'Instrument approach procedure', 'limited', 'procedure', 4],
    ['NAV VOR 215-248 BEYOND 30NM UNUSABLE', 'VOR', 'limited', 'navigation', 3],
    ['TWY A HLDG PSN SIGN U/S', 'Taxiway', null, 'movement', 2],
    ['RWY 07/25 WIP. TWY A CLSD', 'Runway', null, 'runway', 3],
    ['RWY 07 FICON 1/1/1 ICE OBS AT 2601051610', 'Runway', null, 'surface', 5],
  ])('without a Q-code: %s', (text, subject, condition, category, severity) => {
    const notice = decodeNotice(`!XXA 01/962 XXA ${text} 2601051610-2601061610`, { receivedAt: new Date('2026-01-05') });
    expect(notice).toMatchObject({ subject, condition, category, severity, qCode: null });
  });

  it.each([
    ['QMRLC', 'RWY 07/25 CLSD', 'MR', 'LC'],
    ['QRZZZ', 'UNKNOWN PAIR', 'R', null],
    ['QZZLC', 'UNKNOWN GROUP', null, 'LC'],
    ['QXXXX', 'SOMETHING ELSE', null, null],
    ['QXXXX', 'RADIO ALTIMETERS UNRELIABLE', 'radioAltimeters', 'unreliable'],
    ['QXXXX', 'VOR ABC NOT MONITORED', 'NV', 'notMonitored'],
    ['QXXXX', 'RWY 07/25 U/S', 'MR', 'AS'],
  ])('gives %s %s the codes %s and %s, and words where there is a code', (code, text, subjectCode, conditionCode) => {
    const { subject, condition, ...notice } = decode(code, text);
    expect(notice).toMatchObject({ subjectCode, conditionCode });
    expect([subject === null, condition === null]).toEqual([subjectCode === null, conditionCode === null]);
  });

  it('gives a cancellation the lowest severity', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD', 'C')).toMatchObject({ severity: 1, severityRule: 'cancellation', effects: [] });
  });
});

describe('the plain text', () => {
  it('says what, where, when, and the text in words', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD DUE WIP').plainText()).toBe(
      'Runway 07/25: closed. Where: Vienna (LOWW), from the ground up to about 12000 feet. When: from 11 March 2026 11:30 UTC to 17 April 2026 19:30 UTC. Text of the NOTAM: Runway 07/25 closed due work in progress.',
    );
  });

  it('says what it cancels', () => {
    expect(decode('QMRLC', 'RWY 07/25 CLSD', 'C').plainText()).toMatch(/^Cancels NOTAM B2310\/26 \(Runway 07\/25: closed\)\./);
  });

  it('says how far a runway report goes', () => {
    const { plainText } = decodeNotice('SWQQ1184 QQAA 01030635\n(SNOWTAM 1184\nQQAA\n01030635 01L 5/4/3 75/75/75 NR/NR/NR ICE/ICE/ICE)', {
      receivedAt: new Date('2026-01-05'),
    });
    expect(plainText()).toBe(
      'Runway 01L: condition 3 of 6, medium, ice (last third). Where: QQAA. When: from 3 January 2026 06:35 UTC to 3 January 2026 14:35 UTC. Runway 01L: condition 5, 4, 3 of 6 along its thirds (worst: medium), 75 % ice, observed 3 January 2026 06:35 UTC.',
    );
  });

  it('reads only the English part of a Canadian NOTAM', () => {
    const { plainText } = decode('QOLAS', 'OBST LGT U/S\n\nFR:\nFEUX OBST U/S PYLONE');
    expect(plainText()).toContain('Obstacle lights out of service.');
    expect(plainText()).not.toContain('PYLONE');
  });
});
