import { describe, expect, it } from 'vitest';
import { decodeNotice } from '../decode-notice.ts';
import { noneOpen } from '#core/notams/read/closures/closures.ts';
import type { Effect, RunwayIdents } from '#core/notams/read/notice.ts';

const runway = (lowIdent: string, highIdent: string | null, isClosed = false): RunwayIdents => ({
  name: highIdent === null ? lowIdent : `${lowIdent}/${highIdent}`,
  lowIdent,
  highIdent,
  isClosed,
});
const airport = [runway('09', '27'), runway('18', '36'), runway('04', '22', true)];

type World = { runways?: readonly RunwayIdents[] | null; code?: string; type?: string };

function effects(text: string, { runways = airport, code = 'QXXXX', type = 'N' }: World = {}): Effect[] {
  const raw = `A0001/26 NOTAM${type} ${type === 'N' ? '' : 'A0002/26'}\nQ) LOVV/${code}/IV/NBO/A/000/999/4806N01633E005\nA) LOWW B) 2603111130 C) 2604171930\nE) ${text}`;
  return decodeNotice(raw, { receivedAt: new Date('2026-03-10'), runwaysOf: () => runways ?? undefined }).effects;
}

const closures = (text: string, about: World = {}) =>
  effects(text, about)
    .filter(({ kind }) => kind === 'closesRunway')
    .map(({ runway, extent }) => `${runway} ${extent}`);

