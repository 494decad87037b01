/** What a headline says of each kind of notice, in the forms of ICAO and of the USA. Over 400 lines because it is one table, a notice or two a line. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';

const about = { receivedAt: new Date('2026-03-10') };
const us = (text: string) => decodeNotice(`!QQA 03/123 QQA ${text} 2603101200-2604101200`, about);
const icao = (code: string, text: string) =>
  decodeNotice(`A0123/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/AE/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text}`, about);

describe('the headline of a US NOTAM names thing, designator and state', () => {
  const place = 'TOWNVILLE RGNL, TOWNVILLE, QQ.\n';
  it.each([
    ['RWY 13L RWY END ID LGT U/S', 'Runway 13L end identifier lights: out of service'],
    ['RWY 16 HLDG PSN SIGN FOR RWY 11/29 LGT U/S', 'Runway 16 holding position sign for runway 11/29 lights: out of service'],
    ['RWY 05/23 CL MARKINGS NOT STD', 'Runway 05/23 centre line markings: not standard'],
    ['RWY 18/36 CLSD EXC TAX', 'Runway 18/36: closed except taxiing'],
    ['TWY A BTN TWY B AND TWY C CLSD', 'Taxiway A between taxiway B and taxiway C: closed'],
    ['APRON NORTH CARGO RAMP EDGE LGT U/S', 'North cargo ramp edge lights: out of service'],
    ['AD AP FUEL JET A-1 NOT AVBL', 'Fuel JET A-1: not available'],
    ['SVC ATIS U/S', 'ATIS: out of service'],
    ['NAV ILS RWY 08L OM U/S', 'ILS runway 08L outer marker: out of service'],
    ['NAV ILS RWY 09R LOC UNUSABLE BEYOND 15DEG LEFT OF COURSE', 'ILS runway 09R localizer: unusable beyond 15 degrees left of course'],
    ['NAV VOR NOT MNT', 'VOR: not monitored'],
    ['NAV VOR/DME ATA 113.2 U/S', 'VOR/DME ATA 113.2: out of service'],
    [
      'NAV GPS (QQTEST GPS 26-01) MAY NOT BE AVBL WI A 80NM RADIUS CENTERED AT 464114N1201022W (QQA037013) FL400-UNL',
      'GPS may not be available within 80 NM of QQA037013, FL400 to unlimited',
    ],
    ['COM REMOTE COM OUTLET 122.6 U/S', 'Remote COM outlet 122.6: out of service'],
    ['ROUTE ZQQ. V999 ALPHA, QQ TO BRAVO (BRV) VORTAC, QQ MEA 6500', 'Route V999, ALPHA to BRAVO: minimum en-route altitude (MEA) 6500 ft'],
    [`IAP ${place}RNAV (GPS) RWY 28, AMDT 1A...\nPROCEDURE NA`, 'Approach RNAV (GPS) RWY 28: not authorised'],
    [
      `IAP ${place}ILS OR LOC RWY 9, AMDT 2...\nVOR RWY 27, ORIG...\nCIRCLING CAT C MDA 840/HAA 627. CHANGE NOTE TO READ: X`,
      'Approach ILS OR LOC RWY 9 and 1 more: changed (minima, notes)',
    ],
    [
      `IAP ${place}ILS OR LOC RWY 9, AMDT 2...\nAUTOPILOT COUPLED APPROACH NA BELOW 900`,
      'Approach ILS OR LOC RWY 9: autopilot coupled approach not authorised below 900',
    ],
    [
      `IAP ${place}ILS RWY 9, AMDT 2...\nMISSED APPROACH: CLIMB TO 3000 EXCEPT WHEN FXD VORTAC OUT OF SERVICE`,
      'Approach ILS RWY 9: changed (missed approach, route or altitudes)',
    ],
    [`IAP ${place}ILS RWY 9, AMDT 2...\nDISREGARD NOTE: PROCEDURE NA AT NIGHT`, 'Approach ILS RWY 9: changed (notes)'],
    [
      `ODP ${place}TAKEOFF MINIMUMS AND (OBSTACLE) DEPARTURE PROCEDURES AMDT 2...\nTAKEOFF MINIMUMS: RWY 36, 400-2`,
      'Takeoff minimums and (obstacle) departure, RWY 36: changed (take-off minima)',
    ],
    [
      `ODP ${place}TAKEOFF MINIMUMS AND (OBSTACLE) DEPARTURE PROCEDURES AMDT 2...\nADD TAKEOFF OBSTACLE NOTES: RWY 36, TEMPORARY CRANE 1142FT FROM DER, 26FT LEFT OF CENTERLINE, 40FT AGL/4463FT MSL`,
      'Takeoff minimums and (obstacle) departure, RWY 36: changed (take-off obstacles), temporary crane 40 ft AGL',
    ],
    [
      `SID ${place}HOOVER THREE DEPARTURE...\nTAKEOFF MINIMUMS: RWY 36, STANDARD WITH A MINIMUM CLIMB OF 440 FT\nPER NM TO 2000`,
      'SID Hoover three departure: changed (take-off minima), minimum climb of 440 ft per NM to 2000',
    ],
    [
      `SID ${place}HOOVER THREE DEPARTURE...\nALPHA TWO DEPARTURE (RNAV)...\nDEPARTURE PROCEDURE NA, LIH VOR OUT OF SERVICE`,
      'SID Hoover three departure and 1 more: departure procedure not authorised, LIH VOR out of service',
    ],
    [
      `SID ${place}HOOVER THREE DEPARTURE...\nCROSS FXD 7 DME ARC AT OR ABOVE 3500, 540 FT/NM TO 3500`,
      'SID Hoover three departure: changed (route or altitudes), climb 540 ft per NM to 3500',
    ],
    [
      `IAP ${place}ILS RWY 9, AMDT 2...\nALTERNATE MINIMUMS: STANDARD - NA WHEN LOCAL WEATHER NOT AVBL`,
      'Approach ILS RWY 9: changed (alternate minima), standard - not authorised when local weather not available',
    ],
    [
      `IAP ${place}ILS RWY 9, AMDT 2...\nPROFILE NOTE: VGSI AND ILS GLIDEPATH NOT COINCIDENT. DELETE NOTE: X`,
      'Approach ILS RWY 9: changed (notes), visual glide slope indicator and ILS glidepath not coincident',
    ],
    [
      'AD AP RDO ALTIMETER UNREL. AUTOLAND, HUD TO TOUCHDOWN, ENHANCED FLT VISION SYSTEMS TO TOUCHDOWN, HEL OPS NOT AUTHORIZED EXC FOR ACFT WITH APPROVAL',
      'Radio altimeter: unreliable, autoland, HUD to touchdown, enhanced flight vision systems to touchdown …: not authorised',
    ],
    [
      `IAP ${place}LOC/DME-E, AMDT 1B...\nCIRCLING CAT C MDA 10420/HAA 2600. CIRCLING CAT D NA. CHART NOTE: CIRCLING NA AT NIGHT.`,
      'Approach LOC/DME-E: changed (minima, notes), circling CAT D NA, circling not authorised at night',
    ],
    [
      `ODP ${place}TAKEOFF MINIMUMS AND (OBSTACLE) DEPARTURE PROCEDURES AMDT 7...\nRWY 34L, 400-2. RWY 26, NA - OBSTACLES. DELETE NOTE: RWY 8 NA`,
      'Takeoff minimums and (obstacle) departure, RWY 26: changed (notes), runway 26 not authorised',
    ],
    [`SID ${place}HOOVER3 NOT AVBL`, 'SID HOOVER3: not available'],
    ['AIRSPACE R3005D ACT SFC-FL240', 'Restricted area R-3005D: active, surface to FL240'],
    ['AIRSPACE ALPHA HIGH A MOA ACT 12500FT UP TO BUT NOT INCLUDING FL180', 'ALPHA high A MOA: active, 12500 ft to FL180'],
    [
      'OBST CRANE (ASN 2026-QQ-1-NRA) 394256N0861626W (1.2NM NE QQA) 250FT (120FT AGL) NOT LGTD',
      'Crane: not lit, 120 ft above ground, 250 ft above sea level, 1.2 NM NE of QQA',
    ],
    [
      'OBST TOWER LGT (ASR 1000001) 394256N0861626W (1.2NM NE QQA) 250FT (120FT AGL) U/S',
      'Tower: lights out of service, 120 ft above ground, 250 ft above sea level, 1.2 NM NE of QQA',
    ],
  ])('%s', (text, headline) => {
    expect(us(text)).toMatchObject({ headline, headlineSource: 'decoded' });
  });
});

describe('the text corrects what the Q-code says', () => {
  it.each([
    ['QICAS', 'ILS RWY 08L OM U/S', 'ILS runway 08L outer marker: out of service'],
    ['QLEAS', 'RWY 09 EDGE LGT NORTH SIDE U/S', 'Runway 09 edge lights north side: out of service'],
    ['QMXLC', 'TWY A RIGHT SIDE CLSD', 'Taxiway A right side: closed'],
    ['QRTCS', 'RESTRICTED AREA (TEMPORARY) INSTALLED FOR UAS ONLY (TOWNVILLE)', 'Restricted area: installed for UAS only (Townville)'],
    ['QFUAU', 'NIL AVGAS AVBL', 'AVGAS: not available'],
    ['QFFCG', 'RFF CAT UPGRADED TO CAT 7', 'Rescue and fire fighting CAT: upgraded to CAT 7'],
    ['QMTXX', 'RWY 09L PAINTED THR MARKINGS REMOVED DUE WIP.', 'Runway 09L painted threshold markings: removed'],
    ['QIGXX', 'ILS GP RWY 04 MAY NOT BE MAINTAINED WHEN BELOW GP', 'ILS glide path runway 04: may not be maintained when below glide path'],
    ['QXXXX', 'AERODROME LAV SERVICES UNAVAILABLE', 'Lavatory services: not available'],
    ['QXXXX', 'AERODROME CAUTION: HERC RAMP SPOT 9 CLSD.', 'HERC ramp spot 9: closed'],
    ['QXXXX', 'AERODROME - RUNWAY 09 PAR UNAVAILABLE.', 'Runway 09 precision approach radar: not available'],
    [
      'QGWXX',
      'GNSS JAMMING TEST WI 80NM RADIUS OF 481200N0163000E SFC-FL400',
      "GNSS jamming within 80 NM of 48°12'N 016°30'E, surface to FL400",
    ],
    ['QFAXX', 'SERVICES NOT GUARANTEED', 'Services: not guaranteed'],
    ['QFAXX', 'CARD PAYMENT IS NO LONGER SUPPORTED', 'Card payment: no longer supported'],
    ['QRDCA', 'D123 ACT', 'Danger area D123: active'],
    ['QARCH', '-AWY A791 BTN KINEX AND FOXDI\n-AWY W2 BTN MESAB AND FOXDI\nARE CLSD', 'Route A791, W2: closed'],
    ['QRDCA', 'QQ-D596 A/B/C ACTIVATED INFO: QQAB ACC FREQ 126.155MHZ', 'Danger area QQ-D596 A/B/C: active'],
    ['QRDCA', 'DANGER AREA ACT: QQD406.', 'Danger area QQD406: active'],
    [
      'QRDCA',
      'TEMPO DANGER AREA ESTABLISHED BOUNDED BY: N393900E1001200-N394100E0995000-N395600E1001500,BACK TO START. ACFT ARE FORBIDDEN TO FLY INTO IT',
      'Temporary danger area: established, aircraft are forbidden to fly into it',
    ],
    ['QRRCA', 'TOWNVILLE AIRSPACE R574 ACT (RA2) DUE MIL FLYING', 'Restricted area Townville airspace R574: active'],
    ['QKKKK', 'CHECKLIST: YEAR=2025 0001 0002 YEAR=2026 0003', 'Checklist of the NOTAMs in force'],
    ['QFALT', 'AD CLSD TO ACFT ABV 5700KG AND CLSD TO ALL TKOF SS-SR', 'Aerodrome: closed to aircraft above 5700KG + 1 more'],
    ['QOBXX', 'CRANE WITHOUT LGT, 60M AGL', 'Crane: not lit, 60 m above ground'],
    ['QOBCE', 'CRANE ERECTED, 1 662FT AMSL / 180FT AGL', 'Crane: 1662 ft above sea level, 180 ft above ground'],
    ['QRRCA', 'R230A TO R230F ACT', 'Restricted area R230A to R230F: active'],
    ['QMXLC', 'FLW TWY CLSD: A, B1 AND C.', 'Taxiway A, B1 and C: closed'],
    ['QMPLC', 'THE FOLLOWING STANDS ARE NOT AVBL: 201, 202', 'Stands 201, 202: not available'],
    ['QCAAS', 'HF FREQ 5658 KHZ AND SSR RADAR U/S', 'High frequency 5658 KHZ and secondary surveillance radar: out of service'],
    ['QPDXX', 'SID FOXES TWO DEPARTURE...DEPARTURE ROUTE: EXPECT VECTORS', 'SID FOXES two departure: changed (route or altitudes)'],
    ['QPDXX', 'SID TOP 5R RWY 35L SUSPENDED', 'SID TOP 5R runway 35L: suspended'],
    ['QIGAS', 'ILS RWY 04 GS OUT OF SERVICE', 'ILS runway 04 GS: out of service'],
    ['QLPAS', 'PAPI RWY 22 U/S. REIL RWY 04 U/S. SFL RWY 04 U/S', 'PAPI runway 22: out of service + 2 more'],
    // A later matter is counted, a list below is named.
    [
      'QGWXX',
      'GNSS UNRELIABLE WI 150NM RADIUS OF 280000N0370000E. RNP AR APCH NOT AUTH',
      "GNSS unreliable within 150 NM of 28°00'N 037°00'E + 1 more",
    ],
    ['QRDCA', 'FXD-16 DANGER AREA ACT. W71 BTN FOXUS AND FOXIT NOT USABLE BLW FL310', 'FXD-16 danger area: active + 1 more'],
    [
      'QARLC',
      'THE FLW SEGMENTS OF ATS RTE CLSD:\n1. A461: FOXUS-FOXIT.\n2. R473: FOXAL - FXD.',
      'The following segments of ATS route: closed, A461, R473',
    ],
    ['QMXLC', 'TWY-CLSD DUE TO MAINT\nTWY/L BTN L2 AND L5\nTWY/W3\nTWY/E', 'Taxiway: closed, L, W3, E'],
    [
      'QMTCM',
      'THR RWY 09 DISPLACED 300M. DECLARED DISTANCES:\nRWY 09: TORA 2800M TODA 2800M ASDA 2800M LDA 2500M',
      'Threshold runway 09: displaced, 300 metres, runway 09 LDA 2500 metres',
    ],
    [
      'QOBCE',
      'MOBILE CRANE ERECTED PSN 592134N0175812E, ELEV 295FT, HGT 180FT. LGTD',
      'Mobile crane: 295 ft above sea level, 180 ft above ground, lit',
    ],
    ['QOBCE', 'CRANE ERECTED. PSN 500148N0083655E, 1.9NM NE ARP, 829FT AMSL', 'Crane: 829 ft above sea level, 1.9 NM NE of ARP'],
    ['QSAAU', 'FOXDALE APP RADAR NOT AVBL', 'Foxdale approach control radar: not available'],
    ['QLXAS', 'DUE TO MAINT OF POWER SUPPLY:\n- STOPBARS TWY A1 OUT OF SERVICE', 'Stopbars taxiway A1: out of service'],
    ['QMPXX', 'PARKING PADS L1, L3, L5; M6, M8; Q0 CLSD', 'Parking pads L1, L3, L5; M6, M8; Q0: closed'],
  ])('%s %s', (code, text, headline) => {
    expect(icao(code, text)).toMatchObject({ headline, headlineSource: 'decoded' });
  });
});

describe('a headline', () => {
  it('is the first clause in plain words, marked as quoted, where no rule knows better', () => {
    expect(icao('QGWAU', 'NO RAIM OUTAGES. FURTHER WORDS')).toMatchObject({ headlineSource: 'quoted' });
    expect(icao('QAFXX', 'ALL FLT ARE HJ, EXCEPT THAT QQAB IS AVAILABLE AT NIGHT')).toMatchObject({ headlineSource: 'quoted' });
    const { headline, headlineSource, plainText } = icao('QFAXX', 'PILOTS ARE REQUESTED TO AVOID THE VILLAGE. OTHER WORDS');
    expect({ headline, headlineSource }).toEqual({ headline: 'Pilots are requested to avoid the village', headlineSource: 'quoted' });
    expect(plainText()).toMatch(/^Where: /);
    // The state is that of the reason.
    expect(icao('QSPLT', 'ALL ACFT SHALL CARRY A TRANSPONDER DUE PSR U/S').headlineSource).toBe('quoted');
  });

  it('leaves out the corners of an area, in whichever layout, and says what follows them apart', () => {
    const area = 'N394500E1160000-N394500E1164000-N390500E1164000';
    expect(icao('QRDXX', `DANGER AREA ESTABLISHED BOUNDED BY: ${area}.`).headline).toBe('Danger area: established');
    expect(icao('QWELW', `NAVAL ACFT WILL OPERATE WI AREA ${area} ACFT SHALL CTC ATC`).headline).toBe(
      'Naval aircraft will operate, aircraft shall contact air traffic control',
    );
  });

  it('does not take the state of a reason', () => {
    expect(icao('QMDCH', 'RWY 10 TORA 3000M DUE WIP END 28').headline).toBe('Runway 10 TORA 3000 metres due work in progress end 28');
  });

  it('of several procedures says what is said of the first', () => {
    const text =
      'IAP TOWNVILLE INTL, TOWNVILLE, QQ. RNAV (RNP) Z RWY 19, AMDT 1A... PROCEDURE NA. VOR RWY 01, ORIG-B... PROCEDURE NA EXC FOR ACFT WITH GPS.';
    expect(us(text).headline).toBe('Approach RNAV (RNP) Z RWY 19 and 1 more: not authorised');
  });

  it('writes a new place as a name', () => {
    expect(icao('QGWXX', 'GPS TESTING IN THE NEW YORK AREA').headline).toBe('GPS testing in the New York area');
    expect(icao('QCAXX', 'NEW FREQ 118.1').headline).toBe('New frequency 118.1');
  });

  it('begins with the closure, as the effects name it, wherever that is in the text', () => {
    expect(icao('QLEAS', 'RWY 09/27 EDGE LGT U/S. RWY 09/27 CLSD TO ACFT ABOVE 5700KG').headline).toMatch(
      /^Runway 09\/27: closed to aircraft/,
    );
    expect(icao('QMRLC', 'ATZ DEACTIVATED, AD CLSD').headline).toBe('Aerodrome: closed');
  });

  it('never says of one runway, or of one sort of flight, what holds for another', () => {
    expect(icao('QMRLT', 'RWY 24 CLSD FOR ARR, RWY 06 CLSD FOR DEP').headline).toBe('Runway 24: closed for arrival + 1 more');
    expect(icao('QMRLT', 'RWY 15/33 AVBL ONLY FOR EMERG').headline).toBe(
      'Runway 15/33: partially closed (with an exception), available only for emergency',
    );
    expect(icao('QMRXX', 'RWY 15/33 WILL NOT BE CLSD ON 12 MAR').headline).toBe('Runway 15/33 will not be closed on 12 MAR');
    expect(icao('QMRLT', 'RWY 15/33 FOR LDG ONLY').headline).toBe('Runway 15/33: partially closed (for take-off)');
    expect(icao('QMRLT', 'RWY 24 CLSD FOR ARR').headline).toBe('Runway 24: closed for arrival');
  });

  it('never says plainly closed what is only a doubt', () => {
    expect(icao('QMRXX', 'RWY 09/27 MAY BE CLSD').headline).toBe('May be closed: runway 09/27 may be closed');
  });

  it('takes from the Q-code what a text leaves unsaid', () => {
    expect(icao('QOLAS', 'OBST LGT 194FT AMSL BRG 056 MAG 3NM FM ARP').headline).toMatch(/: out of service$/);
    expect(icao('QLPAS', 'PAPI RWY 24').headline).toBe('PAPI runway 24: out of service');
    expect(icao('QOLAS', 'OBSTRUCTION LIGHTS OUT').headline).toBe('Obstruction lights out');
  });

  it('of an activity says between which levels, and no words that lead to positions', () => {
    const text =
      'GUN FIRING WILL TAKE PLACE WI AREA WITH THE FLW COORD:\n254410N 0575455E ,\n254223N 0575340E\nTO THE POINT OF ORIGIN.\nF)GND G)8000 FT AMSL.';
    expect(icao('QWMLW', text).headline).toBe('Gun firing: taking place, surface to 8000 ft AMSL');
  });

  it('stays on one line, however long the text is', () => {
    const { headline } = icao('QFAXX', `${'VERY LONG WORDS '.repeat(90)}CLSD`);
    expect(headline?.length).toBeLessThanOrEqual(120);
    expect(headline).toMatch(/ …$/);
  });
});

it.each([
  ['QMXAO', 'TWY F REOPENED. TWY G STILL CLSD', 'Taxiway G: closed'],
  ['QFUAO', 'JET A-1 REFUELLING RESUMED. AVGAS STILL NOT AVBL', 'AVGAS: not available'],
  ['QMRXX', 'RWY 09/27, PREVIOUSLY CLSD, IS NOW BACK IN SER. TWY A REMAINS CLSD', 'Taxiway A: closed'],
  ['QMXLC', 'TWY A AND TWY B CLSD. TWY C CLSD. TWY D CLSD', 'Taxiway A and taxiway B: closed + 2 more'],
  ['QFUAU', 'JET A1 AVBL VIA PPR ONLY. AVGAS NOT AVBL', 'JET A1: available via PPR only + 1 more'],
  ['QILAS', "LOC 'IFD' RWY 27 RADIATING WO IDENT. DO NOT USE", "Localizer 'IFD' runway 27 radiating without identification + 1 more"],
  [
    'QFUAU',
    'JET A1 SHORTAGE, MAX UPLIFT 5000 LTR OR 2 LTRS PER KM, DELAYS POSS INVOF PUMPS',
    'JET A1 shortage, maximum uplift 5000 litres or 2 litres per KM, delays possible in the vicinity of pumps',
  ],
  [
    'QFAXX',
    'SKED DEP ARE EXEMPTED FM THE GND STOP. START-UP WILL BE REFUSED',
    'Scheduled departure are exempted from the ground stop + 1 more',
  ],
  ['QMPXX', 'STAND 4 IS RSTRD', 'Stand 4 is restricted'],
  [
    'QPDXX',
    'ALL DEP RWY 09 NO TURNS PERMITTED BEFORE DER',
    'All departure runway 09 turns: not permitted before departure end of the runway',
  ],
  ['QFAXX', 'DUE FLYPAST NO FLT SHALL LAND, TAKE OFF OR TAXI', 'Aerodrome: closed'],
  [
    'QWPLW',
    'PARACHUTE JUMPING EXER 2NM RADIUS OF FOXDALE\nF) SFC G) FL120',
    'Parachute jumping exercise 2 NM radius of Foxdale, surface to FL120',
  ],
  // Items F and G hold, whatever the text says of levels before or of some areas.
  ['QRDCA', 'FXD-16 ACT. UPPER LIMIT RAISED FM FL240 TO FL300\nF) SFC G) FL300', 'Danger area FXD-16: active, surface to FL300'],
])('what is closed leads, and what a later clause takes is counted: %s %s', (code, text, expected) => {
  expect(
    decodeNotice(`A0123/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/A/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text}`, {
      receivedAt: new Date('2026-03-10'),
    }).headline,
  ).toBe(expected);
});

it.each([
  [
    'QRDTT',
    'TRIGGER NOTAM - AIP AIRAC SUP 14/2026 WEF 06 AUG TIL 25 NOV 2026. TEMPO DANGER AREA QQD1 ESTABLISHED',
    'Trigger NOTAM: temporary danger area QQD1: established',
  ],
  [
    'QMXTT',
    'TRIGGER NOTAM - AIP SUP 012/26 WEF 08 FEB 2026 UFN.\nTOWNVILLE AIRPORT (QQAA) - CONSTRUCTION OF TAXIWAY ECHO',
    'Trigger NOTAM: Townville airport (QQAA) - construction of taxiway ECHO',
  ],
  ['QPATT', 'TRIGGER NOTAM-AIRAC AIP AMDT 002/2026 WEF 22 JAN 2026. NEW STAR TO QQAA', 'Trigger NOTAM: new STAR to QQAA'],
  ['QFATT', 'TRIGGER NOTAM - AIP SUP 012/26 WEF 08 FEB 2026', 'Trigger NOTAM: AIP SUP 012/26 with effect from 08 FEB 2026'],
  ['QFAXX', 'AD HOC SLOT BOOKINGS ARE SUSPENDED', 'Ad-hoc slot bookings: suspended'],
  ['QMXLC', 'TWY NA BTN TWY NK AND TWY NP CLSD', 'Taxiway NA between taxiway NK and taxiway NP: closed'],
  ['QXXXX', 'BASH PHASE II IN EFFECT. BIRDS ARE MOST ACTIVE FROM SUNSET', 'BASH phase II: in effect'],
  ['QCALS', 'A/G FAC 130.9 SUBJ TO INTERFERENCE', 'Air to ground facility 130.9 subject to interference'],
  ['QRMCA', 'THE FOLLOWING TRA ARE ACTIVATED: TRA 004', 'The following temporary reserved airspace: active'],
  [
    'QOLAS',
    'MULTIPLE OBST LIGHTS U/S ACROSS AIRFIELD: TWY DELTA NORTH STADIUM LIGHT, TWY DELTA SOUTH STADIUM LIGHT, HARDSTAND 30 STADIUM LIGHT, BUILDING 5',
    'Obstacle: lights out of service',
  ],
])('the headline says what it is about and not its paper, nor a name that looks like a state: %s %s', (code, text, headline) => {
  expect(icao(code, text).headline).toBe(headline);
});

it('names in US texts that look like words are names', () => {
  const place = 'TOWNVILLE RGNL, TOWNVILLE, QQ.\n';
  expect(us('AD AP NOT ATTENDED DLY 0300-1100').headline).toBe('Aerodrome: not attended daily 0300-1100');
  expect(us(`IAP ${place}VOR RWY 12, AMDT 15A...\nCIRCLING MDA 840/HAA 627.\nTHIS IS VOR RWY 12, AMDT 15B`).headline).toBe(
    'Approach VOR RWY 12: changed (minima)',
  );
  expect(us(`IAP ${place}VOR RWY 12, AMDT 15A...\nFOD 5.5 DME REQUIRED`).headline).toContain('FOD 5.5 DME');
  expect(us('ROUTE ZQQ. V44 ALPHA, QQ CROSS ALPHA AT 6000 WHEN USING DME. BRV VORTAC DME UNUSABLE BELOW 6000').headline).toBe(
    'Route V44, ALPHA: cross ALPHA at 6000 when using DME',
  );
});

describe('the headline names', () => {
  it.each([
    [
      'REF NOTAM A/1345/26, A/1349/26 AND A/1356/26,\nALL MIL ACT (GUN FIRING) SUSPENDED WI AREA',
      /^All military activity \(gun firing\): suspended/,
    ],
    ['F34 AVTUR IS NO LONGER AVAILABLE', /: no longer available$/],
    ['SPOT NR 51 AND 56-NOT AVBL', /^Spot NR 51 and 56: not available$/],
    ['CTR ACT. NO FLT UNLESS KNOWN TO XXFD', /: active \+ 1 more$/],
    ['1. TWY C CLSD. 2. AVGAS NOT AVBL', /^Taxiway C: closed \+ 1 more$/],
    ['AD OPR HR: SAT SUN 0800-1200, WED CLSD, MON 0800-1200', /: Saturday Sunday 0800-1200, Wednesday/],
    ['RADAR SERVICE MAY BE REDUCED OR NOT AVBL', /^Radar service may be reduced or not available$/],
    ['TWY E SIGN BTN RWY 05/23 AND TWY A LGT U/S', / taxiway A lights: out of service$/],
    ['FOXDALE STAGEFIELD REPAIRS IN JUNE UNLESS OTHERWISE AUTHORIZED', /^Foxdale Stagefield repairs in JUNE unless/],
    ['UAS SWARM OPR WI AREA BOUNDED BY\n521000N 0011500E - 521100N 0011500E - 521100N 0011600E (FOXDALE)', / at Foxdale$/],
    ['ALL ACFT OPR IN THE FIR\nSHALL BE EQUIPPED WITH SSR', / FIR shall be equipped with /],
    [
      'ALL AIRPORTS IN THE EAST ARE OPEN AND HOURS AS PUBLISHED EXCEPT:\n- OIIP, OITZ AND OITU CLSD\n- OIYY HJ',
      /^OIIP, OITZ and OITU: closed \+ 1 more$/,
    ],
    ['PHYSICAL CHARACTERISTICS AMD\nARRESTING GEAR\nAMEND FOURTH SENTENCE', /^Physical characteristics: changed, arresting gear$/],
    [
      'AERODROME OBSTACLES AMD\nADD NOTE 6:\nRWY 25 VISUAL SEGMENT SURFACE PENETRATED BY FOUR TREES:\n97FT',
      /: changed, runway 25 visual segment surface \w+ by four trees$/i,
    ],
    [
      'FLIGHT PROCEDURES AMD\nAMD NOTE 10.1 TO READ:\n2. 550M RVR FOR TWY C12',
      /^Flight procedures: changed, 550 metres RVR for taxiway C12$/,
    ],
    [
      'DECLARED DIST AND GRADIENT CHANGES\nRWY   TODA\n12    1739(4.93)\n30    1739(3.69)\nSUPPLEMENTARY',
      /^Declared distance and gradient changes, runways 12, 30$/,
    ],
    ['RWY THR DATA AMD\nBRG(T)  RWY LAT         LONG\n138.90  14  143051.20S  1322214.41E', /^Runway threshold data: changed, runway 14$/],
    ['OBSTACLES AMD\nAMD AIP AD 2', /^Obstacles: changed$/],
    ['MULTIPLE UNLIT TOWERS IN TA23', /^Multiple \w+ towers in TA23$/i],
    ['BIRD ACT', /^Bird activity$/],
    ['RWY 15 DISTANCE REMAINING SIGN RIGHT SIDE NON STD', /^Runway 15 distance remaining sign right side: not standard$/],
    ['RWY 09/27 CLSD TO PLA', /^Runway 09\/27: closed to practice low approach$/],
    ['FREQ 316.8 MHZ SECTOR 1 EAST,\nFREQ 302.4 MHZ SECTOR 7\nCHANGE TO FREQ 258.4 MHZ', /SECTOR 7: changed to frequency 258.4 MHZ$/i],
    ['INTENSE GFY ACT (UP TO 15 GLIDERS) OPR FM FOXDALE', /^Intense glider flying activity /],
    ["DVOR/DME 'QQA' 114.9 MHZ OPR WITHOUT SDBY", /^DVOR\/DME 'QQA' 114.9 MHZ operating without standby$/],
    [
      'TWY A, B, B1, B2, B3, B4, B5, B6, B7, B8, B9, H IN-PAVEMENT RWY GUARD LGT FOR RWY 08R/26L U/S',
      /^Taxiway A, B, B1 and 9 more .*08R\/26L: out of service$/,
    ],
    [
      'ODP TOWNVILLE INTL, TOWNVILLE, QQ.\nDIVERSE VECTOR AREA (RADAR VECTORS), AMDT 2 ...\nRWYS 4L/R, NA. ADD NOTE: CRANE 754FT FROM DER',
      /^Departure procedure DIVERSE VECTOR AREA/,
    ],
    ['FIREWORKS WI 0.5NM RADIUS OF 482000N 0163000E (FOXDALE PIER)', / radius of Foxdale PIER$/],
    ['CLSR OF ROAD E OF FOXDALE HEIGHTS', /^Closure of road east of Foxdale Heights$/],
    ['NAVAID POE VOR UNSERVICEABLE', /^POE VOR: out of service$/],
    ['ADD NEW ENTRY TO ENR 5.5\nFOXDALE HELIPORT', /^Add new entry to en route 5.5, Foxdale heliport$/],
  ])('what an ICAO text is about: %j', (text, headline) => {
    expect(icao('QXXXX', text).headline).toMatch(headline);
  });

  it.each([
    ['OBST CRANE (ASN UNKNOWN) 264034N0800539W (1824FT SW APCH END RWY 32) 112FT (100FT AGL)', /, 1824 ft SW of APCH END RWY 32$/],
    ['REF NOTAM A0101/26,\nDRG ACT LASER DISPLAY AT FOXDALE', /^Laser display/],
    ['TWR HR AMD\nMON-FRI 2230-0830\nSAT 2230-0530', /Monday-Friday 2230-0830 Saturday 2230-0530/],
    ['ILS RWY 14 NOT AVBL\nEXC WITH 15MIN PN', /not available except with 15 minutes/],
    [
      'OBST CRANE 352FT AMSL BRG 143 MAG 5.73NM FM ARP INFRINGES CONICAL SFC BY 283FT',
      /^Crane: 352 ft above sea level, 5\.73 NM from ARP on 143° magnetic, infringes conical surface by 283 ft$/,
    ],
    ['OBST CRANE 302FT AGL BRG 078 TRUE 4378M FM ARP', /^Crane: 302 ft above ground, 4378 m from ARP on 078° true$/],
    ['SEE NOTAM: A0101/26 RWY 09/27 WIP', /^Runway 09\/27/],
    ['NAVIGATIONAL WARNING TO ALL CONCERNED: 1. LASER DISPLAY AT FOXDALE', /^Laser display/],
    ['ALL ACFT ARE ADVISED TO PAY ATTENTION TO THE FLW INFORMATION. LASER DISPLAY AT FOXDALE', /^Laser display/],
    ['THE GOVERNMENT OF FOXLAND HAS ISSUED AN ADVISORY REGARDING A LASER DISPLAY AT FOXDALE', /^Laser display/],
    ['OBST SEE ZQQ 02/002 WIND TURBINE FARM', /^Wind turbine farm \(see ZQQ 02\/002\)$/],
    [
      'AIRSPACE UAS WI AN AREA DEFINED AS 255139N0972205W (4.1NM SE QQA) TO 255027N0972223W (4.8NM SE QQA) SFC-400FT',
      /^UAS within an area from 4.1 NM southeast of QQA to 4.8 NM southeast of QQA, /,
    ],
    [
      'AIRSPACE UAS WI AN AREA DEFINED AS 1NM EITHER SIDE OF A LINE FM 255139N0972205W (4.1NM SE QQA) TO 255027N0972223W (4.8NM SE QQA) SFC-400FT',
      /^UAS within 1 NM either side from 4.1 NM southeast of QQA to 4.8 NM southeast of QQA, /,
    ],
    ['ROUTE ZQQ. V18 ALPHA (QQA) VORTAC, QQ R-094 TO BRAVO, QQ R-334 USE QQB VOR R-334. QQA VOR R-094 UNUSABLE', /: use QQB VOR R-334$/],
    [
      'ROUTE ZQQ. V18 ALPHA (QQA) VORTAC, QQ R-094 TO BRAVO INT, QQ DME REQUIRED. QQB VOR UNUSABLE',
      /^Route V18, ALPHA R-094 to BRAVO: DME required$/,
    ],
    [
      'CHART TOWNVILLE RGNL,\nTOWNVILLE, QQ.\nILS RWY 17R, AMDT 13A ...\nCORRECT NOTE: ALPHA',
      /^Chart of ILS RWY 17R: changed \(notes\), ALPHA$/,
    ],
    [
      'APRON EAST CARGO RAMP S 100FT BTN\nTWY A7 AND TWY E2 CLSD',
      /^East cargo ramp south 100 ft between taxiway A7 and taxiway E2: closed$/,
    ],
  ])('what a US text is about: %j', (text, headline) => {
    expect(us(text).headline).toMatch(headline);
  });
});
