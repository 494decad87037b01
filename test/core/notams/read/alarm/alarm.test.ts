/** The alarm in whole NOTAMs: what it raises, what explains it, and what it costs. */
import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../../decode-notice.ts';
import { closuresOfText } from '../closure-effects.ts';

const receivedAt = new Date('2026-03-10');
const of = (text: string, code = 'QXXXX') =>
  decodeNotice(`(A0123/26 NOTAMN\nQ) QQQQ/${code}/IV/NBO/A/000/999/4806N01633E005\nA) QQAA B) 2603111130 C) 2604171930\nE) ${text})`, {
    receivedAt,
  });
const raised = (text: string, code?: string): string | null =>
  of(text, code).effects.find(({ kind }) => kind === 'mayClose')?.words ?? null;

it('the alarm is a doubt with the words quoted, severity 4 and no runway', () => {
  const { effects, severity, severityRule } = of('RUNWAY 09/27 IS SEALED OFF', 'QMRXX');
  expect(effects).toMatchObject([{ kind: 'mayClose', runway: null, extent: null, rule: 'closureNotDecided' }]);
  expect(effects[0]?.words).toBe('RUNWAY 09/27 IS SEALED OFF');
  expect({ severity, severityRule }).toEqual({ severity: 4, severityRule: 'mayClose' });
});

