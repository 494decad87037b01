/**
 * A route has its English here: its faults, why a figure of its legs is not known, and what happens on the way. The window, the command
 * line and the printed log say the same.
 */
import type { RouteFaultCode } from '#contract/route/faults.ts';
import type { LegReason, LightChange, RouteTop } from '#contract/route/legs.ts';
import { capitalised } from '../headline/shortened.ts';
import { common } from './common.ts';

/** Each follows the word that it is about; `wayNotInData` is said of an airway or procedure, `speedLevelMisplaced` of speed and level. */
export const routeFaultSentences: Record<RouteFaultCode | 'wayNotInData' | 'speedLevelMisplaced', string> = {
  notUnderstood: 'was not understood.',
  notAPosition: 'has the form of a position, but there is no such latitude or longitude.',
  bearingOutOfRange: 'has a bearing over 360°.',
  speedOutOfRange: 'gives a speed of zero.',
  speedMissing: 'gives a level without a speed.',
  levelMissing: 'gives a speed without a level.',
  misplaced: 'is not allowed at this place in the route.',
  speedLevelMisplaced: 'goes after a point: EGKK N0110F065.',
  pointMissing: 'follows another airway or DCT without a point between them.',
  messageIncomplete: 'is not a whole flight plan message, so none of it is used.',
  notInData: 'is not in the data: no leg goes there.',
  wayNotInData: 'is an airway or procedure. Those are not in the data: the leg goes straight to the next known point.',
  noPosition: 'is in the data without a position: no leg goes there.',
  ambiguous: 'can mean several places. The one that adds least is taken, with aerodromes preferred at the ends and navaids between.',
  tooFar: 'is more than 500 NM off the leg, so it is not taken unless you choose it.',
  readAsPoint: 'has the form of an airway or procedure, and is taken as a point.',
  closedAerodrome: 'is permanently closed.',
  noVariation: 'is a magnetic bearing from a place whose variation is not known.',
  tooManyPoints: 'comes after the 200 points that a route can have, and is left out.',
};

/** A cause is followed by what follows from it, where there is one. */
const reasons: Record<LegReason, readonly [cause: string, effect?: string]> = {
  noAircraft: ['no aircraft is given', 'speeds, times and fuel are not known'],
  noTas: ['no true airspeed is given', 'headings, ground speed, times and fuel are not known'],
  machNeedsTemperature: ['a Mach number is a speed only at a known temperature', 'give the temperature or the ISA deviation'],
  machNeedsLevel: ['the standard temperature is known only at a level in feet', 'give a level, or the temperature itself'],
  noTemperatureReport: [
    'the station for the temperature has no METAR with temperature and QNH within 3 hours of then, or no known elevation',
    'give the temperature or the ISA deviation',
  ],
  noWind: ['no wind is given', 'wind correction, headings, ground speed and times are not known'],
  windLevelUnknown: ['the winds are given by level, and the level of the leg is not known'],
  noWindAtLevel: ['no wind is given for this level'],
  crosswindTooStrong: ['the crosswind is stronger than the airspeed', 'the wind makes this leg impossible'],
  headwindTooStrong: ['the headwind is stronger than the airspeed', 'the wind makes this leg impossible'],
  noVariation: ['the magnetic variation is not known', 'neither are magnetic tracks and headings'],
  noDeviationCard: ['no deviation card is given', 'compass headings are not known'],
  noDeparture: ['no departure time is given', 'times over the points and light are not known'],
  noFuelFlow: ['a fuel flow is not given, of cruise, climb or descent', 'fuel is not known'],
  noUsableFuel: ['no usable fuel is given', 'the remaining fuel is not known'],
  earlierLegUnknown: ['an earlier leg is not known', 'nor are the totals up to here'],
  tooLong: ['the leg takes more than a day', 'it is not calculated'],
  noProfile: ['no climb and descent are given', 'times and fuel are those of the cruise alone'],
  levelUnknown: ['no level is given in feet', 'climb and descent are left out'],
  elevationUnknown: ['an elevation is not known', 'climb and descent are left out'],
  profileImpossible: ['the climb and descent do not fit the route', 'they are left out'],
  levelNotReached: ['the cruising level is not reached before the descent'],
  fuelNotEnough: ['the usable fuel is not enough'],
};

/** The effect is left out, because a list of several reasons names it once. */
export const legReasonCause = (code: LegReason): string => reasons[code][0];

export const legReasonSentences = Object.fromEntries(
  Object.entries(reasons).map(([code, parts]) => [code, `${capitalised(parts.join(': '))}.`]),
) as Record<LegReason, string>;

type OnTheWay = (time: string, from: string, to: string) => string;
export const lightChangeSentences: Record<LightChange['kind'], OnTheWay> = {
  sunrise: (time, from, to) => `Sunrise at ${time} between ${from} and ${to}`,
  sunset: (time, from, to) => `Sunset at ${time} between ${from} and ${to}`,
  nightBegins: (time, from, to) => `Night from ${time} between ${from} and ${to}`,
  nightEnds: (time, from, to) => `Night until ${time} between ${from} and ${to}`,
};

/** `last` is the level there, or the time. */
type OfTop = (distance: string, from: string, last: string) => string;
export const topSentences: Record<RouteTop['kind'], OfTop> = {
  topOfClimb: (distance, from, last) => `Top of climb ${distance} after ${from}, ${last}`,
  topOfDescent: (distance, from, last) => `Top of descent ${distance} after ${from}, ${last}`,
};

/** `time` has its unit. */
export const staySentence = (at: string, time: string): string => `Stay at ${at}: ${time}, in the times and the fuel of the whole`;

export const variationSentence = (model: string, date: string, until: string): string =>
  `Magnetic variation: ${model} for ${date}, valid until ${until}.`;

/** Heads of the columns of the legs: short in the table, long where a head is explained. */
export const legHeads = {
  point: { short: 'Point', long: 'Point' },
  frequency: { short: 'Freq', long: 'Frequency' },
  level: { short: 'Level', long: 'Cruising level' },
  wind: { short: 'Wind', long: 'Wind, where it comes from and its speed' },
  trueTrack: { short: 'TT', long: 'True track' },
  magneticTrack: { short: 'MT', long: 'Magnetic track' },
  windCorrection: { short: 'WCA', long: 'Wind correction angle, positive to the right' },
  variation: { short: 'Var', long: common.magneticVariation },
  trueHeading: { short: 'TH', long: 'True heading' },
  magneticHeading: { short: 'MH', long: 'Magnetic heading' },
  compassHeading: { short: 'CH', long: 'Compass heading, by the deviation card' },
  tas: { short: 'TAS', long: 'True airspeed' },
  groundSpeed: { short: 'GS', long: 'Ground speed' },
  distance: { short: 'Dist', long: 'Distance' },
  remaining: { short: 'Rem', long: 'Distance that remains' },
  minutes: { short: 'Time', long: 'Time' },
  eto: { short: 'ETO', long: 'Estimated time over the end of the leg' },
  ato: { short: 'ATO', long: 'Actual time over the end of the leg' },
  fuel: { short: 'Fuel', long: 'Fuel for the leg' },
  fuelLeft: { short: 'Left', long: 'Usable fuel left at the end of the leg' },
  fuelActual: { short: 'Actual', long: 'Actual fuel' },
  light: { short: 'Light', long: 'Daylight at the end of the leg' },
};
