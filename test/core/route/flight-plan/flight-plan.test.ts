/** Each rule of Doc 4444, Appendix 2, has a case, and one on its other side. */
import { describe, expect, it } from 'vitest';
import { flightPlanFields, flightPlanFaults, flightPlanIndicators, type FlightPlanItems } from '#contract/route/flight-plan.ts';
import { severityOf } from '#core/route/flight-plan/fault.ts';
import { noItems, NOW, plan } from './plans.ts';
import { checkItems } from '#core/route/flight-plan/flight-plan.ts';

/** `code field "the part that it is about"`. */
function faultsOf(change: Partial<FlightPlanItems>, now = NOW): string[] {
  const items = { ...plan, ...change };
  return checkItems(items, now).map(({ code, field, from, to }) => `${code} ${field} "${(items[field] ?? '').slice(from, to)}"`);
}

const all10a = 'ABCDE1E2E3FGHIJ1J2J3J4J5J6J7KLM1M2M3OP1P2P3P4P5P6P7P8P9RTUVWXYZ';

/** The order of item 18 as published (Doc 4444, Appendix 2; MCA 100-11, 2.2.8.1, of Brazil repeats it). */
const publishedOrder = 'STS PBN NAV COM DAT SUR DEP DEST DOF REG EET SEL TYP CODE DLE OPR ORGN PER ALTN RALT TALT RIF RMK'.split(' ');

it('the indicators of item 18 are written in the published order', () => {
  expect(flightPlanIndicators).toEqual(publishedOrder);
});

describe('a plan', () => {
  it('that is right has no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('without anything names what is missing, item by item', () => {
    expect(checkItems(noItems, NOW).map(({ code, field }) => `${code} ${field}`)).toEqual(
      [
        'aircraftId',
        'rules',
        'aircraftType',
        'wake',
        'equipment',
        'surveillance',
        'departure',
        'time',
        'speed',
        'level',
        'route',
        'destination',
        'eet',
      ].map((field) => `missing ${field}`),
    );
  });

  it('has each of its fields checked for characters', () => {
    const broken = Object.fromEntries(flightPlanFields.map((field) => [field, 'É'])) as FlightPlanItems;
    const codes = checkItems(broken, NOW).filter(({ code }) => code === 'characters');
    expect(codes.map(({ field }) => field)).toEqual(flightPlanFields);
  });
});

