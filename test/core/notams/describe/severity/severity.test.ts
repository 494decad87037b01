import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeverityRule } from '#contract/notams/rules.ts';
import { severityOf, severityRules } from '#core/notams/describe/severity/severity.ts';
import { effectOf } from '#core/notams/read/closures/effect.ts';
import type { Effect } from '#core/notams/read/notice.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';
import { decodeNotice } from '../../decode-notice.ts';

const about = { receivedAt: new Date('2026-03-10T00:00:00Z') };

/** More items may follow a bar in an example such as `QMRLC RWY 07/25 CLSD`. */
function icao(example: string, type = 'N', scope = 'A'): string {
  const [, code = '', text = '', more = ''] = /^(\S+) ([^|]*)\|?(.*)$/.exec(example) ?? [];
  const reference = type === 'N' ? '' : ' B2310/26';
  return `(B2345/26 NOTAM${type}${reference}\nQ) LOVV/${code}/IV/NBO/${scope}/000/999/4806N01633E005\nA) LOWW B) 2603111130 C) 2604171930\nE) ${text}\n${more})`;
}
const us = (text: string): string => `!XXA 01/962 XXA ${text} 2601051610-2601061610`;

/** The NOTAMs are invented. */
const examples: Record<SeverityRule, string> = {
  cancellation: icao('QMRLC RWY 07/25 CLSD', 'C'),
  aerodromeClosed: icao('QFALC AD CLSD'),
  runwayClosed: icao('QMRLC RWY 07/25 CLSD'),
  runwayClosedByQCode: icao('QMRLC RWY 07/25 FLOODED'),
  aerodromeClosedByQCode: icao('QFALC DUE TO SNOW'),
  noApproachLeft: icao('QPIAU ALL INSTR APCH PROC NOT AVBL'),
  runwayCondition0To1: us('RWY 07 FICON 5/1/5 ICE OBS AT 2601051610'),
  brakingPoor: icao('QMRXX RWY 07 BRAKING ACTION POOR'),
  restrictedAreaActive: icao('QRTCA AREA ACT|F) SFC G) FL195'),
  firClosed: icao('QAFLC FIR CLSD'),
  volcanicAsh: 'VALI0012 LIRR 11201200\n(ASHTAM 0012\nA) LIRR B) 2611201200 C) MOUNT FICTION D) 3744N01500E E) RED)',
  runwayPartlyClosed: icao('QMRLC FIRST 300M RWY 07 CLSD'),
  aerodromePartlyClosed: icao('QFALC AD CLSD TO ALL FLT WITH 30 MIN PN'),
  helipadClosed: us('AD HELIPAD H1 CLSD'),
  mayClose: icao('QMRXX RWY 09/27 XYZZY CLSD'),
  checklist: icao('QKKKK CHECKLIST'),
  triggerNotam: icao('QPITT TRIGGER NOTAM'),
  letterToAirmen: '!RNT LTA-RNT-1 RNT NEW PATTERN 2601051610-2601061610',
  basedAircraftOnly: icao('QFAXX PARKING RESERVED TO BASED ACFT'),
  unmannedAircraftOnly: icao('QRTCA RESTRICTED AREA (TEMPORARY) INSTALLED FOR UAS ONLY|F) SFC G) UNL'),
  areaNotActive: icao('QRDCD DANGER AREA DEACTIVATED'),
  flightProhibited: icao('QRTCA NO PILOTS MAY OPERATE WI 5NM OF FOXDALE|F) FL050 G) FL180', 'N', 'W'),
  visualFlightProhibited: icao('QWPLW PJE. VFR FLT NOT PERMITTED WI AREA|F) SFC G) 8500FT AMSL', 'N', 'W'),
  restrictedAreaNearGround: icao('QRTCA AREA ACT|F) SFC G) 400FT AGL', 'N', 'W'),
  restrictedAreaActiveInPart: icao('QRRCA AREA ACT|F) FL100 G) FL195'),
  dangerAreaFiring: icao('QRDCA LIVE FIRING|F) SFC G) FL195'),
  runwayShortened: us('RWY 07/25 LENGTH REDUCED TO 1500M'),
  runwayCondition2To3: us('RWY 07 FICON 5/3/5 WET OBS AT 2601051610'),
  brakingMedium: icao('QMRXX RWY 07 BRAKING ACTION MEDIUM'),
  runwayContaminated: us('RWY 07 FICON 40 PCT ICE OBS AT 2601051610'),
  runwayLimited: icao('QMRLT RWY 09/27 EXIT C NOT AVBL'),
  distancesOrThreshold: icao('QMDCH TORA SEE AIP'),
  thresholdDisplaced: icao('QMRXX THR RWY 25 DISPLACED 300M'),
  backToNormal: icao('QFFCH RFFS UPGRADED TO CAT 9'),
  backToNormalInPart: icao('QSTAK TWR SER RESUMED. ATIS U/S'),
  approachOrAidOutByQCode: icao('QICAS ILS RWY 07 U/S'),
  approachNotAuthorised: us('IAP MUNI. ILS RWY 07. PROCEDURE NA'),
  towerOrApproachControlByQCode: icao('QSTAH SEE AIP'),
  towerHours: us('SVC TWR CLSD'),
  fireCoverByQCode: icao('QFFCG SEE AIP'),
  fireCoverReduced: us('AD AP ARFF NOT AVBL'),
  fuelByQCode: icao('QFUAU SEE AIP'),
  fuelUnavailable: us('AD AP FUEL NOT AVBL'),
  satelliteNavigation: icao('QGWAU GNSS NOT AVBL'),
  runwayLightsOut: us('RWY 07 PAPI U/S'),
  runwayCondition4To5: us('RWY 07 FICON 5/5/5 WET OBS AT 2601051610'),
  runwayWet: us('RWY 07 FICON 40 PCT WET OBS AT 2601051610'),
  runwayDry: us('RWY 07 FICON 6/6/6 DRY OBS AT 2601051610'),
  otherNavaidOut: icao('QNVAS VOR U/S'),
  taxiwayOrApronClosed: icao('QMXLC TWY A CLSD'),
  runway: icao('QMRHW WIP ADJ RWY 07/25'),
  aerodrome: icao('QFAHX BIRDS'),
  restrictedAirspace: icao('QRDCA DANGER AREA ACT'),
  warning: icao('QWPLW PJE'),
  airTrafficService: icao('QSAXX ATIS FREQ'),
  communication: icao('QCAXX FREQ 118.1 REPLACED BY 118.2'),
  procedure: icao('QPDCH SID CHANGED'),
  airspace: icao('QATCH TMA CHANGED'),
  publication: icao('QOEXX ENTRY REQUIREMENTS'),
  obstacle: icao('QOBCE CRANE'),
  otherLights: icao('QLXAS TWY EDGE LGT U/S'),
  aerodromeFacility: icao('QFMXX MET OFFICE'),
  movementArea: us('TWY A HLDG PSN SIGN U/S'),
  unknownSubject: icao('QXXXX SOMETHING ELSE'),
};