describe('closesRunway', () => {
  it.each([
    ['RWY 09/27 CLSD', ['09/27 whole']],
    ['RWY 9/27 CLSD.', ['09/27 whole']],
    ['RWY 27/09 CLOSED DUE TO WIP', ['09/27 whole']],
    ['RUNWAY 09/27 WILL BE TEMPORARILY CLOSED FOR MAINTENANCE', ['09/27 whole']],
    ['RWY 09/27 NOT AVBL DUE REPAIRS', ['09/27 whole']],
    ['RWYS 09/27 AND 18/36 CLSD', ['09/27 whole', '18/36 whole']],
    ['RWY 09 AND RWY 27 CLSD', ['09/27 whole']],
    ['ALL RWYS CLSD', ['09/27 whole', '18/36 whole']],
    ['TWY A CLSD. RWY 18/36 CLSD.', ['18/36 whole']],
    ['TWY A CLSD\nRWY 18/36 CLSD', ['18/36 whole']],
    ['1. TWY A CLSD\n2. RWY 18/36 CLSD', ['18/36 whole']],
    ['DUE TO WIP, RWY 09/27 CLSD', ['09/27 whole']],
    ['RWY 09/27 CLSD TO ALL TRAFFIC', ['09/27 whole']],
    ['RWY 09/27 CLSD TO LDG AND TKOF', ['09/27 whole']],
    ['RWY 09 CLSD', ['09 part']],
    ['RUNWAY 09 LEFT CLOSED DUE TO RUBBER REMOVAL', ['09L part']],
    ['RWY 09 LEFT SIDE CLSD', ['09 part']],
    ['RWY 09 LEFT AND RIGHT CLSD', ['09 part']],
    ['PISTE 13/31 GESPERRT FUER LUFTFAHRZEUGE UEBER 14 T', ['13/31 part']],
    ['DROGA STARTOWA 11/29 ZAMKNIETA DLA SAMOLOTOW POWYZEJ 5700 KG', ['11/29 part']],
    ['WPP 01/19 NE PRIGODNA DLYA VS BOLEE 30 T', ['01/19 part']],
    ['RWY-A(16R/34L) CLSD', ['16R/34L whole']],
    ["RWY 'C' (16L/34R) CLSD", ['16L/34R whole']],
    ['FIRST 2480FT RWY 27 CLSD', ['27 part']],
    ['RWY 09 FST 2760FT CLSD', ['09 part']],
    ['RWY 09/27 W 1840FT S HALF CLSD', ['09/27 part']],
    ['RWY 09/27 BTN TWY M AND TWY P CLSD', ['09/27 part']],
    ['RWY 09/27 CLSD W OF TWY B', ['09/27 part']],
    ['RWY 09/27 CLSD EXC XNG', ['09/27 part']],
    ['RWY 18/36 CLSD EXC FOR TAX BTN TWY M AND TWY P', ['18/36 part']],
    ['RWY 09/27 CLSD EXC 3HR PPR', ['09/27 part']],
    ['RWY 09/27 CLSD TO ACFT OVER 8,400LB', ['09/27 part']],
    ['RWY 18/36 CLSD TO ACFT WINGSPAN ABOVE 92FT', ['18/36 part']],
    ['RWY 09/27 CLSD TO TGL', ['09/27 part']],
    ['RWY 09 CLSD FOR LDG', ['09 part']],
    ['LDG RWY 09 NOT AVBL', ['09 part']],
    ['RWY 09/27 CLSD AT NIGHT', ['09/27 part']],
    ['RWY 09/27 CLSD 1400-1500', ['09/27 part']],
  ])('%s', (text, expected) => {
    expect(closures(text)).toEqual(expected);
  });

  it.each([
    'TWY A CLSD BTN RWY 09 AND 27',
    'TWY A BTN RWY 09 AND RWY 27 CLSD',
    'TWY M BTN TWY P AND RWY 18/36 CLSD',
    'TWY P BTN APCH END RWY 36 AND TWY P7 CLSD',
    'TWY K BTN TWY M AND\nRWY 18/36 CLSD',
    'TWY A CLSD ADJ RWY 18',
    'RWY 09 ILS U/S',
    'ILS RWY 09 NOT AVBL',
    'PAPI RWY 27 NOT AVBL',
    'RWY 09/27 EDGE LGT NOT AVBL',
    'RWY LGT AVBL AFTER RWY CLSD',
    'OPR WHEN RWY 09/27 IS CLSD',
    'CRANE ERECTED WHILE RWY 09/27 CLSD',
    'WIP ADJ RWY 09/27. TWY B CLSD',
    'RWY 09/27 CLSD MARKINGS FADED',
    'RWY 09/27 CLSD CANCELED',
    'RWY 09/27 OPEN. TWY B CLSD',
    'ALL TWY CROSSING RWY 09/27 SOUTH TWY M4 NOT AVBL',
    'TAKEOFF DISTANCES RWY09- NOT AVBL',
    'WIND DIRECTION INDICATOR RWY 09 NOT AVAILABLE',
    'ACFT STAND 12 CLSD',
  ])('is not said by "%s"', (text) => {
    expect(closures(text)).toEqual([]);
  });

  it('is not said by a NOTAM that cancels', () => {
    expect(effects('RWY 09/27 CLSD', { type: 'C' })).toEqual([]);
  });

  it('is said under every Q-code, but not where a procedure or an obstacle names a closed runway as its condition', () => {
    for (const code of ['QPICH', 'QOBCE', 'QOLAS', 'QWELW', 'QRTCA', 'QAECD']) {
      expect(closures('ATZ DEACTIVATED, RWY 09/27 CLSD', { code })).toEqual(['09/27 whole']);
      expect(closures('CRANE OPR WHEN RWY 09/27 IS CLSD', { code })).toEqual([]);
      expect(closures('DUE TO RWY 09/27 CLSD, MINIMA CHANGED', { code })).toEqual([]);
    }
  });

  it('says how much is not known where only the code says closed', () => {
    for (const text of [
      'RWY 09/27 OUT OF ACTION FOR A WHILE',
      'DUE TO RWY 09/27 CLSD EXPECT SINGLE RWY OPS',
      'RWY 09/27 WORKS WHEN THE AD IS CLSD',
    ])
      // What is not understood is quoted next to it.
      expect(effects(text, { code: 'QMRLC' }).filter(({ kind }) => kind !== 'otherUnavailable')).toMatchObject([
        { kind: 'closesRunway', runway: '09/27', extent: null, rule: 'runwayClosedByQCode' },
      ]);
  });

  it('takes the schedule of a US NOTAM as its times, not as a condition', () => {
    const { effects, schedule } = decodeNotice('!BOI 09/972 BOI RWY 10L/28R CLSD DLY 0415-1045 2409120415-2409151045', {
      receivedAt: new Date('2024-09-12'),
    });
    expect(schedule).toBe('DLY 0415-1045');
    expect(effects).toMatchObject([{ kind: 'closesRunway', runway: '10L/28R', extent: 'whole', rule: 'runwayClosed' }]);
  });

  it('names the runway as the text does where the dataset does not know it', () => {
    expect(closures('RWY 9/27 CLSD', { runways: [] })).toEqual(['09/27 whole']);
  });

  it('names the only runway where the text names none', () => {
    expect(closures('RWY CLSD', { runways: [runway('09', '27')] })).toEqual(['09/27 whole']);
    expect(closures('RWY CLSD')).toEqual(['null whole']);
  });

  it('takes a runway with one end for wholly closed', () => {
    expect(closures('RWY 09 CLSD', { runways: [runway('09', null)] })).toEqual(['09 whole']);
  });
});

describe('noRunwayLeft', () => {
  const isLeft = (text: string, about: World = {}) => !effects(text, about).some(({ kind }) => kind === 'noRunwayLeft');

  it('is said when every open runway is wholly closed', () => {
    expect(isLeft('RWY 09/27 AND RWY 18/36 CLSD')).toBe(false);
    expect(isLeft('ALL RWYS CLSD')).toBe(false);
    expect(isLeft('ALL RWYS CLSD', { runways: null })).toBe(false);
  });

  it.each(['RWY 09/27 CLSD', 'RWY 09/27 AND RWY 18/36 CLSD EXC PPR', 'FIRST 500FT RWY 09 CLSD'])('is not said by %s', (text) => {
    expect(isLeft(text)).toBe(true);
  });

  it('is not said where the dataset does not know the runways', () => {
    expect(isLeft('RWY 09/27 AND RWY 18/36 CLSD', { runways: null })).toBe(true);
  });

  it('adds up over several NOTAMs', () => {
    const always = { from: null, to: null };
    const [first, second] = [effects('RWY 09/27 CLSD'), effects('RWY 18/36 CLSD')];
    expect(noneOpen(first, airport, always)).toEqual([]);
    expect(noneOpen([...first, ...second], airport, always)).toHaveLength(1);
  });
});

