/** Each field of the form has a row with what it may hold (Doc 4444, Appendix 2). */
import type { FlightPlanField, FlightPlanItemNumber } from '#contract/route/flight-plan.ts';
import { equipmentFaults, handlingFaults, lettersAmong, pbnFaults, surveillanceFaults } from './equipment.ts';
import { whole, wordsOf, type Fault } from './fault.ts';
import { routeFaults } from './route-faults.ts';
import { dateFaults, elapsedFaults, elapsedOrderFaults, timedPointFaults, timeOfDayFaults } from './times.ts';

type FieldRule = {
  item: FlightPlanItemNumber;
  isRequired: boolean;
  /** These characters cannot be in it. */
  not: RegExp;
  most: number;
  form: RegExp;
  /** Finds what is wrong with a value of that form. */
  faults: (value: string) => Fault[];
};

const CODE = /[^A-Z0-9]+/g;
const WORDS = /[^A-Z0-9 ]+/g;
const ROUTE = /[^A-Z0-9 /]+/g;
/** Hyphen, slash and brackets separate the parts of a message; the others are those that AFTN carries (Annex 10, Volume II). */
const TEXT = /[^A-Z0-9 .,'?:=+]+/g;

const ANY = /^/;
const TIME = /^\d{4}$/;
const AERODROME = /^[A-Z]{4}$/;
/** A longer word fits into no line of a message. */
const MOST_WORD = 60;
const MOST_TEXT = 2000;

const none = (): Fault[] => [];
const longWords = (value: string): Fault[] =>
  wordsOf(value)
    .filter(({ text }) => text.length > MOST_WORD)
    .map(({ from, to }) => ({ code: 'tooLong', from: from + MOST_WORD, to }));

type Row = Omit<Partial<FieldRule>, 'item'>;
const row =
  (item: FlightPlanItemNumber, defaults: Row) =>
  (given: Row = {}): FieldRule => ({ isRequired: false, not: CODE, most: MOST_TEXT, form: ANY, faults: none, ...defaults, ...given, item });

const required = (item: FlightPlanItemNumber, given: Row): FieldRule => row(item, { isRequired: true })(given);
const optional = (item: FlightPlanItemNumber, given: Row): FieldRule => row(item, {})(given);
const text18 = row('18', { not: TEXT, faults: longWords });
const words18 = row('18', { not: WORDS, faults: longWords });
const text19 = row('19', { not: TEXT, faults: longWords });

export const fieldRules: Readonly<Record<FlightPlanField, FieldRule>> = {
  aircraftId: required('7', { most: 7 }),
  rules: required('8', { most: 1, form: /^[IVYZ]$/ }),
  flightType: optional('8', { most: 1, form: /^[SNGMX]$/ }),
  number: optional('9', { most: 2, form: /^\d{1,2}$/, faults: numberFaults }),
  aircraftType: required('9', { most: 4, form: /^[A-Z][A-Z0-9]{1,3}$/ }),
  wake: required('9', { most: 1, form: /^[LMHJ]$/ }),
  equipment: required('10', { most: 64, faults: equipmentFaults }),
  surveillance: required('10', { most: 20, faults: surveillanceFaults }),
  departure: required('13', { most: 4, form: AERODROME }),
  time: required('13', { most: 4, form: TIME, faults: timeOfDayFaults }),
  speed: required('15', { most: 5, form: /^(?:[NK]\d{4}|M\d{3})$/, faults: speedFaults }),
  level: required('15', { most: 5, form: /^(?:[FA]\d{3}|[SM]\d{4}|VFR)$/ }),
  route: required('15', { not: ROUTE, most: 10_000, faults: (value) => [...routeFaults(value), ...longWords(value)] }),
  destination: required('16', { most: 4, form: AERODROME }),
  eet: required('16', { most: 4, form: TIME, faults: elapsedFaults }),
  alternate: optional('16', { most: 4, form: AERODROME }),
  alternate2: optional('16', { most: 4, form: AERODROME }),
  STS: words18({ faults: handlingFaults }),
  PBN: row('18', {})({ faults: pbnFaults }),
  NAV: text18(),
  COM: text18(),
  DAT: text18(),
  SUR: text18(),
  DEP: text18(),
  DEST: text18(),
  DOF: row('18', {})({ most: 6, form: /^\d{6}$/, faults: dateFaults }),
  REG: words18(),
  EET: words18({ faults: (value) => [...timedPointFaults(value), ...elapsedOrderFaults(value)] }),
  // A code has letters A to S without I, N and O, since 2022 also T to Z and 1 to 9 (Annex 10, Volume III).
  SEL: row('18', {})({ most: 4, form: /^[A-HJ-MP-Z1-9]{4}$/ }),
  TYP: words18(),
  CODE: words18({ form: /^[0-9A-F]{6}(?: [0-9A-F]{6})*$/ }),
  DLE: words18({ faults: timedPointFaults }),
  OPR: text18(),
  ORGN: text18(),
  PER: row('18', {})({ most: 1, form: /^[A-EH]$/ }),
  ALTN: text18(),
  RALT: text18(),
  TALT: text18(),
  RIF: words18(),
  RMK: text18(),
  endurance: optional('19', { most: 4, form: TIME, faults: elapsedFaults }),
  persons: optional('19', { most: 3, form: /^(?:\d{1,3}|TBN)$/ }),
  radio: optional('19', { most: 3, faults: lettersAmong('UVE') }),
  survival: optional('19', { most: 4, faults: lettersAmong('PDMJ') }),
  jackets: optional('19', { most: 4, faults: lettersAmong('LFUV') }),
  dinghies: optional('19', { not: WORDS, form: /^\d{1,2} \d{1,3}(?: C)?(?: [A-Z]{2,})*$/ }),
  markings: text19(),
  remarks: text19(),
  pilot: text19(),
};

/** One is not written: the item then begins with the type. */
function numberFaults(value: string): Fault[] {
  if (Number(value) === 0) return [whole('zero', value)];
  return Number(value) === 1 ? [whole('numberIsOne', value)] : [];
}

function speedFaults(value: string): Fault[] {
  return Number(value.slice(1)) === 0 ? [whole('speedOutOfRange', value)] : [];
}
