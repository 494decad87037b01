/** What a NOTAM does and the rules that say so, as the command line says it. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { SeverityRule } from '#contract/notams/rules.ts';
import { effectRuleWords } from '#contract/sentences/en/notams.ts';

type Effect = Decoded['effects'][number];

const severityRules: Readonly<Record<SeverityRule, string>> = {
  cancellation: 'cancels another NOTAM',
  aerodromeClosed: 'an aerodrome wholly closed',
  noRunwayOpen: 'no runway left',
  runwayClosed: 'a runway wholly closed',
  runwayClosedByQCode: 'a runway closed by the Q-code alone',
  aerodromeClosedByQCode: 'an aerodrome closed by the Q-code alone',
  noApproachLeft: 'all instrument approaches out',
  runwayCondition0To1: 'runway condition code 0 or 1',
  brakingPoor: 'no code, braking action poor or worse, or a coefficient of 0.25 or less',
  restrictedAreaActive: 'a prohibited or restricted area, active from the ground to 10,000 ft or higher, or without levels',
  firClosed: 'a flight information region closed',
  volcanicAsh: 'volcanic ash',
  runwayPartlyClosed: 'a runway closed in part, at times or to some',
  aerodromePartlyClosed: 'an aerodrome closed in part, at times or to some',
  helipadClosed: 'a helipad closed',
  mayClose: 'words of closure that no rule decides',
  checklist: 'a checklist',
  triggerNotam: 'announces an AIP change',
  letterToAirmen: 'a letter to airmen',
  basedAircraftOnly: 'reserved for aircraft based there: closed to a visitor',
  unmannedAircraftOnly: 'a restriction of unmanned aircraft only',
  areaNotActive: 'an area that is not active',
  restrictedAreaNearGround: 'a prohibited or restricted area, active up to 2,000 ft, away from aerodromes',
  restrictedAreaActiveInPart: 'a prohibited or restricted area, active at other levels',
  dangerAreaFiring: 'firing, missiles or a launch from the ground to 10,000 ft or higher',
  runwayShortened: 'a runway shortened',
  runwayCondition2To3: 'runway condition code 2 or 3',
  brakingMedium: 'no code, braking action medium or medium to poor, or a coefficient of 0.26 to 0.35',
  runwayContaminated: 'no code and no braking action, snow, slush, ice, frost or standing water on a runway',
  runwayLimited: 'a runway limited, unsafe, or usable over a length only',
  distancesOrThreshold: 'declared distances or a threshold',
  thresholdDisplaced: 'a threshold displaced',
  backToNormal: 'upgraded, or back to normal',
  approachNotAuthorised: 'an approach not authorised',
  approachOrAidOutByQCode: 'an approach, an ILS or its part out, by the codes of subject and condition',
  towerHours: 'hours of the tower',
  towerOrApproachControlByQCode: 'tower or approach control closed or limited, by the codes of subject and condition',
  fireCoverReduced: 'rescue and fire fighting reduced',
  fireCoverByQCode: 'rescue and fire fighting reduced, by the codes of subject and condition',
  fuelUnavailable: 'fuel not available',
  fuelByQCode: 'fuel not available, by the codes of subject and condition',
  satelliteNavigation: 'satellite navigation',
  runwayLightsOut: 'lights of a runway or its approach out',
  runwayCondition4To5: 'runway condition code 4 or 5',
  runwayWet: 'no code, a runway wet, or its braking action good',
  runwayDry: 'a runway dry',
  otherNavaidOut: 'another radio aid out, limited or not monitored',
  taxiwayOrApronClosed: 'a taxiway, apron or stand closed or limited',
  runwaySign: 'signs or markings of a runway',
  runway: 'anything else of a runway',
  aerodrome: 'an aerodrome limited, or with a hazard',
  restrictedAirspace: 'any other danger area or restricted airspace',
  warning: 'a navigation warning',
  airTrafficService: 'an air traffic service',
  communication: 'communication or radar',
  procedure: 'a flight procedure',
  airspace: 'airspace or a route',
  publication: 'a chart or publication',
  obstacle: 'an obstacle or its lights',
  otherLights: 'other lights',
  aerodromeFacility: 'a facility of an aerodrome',
  movementArea: 'anything else of the movement area',
  unknownSubject: 'a subject that is not understood',
};

const kinds: Readonly<Record<Effect['kind'], (runway: string, part: string) => string>> = {
  closesRunway: (runway, part) => `${runway} ${part}closed`,
  noRunwayLeft: () => 'no runway open',
  closesAerodrome: (_, part) => `aerodrome ${part}closed`,
  closesHelipad: (_, part) => `helipad ${part}closed`,
  mayClose: () => 'a runway or the aerodrome may be closed',
  shortensRunway: (runway) => `${runway} shortened`,
  displacesThreshold: (runway) => `${runway} threshold displaced`,
  changesDistances: (runway) => `${runway} declared distances changed`,
  towerHours: (_, part) => (part === '' ? 'tower closed' : 'tower hours changed'),
  fuelUnavailable: (_, part) => `fuel ${part}unavailable`,
  fireCoverReduced: (_, part) => (part === '' ? 'no rescue and fire fighting' : 'rescue and fire fighting reduced'),
  navaidOut: (_, part) => `navigation aid ${part}out of service`,
  approachOut: (_, part) => `instrument approach ${part}not available`,
  lightsOut: (_, part) => `lights ${part}out of service`,
};

/** `RWY 13L/31R partially closed: "EXC TAX" (rule: runway closed except for taxiing or crossing)`. */
export function effectSentence({ kind, runway, extent, rule, words, lengths }: Effect): string {
  const sentence = kinds[kind](runway === null ? 'runway' : `RWY ${runway}`, extent === 'part' ? 'partially ' : '');
  const said = [...lengths.map(({ of, value, unit }) => `${of} ${value} ${unit}`), ...(words === null ? [] : [`"${words}"`])].join(', ');
  return `${sentence}${said === '' ? '' : `: ${said}`} (rule: ${effectRuleWords[rule]})`;
}

export const severityRuleSentence = (rule: SeverityRule): string => severityRules[rule];
