/** These codes say what a closure closes and when. Phrases are made from them where a person reads. */
import { OneOfOrNull } from '../schema/values.ts';

const closedFor = [
  'landing',
  'takeOff',
  'training',
  'visual',
  'instrument',
  'fixedWing',
  'helicopters',
  'gliders',
  'unmanned',
  'jets',
  'military',
  'civil',
  'commercial',
  'nonScheduled',
  'private',
  'visitors',
  'licensedUse',
  'overSize',
  'aircraftType',
  'someAircraft',
  'allButTaxiing',
  'allButPermitted',
  'allButEmergencies',
  'allButHelicopters',
  'allButBased',
  'allButMilitary',
  'allButScheduled',
  'allButSome',
] as const;
export type ClosedFor = (typeof closedFor)[number];
export const ClosedFor = OneOfOrNull(closedFor, 'to whom or for what it is closed; null for everybody, or where the text does not say');

const closedWhen = ['listedTimes', 'night', 'day', 'underCondition'] as const;
export type ClosedWhen = (typeof closedWhen)[number];
export const ClosedWhen = OneOfOrNull(
  closedWhen,
  'when it is closed, where the text says so; null for as long as the NOTAM is active, its schedule included',
);