describe('what is raised', () => {
  it.each([
    ['RWY 09/27 SUBMERGED', 'QXXXX'],
    ['DUE RWY 09/27 MAINT CLOSURE, SINGLE RWY OPS ON RWY 18/36', 'QMRXX'],
    ['DELAYS EXPECTED DUE TO THE CLOSURE OF RWY 09/27', 'QFAXX'],
    ['SSLIA NON ASSURE LA NUIT. VOLS COMMERCIAUX NON ADMIS SANS PREAVIS DE 48HR', 'QFFAU'],
    ['RWY 09/27 NO GO', 'QXXXX'],
    ['RWY 09/27 GIVEN OVER TO PARKING OF ACFT', 'QMRXX'],
    ['RNWY 09/27 DO NOT USE', 'QXXXX'],
    ['RWY09/27STERILISED', 'QXXXX'],
    ['R/W 09/27 EVACUATED', 'QXXXX'],
    ['DISABLED ACFT ON RWY 09/27', 'QXXXX'],
    ['AERODROME EVACUTED', 'QXXXX'],
    ['ALL TRAFFIC REFUSED', 'QFAXX'],
    ['ATC STRIKE: ARRIVALS NOT ACCEPTED', 'QFAXX'],
    ['REQ LOADING SERVICES 2HR BEFORE - NO ARRIVALS AFTER 2100', 'QFAXX'],
    ['RWY 09/27 REOPENED', 'QMRLC'],
    ['NIGHT CURFEW 2300-0500', 'QFAXX'],
    [
      'HOURS OF ALL AIRPORTS IN EAST PART OF FOXDALE FIR ARE HJ, EXCEPT THAT QQAB AND QQAC ARE ALSO AVAILABLE AS ALTERNATE AERODROMES DURING NIGHT PERIOD. ALL PREVIOUS PERMISSIONS ARE SUSPENDED',
      'QAFXX',
    ],
    ['CIVIL UNREST. AVOID AD', 'QFAXX'],
    ['POWER CUT: NO RWY LIGHTING, NO ILS, NO OPS AT NIGHT', 'QFAXX'],
    ['ZERO RATE 1200-1300', 'QFAXX'],
    ['AD CAPACITY ZERO', 'QFAXX'],
    ['AD NO LONGER EXISTS', 'QFAXX'],
    ['ASH FALL ON AD', 'QFAXX'],
    ['CAT B AND C ACFT NOT ALLOWED', 'QFAXX'],
    ['RWY 09/27 LIGHT ACFT ONLY', 'QMRXX'],
    ['RWY LGT NOT AVBL, NIGHT OPS PROHIBITED', 'QLRAS'],
    ['NO ARR NO DEP', 'QFAXX'],
    ['TEMPORARY SITUATION', 'QFALT'],
    ['SEE AIP SUP 12/26', 'QMRLC'],
    ['PISTA 09/27 NO APTA', 'QXXXX'],
    ['AÉRODROME ÉVACUÉ', 'QXXXX'],
    ['FLUGPLATZ GESPERRT', 'QXXXX'],
    ['RWY INSPECTION IN PROGRESS. DO NOT USE', 'QMRXX'],
    ['QUIET HOURS IN EFFECT', 'QFAXX'],
    ['LANDING OF AIRCRAFT CATEGORY D AND E NOT ALLOWED', 'QFALT'],
    ['NO CUSTOMS, INTERNATIONAL FLIGHTS NOT ACCEPTED', 'QFALT'],
    ['RFFS CAT 4: ACFT REQUIRING HIGHER CAT NOT ACCEPTED', 'QFALT'],
    ['ACFT WITHOUT HANDLING AGREEMENT WILL BE REFUSED', 'QFALT'],
    ['VEHICLE RACE ON RWY 09/27 SAT 0900-1700', 'QMRXX'],
    ['HOSTILITIES IN AREA, PILOTS SHALL NOT LAND', 'QFAXX'],
    ['FLY-PAST 281000-281030, NO CIV TFC AT QQAA', 'QXXXX'],
    ['LARGE HOLE RWY 09/27 ABEAM TWY D', 'QMRXX'],
    ['RWY 09/27 UNDER CONTROL OF MIL, NO CIV USE', 'QMRXX'],
    ['AD PERSONNEL ON STRIKE 28 NOV 0600-1800', 'QFAXX'],
    ['NO JET ACFT AT NIGHT DUE WIP', 'QFAXX'],
    ['JET ACFT NOT ACCEPTED MON-FRI 0800-1000', 'QFAXX'],
    ['WHEN WET RWY 09/27 SHUT', 'QXXXX'],
    ['DRG LVP RWY 09/27 SHUT', 'QXXXX'],
    ['DUE AIR DISPLAY ARR AND DEP NOT POSSIBLE SAT 1300-1500', 'QXXXX'],
    ['AD DELETED FROM AIP', 'QFAXX'],
    // Nothing is said that a rule or the alarm knows.
    ['CLOSURE TIMES OF AD: 2200-0600', 'QFAXX'],
    ['AD STATUS CHANGED TO PRIVATE', 'QFAXX'],
    ['RWY 09/27 HANDED OVER TO CONTRACTOR', 'QMRXX'],
    ['RWY 09/27 OPEN DAILY 0500-1315', 'QMRXX'],
    ['DIVERT TO QQQB', 'QFAXX'],
    ['OFFL BUS ONLY. 72HR PPR', 'QFAXX'],
    ['AD OPR HR 0000-0930. WITHIN THESE HOURS NO ACFT MOVEMENT DRG 0500-0700', 'QFAAH'],
    ['ATC SERVICE NOT PROVIDED 2200-0400. FLT DRG THIS PERIOD NOT ALLOWED', 'QFAXX'],
    ['NOTAM A0177/26 REF AD CLOSURE 11 MAR IS POSTPONED. NEW CLOSURE DATES 15 MAR TO 19 MAR', 'QFAAX'],
    ['NDB WITHDRAWN. NGT AND IMC OPS NOT POSSIBLE', 'QNBAS'],
    ['AEROBATIC DISPLAY OVER AD. NO ARR OR DEP CIV ACFT ACCEPTED', 'QWBLW'],
    ['CUSTOMS NOT AVBL. INTL FLT ACCEPTED ONLY FM SCHENGEN AREA', 'QFZAU'],
    ['CUSTOMS NOT AVBL EXC MON. INTL FLT OUTSIDE THESE HR WILL NOT BE ACCEPTED', 'QFZLT'],
    ['DURING WORK PERIOD 09/27 SHALL BE WITHDRAWN FM OPS', 'QMRHW'],
    ['WHEN CRANE RAISED, RWY 09/27 MAY NOT BE USED', 'QMRAU'],
    ['09/27 - DOWN FOR MAINT', 'QMRAH'],
    ['GND STOP FOR ALL DEP TO FOXDALE UNTIL 1800', 'QFAXX'],
    ['AD SERVICE SUSPENDED DUE TO TYPHOON', 'QFALT'],
    ['FOLLOWING EVENTS IN THE CAPITAL ALL CIVIL FLYING TO AND FROM FOXDALE HAS BEEN STOPPED', 'QXXXX'],
    ['TWR CRANE ERECTED 412M W OF ARP. WHILE JIB IS RAISED DEPS FM RWY 27 ARE PROHIBITED', 'QOBCE'],
    ['VIP STOP. ALL ARR/DEP HELD BACK, NOT CLEARED', 'QFAXX'],
    ['RWY 09/27 LGTD X BOTH ENDS, DO NOT LAND', 'QMRXX'],
    ['PAPI RWY 09 U/S. APPROACHES AND LANDINGS ON RWY 09 THEREFORE NOT PERMITTED', 'QLPAS'],
    ['FOXDALE AD VOID OF TFC SVC DUE CEREMONY, ARR AND DEP IMPOSSIBLE', 'QXXXX'],
    ['IN CASE RWY 09/27 IS CLSD, RWY 18/36 WILL REMAIN OPEN', 'QMRLC'],
  ])('%s under %s', (text, code) => {
    expect(closuresOfText(text, code).length).toBeGreaterThan(0);
  });
});

