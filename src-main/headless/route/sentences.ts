/** What is wrong with a route and what is not known of its legs, as the command line says it. */
import type { RouteFault, RouteFaultCode } from '#contract/route/faults.ts';
import type { LegReason } from '#contract/route/legs.ts';

const faults: Record<RouteFaultCode, string> = {
  notUnderstood: 'not a word of a route',
  notAPosition: 'not a position',
  bearingOutOfRange: 'a bearing is from 000 to 360',
  speedOutOfRange: 'not a speed',
  speedMissing: 'a level without a speed',
  levelMissing: 'a speed without a level',
  misplaced: 'does not belong in this place',
  pointMissing: 'a point is missing before it',
  messageIncomplete: 'a flight plan message without departure, route or destination',
  notInData: 'not in the data; the leg goes on to the next known point',
  noPosition: 'in the data without a position; the leg goes on to the next known point',
  noVariation: 'its bearing is magnetic, and no model has the variation of that day',
  ambiguous: 'has several meanings; taken is the one that adds least',
  tooFar: 'more than 500 NM off the leg, so it is not taken',
  readAsPoint: 'taken as the aerodrome with this code, though an airway or procedure may be called so',
  closedAerodrome: 'permanently closed',
  tooManyPoints: 'more points than a route may have',
};

const reasons: Record<LegReason, string> = {
  noAircraft: 'no true airspeed (--tas, or N0110A055 before the route)',
  noTas: 'no true airspeed (--tas, or N0110A055 before the route)',
  machNeedsTemperature: 'a Mach number is a speed only at a known temperature',
  noWind: 'no wind (--wind 240/25; --wind calm for none)',
  windLevelUnknown: 'the winds are by level, and the level of a leg is not known',
  noWindAtLevel: 'no wind is given for the level of a leg',
  crosswindTooStrong: 'the crosswind is stronger than the true airspeed',
  headwindTooStrong: 'the headwind is stronger than the true airspeed',
  noVariation: 'no model has the magnetic variation of that day',
  noDeviationCard: 'no compass heading without a deviation card',
  noDeparture: 'no departure (--depart)',
  noFuelFlow: 'no fuel flow (--fuel-flow)',
  noUsableFuel: 'no usable fuel (--fuel)',
  earlierLegUnknown: 'times after a leg whose time is not known',
  tooLong: 'a leg takes more than a day',
  noProfile: 'times without climb and descent, which the aircraft does not give',
  levelUnknown: 'times without climb and descent: no level',
  elevationUnknown: 'times without climb and descent: the elevation of an end is not known',
  profileImpossible: 'times without climb and descent: they do not fit between the levels',
  levelNotReached: 'the level is not reached: descent begins in the climb',
  fuelNotEnough: 'the fuel is not enough',
};

/** `GVA: has several meanings; taken is the one that adds least: GVA Geneva Cointrin (VOR-DME), not GVA Geneva (NDB)`. */
export function routeFaultSentence({ code, text, candidates }: RouteFault): string {
  const named = candidates.map(({ ident, name, type }) => `${ident} ${name}${type === null ? '' : ` (${type})`}`);
  const [first, ...others] = named;
  const which = code === 'tooFar' ? named.join(', ') : [first, ...(others.length > 0 ? [`not ${others.join(', ')}`] : [])].join('; ');
  return `${text}: ${faults[code]}${first === undefined ? '' : `: ${which}`}`;
}

/** Without its subject. */
export const routeFaultWords = (code: RouteFaultCode): string => faults[code];
export const legReasonSentence = (code: LegReason): string => reasons[code];
