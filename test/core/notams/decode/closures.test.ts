import { describe, expect, it } from 'vitest';
import { decodeNotice } from '#core/notams/decode/decode-notice.ts';
import { leavesNoRunway } from '#core/notams/decode/closures.ts';
import type { Effect, RunwayIdents } from '#core/notams/decode/decoded.ts';

const runway = (lowIdent: string, highIdent: string | null, isClosed = false): RunwayIdents => ({
  name: highIdent === null ? lowIdent : `${lowIdent}/${highIdent}`,
  lowIdent,
  highIdent,
  isClosed,
});
const airport = [runway('09', '27'), runway('18', '36'), runway('04', '22', true)];

type World = { runways?: readonly RunwayIdents[] | null; code?: string; type?: string };

function effects(text: string, { runways = airport, code = 'QXXXX', type = 'N' }: World = {}): Effect[] {
  const raw = `A0001/26 NOTAM${type} ${type === 'N' ? '' : 'A0002/26'}\nQ) EDGG/${code}/IV/NBO/A/000/999/5002N00834E005\nA) EDDF B) 2603101200 C) 2604151800\nE) ${text}`;
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
    ['RWY 09/27 NOT AVBL DUE WIP', ['09/27 whole']],
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
    ['FIRST 2530FT RWY 27 CLSD', ['27 part']],
    ['RWY 09 FST 3030FT CLSD', ['09 part']],
    ['RWY 09/27 E 2050FT N HALF CLSD', ['09/27 part']],
    ['RWY 09/27 BTN TWY A AND TWY B CLSD', ['09/27 part']],
    ['RWY 09/27 CLSD W OF TWY B', ['09/27 part']],
    ['RWY 09/27 CLSD EXC XNG', ['09/27 part']],
    ['RWY 09/27 CLSD EXC TAX BTN TWY N AND TWY C', ['09/27 part']],
    ['RWY 09/27 CLSD EXC 1HR PPR', ['09/27 part']],
    ['RWY 09/27 CLSD TO ACFT OVER 12,500LB', ['09/27 part']],
    ['RWY 09/27 CLSD TO ACFT WINGSPAN MORE THAN 118FT', ['09/27 part']],
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
    'TWY C BTN TWY A AND RWY 09/27 CLSD',
    'TWY R BTN APCH END RWY 27 AND TWY R12 CLSD',
    'TWY B BTN TWY A AND\nRWY 09/27 CLSD',
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
    'ALL TWY INT WITH RWY 09/27 NORTH TWY B10 NOT AVBL',
    'TAKEOFF DISTANCES RWY09- NOT AVBL',
    'WIND DIRECTION INDICATOR RWY 09 NOT AVAILABLE',
    'ACFT STAND 12 CLSD',
  ])('is not said by "%s"', (text) => {
    expect(closures(text)).toEqual([]);
  });

  it('is not said by a notice that cancels', () => {
    expect(effects('RWY 09/27 CLSD', { type: 'C' })).toEqual([]);
  });

  it('is not said by a procedure or an obstacle that names a closed runway', () => {
    expect(closures('RWY 09/27 CLSD', { code: 'QPICH' })).toEqual([]);
    expect(closures('RWY 09/27 CLSD', { code: 'QOBCE' })).toEqual([]);
  });

  it('says how much is not known where only the code says closed', () => {
    expect(effects('RWY 09/27 AND ASSOCIATED TAXIWAYS NOT AVBL', { code: 'QMRLC' })).toMatchObject([
      { kind: 'closesRunway', runway: '09/27', extent: null, rule: 'Q-code: runway closed' },
    ]);
  });

  it('takes the schedule of a US notice for its times, not for a condition', () => {
    const { effects, schedule } = decodeNotice('!ATL 06/079 ATL RWY 08L/26R CLSD DLY 0330-1030 2106050330-2106071030', {
      receivedAt: new Date('2021-06-05'),
    });
    expect(schedule).toBe('DLY 0330-1030');
    expect(effects).toEqual([{ kind: 'closesRunway', runway: '08L/26R', extent: 'whole', rule: 'runway closed' }]);
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

  it('adds up over several notices', () => {
    const [first, second] = [effects('RWY 09/27 CLSD'), effects('RWY 18/36 CLSD')];
    expect(leavesNoRunway(first, airport)).toBe(false);
    expect(leavesNoRunway([...first, ...second], airport)).toBe(true);
  });
});

describe('other effects', () => {
  it.each([
    ['AD CLSD', 'QFALC', 'closesAerodrome', null, 'whole'],
    ['AD CLSD EXC HEL', 'QFALC', 'closesAerodrome', null, 'part'],
    ['HAMBURG AERODROME CLOSED 1400-1500', 'QFALC', 'closesAerodrome', null, 'part'],
    ['FLYING NOT POSSIBLE', 'QFALC', 'closesAerodrome', null, null],
    ['ILS RWY 09L U/S', 'QICAS', 'navaidOut', '09L', 'whole'],
    ['ILS GP RWY 16R NOT AVBL', 'QIGAS', 'navaidOut', '16R', 'part'],
    ['VOR/DME RID 112.2 U/S', 'QNMAS', 'navaidOut', null, 'whole'],
    ['VOR RADIALS 010-030 UNUSABLE', 'QNVAS', 'navaidOut', null, 'part'],
    ['FUEL NOT AVBL', 'QFUAU', 'fuelUnavailable', null, 'whole'],
    ['AVGAS 100LL NOT AVBL', 'QFUAU', 'fuelUnavailable', null, 'part'],
    ['RFF CAT REDUCED TO CAT 5', 'QFFCG', 'fireCoverReduced', null, 'part'],
    ['TWR CLSD', 'QSTLC', 'towerHours', null, 'whole'],
    ['TWR HR OF OPS 0600-2000', 'QSTAH', 'towerHours', null, 'part'],
    ['RWY 27 THR DSPLCD 500FT', 'QMTCM', 'displacesThreshold', '27', null],
    ['DECLARED DISTANCES RWY 09: TORA 2500M', 'QMDCH', 'changesDistances', '09', null],
    ['PAPI RWY 24 U/S', 'QLPAS', 'lightsOut', '24', 'whole'],
    ['ILS Z RWY 09 PROCEDURE NA', 'QPIXX', 'approachOut', '09', 'whole'],
    ['RNAV (GPS) RWY 27, AMDT 1. PROCEDURE NA AT NIGHT', 'QPIXX', 'approachOut', '27', 'part'],
  ])('%s', (text, code, kind, runway, extent) => {
    const found = effects(text, { code });
    expect(found.map((effect) => effect.kind)).toContain(kind);
    expect(found.find((effect) => effect.kind === kind)).toMatchObject({ runway, extent });
  });

  it.each([
    ['FUEL AVBL H24', 'QFUAH'],
    ['ILS RWY 09 ON TEST, DO NOT USE', 'QICCT'],
    ['ARFF VEHICLE U/S INDEX UNCHANGED', 'QFFXX'],
    ['DISPLACED THR LGT RWY 27 U/S', 'QLTAS'],
    ['OBST TOWER LGT U/S', 'QOLAS'],
    ['TWY EDGE LGT U/S', 'QLYAS'],
  ])('are not found in "%s"', (text, code) => {
    expect(effects(text, { code }).filter(({ kind }) => kind !== 'lightsOut')).toEqual([]);
  });
});