describe('what explains it', () => {
  it.each([
    ['RWY 09/27 CLSD. RWY 09/27 MUST NOT BE USED', ['09/27 whole']],
    ['AD CLSD. RWY 09/27 MARKED AND BLOCKED', ['aerodrome whole']],
    ['RWY 09/27 CLSD. RWY 18/36 SUBMERGED', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD, RWY 18/36 TOO', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD. THE SAME APPLIES TO RWY 18/36', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD TOGETHER WITH RWY 18/36', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD. AD EVACUATED', ['09/27 whole', 'mayClose']],
    ['ON 28 NOV RWY 09/27 CLSD, ON 29 NOV RWY 18/36', ['09/27 part listedTimes', 'mayClose']],
    ['RWY 09/27 CLSD, USE RWY 18/36', ['09/27 whole']],
    ['RWY 09 CLSD FOR LDG, 27 CLSD FOR TKOF', ['09 part landing', '27 part takeOff']],
    ['TWY A CLSD, RWY 18/36 ALSO', ['mayClose']],
    ['TWY A AND ADJACENT RWY 18/36 CLSD', ['mayClose']],
    ['TWY A, B AND RWY FLUX 18/36 CLSD', ['mayClose']],
    ['TWY A, B AND RWY 18/36 FLUX CLSD', ['mayClose']],
    ['TWY A, B AND 18/36 CLSD', ['18/36 whole']],
    ['TWY A BTN 09/27 AND 18/36 CLSD', []],
    ['TWY A AND RWY 18/36 LGT CLSD', []],
    ['RWY 09/27 CLSD (EXC EMERG ACFT)\nRWY 18/36 SAME AS ABOVE ON EVEN DATES', ['09/27 part allButEmergencies', 'mayClose']],
    ['1. RWY 09/27 CLSD 11 MAR\n2. RWY 18/36 AS 1. EACH 7 DAYS LATER', ['09/27 part listedTimes', 'mayClose']],
    ['RWY 09/27 CLSD UNTIL 12 MAR. RWY 18/36 FM THEN UNTIL 14 MAR', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD. RWY 18/36 OPN 0500-1200', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD. SEALED RWY 18/36 NOT AFFECTED', ['09/27 whole']],
    ['RWY 09/27 CLSD. RWY 18/36 SEALED OPR NORMAL', ['09/27 whole']],
    ['RWY 09/27 CLSD. RWY 18/36 SEALED', ['09/27 whole', 'mayClose']],
    ['RWY 09/27 CLSD. RWY 18/36 AVBL FOR SINGLE RWY OPS', ['09/27 whole']],
    ['RWY 09/27 CLSD 15 MAR. RWY 18/36 IN USE', ['09/27 part listedTimes']],
    ['TWY A CLSD BTN RWY 09 AND RWY 18', []],
    ['TWY A CLSD. RWY 09/27 VACATE VIA TWY B', []],
    ['RWY 09/27 NOT AVBL FOR LDG. RWY AVBL FOR TKOF ONLY', ['09/27 part landing']],
    ['LDG RWY 09 PROHIBITED. TKOF AND LDG RWY 18 WITHOUT RESTRICTIONS', ['09 part landing']],
    ['AD CERRADO PARA AVIACION GENERAL. AD CLSD FOR GENERAL AVIATION', ['aerodrome part private']],
    ['PISTE 09/27 FERMEE. PISTE 18/36 UTILISABLE', ['09/27 whole']],
    ['RWY 09/27 CLSD FOR TKOF. LDG PROHIBITED 2300-0600', ['09/27 part takeOff', 'mayClose']],
    ['TWY E CLSD BTN TWY D AND RWY 09/27 EXC ACFT TOWED', []],
    ['RWY 09/27 CLSD FOR JETS. FOR OTHER ACFT RWY AVBL VMC DAY ONLY WITH TORA 1200M', ['09/27 part jets', 'mayClose']],
    ['RWY 18/36 CLSD. IN CASE RWY 09/27 CLSD, RWY 18/36 OPEN', ['18/36 whole', 'mayClose']],
    ['AD PPR TO ALL NON BASED ACFT. BASED ACFT NOT SUBJECT TO PPR', ['aerodrome part allButPermitted']],
  ])('%s', (text, closures) => {
    expect(closuresOfText(text)).toEqual(closures);
  });

  it.each([
    ['RWY 09/27 HAS BEEN BACK IN USE SINCE 10 MAR', 'QMRXX'],
    ['RWY 09/27 CLOSURE PUBLISHED BY A0456/26 IS POSTPONED INDEFINITELY. RWY OPEN', 'QMRLC'],
    ['RWY 15/33 REDESIGNATED 16/34', 'QMRCD'],
    ['REPRISE NORMALE DU TRAFIC, AD OUVERT A TOUS', 'QFAXX'],
    ['JET A1 NO DISPONIBLE PARA ACFT EN TRANSITO SIN COOR PREVIA', 'QFUAU'],
    ['PERSONAL TRABAJANDO EN FRANJA SIN AFECTAR LAS OPERACIONES', 'QLRXX'],
  ])('%s under %s closes nothing', (text, code) => {
    expect(closuresOfText(text, code)).toEqual([]);
  });

  it('what is closed to some flights explains nothing of others that are named after it', () => {
    const closures = closuresOfText('AD NOT AVBL FOR NON-SKED FLT. OTHER FLT AT SHORT NOTICE NOT ACCEPTED', 'QFAXX');
    expect(closures).toEqual(['aerodrome part nonScheduled', 'mayClose']);
  });

  it.each([
    ['STANDS N24 AND N26 CLSD. N26 AVBL FOR CODE C ACFT ONLY', 'QMPLC'],
    ['RTHL RWY 09 INTERMITTENT. PILOTS NOT TO MISTAKE DISPLACED THR LGT', 'QLTAS'],
    ['HIAL RWY 27 NOT AVBL', 'QLAXX'],
    ['ANFLUGBEFEUERUNG PISTE 28 AUSSER BETRIEB', 'QLAAS'],
    ['FATO FLOOD LGT U/S', 'QLFAS'],
    ['FUEL JET A1 NOT AVBL FOR NON SCHEDULED FLT', 'QFUAU'],
  ])('what is of another thing raises nothing: %s', (text, code) => {
    expect(closuresOfText(text, code)).toEqual([]);
  });

  it.each([
    'RWY 17/35 NOW 18/36',
    'RWY 09/27 SFC UNEVEN',
    'RWY 09/27 SFC CHANGED FROM ASPHALT TO CONC',
    'RWY 09/27 RESURFACING COMPLETED',
    'RWY 09/27 OPR AGAIN',
    'PISTE 09/27 REOUVERTE',
    'RWY 09/27 ABIERTA AL TRAFICO',
    'TRAVAUX EN BORDURE DE PISTE 09/27',
    'SERVICOS DE CORTE DE GRAMA NA FAIXA DE PISTA RWY 09/27',
    'CROSSING OF RWY 09/27 AT TWY A NOT PERMITTED',
    'NOTAM A2345/26 PERTAINING TO CLOSURE OF RWY 09/27 STANDS WITHDRAWN',
    'WIP ADJ TO RWY 09/27. NO RESTR TO OPS',
    'WIP ADJ TO RWY 09/27. NO IMPACT ON OPS',
  ])('an open runway raises nothing: %s', (text) => {
    expect(closuresOfText(text, 'QMRXX')).toEqual([]);
  });

  it('the name of a company is no limit', () => {
    expect(raised('RFFS ONLY AVBL ON A PPR BASIS VIA AIRPORT COORDINATION LIMITED OR VIA DUTY MANAGER', 'QFFXX')).toBeNull();
    expect(raised('AIRPORT LIMITED TO PPR', 'QFAXX')).not.toBeNull();
  });

  it('a shortened runway is its own explanation, and none of another', () => {
    expect(raised('RWY 09 TORA REDUCED TO 1800M', 'QMDCH')).toBeNull();
    expect(raised('RWY 09 TORA REDUCED TO 1800M. RWY 18/36 SUBMERGED', 'QMDCH')).toBe('RWY 18/36 SUBMERGED');
  });

  it('a list of open runways is open to its end', () => {
    expect(closuresOfText('RWY 09/27 CLSD, RWY 18/36 AND 05/23, 06L/24R OPN', 'QMRLC')).toEqual(['09/27 whole']);
    expect(closuresOfText('RWY 09/27 CLSD, RWY 18/36 TOO', 'QMRLC')).toEqual(['09/27 whole', 'mayClose']);
  });

  it('what a sentence says in words of its own is no service of the sentence before', () => {
    expect(raised('ATC SER REDUCED. FLUX FLYERS NOT ACCEPTED', 'QFAXX')).toBe('FLUX FLYERS NOT ACCEPTED');
    expect(raised('DUE LACK OF PARKING BAYS CHARTER FLT SHALL NOT BE ACCEPTED', 'QFALT')).not.toBeNull();
  });

  it('what a sentence says that it is not is no stop of the flights before it', () => {
    expect(raised('DELAYS FOR ALL FLT. THIS IS A SAMPLE NOTICE, NOT A REAL NOTAM', 'QFAXX')).toBeNull();
  });

  it('a taxiway explains a code that says a runway is closed, and a radio aid does not', () => {
    expect(raised('TAXIWAY A CLSD', 'QMRLC')).toBeNull();
    expect(raised('ILS RWY 22 U/S', 'QMRLC')).toBe('ILS RWY 22 U/S');
  });

  it.each([
    ['AERODROME PILOT-TO-METRO UNAVAILABLE', 'QFAXX'],
    ["AERODROME INDIA & GOLF TXWY'S CLOSED", 'QMRXX'],
    ['TWY W RESTRICTED TO ALL AIRCRAFT EXCEPT C17', 'QXXXX'],
    ['RWY 09/27 PARTIALLY UNGROOVED', 'QMRLT'],
    ['AIRCRAFT NOT EQUIPPED MAY BE CONTACTED', 'QXXXX'],
    ['NO DISPLACED THRESHOLD ON NORTH END OF RWY', 'QMRXX'],
    ['RWY 09/27 WIP GRASS CUTTING', 'QMRXX'],
    ['RWY 09/27 PAPI ON TEST', 'QMRXX'],
    ['PAPI RWY 09 NOT COINCIDENT, DO NOT USE', 'QMTXX'],
    ['ACFT UNABLE RNAV INFORM ATC ON FIRST CONTACT', 'QNDAS'],
    ['TRANSIT FLT NOT REFUELLED', 'QFUAU'],
    ['T-VASIS RWY 09 NOT AVBL', 'QLPAS'],
    ['RWY 09/27 IRREGULAR SFC', 'QMRXX'],
    ['RWY 09/27 REOPENED, SNOW REMOVED', 'QMRXX'],
    ['AERODROME OPEN. APPROACH CONTROL AVBL', 'QFAXX'],
    ['RWY 09/27 REMAINS OPEN AFTER RESURFACING', 'QMRXX'],
    ['AD CLOSURE CANCELLED. REF AIP SUP 1/26', 'QFAXX'],
    ['RWY 09/27 CHANGED TO 5000FT X 100FT', 'QOBCE'],
  ])('another thing is what is meant: %s under %s', (text, code) => {
    expect(raised(text, code)).toBeNull();
  });

  it('flights in an airspace are not those of an aerodrome', () => {
    expect(raised('ALL FLIGHTS FORBIDDEN WI 5NM OF FOXDALE', 'QRRCA')).toBeNull();
  });
});

describe('a text that is longer than what the rules read', () => {
  const long = 'MARSHALLING BY FOLLOW ME ON ALL STANDS. '.repeat(120);

  it('is heard to its end', () => {
    expect(of(`${long}RWY 09/27 CLSD FOR RESURFACING.`)).toMatchObject({
      effects: [
        { kind: 'mayClose', words: 'RWY 09/27 CLSD FOR RESURFACING' },
        { kind: 'otherUnavailable', words: 'MARSHALLING BY FOLLOW ME ON ALL STANDS' },
      ],
      severity: 4,
    });
    expect(raised(`${long}RWY 09 TWY B CLSD.`)).toBeNull();
  });
});
