/** English headlines. Words that are only in the text carry their English with them. */
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode, PlainState } from '#contract/notams/headline-codes.ts';
import { cutOf, isBehindCode, lineOf, type CutHeadline, type HeadlineLanguage } from './line.ts';
import { capitalised, shortened } from './shortened.ts';

/** A phrase, or a function that makes one of the names that come with a code. */
type Phrase = string | ((...names: readonly string[]) => string);

const plain: Readonly<Record<PlainState, string>> = {
  closed: 'closed',
  outOfService: 'out of service',
  unusable: 'unusable',
  unreliable: 'unreliable',
  decommissioned: 'decommissioned',
  deactivated: 'deactivated',
  missing: 'missing',
  available: 'available',
  active: 'active',
  faded: 'faded',
  obscured: 'obscured',
  removed: 'removed',
  withdrawn: 'withdrawn',
  suspended: 'suspended',
  prohibited: 'prohibited',
  commissioned: 'commissioned',
  changed: 'changed',
  established: 'established',
  installed: 'installed',
  erected: 'erected',
  limited: 'limited',
  restricted: 'restricted',
  downgraded: 'downgraded',
  upgraded: 'upgraded',
  reduced: 'reduced',
  displaced: 'displaced',
  relocated: 'relocated',
  renamed: 'renamed',
  replaced: 'replaced',
  resumed: 'resumed',
  cancelled: 'cancelled',
  completed: 'completed',
  operational: 'operational',
  authorised: 'authorised',
  permitted: 'permitted',
  increased: 'increased',
  reopened: 'reopened',
  onTest: 'on test',
  inEffect: 'in effect',
  inProgress: 'in progress',
  workInProgress: 'work in progress',
  takingPlace: 'taking place',
  lit: 'lit',
  flagged: 'flagged',
};

const composed: Readonly<Record<ComposedCode, Phrase>> = {
  volcanicAshWarning: 'Volcanic ash warning',
  birdHazardWarning: 'Bird hazard warning',
  // `GRASS` is a sort of runways.
  runways: (...names) =>
    names.length === 1 && /^[A-Z]{4,}$/.test(names[0] ?? '')
      ? `${capitalised((names[0] ?? '').toLowerCase())} runways`
      : `Runway${names.length > 1 ? 's' : ''} ${names.join(', ')}`.trim(),
  aerodrome: 'Aerodrome',
  surfaceReport: 'Runway surface condition report',
  otherRunways: 'Other runways: see the text',
  allTaxiways: 'All taxiways',
  allAprons: 'All aprons',
  allHelipads: 'All helipads',
  trackDefinition: (name) => `Track ${name}: defined (track definition message)`,
  checklist: 'Checklist of the NOTAMs in force',
  temporaryFlightRestrictions: 'Temporary flight restrictions',
  airspace: 'Airspace',
  flights: 'Flights',
  area: (kind, name) => `${areas[kind ?? ''] ?? 'Area'} ${name}`,
  refuellingTrack: (name) => `Air refuelling track ${name}`,
  route: (name, segment) => `Route ${name}${segment === undefined ? '' : `, ${segment}`}`,
  obstacle: 'Obstacle',
  satelliteSystem: (name) => name ?? '',
  instrumentApproach: (name) => `Approach ${name}`,
  departureSid: (name) => `SID ${name}`,
  arrivalStar: (name) => `STAR ${name}`,
  departureProcedure: (name) => `Departure procedure ${name}`,
  diverseVectorArea: (name) => `Diverse vector area ${name}`,
  visualApproach: (name) => `Visual approach ${name}`,
  specialProcedure: (name) => `Special procedure ${name}`,
  chartOf: (name) => `Chart of ${name}`,
  procedure: (name) => `Procedure ${name}`,
  restrictedArea: 'Restricted area',
  approach: 'Approach',
  dangerArea: 'Danger area',
  temporaryRestrictedArea: 'Temporary restricted area',
  prohibitedArea: 'Prohibited area',
  militaryArea: 'Military area',
  departure: 'Departure',
  arrival: 'Arrival',
  vor: 'VOR',
  dme: 'DME',
  ndb: 'NDB',
  vorDme: 'VOR/DME',
  ils: 'ILS',
  glidePathOfIls: 'Glide path of the ILS',
  localizer: 'Localizer',
  atis: 'ATIS',
  fuel: 'Fuel',
  rescueAndFireFighting: 'Rescue and fire fighting',
  partlyClosed: 'partially closed',
  inOneDirection: 'in one direction',
  overALength: 'over a length',
  overAWidth: 'over a part of its width',
  forAnOperation: 'for an operation',
  forLanding: 'for landing',
  forTakeOff: 'for take-off',
  forTraining: 'for training',
  withoutPermission: 'without prior permission',
  exceptTaxiingOrCrossing: 'except for taxiing or crossing',
  exceptTaxiing: 'except for taxiing',
  withAnException: 'with an exception',
  toSomeAircraft: 'to some aircraft',
  atTimes: 'at times',
  inPart: 'in part',
  noRunwayOpen: 'No runway is open',
  lightsOutOfService: 'lights out of service',
  flaggedAndLit: 'flagged and lit',
  useProhibited: 'use prohibited',
  jamming: 'jamming',
  spoofing: 'spoofing',
  interference: 'interference',
  mayBeUnreliable: 'may be unreliable',
  mayNotBeAvailable: 'may not be available',
  minimumEnRouteAltitude: (feet) => `minimum en-route altitude (MEA) ${feet} ft`,
  minimumObstacleClearanceAltitude: (feet) => `minimum obstacle clearance altitude (MOCA) ${feet} ft`,
  maximumAuthorisedAltitude: (feet) => `maximum authorised altitude (MAA) ${feet} ft`,
  minimumCrossingAltitude: (feet) => `minimum crossing altitude (MCA) ${feet} ft`,
  minimumReceptionAltitude: (feet) => `minimum reception altitude (MRA) ${feet} ft`,
  conditionCode: (code) => `condition ${code} of 6`,
  dry: 'dry',
  good: 'good',
  goodToMedium: 'good to medium',
  medium: 'medium',
  mediumToPoor: 'medium to poor',
  poor: 'poor',
  lessThanPoor: 'less than poor',
  brakingGood: 'braking good',
  brakingGoodToMedium: 'braking good to medium',
  brakingMedium: 'braking medium',
  brakingMediumToPoor: 'braking medium to poor',
  brakingPoor: 'braking poor',
  brakingLessThanPoor: 'braking less than poor',
  brakingUnreliable: 'braking unreliable',
  frictionMeasured: (fraction) => `friction ${fraction}`,
  frictionIndex: (fraction) => `friction index (CRFI) ${fraction}`,
  overWidth: (metres) => `over ${metres} m of its width`,
  conditionNotReported: 'condition not reported',
  firstThird: 'first third',
  middleThird: 'middle third',
  lastThird: 'last third',
  missedApproach: 'missed approach',
  alternateMinima: 'alternate minima',
  takeOffMinima: 'take-off minima',
  takeOffObstacles: 'take-off obstacles',
  climbGradient: 'climb gradient',
  minima: 'minima',
  notes: 'notes',
  equipmentRequired: 'equipment required',
  routeOrAltitudes: 'route or altitudes',
  levels: (lower = '', upper = '') => `${levelOf(lower)} to ${levelOf(upper)}`,
  upTo: (upper = '') => `up to ${levelOf(upper)}`,
  withinRadius: (radius) => `within ${radius} NM`,
  withinRadiusOf: (radius, centre) => `within ${radius} NM of ${centre}`,
  andMore: (count) => `and ${count} more`,
  furtherEffects: (count) => `+ ${count} more`,
  heightAboveGround: (height, unit) => `${height} ${unit} above ground`,
  heightAboveSea: (height, unit) => `${height} ${unit} above sea level`,
  heightHigh: (height, unit) => `${height} ${unit} high`,
  distanceFrom: (distance, unit, way, place) => `${distance} ${unit} ${way} of ${place}`,
  bearingFrom: (distance, unit, bearing, north, place) => `${distance} ${unit} from ${place} on ${bearing}° ${north}`,
  atPlace: (name) => `at ${name}`,
  circleOfRadius: (km) => `circle of ${km} km radius`,
  corridorEitherSide: (km) => `corridor ${km} km either side`,
};

