/** What is wrong with an ICAO flight plan, and why a field of it is empty, in English. */
import type { FlightPlanFaultCode, FlightPlanUnknownCode } from '#contract/route/flight-plan.ts';
import type { RouteFaultCode } from '#contract/route/faults.ts';
import { routeFaultSentences } from './route.ts';

/** Every flight plan ends with this sentence; the long form also names the way out where there is room. */
export const notFiled = {
  short: 'This flight plan is not filed: Aeroshelf sends nothing.',
  long: 'This flight plan is not filed. Aeroshelf sends nothing: file it with the air traffic services or your usual provider.',
};

/** These codes are not those of a route. */
type OwnFaultCode = Exclude<FlightPlanFaultCode, RouteFaultCode>;

/** Each follows the text or the field that it is about. */
export const ownFlightPlanFaultSentences: Record<OwnFaultCode, string> = {
  missing: 'is to be filled in.',
  characters: 'cannot be in this field. Use capitals, figures and what the field allows.',
  tooLong: 'is beyond the length of this field. Shorten it.',
  wrongForm: 'does not have the form of this field. Write it as in the example.',
  unknownLetter: 'is not a letter of this field. Remove it.',
  unknownEntry: 'is not an entry of this field. Remove it.',
  repeated: 'is there already. Remove one.',
  noneWithOthers: 'means none. Remove it, or the others.',
  coveredByS: 'is part of S, the standard equipment, already.',
  severalModes: 'says the same as a letter before it, or contradicts it. One is enough.',
  numberIsOne: 'is not written: leave the field empty for one aircraft.',
  timeOutOfRange: 'is not a time. Write hours and minutes as HHMM.',
  zero: 'is zero. Give the real value.',
  dateImpossible: 'is not a date. Write year, month and day as YYMMDD.',
  datePassed: 'and the off-block time are in the past.',
  dateTooFar: 'is more than 120 hours ahead. Plans are filed later than that.',
  dctMissing: 'follows without DCT. Write DCT or an airway before it.',
  rulesNeedChange: 'needs the point where the rules change. Write IFR or VFR after it in the route.',
  rulesAgainstRoute: 'changes the rules, and item 8 says that they do not change. Take Y or Z there, or remove it.',
  levelAgainstRules: 'is no level of a flight that begins under IFR. Give a level, or other rules in item 8.',
  rNeedsPbn: 'needs PBN/ in item 18.',
  pbnNeedsR: 'needs the letter R in item 10a.',
  pbnNeedsG: 'is flown by GNSS, which is the letter G in item 10a. It is not there.',
  pbnNeedsD: 'is flown by DME, which is the letter D in item 10a. It is not there.',
  pbnNeedsVor: 'is flown by VOR, which is the letter O or S in item 10a. Neither is there.',
  pbnNeedsI: 'is flown by inertial navigation, which is the letter I in item 10a. It is not there.',
  pbnNeedsC: 'is flown by LORAN C, which is the letter C in item 10a. It is not there.',
  zNeedsDetails: 'needs COM/, NAV/ or DAT/ in item 18.',
  typeNeedsTyp: 'needs TYP/ in item 18.',
  departureNeedsDep: 'needs DEP/ in item 18.',
  destinationNeedsDest: 'needs DEST/ in item 18.',
  alternateNeedsAltn: 'needs ALTN/ in item 18.',
  notNeeded: 'is needed only where the field it explains has ZZZZ. Remove it.',
  sameAsIdentification: 'is the identification of item 7 already. Remove it.',
  timesNotIncreasing: 'is earlier than the time before it. Times count from departure.',
  timeOverTotal: 'is later than the total elapsed time of item 16.',
  enduranceTooShort: 'is less than the total elapsed time of item 16.',
  notAMessage: 'does not begin with (FPL-.',
  notClosed: 'does not end with a closing bracket.',
  textAfterMessage: 'comes after the end of the message and is left out.',
  itemMissing: 'is missing.',
  itemNotExpected: 'does not belong to any item and is left out.',
  indicatorUnknown: 'does not begin with an indicator of this item and is left out.',
  indicatorRepeated: 'repeats an indicator and is left out.',
  indicatorOutOfOrder: 'is not in the order of Doc 4444. The message below has that order.',
  textWithoutIndicator: 'has no indicator before it and is left out. RMK/ takes any text.',
};

export const flightPlanFaultSentences: Record<FlightPlanFaultCode, string> = { ...routeFaultSentences, ...ownFlightPlanFaultSentences };

export const flightPlanUnknownSentences: Record<FlightPlanUnknownCode, string> = {
  noDeparture: 'The route has no departure time.',
  noTime: 'The time of the legs is not known without airspeed and wind.',
  noSpeed: 'The route and the aircraft give no speed.',
  noLevel: 'The route gives no level.',
  noRules: 'The route does not say under which rules.',
  noAerodrome: 'The route has no aerodrome there.',
  noRegistration: 'The aircraft has no registration.',
  moreAlternates: 'A flight plan has two alternates; the others are left out.',
  cleared: 'The way back does not know it.',
  wordsLeftOut: 'Departures, arrivals and cruise climbs have one direction and are left out.',
};
