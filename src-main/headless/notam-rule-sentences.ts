/** What a NOTAM does and the rules that say so, as the command line says it. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { EffectRule, SeverityRule } from '#contract/notams/rules.ts';

type Effect = Decoded['effects'][number];

const effectRules: Readonly<Record<EffectRule, string>> = {
  runwayClosed: 'runway closed',
  runwayClosedByQCode: 'runway closed according to the Q-code',
  allRunwaysClosed: 'all runways closed',
  runwayClosedInOneDirection: 'runway closed in one direction',
  runwayClosedOverLength: 'part of the runway length closed',
  runwayClosedForOperation: 'runway closed for some operations',
  runwayClosedExceptTaxiing: 'runway closed except for taxiing or crossing',
  runwayClosedWithException: 'runway closed with exceptions',
  runwayClosedToSomeAircraft: 'runway closed to some aircraft',
  runwayClosedAtTimes: 'runway closed at certain times',
  aerodromeClosed: 'aerodrome closed',
  aerodromeClosedByQCode: 'aerodrome closed according to the Q-code',
  aerodromeClosedOverLength: 'part of the aerodrome closed',
  aerodromeClosedForOperation: 'aerodrome closed for some operations',
  aerodromeClosedExceptTaxiing: 'aerodrome closed except for taxiing or crossing',
  aerodromeClosedWithException: 'aerodrome closed with exceptions',
  aerodromeClosedToSomeAircraft: 'aerodrome closed to some aircraft',
  aerodromeClosedAtTimes: 'aerodrome closed at certain times',
  noRunwayOpen: 'all open runways closed',
  approachNotAuthorised: 'instrument approach not authorised',
  approachOutByQCode: 'instrument approach not available according to the Q-code',
  ilsPartOut: 'part of an ILS out of service',
  navaidOut: 'navigation aid out of service',
  gnssOut: 'satellite navigation unreliable or not available',
  fuelUnavailable: 'fuel not available',
  fireCoverReduced: 'rescue and fire fighting reduced',
  towerClosed: 'tower closed',
  towerHoursChanged: 'tower hours changed',
  thresholdDisplaced: 'threshold displaced',
  distancesChanged: 'declared distances changed',
  lightsOut: 'lights out of service',
};

const severityRules: Readonly<Record<SeverityRule, string>> = {
  cancellation: 'cancels another NOTAM',
  checklist: 'checklist',
  triggerNotam: 'trigger NOTAM',
  letterToAirmen: 'letter to airmen',
  aerodromeClosed: 'aerodrome closed',
  noRunwayOpen: 'no runway open',
  runwayClosed: 'runway closed',
  runwayClosedByQCode: 'runway closed according to the Q-code',
  aerodromeClosedByQCode: 'aerodrome closed according to the Q-code',
  runwayCondition0To1: 'runway condition code 0 or 1',
  restrictedAreaActive: 'prohibited or restricted area active',
  firClosed: 'flight information region closed',
  volcanicAsh: 'volcanic ash',
  runwayPartlyClosed: 'runway partially closed',
  aerodromePartlyClosed: 'aerodrome partially closed',
  runwayCondition2To3: 'runway condition code 2 or 3',
  runwayLimited: 'runway limited',
  distancesOrThreshold: 'declared distances or threshold',
  thresholdDisplaced: 'threshold displaced',
  approachOrAidOutByQCode: 'approach or its navigation aid not available according to the Q-code',
  approachNotAuthorised: 'instrument approach not authorised',
  towerOrApproachControlByQCode: 'tower or approach control limited according to the Q-code',
  towerHours: 'tower hours',
  fireCoverByQCode: 'rescue and fire fighting reduced according to the Q-code',
  fireCoverReduced: 'rescue and fire fighting reduced',
  fuelByQCode: 'fuel not available according to the Q-code',
  fuelUnavailable: 'fuel not available',
  satelliteNavigation: 'satellite navigation',
  runwayLightsOut: 'runway or approach lights out of service',
  runwayCondition4To5: 'runway condition code 4 or 5',
  otherNavaidOut: 'other navigation aid out of service',
  taxiwayOrApronClosed: 'taxiway, apron or stand closed',
  runway: 'concerns a runway',
  aerodrome: 'concerns an aerodrome',
  restrictedAirspace: 'restricted airspace',
  warning: 'navigation warning',
  airTrafficService: 'air traffic service',
  communication: 'communication or surveillance',
  procedure: 'procedure',
  airspace: 'airspace',
  publication: 'chart or publication',
  obstacle: 'obstacle',
  otherLights: 'other lights',
  aerodromeFacility: 'aerodrome facility or service',
  movementArea: 'movement area',
  unknownSubject: 'subject not understood',
};

const kinds: Readonly<Record<Effect['kind'], (runway: string, part: string) => string>> = {
  closesRunway: (runway, part) => `${runway} ${part}closed`,
  noRunwayLeft: () => 'no runway open',
  closesAerodrome: (_, part) => `aerodrome ${part}closed`,
  displacesThreshold: (runway) => `${runway} threshold displaced`,
  changesDistances: (runway) => `${runway} declared distances changed`,
  towerHours: (_, part) => (part === '' ? 'tower closed' : 'tower hours changed'),
  fuelUnavailable: (_, part) => `fuel ${part}unavailable`,
  fireCoverReduced: (_, part) => (part === '' ? 'no rescue and fire fighting' : 'rescue and fire fighting reduced'),
  navaidOut: (_, part) => `navigation aid ${part}out of service`,
  approachOut: (_, part) => `instrument approach ${part}not available`,
  lightsOut: (_, part) => `lights ${part}out of service`,
};

/** `RWY 13L/31R partially closed (rule: runway closed over a length)`. */
export function effectSentence({ kind, runway, extent, rule }: Effect): string {
  const sentence = kinds[kind](runway === null ? 'runway' : `RWY ${runway}`, extent === 'part' ? 'partially ' : '');
  return `${sentence} (rule: ${effectRules[rule]})`;
}

export const severityRuleSentence = (rule: SeverityRule): string => severityRules[rule];
