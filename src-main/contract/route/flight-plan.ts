/** An ICAO flight plan has items 7 to 19 (Doc 4444, Appendix 2), as a form and as a message. It is checked and written, never filed. */
import { Type, type Static } from 'typebox';
import { Closed, Flag, NumberOrNull, OneOf, OneOfOrNull, Text, TextOrNull } from '../schema/values.ts';
import { RoutePlan } from './route.ts';
import { wordFaults } from './words.ts';

const flightPlanItemNumbers = ['7', '8', '9', '10', '13', '15', '16', '18', '19'] as const;
export type FlightPlanItemNumber = (typeof flightPlanItemNumbers)[number];

/** Doc 4444 gives the indicators of item 18 in this order. */
const indicators = {
  STS: 'reasons for special handling',
  PBN: 'performance-based navigation, up to eight entries of a letter and a figure',
  NAV: 'navigation equipment that 10a and PBN do not name',
  COM: 'communication equipment that 10a does not name',
  DAT: 'data communication equipment that 10a does not name',
  SUR: 'surveillance equipment that 10b does not name',
  DEP: 'name and place of the departure aerodrome where item 13 has ZZZZ, or the unit that has the plan where it has AFIL',
  DEST: 'name and place of the destination where item 16 has ZZZZ',
  DOF: 'date of flight, YYMMDD',
  REG: 'registration where it is not the aircraft identification',
  EET: 'points or region boundaries with the elapsed time up to each, as LFMM0025',
  SEL: 'SELCAL code',
  TYP: 'types of aircraft where item 9 has ZZZZ',
  CODE: 'aircraft address, six hexadecimal figures',
  DLE: 'points with the delay planned there, as MDG0030',
  OPR: 'operator',
  ORGN: 'address of the originator',
  PER: 'performance category, A to E or H',
  ALTN: 'names of destination alternates where item 16 has ZZZZ',
  RALT: 'en-route alternates',
  TALT: 'take-off alternates',
  RIF: 'route to a revised destination',
  RMK: 'remarks in plain language',
} as const;
export type FlightPlanIndicator = keyof typeof indicators;
export const flightPlanIndicators = Object.keys(indicators) as readonly FlightPlanIndicator[];

const fields = {
  aircraftId: 'item 7: aircraft identification, at most 7 letters and figures',
  rules: 'item 8: flight rules, I, V, Y (first IFR) or Z (first VFR)',
  flightType: 'item 8: type of flight, S, N, G, M or X',
  number: 'item 9: number of aircraft where there are several',
  aircraftType: 'item 9: type designator (Doc 8643), or ZZZZ',
  wake: 'item 9: wake turbulence category, L, M, H or J',
  equipment: 'item 10a: radio communication, navigation and approach aid equipment',
  surveillance: 'item 10b: surveillance equipment',
  departure: 'item 13: departure aerodrome, or ZZZZ, or AFIL',
  time: 'item 13: estimated off-block time, HHMM in UTC',
  speed: 'item 15: cruising speed, N0110, K0220 or M082',
  level: 'item 15: cruising level, F085, A055, S1130, M0840 or VFR',
  route: 'item 15: route',
  destination: 'item 16: destination aerodrome, or ZZZZ',
  eet: 'item 16: total estimated elapsed time, HHMM',
  alternate: 'item 16: first destination alternate aerodrome, or ZZZZ',
  alternate2: 'item 16: second one',
  ...indicators,
  endurance: 'item 19 E/: fuel endurance, HHMM',
  persons: 'item 19 P/: persons on board, or TBN',
  radio: 'item 19 R/: emergency radio, U, V and E',
  survival: 'item 19 S/: survival equipment, P, D, M and J',
  jackets: 'item 19 J/: life jackets, L, F, U and V',
  dinghies: 'item 19 D/: number, capacity, C where covered, colour, as 2 014 C ORANGE',
  markings: 'item 19 A/: colour and markings of the aircraft',
  remarks: 'item 19 N/: other survival equipment',
  pilot: 'item 19 C/: pilot in command',
} as const;
export type FlightPlanField = keyof typeof fields;
/** They have the order of the form. */
export const flightPlanFields = Object.keys(fields) as readonly FlightPlanField[];

const itemsOf = <Value>(value: (description: string) => Value): Record<FlightPlanField, Value> =>
  Object.fromEntries(Object.entries(fields).map(([field, description]) => [field, value(description)])) as Record<FlightPlanField, Value>;

export const FlightPlanItems = Closed(itemsOf(TextOrNull), { description: 'null: not filled in' });
export type FlightPlanItems = Static<typeof FlightPlanItems>;