describe('the rules of severity', () => {
  it('are each in the table once, and have an example', () => {
    const named = severityRules.map(({ rule }) => rule);
    expect(new Set(named).size).toBe(named.length);
    expect([...named, 'unknownSubject'].toSorted()).toEqual(Object.keys(examples).toSorted());
  });

  it.each(Object.entries(examples))('%s', (rule, text) => {
    const severity = severityRules.find((one) => one.rule === rule)?.severity ?? 3;
    expect(decodeNotice(text, about)).toMatchObject({ severityRule: rule, severity });
  });

  it.each([
    ['an instrument approach of several is not the last', us('IAP MUNI. ILS RWY 07. PROCEDURE NA'), 4],
    ['nor is one that is named by its aid', icao('QPIAU VOR RWY 07 INSTR APCH PROC NOT AUTHORIZED'), 4],
    [
      'a restricted area that names another one for unmanned aircraft is for all',
      icao('QRTCA AREA ACT. APPLIES TO ALL ACFT. ANOTHER NOTAM IS APPLICABLE TO UAS ONLY'),
      5,
    ],
    ['an area of unknown levels is taken for high', us('AIRSPACE R5812B ACT'), 5],
    ['an area of levels in the text is not', us('AIRSPACE R5812B ACT SFC-6500FT'), 4],
    ['an apron for based aircraft', icao('QMNXX APRON AVBL FOR BASED ACFT ONLY'), 4],
    ['markings of a runway', us('RWY 07 SFC MARKINGS FADED'), 2],
    ['signs of a runway that is closed', us('RWY 07/25 CLSD. SIGNS MISSING'), 5],
    ['a category that falls is no upgrade', icao('QFFCH RFFS DOWNGRADED TO CAT 5 UNTIL UPGRADED'), 4],
    ['ash of a volcano', icao('QWWXX MOUNT FICTION VOLCANO ACT, ASH TO FL240', 'N', 'W'), 5],
    ['ash that is written VA', icao('QWWXX MOUNT FICTION VOLCANO ERUPTION CONTINUES. VA EMISSION TO FL170', 'N', 'W'), 5],
    [
      'a TFR for a launch',
      us('AIRSPACE FOXDALE, TX..TEMPORARY FLIGHT RESTRICTIONS. SPACE OPS AREA, ACFT OPS ARE PROHIBITED WI 2NM OF FXD SFC-10000FT'),
      5,
    ],
    ['ash in Spanish', icao('QWWXX VOLCAN FICTION CON EMISION DE CENIZA A FL160', 'N', 'W'), 5],
    ['a TMA that is closed', icao('QATLC FOXDALE TMA CLSD', 'N', 'E'), 5],
    ['a FIR that may not be overflown', icao('QAFXX CIVIL OVERFLIGHT OF FOXDALE FIR SUSPENDED BLW FL260', 'N', 'E'), 5],
    ['volcanic ash in an ordinary NOTAM', icao('QWWXX MOUNT FICTION IN ACTIVE STATE. EMISSIONS OF VOLCANIC ASH', 'N', 'W'), 5],
    ['volcanic ash under the code of formation flights', icao('QWVXX VOLCANIC ASH FROM MT FICTION DRIFTING SE UP TO FL140', 'N', 'W'), 5],
    ['an ILS under the code of its locator', icao('QIXXX ILS/DME RWY 22 WITHDRAWN FOR FLT CHECK', 'N', 'A'), 4],
    ['a strike at an aerodrome', icao('QFAXX SCIOPERO DEL PERSONALE ENAV, POSSIBILI RITARDI', 'N', 'A'), 3],
    ['what lightning struck', icao('QFAXX ABN DAMAGED BY LIGHTNING STRIKE', 'N', 'A'), 2],
    ['a volcano without ash', icao('QWWXX INCREASED SEISMIC ACTIVITY OF MOUNT FICTION', 'N', 'W'), 3],
    ['all flight prohibited near the ground', icao('QRTCA ACFT OPS ARE PROHIBITED WI 1NM OF FOXDALE|F) SFC G) 1500FT AMSL', 'N', 'W'), 3],
    ['a checklist that closes an aerodrome', icao('QKKKK AD CLSD'), 5],
    ['the worst third decides', us('RWY 07 FICON 5/5/0 ICE OBS AT 2601051610'), 5],
    ['estimated friction', 'A) LOWW B) 03100600 C) 07 F) 7/7/7 H) 5/5/1 N) 2)', 5],
    ['a measured coefficient', 'A) LOWW B) 03100600 C) 07 F) 7/7/7 H) 30/40/45 N) 2)', 4],
  ])('%s', (_, text, severity) => {
    expect(decodeNotice(text, about).severity).toBe(severity);
  });

  it('give no other severity where the runways of the aerodrome are known, because lists and counts are stored without them', () => {
    const only = [{ name: '07/25', lowIdent: '07', highIdent: '25', isClosed: false }];
    const atTimes = icao('QMRLC RWY 07/25 CLSD 1800-0600 DLY');
    const known = decodeNotice(atTimes, { ...about, runwaysOf: () => only });
    expect(known.effects.map(({ kind }) => kind)).toContain('noRunwayLeft');
    expect(known).toMatchObject({ severity: 4, severityRule: 'runwayPartlyClosed' });
    expect(decodeNotice(atTimes, about)).toMatchObject({ severity: 4, severityRule: 'runwayPartlyClosed' });
  });

  it('give a wholly closed aerodrome 5 and a possible closure at least 4, whatever else a NOTAM says', () => {
    const kinds: readonly Effect['kind'][] = ['closesRunway', 'closesHelipad', 'approachOut', 'fuelUnavailable', 'lightsOut'];
    const span = { from: null, to: null };
    const other = fc.constantFrom(...kinds.map((kind) => effectOf(kind, { runway: null, extent: 'part', rule: 'lightsOut' }, span)));
    const code = fc.constantFrom('KK--', 'OATT', 'RTCA', 'FFAK', 'OBCE', 'RDCD', 'PITT', '----', 'MRLC');
    const text = fc.constantFrom('FOR UAS ONLY', 'RFFS UPGRADED', 'RESERVED TO BASED ACFT', 'RWY 07 SIGN');
    fc.assert(
      fc.property(code, text, fc.array(other, { maxLength: 3 }), (letters, words, others) => {
        const reading = { ...readNotice(words, about), number: 'LTA-RNT-1' };
        const topic = { subjectCode: letters.slice(0, 2), conditionCode: letters.slice(2), subject: null, condition: null };
        const whole = effectOf('closesAerodrome', { runway: null, extent: 'whole', rule: 'aerodromeClosed' }, span);
        const doubt = effectOf('mayClose', { runway: null, extent: null, rule: 'closureNotDecided' }, span);
        const ofEffect = (effect: Effect) => severityOf(reading, { topic, effects: [...others, effect], others: () => [] });
        expect(ofEffect(whole)).toEqual(expect.objectContaining({ severity: 5, rule: 'aerodromeClosed' }));
        expect(ofEffect(doubt).severity).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});

it.each([
  ['0.34', 'brakingMedium', 4],
  ['0.38', 'runwayContaminated', 4],
  ['0.41', 'runwayWet', 3],
] as const)('compacted snow with a friction index of %s is %s: a measurement counts as good from 0.40', (index, rule, severity) => {
  const text = icao(`QXXXX RSC 08/26 100 PCT COMPACTED SNOW. CRFI 08/26 -5C ${index} OBS AT 2603111100`);
  expect(decodeNotice(text, about)).toMatchObject({ severityRule: rule, severity });
});