describe('other effects', () => {
  it.each([
    ['AD CLSD', 'QFALC', 'closesAerodrome', null, 'whole'],
    ['AD CLSD EXC HEL', 'QFALC', 'closesAerodrome', null, 'part'],
    ['HAMBURG AERODROME CLOSED 1400-1500', 'QFALC', 'closesAerodrome', null, 'part'],
    ['FLYING NOT POSSIBLE', 'QFALC', 'closesAerodrome', null, 'whole'],
    ['GRASS STRIP 12/30 WITHDRAWN FROM USE. RWY 08/26 UNAFFECTED', 'QMRLC', 'mayClose', null, null],
    ['RWY 30 THR TEMPO INSET 210M', 'QMTCM', 'displacesThreshold', '30', null],
    ['ILS RWY 09L U/S', 'QICAS', 'navaidOut', '09L', 'whole'],
    ['ILS GP RWY 16R NOT AVBL', 'QIGAS', 'navaidOut', '16R', 'part'],
    ['VOR/DME KLO 114.9 U/S', 'QNMAS', 'navaidOut', null, 'whole'],
    ['VOR RADIALS 010-030 UNUSABLE', 'QNVAS', 'navaidOut', null, 'part'],
    ['/RAL/ VOR 255-265 UNUSABLE', 'QNVXX', 'navaidOut', null, 'part'],
    ['FUEL NOT AVBL', 'QFUAU', 'fuelUnavailable', null, 'whole'],
    ['AVGAS 100LL NOT AVBL', 'QFUAU', 'fuelUnavailable', null, 'part'],
    ['RFF CAT REDUCED TO CAT 5', 'QFFCG', 'fireCoverReduced', null, 'part'],
    ['TWR CLSD', 'QSTLC', 'towerHours', null, 'whole'],
    ['TWR HR OF OPS 0600-2000', 'QSTAH', 'towerHours', null, 'part'],
    ['RWY 27 THR DSPLCD 500FT', 'QMTCM', 'displacesThreshold', '27', null],
    ['DECLARED DISTANCES RWY 09: TORA 2500M', 'QMDCH', 'changesDistances', '09', null],
    ['PAPI RWY 24 U/S', 'QLPAS', 'lightsOut', '24', 'whole'],
    ['ILS Z RWY 09 PROCEDURE NA', 'QPIXX', 'approachOut', '09', 'whole'],
    ['RNAV (GPS) Y RWY 27, ORIG-C. PROCEDURE NA AT NIGHT', 'QPIXX', 'approachOut', '27', 'part'],
    ['ILS RWY 01 (CAT II). CLIMB OF 777 FEET PER NM TO 700. IF UNABLE TO COMPLY PROCEDURE NA', 'QPIXX', 'approachOut', '01', 'part'],
    ['ILS RWY 09L RTS. ILS RWY 09R WILL REMAIN OTS UNTIL 18 MAR', 'QICAK', 'navaidOut', '09R', 'whole'],
    ['RNAV (GPS) RWY 04R. LNAV PROCEDURE NA DURING SIMULTANEOUS OPERATIONS', 'QPIXX', 'approachOut', '04R', 'part'],
  ])('%s', (text, code, kind, runway, extent) => {
    const found = effects(text, { code });
    expect(found.map((effect) => effect.kind)).toContain(kind);
    expect(found.find((effect) => effect.kind === kind)).toMatchObject({ runway, extent });
  });

  it.each([
    ['FUEL AVBL H24', 'QFUAH'],
    ['ILS RWY 09 ON TEST', 'QICCT'],
    ['ARFF TRUCK U/S INDEX UNCHANGED', 'QFFXX'],
    ['DISPLACED THR LGT RWY 27 U/S', 'QLTAS'],
    ['OBST TOWER LGT U/S', 'QOLAS'],
    ['VOT U/S', 'QNVAS'],
    ['VOR GND REC CHECKPOINT U/S', 'QNVAS'],
    ['ILS OR LOC RWY 19, AMDT 10. DISREGARD NOTE: PROCEDURE NA AT NIGHT.', 'QPIXX'],
    ['RNAV (GPS) RWY 04R. DELETE NOTE: PROCEDURE NA AT NIGHT. DELETE CHART NOTE: PROCEDURE NA', 'QPIXX'],
    ['TWY EDGE LGT U/S', 'QLYAS'],
  ])('are not found in "%s"', (text, code) => {
    expect(effects(text, { code }).filter(({ kind }) => kind !== 'lightsOut' && kind !== 'otherUnavailable')).toEqual([]);
  });
});