const areas: Readonly<Record<string, string>> = { R: 'Restricted area', W: 'Warning area', A: 'Alert area', P: 'Prohibited area' };
const levelOf = (limit: string): string => (limit === 'SFC' ? 'surface' : limit === 'UNL' ? 'unlimited' : limit);

const phrases: ReadonlyMap<string, Phrase> = new Map<string, Phrase>(Object.entries({ ...plain, ...composed }));
/** Matches `notAvailable` and `noLongerAvailable`. */
const denied = /^(?<no>not|noLonger)(?<state>[A-Z][a-z]+)$/;

/** What a code of our own says; empty for what only words of a text say. */
export function phraseOf(code: string, names: readonly string[] = []): string {
  const phrase = phrases.get(code);
  if (phrase !== undefined) return typeof phrase === 'function' ? phrase(...names) : phrase;
  const { no, state } = denied.exec(code)?.groups ?? {};
  return state === undefined ? '' : `${no === 'not' ? 'not' : 'no longer'} ${state.toLowerCase()}`;
}

function wordsOf({ role, says, text, words }: HeadlinePart, at: number, parts: readonly HeadlinePart[]): string {
  switch (role) {
    case 'cancels':
      return `Cancels NOTAM ${text ?? '(number unknown)'}`;
    case 'trigger':
      return 'Trigger NOTAM: ';
    case 'see':
      return `see ${text}`;
    case 'doubt':
      return `May be closed: ${words}`;
    case 'note':
      return [...says.map(({ code, names }) => phraseOf(code, names)), ...(words === null ? [] : [words])].join(', ');
    case 'quote':
      return isBehindCode(role, parts[at - 1]?.role) ? quoted(words ?? '', headlineInEnglish(parts.slice(0, at))) : (words ?? saidBy(says));
    case 'mayBe':
      return possible(saidBy(says));
    default:
      return words ?? saidBy(says);
  }
}

const saidBy = (says: HeadlinePart['says']): string =>
  says.length === 1 && says[0] ? phraseOf(says[0].code, says[0].names) : says.map(({ code, names }) => phraseOf(code, names)).join(' ');

const possible = (state: string): string => (state.startsWith('not ') ? `may not be ${state.slice(4)}` : `may be ${state}`);

/** Longer headlines would not stay on one line. */
export const MAX_LENGTH = 120;
/** The line ends with the quotation, which must end too. */
const quoted = (words: string, before: string): string => `“${shortened(words, MAX_LENGTH - before.length - ' – “”'.length)}”`;
const language: HeadlineLanguage<HeadlinePart> = { part: wordsOf, colon: ': ', most: MAX_LENGTH };

export const headlineInEnglish = (parts: readonly HeadlinePart[]): string => lineOf(parts, language);

export const cutInEnglish = (parts: readonly HeadlinePart[]): CutHeadline => cutOf(parts, language);
