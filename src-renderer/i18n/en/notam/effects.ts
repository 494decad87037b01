/** What a closure or a shortened runway leaves, by the codes of an effect. */
import type { Decoded } from '#contract/notams/decoded.ts';

type Effect = Decoded['effects'][number];

export const closedFor: Readonly<Record<NonNullable<Effect['for']>, string>> = {
  landing: 'no landings',
  takeOff: 'no take-offs',
  training: 'no training flights',
  visual: 'no VFR flights',
  instrument: 'no IFR flights',
  fixedWing: 'no fixed-wing aircraft',
  helicopters: 'no helicopters',
  gliders: 'no gliders',
  jets: 'no jets',
  military: 'no military aircraft',
  civil: 'no civil aircraft',
  commercial: 'no scheduled or commercial flights',
  nonScheduled: 'no non-scheduled flights',
  private: 'no private or general aviation flights',
  visitors: 'no visiting aircraft',
  licensedUse: 'no flights that need a licensed aerodrome',
  overSize: 'no aircraft over a weight or size',
  aircraftType: 'not for a type of aircraft',
  someAircraft: 'not for some flights',
  allButTaxiing: 'taxiing and crossing only',
  allButPermitted: 'with permission or notice only',
  allButEmergencies: 'emergency flights only',
  allButHelicopters: 'helicopters only',
  allButBased: 'based aircraft only',
  allButMilitary: 'military aircraft only',
  allButScheduled: 'scheduled flights only',
  allButSome: 'with exceptions',
};

export const closedWhen: Readonly<Record<NonNullable<Effect['when']>, string>> = {
  listedTimes: 'at listed times',
  night: 'at night',
  day: 'by day',
  underCondition: 'under a condition',
};

/** Parts that the rule of an effect tells, not its codes. */
export const closedPart = { runwayClosedInOneDirection: 'in one direction', runwayClosedOverLength: 'over part of its length' };

export const lengthOf: Readonly<Record<Effect['lengths'][number]['of'], (length: string) => string>> = {
  TORA: (length) => `TORA ${length}`,
  TODA: (length) => `TODA ${length}`,
  ASDA: (length) => `ASDA ${length}`,
  LDA: (length) => `LDA ${length}`,
  left: (length) => `${length} left`,
  lost: (length) => `${length} lost`,
  displacement: (length) => `by ${length}`,
};
