/** Headlines of shapes that notices which no rule was written for were misread with (resources/docs/notams.md); the examples are made up. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';

const about = { receivedAt: new Date('2026-03-10') };
const us = (text: string) => decodeNotice(`!QQA 03/123 QQA ${text} 2603101200-2604101200`, about);
const icao = (code: string, text: string) =>
  decodeNotice(`A0123/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/AE/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text}`, about);

describe('lights of an obstacle', () => {
  it.each([
    ['OBSTRUCTION LIGHT ON CCTV 1201 U/S. LOCATED NEAR CONTROL TOWER', 'Obstruction light on CCTV 1201: out of service'],
    ['OBST LGT ON AD U/S - RADAR CABIN, MET MAST, 09 WINDSOCK', 'Obstacle: lights out of service'],
    ['RED OBST LGT U/S ON WATER TOWER N OF AD', 'Tower: lights out of service'],
    ['AIR NAV OBST LGT U/S AT PSN 513000N 0004500W (FOXDALE, QQ). OBST TYPE CHIMNEY', 'Chimney: lights out of service, at FOXDALE, QQ'],
    ['RWY 23 WINDSOCK OBST LGT U/S', 'Runway 23 windsock obstacle lights: out of service'],
    ['HANGAR OBST LGT (481500N0163000E) 86FT AGL U/S', 'Hangar obstacle lights: out of service, 86 ft above ground'],
    ['MULTIPLE OBST LGT U/S ACROSS AIRFIELD', 'Obstacle: lights out of service'],
  ])('%s', (text, headline) => {
    expect(icao('QOLAS', text).headline).toBe(headline);
  });
});

describe('what is closed at some times, on a condition, or only', () => {
  it.each([
    [
      'QSEAH',
      'FOXDALE AFIS HOURS: MON-FRI 0600-2000, SAT/SUN CLSD',
      'Foxdale aerodrome flight information service hours: Monday-Friday 0600-2000, Saturday/Sunday closed',
    ],
    [
      'QFAHW',
      'WORKS ON THE AIRFIELD SURFACES DURING PUBLISHED CLOSED TIMINGS',
      'Works on the airfield surfaces during published closed timings',
    ],
    [
      'QFAHW',
      'WHEN AD IS PUBLISHED AS CLSD VEHICLES WILL OPR ON ALL SURFACES',
      'When aerodrome is published as closed vehicles will operate on all surfaces',
    ],
    ['QPILT', 'SRA ONLY AVBL WITH PRIOR PERMISSION', 'Surveillance radar approach only available with prior permission'],
    ['QMRLC', 'ALL GRASS RWYS CLSD', 'Grass runways: closed'],
    ['QFALC', 'ALL AD IN THE WEST PART OF FOXDALE FIR ARE CLSD', 'All aerodromes in the west part of Foxdale FIR: closed'],
    [
      'QFALC',
      'ALL AIRPORTS IN FOXDALE FIR ARE CLSD EXCEPT:\n- QQAB, QQAC AND QQAD (HJ),\n- MIL FLT AT QQAE',
      'All airports in Foxdale FIR: closed except QQAB, QQAC and QQAD (sunrise to sunset) + 1 more',
    ],
    ['QFALC', 'EVERY AIRPORT IN FOXDALE FIR CLSD', 'Every airport in Foxdale FIR: closed'],
    ['QNVAS', 'VOR/DME FXD 113.4MHZ NE RABOTAET', 'VOR: out of service – “VOR/DME FXD 113.4MHZ NE RABOTAET”'],
    ['QMXXX', 'TWY N SPEED RESTRICTED 10 MILES PER HR', 'Taxiway N speed: restricted, 10 miles per hour'],
  ])('%s %s', (code, text, headline) => {
    expect(icao(code, text).headline).toBe(headline);
  });
});

it.each([
  [
    'QRDXX',
    'DANGER AREA EGD999C FOXDALE\nNO SPECIAL USE AIRSPACE CROSSING SERVICE AVAILABLE',
    'Danger area EGD999C Foxdale special use airspace crossing service: not available',
  ],
  ['QMPXX', 'STAND 12 NO GROUND POWER AVBL', 'Stand 12 ground power: not available'],
  ['QXXXX', 'NO FUEL AVBL', 'Fuel: not available'],
  ['QXXXX', 'NO AVGAS, JET A1 AVBL', 'No AVGAS, JET A1 available'],
  ['QXXXX', 'CHART NO 1 AVBL', 'Chart no 1: available'],
])('what there is none of is not available: %s %s', (code, text, headline) => {
  expect(icao(code, text).headline).toBe(headline);
});

it('a heading of procedures is followed by the first of them', () => {
  expect(icao('QPIAU', 'FOLLOWING PROCEDURES NOT AVBL.\nDIRECT ARRIVALS TO LOC RWY 18,\nVOR TO RWY 36').headline).toBe(
    'Following procedures: not available, direct arrivals to localizer runway 18',
  );
});

it('what a long list of taxiways is about is said at its end', () => {
  const list = 'TWY A4, A6, B1, B3, B5, C, D, H, TWY K BTN APCH END RWY 09L AND APCH END RWY 27R HLDG PSN SIGN FOR RWY 09L/27R LGT U/S';
  expect(us(list).headline).toBe('Taxiway A4, A6, B1 and 5 more … holding position sign for runway 09L/27R lights: out of service');
});

it('the centre of a circle is a name', () => {
  expect(us('AIRSPACE UAS WI AN AREA DEFINED AS 5NM RADIUS OF 422934N0940020W (8.13NM SE FOD) SFC-400FT AGL').headline).toBe(
    'UAS within 5 NM radius of 8.13 NM southeast of FOD, surface to 400 ft AGL',
  );
  expect(us('AIRSPACE AEROBATIC ACFT WI AN AREA DEFINED AS 1NM RADIUS OF PIB SFC-5500FT').headline).toBe(
    'Aerobatic aircraft within 1 NM radius of PIB, surface to 5500 ft',
  );
  expect(icao('QWULW', 'UAS OPR WI 2NM RADIUS OF ATS BUILDING').headline).toContain('of ATS building');
});

it('an hour is one', () => {
  expect(icao('QMRLC', 'RWY 09/27 CLSD EXC 1 HR PPR').headline).toBe('Runway 09/27: closed except 1 hour PPR');
});

it('a marker of an ILS, the sign of a taxiway and a telephone are what they are, whatever the code says', () => {
  expect(us('NAV ILS RWY 08L OM U/S')).toMatchObject({ severity: 3, effects: [{ kind: 'navaidOut', extent: 'part' }] });
  expect(us('NAV ILS RWY 08L U/S')).toMatchObject({ severity: 4, effects: [{ kind: 'navaidOut', extent: 'whole' }] });
  expect(icao('QGXGM', 'TWY A INFORMATION SIGN LGT U/S')).toMatchObject({ severity: 2 });
  expect(icao('QSTXX', 'ATC PHONE NUMBER 020 1234 U/S')).toMatchObject({ effects: [{ kind: 'otherUnavailable' }] });
  expect(icao('QSTXX', 'ATC U/S')).toMatchObject({ effects: [{ kind: 'towerHours' }] });
});

it('satellite navigation without an outage is no warning, spoofing is one; an area for UAS is known by what follows its corners', () => {
  expect(icao('QGWAU', 'NO RAIM OUTAGES')).toMatchObject({ severity: 3 });
  expect(icao('QXXXX', 'GNSS SIGNAL SPOOFING REPORTED WI FIR')).toMatchObject({ severity: 4 });
  const area = 'TEMPO RESTRICTED AREA ACT WI 482000N0163000E - 482000N0164000E - 481000N0164000E - 481000N0163000E - 482000N0163000E.';
  expect(icao('QRTCA', `${area} FOR UAS ONLY`)).toMatchObject({ severityRule: 'unmannedAircraftOnly' });
  expect(icao('QRTCA', `${area} FOR ALL ACFT`)).toMatchObject({ severity: 5 });
});

describe('where something takes place', () => {
  it.each([
    [
      'LASER DISPLAY WI 1NM RADIUS: 482000N 0163000E (FOXDALE HALL,QQSHIRE). FOR INFO 01',
      'Laser display within 1 NM radius of Foxdale HALL, Qqshire',
    ],
    [
      'CIVIL AIRCRAFT NOTIFICATION PROCEDURE - PARAGLIDERS IN LOW FLYING AREA 7 WI 2NM RADIUS OF PSN 482000N 0163000E (FOXDALE)',
      'Paragliders in low flying area 7 within 2 NM radius of Foxdale',
    ],
    [
      'AIRCREW BE ADVISED/USE CAUTION: CAPTIVE BALLOON WI 1NM RADIUS OF 482000N 0163000E (FOXDALE)',
      'Captive balloon within 1 NM radius of Foxdale',
    ],
  ])('%s', (text, headline) => {
    expect(icao('QWXLW', text).headline).toBe(headline);
  });
});

it('ends with the sentence where that ends with a figure', () => {
  expect(icao('QCAXX', 'COVERAGE OF FREQ 128.2 LIMITED BLW FL200 IN SECTOR 3. ALTN FREQ 126.6').headline).toBe(
    'Coverage of frequency 128.2: limited below FL200 in sector 3',
  );
});

it('has the grade of a fuel in its own letters', () => {
  expect(us('SVC FUEL JET A NOT AVBL').headline).toBe('Fuel JET A: not available');
});

it('leaves signs that a Q-code calls satellite navigation to their text', () => {
  expect(icao('QGXGM', 'RWY 09 HOLDING POSITION SIGN NOT LGTD')).toMatchObject({ subjectCode: 'MG', category: 'movement', severity: 2 });
});

it.each([
  [
    'QARLC',
    'ATS ROUTE SEGMENTS N319 BTN FOXDI-KINEX AND P574 BTN MESAB-ADUNO CLSD BTN FL200 TO FL450 DUE TO MIL ACT',
    'ATS route segments N319 between FOXDI-KINEX and P574 between MESAB-ADUNO: closed between FL200 to FL450',
  ],
  ['QRDCA', 'TEMPO DANGER AREA QQD9 ESTABLISHED.VERTICAL LIMITS: GND-8000M', 'Temporary danger area QQD9: established'],
  [
    'QRPLP',
    'ALL FLT OVR FOXDALE BLW 9000FT PROHIBITED EXC LDG AND DEP XXFD',
    'All flight over Foxdale below 9000 ft: prohibited except landing and departure XXFD',
  ],
  [
    'QPALC',
    'STAR EKOPO3B NOT AVBL DUE TO VOR FXD U/S EXC ACFT RNAV1 EQUIPPED WITH GNSS.',
    'STAR EKOPO3B: not available except aircraft RNAV1 equipped with GNSS',
  ],
  [
    'QRRCA',
    'RESTRICTED AREA QQR-12 ACT. NO FLT PERMITTED WI AREA BTN 0600-1100',
    'Restricted area QQR-12: active, no flight permitted within area between 0600-1100',
  ],
  [
    'QMDCH',
    'DECLARED DISTANCES CHANGED DUE DISPLACED THR 18 BY 250M:\nRWY   TORA  TODA  ASDA  LDA\n18    2650  2650  2650  2350\n36    2350  2650  2350  2350',
    'Declared distances: changed, runways 18, 36',
  ],
])('says what %s changes, where and for whom: %s', (code, text, headline) => {
  expect(icao(code, text).headline).toBe(headline);
});
