/** Flight plans for tests: one by hand, and any that has no error. */
import fc from 'fast-check';
import { flightPlanFields, type FlightPlanField, type FlightPlanItems } from '#contract/route/flight-plan.ts';

export const noItems = Object.fromEntries(flightPlanFields.map((field) => [field, null])) as FlightPlanItems;

/** The evening before, so that its day is neither past nor far. */
export const NOW = Date.parse('2026-11-21T18:00:00Z');

export const plan: FlightPlanItems = {
  ...noItems,
  aircraftId: 'HBABC',
  rules: 'Z',
  flightType: 'G',
  aircraftType: 'C172',
  wake: 'L',
  equipment: 'SDFGRY',
  surveillance: 'LB1',
  departure: 'LSGG',
  time: '0800',
  speed: 'N0110',
  level: 'VFR',
  route: 'DCT GVA DCT MTL/N0110F085 IFR DCT',
  destination: 'LFMN',
  eet: '0145',
  alternate: 'LFML',
  alternate2: 'LFTH',
  PBN: 'B2',
  DOF: '261122',
  EET: 'LFMM0025',
  RMK: 'TEST FLIGHT',
  endurance: '0430',
  persons: '003',
  radio: 'UV',
  jackets: 'LF',
  dinghies: '1 004 C ORANGE',
  markings: 'WHITE RED',
  pilot: 'MULLER',
};

const two = (value: number): string => String(value).padStart(2, '0');
const time = (most: number) =>
  fc.tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 1, max: 59 })).map(([hours, minutes]) => two(hours) + two(minutes));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const matching = (pattern: RegExp) => fc.stringMatching(pattern);
const sentence = fc.array(matching(/^[A-Z0-9.,'?:=+]{1,20}$/), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const list = (words: readonly string[], by = '') => fc.shuffledSubarray([...words], { minLength: 1 }).map((some) => some.join(by));
const aerodrome = fc.oneof(
  matching(/^[A-Y][A-Z]{3}$/).filter((code) => code !== 'AFIL'),
  fc.constant('ZZZZ'),
);

const way = fc.oneof(fc.constant('DCT'), matching(/^U[ABGR]\d{1,3}$/));
const point = fc.oneof(
  matching(/^[A-Z]{3}$/).filter((word) => !['DCT', 'VFR', 'IFR', 'OAT', 'GAT', 'SID'].includes(word)),
  fc.constantFrom('46N006E', '4620N00610E', 'GVA090015'),
);
const change = fc.constantFrom('', '/N0110F085', '/K0220A055', '/M082S1130');
const route = fc
  .array(fc.tuple(way, point, change), { minLength: 1, maxLength: 15 })
  .map((steps) => `${steps.map(([via, to, changes]) => `${via} ${to}${changes}`).join(' ')} DCT`);

type Values = Record<FlightPlanField, fc.Arbitrary<string | null>>;
const values: Values = {
  aircraftId: matching(/^[A-Z0-9]{1,7}$/),
  rules: fc.constantFrom('V', 'Y', 'Z', 'I'),
  flightType: maybe(fc.constantFrom(...'SNGMX')),
  number: maybe(fc.integer({ min: 2, max: 99 }).map(String)),
  aircraftType: fc.oneof(matching(/^[A-Y][A-Z0-9]{1,3}$/), fc.constant('ZZZZ')),
  wake: fc.constantFrom(...'LMHJ'),
  equipment: fc.oneof(fc.constant('N'), list('A B C D E1 E2 E3 F G H I J1 J7 K M1 P1 P9 R T U W X Y Z S'.split(' '))),
  surveillance: fc.oneof(fc.constant('N'), list(['S', 'B1', 'U2', 'V1', 'D1', 'G1'])),
  departure: fc.oneof(aerodrome, fc.constant('AFIL')),
  time: time(23),
  speed: fc.constantFrom('N0110', 'K0220', 'M082'),
  level: fc.constantFrom('F085', 'A055', 'S1130', 'M0840'),
  route,
  destination: aerodrome,
  eet: time(99),
  alternate: maybe(aerodrome),
  alternate2: maybe(aerodrome),
  STS: maybe(list(['ALTRV', 'HEAD', 'SAR', 'STATE'], ' ')),
  PBN: maybe(list(['A1', 'B2', 'C1', 'D4', 'L1', 'O4', 'S2', 'T1'])),
  NAV: maybe(sentence),
  COM: maybe(sentence),
  DAT: maybe(sentence),
  SUR: maybe(sentence),
  DEP: maybe(sentence),
  DEST: maybe(sentence),
  DOF: fc.constantFrom('261122', '280229'),
  REG: maybe(matching(/^[A-Z0-9]{2,7}$/)),
  EET: maybe(fc.constant('LFMM0000 46N050W0000')),
  SEL: maybe(fc.constantFrom('ABCD', 'QR12')),
  TYP: maybe(matching(/^[A-Z0-9]{2,5}( [A-Z0-9]{2,5}){0,2}$/)),
  CODE: maybe(matching(/^[0-9A-F]{6}$/)),
  DLE: maybe(fc.constant('MDG0030')),
  OPR: maybe(sentence),
  ORGN: maybe(sentence),
  PER: maybe(fc.constantFrom(...'ABCDEH')),
  ALTN: maybe(sentence),
  RALT: maybe(sentence),
  TALT: maybe(sentence),
  RIF: maybe(matching(/^[A-Z]{3}( [A-Z]{4}){1,3}$/)),
  RMK: maybe(sentence),
  endurance: maybe(time(99)),
  persons: maybe(fc.oneof(fc.constant('TBN'), matching(/^\d{1,3}$/))),
  radio: maybe(list([...'UVE'])),
  survival: maybe(list([...'PDMJ'])),
  jackets: maybe(list([...'LFUV'])),
  dinghies: maybe(fc.constantFrom('2 014 C ORANGE', '1 4', '11 330 YELLOW RED')),
  markings: maybe(sentence),
  remarks: maybe(sentence),
  pilot: maybe(sentence),
};

/** What one field asks of another is filled in. */
export const legalPlan: fc.Arbitrary<FlightPlanItems> = fc.record(values).map((items): FlightPlanItems => {
  const { rules, equipment, alternate, alternate2 } = items;
  const open = [
    items.departure === 'ZZZZ' || items.departure === 'AFIL',
    items.destination === 'ZZZZ',
    [alternate, alternate2].includes('ZZZZ'),
  ];
  const change = rules === 'Y' ? ' AAA VFR DCT' : rules === 'Z' ? ' AAA IFR DCT' : '';
  return {
    ...items,
    alternate: alternate ?? alternate2,
    alternate2: alternate === null ? null : alternate2,
    route: `${items.route ?? ''}${change}`,
    PBN: equipment?.includes('R') === true ? (items.PBN ?? 'B2') : null,
    COM: equipment?.includes('Z') === true ? (items.COM ?? 'TETRA') : items.COM,
    TYP: items.aircraftType === 'ZZZZ' ? (items.TYP ?? 'GYRO') : items.TYP,
    DEP: open[0] ? (items.DEP ?? 'FIELD 4620N00610E') : items.DEP,
    DEST: open[1] ? (items.DEST ?? 'FIELD 4620N00610E') : items.DEST,
    ALTN: open[2] ? (items.ALTN ?? 'FIELD 4620N00610E') : items.ALTN,
  };
});
