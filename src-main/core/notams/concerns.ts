/**
 * A NOTAM concerns a flight by its aircraft, its rules and its kind of traffic. The functions are pure. Promise: `no` only where the NOTAM
 * says so in codes or figures that the flight is known not to meet; whatever is not known is `unknown`, and times are not looked at.
 */
import type { AerodromeStateQuery } from '#contract/airports/queries.ts';
import type { AircraftLimit } from '#contract/notams/aircraft-limits.ts';
import { feetToMetres } from '#domain/units.ts';
import type { Effect } from './read/notice.ts';

/** The wingspan is in metres, the mass in kilograms. */
export type Operation = Pick<AerodromeStateQuery, 'aircraftType' | 'wingspan' | 'mass' | 'flightRules' | 'isScheduled'>;
type Concern = 'yes' | 'no' | 'unknown';

const KG_A_POUND = 0.45359237;
/** Wingspans from which the next letter of the aerodrome reference code applies, metres (ICAO Annex 14, table 1-1). */
const letters = { A: 15, B: 24, C: 36, D: 52, E: 65, F: 80 };

export function concerns(effect: Pick<Effect, 'for' | 'kind' | 'conditions'>, operation: Operation): Concern {
  const byTraffic = trafficConcerned(effect, operation);
  if (effect.conditions.length === 0) return byTraffic;
  const byAircraft = anyOf(effect.conditions.map((limit) => meets(limit, operation)));
  if (effect.for === null || ofAircraft.has(effect.for)) return byAircraft;
  return anyOf([byTraffic, byAircraft]);
}

type ClosedFor = NonNullable<Effect['for']>;

/** An ordinary flight is one of a civil aeroplane and no emergency: these closures leave nothing to it. */
const leavesNothing: ReadonlySet<ClosedFor> = new Set([
  'civil',
  'fixedWing',
  'allButTaxiing',
  'allButEmergencies',
  'allButMilitary',
  'allButHelicopters',
]);
/** The other operation is left to every flight. */
const ofOneOperation: ReadonlySet<ClosedFor> = new Set(['landing', 'takeOff']);

/**
 * Tells whether a closure to some is one of all to the flight that asks, or to every ordinary flight. What a query says of the flight never
 * makes it less.
 */
export function closesToFlight(effect: Pick<Effect, 'for' | 'kind' | 'conditions'>, operation: Operation): boolean {
  if (effect.for === null && effect.conditions.length === 0) return true;
  if (effect.for !== null && leavesNothing.has(effect.for)) return true;
  return (effect.for === null || !ofOneOperation.has(effect.for)) && concerns(effect, operation) === 'yes';
}

/** One `yes` is enough, and only all `no` are none. */
const anyOf = (verdicts: readonly Concern[]): Concern =>
  verdicts.includes('yes') ? 'yes' : verdicts.every((verdict) => verdict === 'no') ? 'no' : 'unknown';

/** Their figures say the same more exactly. */
const ofAircraft: ReadonlySet<ClosedFor> = new Set(['overSize', 'aircraftType', 'allButSome']);

const unlessKnown = (isConcerned: boolean | undefined): Concern => (isConcerned === undefined ? 'unknown' : isConcerned ? 'yes' : 'no');

function trafficConcerned({ for: closedFor, kind }: Pick<Effect, 'for' | 'kind'>, { flightRules, isScheduled }: Operation): Concern {
  const scheduled = isScheduled === undefined ? undefined : isScheduled === 'true';
  // An instrument approach is nothing to a flight under visual rules.
  if (kind === 'approachOut' && flightRules === 'VFR') return 'no';
  switch (closedFor) {
    case null:
    case 'landing':
    case 'takeOff':
    case 'allButTaxiing':
    case 'allButEmergencies':
      return 'yes';
    case 'visual':
      return unlessKnown(flightRules && flightRules === 'VFR');
    case 'instrument':
      return unlessKnown(flightRules && flightRules === 'IFR');
    case 'nonScheduled':
    case 'allButScheduled':
      return unlessKnown(scheduled === undefined ? undefined : !scheduled);
    case 'commercial':
      return scheduled === true ? 'yes' : 'unknown';
    case 'private':
    case 'training':
    case 'gliders':
    case 'unmanned':
    case 'military':
    case 'licensedUse':
      // A scheduled flight is none of these; another one may be.
      return scheduled === true && closedFor !== 'licensedUse' ? 'no' : 'unknown';
    default:
      return 'unknown';
  }
}

function meets({ of, relation, value, unit, names }: AircraftLimit, { aircraftType, wingspan, mass }: Operation): Concern {
  if (of === 'type') {
    if (aircraftType === undefined) return 'unknown';
    const isNamed = names.some((name) => plain(name) === plain(aircraftType));
    const mayBeNamed = names.some((name) => familyOf(name) === familyOf(aircraftType));
    if (relation === 'oneOf') return isNamed ? 'yes' : mayBeNamed ? 'unknown' : 'no';
    return unlessKnown(!isNamed);
  }
  if (of === 'codeLetter') {
    const letter = wingspan === undefined ? undefined : letterOf(wingspan);
    return unlessKnown(letter === undefined ? undefined : names.includes(letter));
  }
  const own = of === 'wingspan' ? wingspan : of === 'mass' ? mass : undefined;
  if (own === undefined || value === null) return 'unknown';
  const limit = unit === 'ft' ? feetToMetres(value) : unit === 'lb' ? value * KG_A_POUND : unit === 't' ? value * 1000 : value;
  switch (relation) {
    case 'over':
      return unlessKnown(own > limit);
    case 'atLeast':
      return unlessKnown(own >= limit);
    case 'under':
      return unlessKnown(own < limit);
    case 'atMost':
      return unlessKnown(own <= limit);
    default:
      return 'unknown';
  }
}

/** NOTAMs name families where a designator is of one member: `B747` may mean a B744, and `A380` an A388. */
const familyOf = (type: string): string => plain(type).slice(0, 3);

const plain = (type: string): string => type.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const letterOf = (wingspan: number): string | undefined => Object.entries(letters).find(([, least]) => wingspan < least)?.[0];