const cases: readonly (readonly [Partial<FlightPlanItems>, readonly string[]])[] = [
  // 7
  [{ aircraftId: 'HB-ABC' }, ['characters aircraftId "-"']],
  [{ aircraftId: 'SWR12345' }, ['tooLong aircraftId "5"']],
  [{ aircraftId: '4XABC' }, []],
  // 8
  [{ rules: 'X' }, ['wrongForm rules "X"']],
  [{ rules: 'I' }, ['levelAgainstRules level "VFR"']],
  [{ rules: 'V' }, ['rulesAgainstRoute route "IFR"']],
  [{ rules: 'Y', level: 'F085', route: 'DCT GVA DCT' }, ['rulesNeedChange rules "Y"']],
  [{ rules: 'Y', level: 'F085', route: 'DCT GVA VFR DCT' }, []],
  [{ rules: 'I', level: 'F085', route: 'DCT GVA VFR DCT' }, ['rulesAgainstRoute route "VFR"']],
  [{ rules: 'Z', route: 'DCT' }, ['rulesNeedChange rules "Z"']],
  [{ rules: 'V', route: 'DCT' }, []],
  [{ flightType: 'Q' }, ['wrongForm flightType "Q"']],
  [{ flightType: null }, []],
  // 9
  [{ number: '3' }, []],
  [{ number: '1' }, ['numberIsOne number "1"']],
  [{ number: '0' }, ['zero number "0"']],
  [{ number: '100' }, ['tooLong number "0"']],
  [{ number: 'A' }, ['wrongForm number "A"']],
  [{ aircraftType: 'C' }, ['wrongForm aircraftType "C"']],
  [{ aircraftType: '172' }, ['wrongForm aircraftType "172"']],
  [{ aircraftType: 'CESSNA' }, ['tooLong aircraftType "NA"']],
  [{ aircraftType: 'ZZZZ' }, ['typeNeedsTyp aircraftType "ZZZZ"']],
  [{ aircraftType: 'ZZZZ', TYP: 'GYRO' }, []],
  [{ TYP: 'GYRO' }, ['notNeeded TYP "GYRO"']],
  [{ wake: 'J' }, []],
  [{ wake: 'S' }, ['wrongForm wake "S"']],
  // 10a
  [{ equipment: all10a, RMK: null, COM: 'X' }, []],
  [{ equipment: 'N', PBN: null }, []],
  [{ equipment: 'NV', PBN: null }, ['noneWithOthers equipment "N"']],
  [{ equipment: 'SVOLGR' }, ['coveredByS equipment "V"', 'coveredByS equipment "O"', 'coveredByS equipment "L"']],
  [{ equipment: 'VOLUGR' }, []],
  [{ equipment: 'SDDGR' }, ['repeated equipment "D"']],
  [{ equipment: 'SGRE' }, ['unknownLetter equipment "E"']],
  [{ equipment: 'SGRE4' }, ['unknownLetter equipment "E4"']],
  [{ equipment: 'SGRJ8' }, ['unknownLetter equipment "J8"']],
  [{ equipment: 'SGRM4' }, ['unknownLetter equipment "M4"']],
  [{ equipment: 'SGRP' }, ['unknownLetter equipment "P"']],
  [{ equipment: 'SGRQ' }, ['unknownLetter equipment "Q"']],
  [{ equipment: 'SR1' }, ['unknownLetter equipment "R1"', 'pbnNeedsR PBN "B2"']],
  [{ equipment: '1SGR' }, ['unknownLetter equipment "1"']],
  [{ equipment: 'S R' }, ['characters equipment " "']],
  [{ equipment: 'SR', PBN: null }, ['rNeedsPbn equipment "R"']],
  [{ equipment: 'S' }, ['pbnNeedsR PBN "B2"']],
  [{ equipment: 'SGRZ' }, ['zNeedsDetails equipment "Z"']],
  [{ equipment: 'SGRZ', COM: 'TETRA' }, []],
  [{ equipment: 'SGRZ', NAV: 'RNVD1' }, []],
  [{ equipment: 'SGRZ', DAT: 'V' }, []],
  [{ equipment: 'S'.repeat(65), PBN: null }, ['tooLong equipment "S"']],
  // 10b
  [{ surveillance: 'N' }, []],
  [{ surveillance: 'NS' }, ['noneWithOthers surveillance "N"']],
  ...[...'ACEHILPSX', 'B1', 'B2', 'U1', 'U2', 'V1', 'V2', 'D1', 'G1'].map((letter) => [{ surveillance: letter }, []] as const),
  [{ surveillance: 'SB2U2V2D1G1' }, []],
  [{ surveillance: 'AC' }, ['severalModes surveillance "C"']],
  // The published table of field 10b allows these (contentzone.eurocontrol.int/fpl).
  ...['CS', 'AL', 'EH', 'LS', 'EHLS'].map((letters) => [{ surveillance: letters }, []] as const),
  ...['IP', 'SX', 'LI', 'PE', 'XH'].map((letters) => [{ surveillance: letters }, [`severalModes surveillance "${letters[1]}"`]] as const),
  [{ surveillance: 'SIP' }, ['severalModes surveillance "I"', 'severalModes surveillance "P"']],
  [{ surveillance: 'SB1B2' }, ['severalModes surveillance "B2"']],
  [{ surveillance: 'SU1U2' }, ['severalModes surveillance "U2"']],
  [{ surveillance: 'SV1V2' }, ['severalModes surveillance "V2"']],
  [{ surveillance: 'SB3' }, ['unknownLetter surveillance "B3"']],
  [{ surveillance: 'SB' }, ['unknownLetter surveillance "B"']],
  [{ surveillance: 'SD2' }, ['unknownLetter surveillance "D2"']],
  [{ surveillance: 'SS' }, ['repeated surveillance "S"']],
  [{ surveillance: 'SB1U1V1D1G1A1A1A1A1A1A' }, ['tooLong surveillance "1A"']],
  // 13
  [{ departure: 'GVA' }, ['wrongForm departure "GVA"']],
  [{ departure: 'LSG1' }, ['wrongForm departure "LSG1"']],
  [{ departure: 'ZZZZ' }, ['departureNeedsDep departure "ZZZZ"']],
  [{ departure: 'AFIL' }, ['departureNeedsDep departure "AFIL"']],
  [{ departure: 'AFIL', DEP: 'LSAG' }, []],
  [{ departure: 'ZZZZ', DEP: 'MY FIELD 4620N00610E' }, []],
  [{ DEP: 'MY FIELD' }, ['notNeeded DEP "MY FIELD"']],
  [{ time: '2400' }, ['timeOutOfRange time "2400"']],
  [{ time: '0860' }, ['timeOutOfRange time "0860"']],
  [{ time: '800' }, ['wrongForm time "800"']],
  [{ time: '2359' }, []],
  // 15
  [{ speed: '110' }, ['wrongForm speed "110"']],
  [{ speed: 'N110' }, ['wrongForm speed "N110"']],
  [{ speed: 'M82' }, ['wrongForm speed "M82"']],
  [{ speed: 'K0000' }, ['speedOutOfRange speed "K0000"']],
  [{ speed: 'K0220' }, []],
  [{ level: 'FL85' }, ['wrongForm level "FL85"']],
  [{ level: 'S113' }, ['wrongForm level "S113"']],
  [{ level: 'A055' }, []],
  [{ level: 'M0840' }, []],
  [{ route: 'DCT DCT MTL/N0110F085 IFR DCT' }, ['pointMissing route "DCT"']],
  [{ route: 'DCT MTL/F085 IFR DCT' }, ['speedMissing route "F085"']],
  [{ route: 'DCT MTL/N0110 IFR DCT' }, ['levelMissing route "N0110"']],
  [{ route: 'DCT MTL N0110F085 IFR DCT' }, ['misplaced route "N0110F085"']],
  [{ route: 'DCT 46N196E DCT MTL IFR DCT' }, ['notAPosition route "46N196E"']],
  [{ route: 'DCT GVA400010 DCT MTL IFR DCT' }, ['bearingOutOfRange route "GVA400010"']],
  [{ route: 'DCT 462030N0061030E DCT MTL IFR DCT' }, ['wrongForm route "462030N0061030E"']],
  [{ route: 'DCT GENEVA DCT MTL IFR DCT' }, ['wrongForm route "GENEVA"']],
  [{ route: 'DCT GVA/MTL IFR DCT' }, ['wrongForm route "MTL"', 'dctMissing route "MTL"']],
  [{ route: 'DCT GVA..MTL IFR DCT' }, ['characters route ".."']],
  [{ route: 'DCT GVA MTL IFR DCT' }, ['dctMissing route "MTL"']],
  [{ route: 'GVA DCT MTL IFR DCT' }, ['dctMissing route "GVA"']],
  [{ route: 'DCT 46N006E GVA090015 DCT MTL IFR DCT' }, []],
  [{ route: 'DCT 46N006E MTL IFR DCT' }, ['dctMissing route "MTL"']],
  [{ route: 'MOLUS3A MOLUS UN869 MTL IFR DCT' }, []],
  [{ route: 'DCT C/48N050W/M082F290F350 DCT MTL IFR DCT' }, []],
  // 16
  [{ destination: 'NCE' }, ['wrongForm destination "NCE"']],
  [{ destination: 'ZZZZ' }, ['destinationNeedsDest destination "ZZZZ"']],
  [{ destination: 'ZZZZ', DEST: 'FIELD' }, []],
  [{ DEST: 'FIELD' }, ['notNeeded DEST "FIELD"']],
  [{ eet: '0000', EET: null }, ['zero eet "0000"']],
  [{ eet: '0175' }, ['timeOutOfRange eet "0175"']],
  [{ eet: '2600' }, ['enduranceTooShort endurance "0430"']],
  [{ alternate: null }, ['missing alternate ""']],
  [{ alternate2: null }, []],
  [{ alternate: 'ZZZZ' }, ['alternateNeedsAltn alternate "ZZZZ"']],
  [{ alternate2: 'ZZZZ', ALTN: 'FIELD' }, []],
  [{ ALTN: 'FIELD' }, ['notNeeded ALTN "FIELD"']],
  [{ alternate: null, alternate2: null, ALTN: 'FIELD' }, []],
  // 18
  [{ STS: 'MEDEVAC HEAD' }, []],
  [{ STS: 'VIP' }, ['unknownEntry STS "VIP"']],
  [{ STS: 'HEAD HEAD' }, ['repeated STS "HEAD"']],
  [{ PBN: 'A1B2C3D2L1O1S1T1', equipment: 'SDGIR' }, []],
  [{ PBN: 'A1B2C3D2L1O1S1T1T2', equipment: 'SDGIR' }, ['tooLong PBN "T2"']],
  [{ PBN: 'A1L1', equipment: 'R' }, []],
  ...['B2', 'C2', 'D2', 'O2', 'S1', 'S2', 'T1', 'T2'].flatMap((PBN) => [
    [{ PBN, equipment: 'SDIR' }, [`pbnNeedsG PBN "${PBN}"`]] as const,
    [{ PBN, equipment: 'GR' }, []] as const,
  ]),
  ...['B3', 'C3', 'D3', 'O3'].flatMap((PBN) => [
    [{ PBN, equipment: 'SGIR' }, [`pbnNeedsD PBN "${PBN}"`]] as const,
    [{ PBN, equipment: 'DR' }, []] as const,
  ]),
  ...['C4', 'D4', 'O4'].flatMap((PBN) => [
    [{ PBN, equipment: 'SGR' }, [`pbnNeedsD PBN "${PBN}"`, `pbnNeedsI PBN "${PBN}"`]] as const,
    [{ PBN, equipment: 'DIR' }, []] as const,
  ]),
  [{ PBN: 'B4', equipment: 'GR' }, ['pbnNeedsD PBN "B4"', 'pbnNeedsVor PBN "B4"']],
  [{ PBN: 'B4', equipment: 'DOR' }, []],
  [{ PBN: 'B4', equipment: 'SDR' }, []],
  [{ PBN: 'B5', equipment: 'SDGR' }, ['pbnNeedsI PBN "B5"']],
  [{ PBN: 'B6', equipment: 'SDGIR' }, ['pbnNeedsC PBN "B6"']],
  [{ PBN: 'B5B6', equipment: 'CIR' }, []],
  ...['C1', 'D1', 'O1'].map(
    (PBN) => [{ PBN, equipment: 'OR' }, [`pbnNeedsG PBN "${PBN}"`, `pbnNeedsD PBN "${PBN}"`, `pbnNeedsI PBN "${PBN}"`]] as const,
  ),
  [{ PBN: 'B1', equipment: 'R' }, ['pbnNeedsG PBN "B1"', 'pbnNeedsD PBN "B1"', 'pbnNeedsVor PBN "B1"', 'pbnNeedsI PBN "B1"']],
  [{ PBN: 'B1C1D1O1', equipment: 'SDGIR' }, []],
  [{ PBN: 'C2D1', equipment: 'SGR' }, ['pbnNeedsD PBN "D1"', 'pbnNeedsI PBN "D1"']],
  [{ PBN: 'B7' }, ['unknownEntry PBN "B7"']],
  [{ PBN: 'B' }, ['unknownEntry PBN "B"']],
  [{ PBN: 'B2B2' }, ['repeated PBN "B2"']],
  [{ PBN: 'B2 C1' }, ['characters PBN " "']],
  [{ DOF: '261131' }, ['dateImpossible DOF "261131"']],
  [{ DOF: '20261122' }, ['tooLong DOF "22"']],
  [{ DOF: '22NOV' }, ['wrongForm DOF "22NOV"']],
  [{ DOF: '261121' }, ['datePassed DOF "261121"']],
  [{ DOF: '261127' }, ['dateTooFar DOF "261127"']],
  [{ DOF: '261126' }, []],
  [{ REG: 'HBABC' }, ['sameAsIdentification REG "HBABC"']],
  [{ REG: 'HBXYZ' }, []],
  [{ EET: 'LFMM0025 46N050W0100' }, []],
  [{ EET: 'LFMM0025 LIMM0020' }, ['timesNotIncreasing EET "LIMM0020"']],
  [{ EET: 'LFMM0025 LIMM0146' }, ['timeOverTotal EET "LIMM0146"']],
  [{ EET: 'LFMM0145' }, []],
  [{ EET: 'LFMM0075' }, ['timeOutOfRange EET "LFMM0075"']],
  [{ EET: 'LFMM' }, ['wrongForm EET "LFMM"']],
  [{ SEL: 'AB12' }, []],
  [{ SEL: 'ABIO' }, ['wrongForm SEL "ABIO"']],
  [{ CODE: '4B1805' }, []],
  [{ CODE: '4B18' }, ['wrongForm CODE "4B18"']],
  [{ CODE: '4B180G' }, ['wrongForm CODE "4B180G"']],
  [{ DLE: 'MDG0030' }, []],
  [{ DLE: 'MDG30' }, ['wrongForm DLE "MDG30"']],
  [{ PER: 'H' }, []],
  [{ PER: 'F' }, ['wrongForm PER "F"']],
  [{ RMK: 'A (B) C/D' }, ['characters RMK "("', 'characters RMK ")"', 'characters RMK "/"']],
  [{ RMK: `A ${'B'.repeat(61)}` }, ['tooLong RMK "B"']],
  // 19
  [{ endurance: '430' }, ['wrongForm endurance "430"']],
  [{ endurance: '0140' }, ['enduranceTooShort endurance "0140"']],
  [{ persons: 'TBN' }, []],
  [{ persons: 'SIX' }, ['wrongForm persons "SIX"']],
  [{ radio: 'UVX' }, ['unknownLetter radio "X"']],
  [{ survival: 'PDMJ' }, []],
  [{ survival: 'PP' }, ['repeated survival "P"']],
  [{ jackets: 'LX' }, ['unknownLetter jackets "X"']],
  [{ dinghies: '2' }, ['wrongForm dinghies "2"']],
  [{ dinghies: '2 014 ORANGE' }, []],
];

describe('the rules', () => {
  it.each(cases.map(([change, faults]) => [JSON.stringify(change), faults, change] as const))('%s: %o', (_, faults, change) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('have a case for every code that items can have', () => {
    const found = new Set(cases.flatMap(([change]) => faultsOf(change).map((fault) => fault.split(' ')[0])));
    const ofMessages = [
      'notAMessage',
      'notClosed',
      'textAfterMessage',
      'itemMissing',
      'itemNotExpected',
      'indicatorUnknown',
      'indicatorRepeated',
      'indicatorOutOfOrder',
      'textWithoutIndicator',
      'messageIncomplete',
    ];
    // Its characters are a fault before its words are read.
    const before = ['notUnderstood'];
    expect(flightPlanFaults.filter((code) => !found.has(code) && !ofMessages.includes(code) && !before.includes(code))).toEqual([]);
  });

  it('call what Doc 4444 allows a note', () => {
    expect(['dctMissing', 'coveredByS', 'missing', 'rNeedsPbn'].map((code) => severityOf(code as never))).toEqual([
      'note',
      'note',
      'error',
      'error',
    ]);
  });
});