const MOST_MESSAGE = 20_000;
const MOST_FIELD = 10_000;

export const FlightPlanRequest = Closed({
  route: Type.Optional(RoutePlan),
  message: Type.Optional(Type.String({ maxLength: MOST_MESSAGE, description: 'a whole (FPL-…) message, instead of a route' })),
  items: Type.Optional(
    Closed(
      itemsOf((description) => Type.Optional(Type.String({ maxLength: MOST_FIELD, description }))),
      { description: 'they replace those of the route or message; an empty one stays empty' },
    ),
  ),
  isReversed: Type.Optional(Flag('the way back: what it cannot know is cleared, and said in unknown')),
});
export type FlightPlanRequest = Static<typeof FlightPlanRequest>;

/** Some faults are of one field, some between fields, and some of a message as a whole. */
const planFaults = [
  'missing',
  'characters',
  'tooLong',
  'wrongForm',
  'unknownLetter',
  'unknownEntry',
  'repeated',
  'noneWithOthers',
  'coveredByS',
  'severalModes',
  'numberIsOne',
  'timeOutOfRange',
  'zero',
  'dateImpossible',
  'datePassed',
  'dateTooFar',
  'dctMissing',
  'rulesNeedChange',
  'rulesAgainstRoute',
  'levelAgainstRules',
  'rNeedsPbn',
  'pbnNeedsR',
  'pbnNeedsG',
  'pbnNeedsD',
  'pbnNeedsVor',
  'pbnNeedsI',
  'pbnNeedsC',
  'zNeedsDetails',
  'typeNeedsTyp',
  'departureNeedsDep',
  'destinationNeedsDest',
  'alternateNeedsAltn',
  'notNeeded',
  'sameAsIdentification',
  'timesNotIncreasing',
  'timeOverTotal',
  'enduranceTooShort',
  'notAMessage',
  'notClosed',
  'textAfterMessage',
  'itemMissing',
  'itemNotExpected',
  'indicatorUnknown',
  'indicatorRepeated',
  'indicatorOutOfOrder',
  'textWithoutIndicator',
] as const;
export const flightPlanFaults = [...wordFaults, ...planFaults] as const;
export type FlightPlanFaultCode = (typeof flightPlanFaults)[number];

export const FlightPlanFault = Closed({
  code: OneOf(flightPlanFaults, 'what is wrong; those of the words of a route are of item 15'),
  severity: OneOf(['error', 'note'], 'error: Doc 4444 does not allow it; note: allowed, but seldom meant'),
  item: OneOfOrNull(flightPlanItemNumbers, 'item of the form; null where the message as a whole is meant'),
  field: OneOfOrNull(flightPlanFields, 'field of it; null where no field holds it'),
  from: Type.Integer({
    minimum: 0,
    description: 'where it begins in the field, or in the given message where field is null; UTF-16 code units',
  }),
  to: Type.Integer({ minimum: 0, description: 'where it ends, exclusive' }),
  text: Text('that part, as written'),
  messageFrom: NumberOrNull('where it begins in the given message'),
  messageTo: NumberOrNull('where it ends there, exclusive'),
});
export type FlightPlanFault = Static<typeof FlightPlanFault>;

/** It says why a field that a route can fill stays empty, or what the way back does not have of the way there. */
const unknownCodes = [
  'noDeparture',
  'noTime',
  'noSpeed',
  'noLevel',
  'noRules',
  'noAerodrome',
  'noRegistration',
  'moreAlternates',
  'cleared',
  'wordsLeftOut',
] as const;
export type FlightPlanUnknownCode = (typeof unknownCodes)[number];

export const FlightPlan = Closed({
  items: FlightPlanItems,
  telephony: TextOrNull('telephony designator of the airline whose designator item 7 begins with; null where it begins with no stored one'),
  message: Text('the items as a message, in lines of at most 69 characters; what is missing is left out, and faults name it'),
  faults: Type.Array(FlightPlanFault, { description: 'in the order of the form' }),
  prefilled: Type.Array(OneOf(flightPlanFields, 'field'), { description: 'fields that the route filled' }),
  unknown: Type.Array(
    Closed({
      field: OneOf(flightPlanFields, 'field'),
      code: OneOf(
        unknownCodes,
        'why the route gives nothing for it; moreAlternates: a plan has two; cleared and wordsLeftOut: the way back does not have it',
      ),
    }),
  ),
  isFiled: Type.Literal(false, { description: 'Aeroshelf files no flight plan' }),
});
export type FlightPlan = Static<typeof FlightPlan>;
