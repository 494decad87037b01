/**
 * English has these words for what could not be read of a NOTAM or a file, for the rules that name its effects, for its categories and for
 * braking.
 */
import { cutInEnglish } from '../headline/english.ts';
import { isBehindCode, type CutHeadline } from '../headline/line.ts';
import type { BrakingAction, Decoded } from '#contract/notams/decoded.ts';
import type { EffectRule } from '#contract/notams/rules.ts';
import type { ImportIssue, Warning } from '#contract/notams/warnings.ts';

export const warningWords: Readonly<Record<Warning['code'], string>> = {
  unknownForm: 'not a known NOTAM format; only the text is shown',
  headerMissing: 'no NOTAM number',
  referenceMissing: 'the number of the NOTAM that it replaces or cancels is missing',
  referenceUnexpected:
    'a new NOTAM, which replaces and cancels none, names another one; if this one replaces it, the other still counts as active',
  itemMissing: 'missing',
  locationMissing: 'no location',
  startUnreadable: 'start could not be read',
  endUnreadable: 'end could not be read',
  endBeforeStart: 'end is before start',
  endsDiffer: 'the text and its file have different ends; the later counts',
  fieldCount: 'does not have eight fields',
  firUnreadable: 'not a flight information region',
  fieldUnknown: 'not a known field',
  positionUnreadable: 'not a position',
  qCodeMissing: 'no five-letter Q-code',
  positionMissing: 'no position',
  limitsReversed: 'lower limit is above upper limit',
  runwayUnreadable: 'no runway could be read',
  periodMissing: 'no period of validity at the end',
  keywordMissing: 'no keyword at the beginning',
  scheduleUnreadable: 'schedule could not be read; treated as active throughout',
  scheduleNeedsPosition: 'schedule depends on the sun and the position is unknown; treated as active throughout',
  scheduleOutsidePeriod: 'schedule never falls within the period of validity; treated as active throughout',
  scheduleContradicted: 'the text contradicts the schedule; treated as active throughout, each effect at its own times',
  endedAtUnknownTime: 'its source reports it cancelled or expired without a time',
  textNotReadWhole: 'too long: only its beginning was decoded; read the text as published',
  positionOutsideDrawing: 'a position of the text is outside of what could be drawn; the approximate circle of item Q is shown instead',
  areaNotDrawn: 'an area of the text could not be drawn; what is shown is approximate',
};

export const issueWords: Readonly<Record<ImportIssue['code'], string>> = {
  notUnderstood: 'not understood, stored as text only',
  numberReused: 'same number as an earlier NOTAM with another text; both stored',
  noText: 'no text; the record is stored unchanged',
  invalidJson: 'not valid JSON; stored unchanged',
  damagedRow: 'not a row of this table; the NOTAMs in it are stored as text',
  damagedElement: 'damaged XML; stored as text, and reading went on after it',
  noticesMissing: 'some NOTAMs in this file were not stored one by one; the first begins here',
  readAsText: 'nothing could be read in the format that the file seems to have; read as text',
  fileTruncated: 'the file ends inside this record; stored unchanged',
  unknownForm: 'not a known format, skipped',
  notNotam: 'not a NOTAM, skipped',
  noNotamInLongText: 'no NOTAM in more than a million characters from here, skipped',
  otherFileKind: 'not a text file',
  nestedTooDeep: 'nested too deeply; the rest of the file was not read',
  notamTooLarge: 'too large for one NOTAM; the rest of the file was not read',
  lineTooLong: 'line too long; the rest of the file was not read',
  pageTooLarge: 'web page too large',
  documentType: 'has a DOCTYPE; the rest of the file was not read',
  damagedXml: 'damaged XML; the rest of the file was not read',
  unknownRoot: 'unknown root element',
  noNotamFound: 'no NOTAM found',
  noNotamMark: 'nothing marks a NOTAM',
  notRead: 'could not be read to its end',
};

export const effectRuleWords: Readonly<Record<EffectRule, string>> = {
  runwayClosed: 'runway closed',
  runwayClosedByQCode: 'runway closed according to the Q-code',
  allRunwaysClosed: 'all runways closed',
  runwayClosedInOneDirection: 'runway closed in one direction',
  runwayClosedOverLength: 'part of the runway length closed',
  runwayClosedOverWidth: 'part of the runway width closed',
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
  helipadClosed: 'helipad closed',
  helipadPartlyClosed: 'helipad partially closed',
  taxiwayClosed: 'taxiway closed',
  apronClosed: 'apron closed',
  standClosed: 'stand closed',
  routeClosed: 'route closed or not authorised',
  routeChanged: 'route or its levels changed',
  airspaceClosed: 'airspace closed or flights prohibited',
  airspaceChanged: 'airspace changed or not active',
  closureNotDecided: 'words of a closure that no rule decides',
  runwayShortened: 'runway length reduced',
  approachNotAuthorised: 'instrument approach not authorised',
  noApproachLeft: 'all instrument approaches not available',
  approachOutByQCode: 'instrument approach not available according to the Q-code',
  ilsPartOut: 'part of an ILS out of service',
  ilsCategoryLost: 'category of an ILS lost',
  navaidOut: 'navigation aid out of service',
  gnssOut: 'satellite navigation unreliable or not available',
  fuelUnavailable: 'fuel not available',
  fireCoverReduced: 'rescue and fire fighting reduced',
  towerClosed: 'tower closed',
  towerHoursChanged: 'tower hours changed',
  thresholdDisplaced: 'threshold displaced',
  distancesChanged: 'declared distances changed',
  lightsOut: 'lights out of service',
  otherUnavailable: 'something else closed, refused or limited, or said in words that are not understood',
};

export const categoryWords: Readonly<Record<Decoded['category'], string>> = {
  aerodrome: 'aerodrome',
  runway: 'runway',
  movement: 'taxiways, aprons',
  lighting: 'lighting',
  navigation: 'navigation aids',
  communication: 'communication',
  gnss: 'GNSS',
  procedure: 'procedures',
  airspace: 'airspace',
  restriction: 'restrictions',
  warning: 'warnings',
  obstacle: 'obstacles',
  services: 'services',
  surface: 'surface condition',
  information: 'information',
  other: 'other',
};

export const brakingWords: Readonly<Record<BrakingAction, string>> = {
  good: 'good',
  goodToMedium: 'good to medium',
  medium: 'medium',
  mediumToPoor: 'medium to poor',
  poor: 'poor',
  lessThanPoor: 'less than poor',
  unreliable: 'unreliable',
};

/** Each rule is written in a few words and, where those leave conditions out, in full. */
export const severityRules: Readonly<Record<Decoded['severityRule'], readonly [short: string, long?: string]>> = {
  cancellation: ['cancels another NOTAM'],
  checklist: ['checklist', 'a checklist'],
  triggerNotam: ['trigger NOTAM', 'announces an AIP change'],
  letterToAirmen: ['letter to airmen', 'a letter to airmen'],
  aerodromeClosed: ['aerodrome closed', 'an aerodrome wholly closed'],
  runwayClosed: ['runway closed', 'a runway wholly closed'],
  runwayClosedByQCode: ['runway closed according to the Q-code', 'a runway closed by the Q-code alone'],
  aerodromeClosedByQCode: ['aerodrome closed according to the Q-code', 'an aerodrome closed by the Q-code alone'],
  noApproachLeft: ['all instrument approaches out'],
  runwayCondition0To1: ['runway condition code 0 or 1'],
  brakingPoor: ['braking action poor', 'no code, braking action poor or worse, or a coefficient of 0.25 or less'],
  restrictedAreaActive: [
    'prohibited or restricted area active',
    'a prohibited or restricted area, active from the ground to 10,000 ft or higher, or without levels',
  ],
  firClosed: ['flight information region closed', 'a flight information region closed'],
  flightProhibited: [
    'all flight prohibited',
    'a restriction that prohibits all flight above 2,000 ft; above 10,000 ft under the Q-code of a restricted area',
  ],
  visualFlightProhibited: ['VFR flight prohibited', 'a restriction that prohibits flight under VFR alone above 2,000 ft'],
  volcanicAsh: ['volcanic ash', 'volcanic ash, by an ASHTAM or an area of ash'],
  restrictedAreaNearGround: [
    'prohibited or restricted area active near the ground',
    'a prohibited or restricted area, active up to 2,000 ft, away from aerodromes',
  ],
  restrictedAreaActiveInPart: [
    'prohibited or restricted area active at some levels',
    'a prohibited or restricted area, active at other levels',
  ],
  dangerAreaFiring: ['firing or a launch up to usual flight levels', 'firing, missiles or a launch from the ground to 10,000 ft or higher'],
  runwayPartlyClosed: ['runway partially closed', 'a runway closed in part, at times or to some'],
  aerodromePartlyClosed: ['aerodrome partially closed', 'an aerodrome closed in part, at times or to some'],
  helipadClosed: ['helipad closed', 'a helipad closed'],
  mayClose: ['may be a closure', 'words of closure that no rule decides'],
  basedAircraftOnly: ['reserved for aircraft based there', 'reserved for aircraft based there: closed to a visitor'],
  unmannedAircraftOnly: ['for unmanned aircraft only', 'a restriction of unmanned aircraft only'],
  areaNotActive: ['area not active', 'an area that is not active'],
  runwayShortened: ['runway length reduced', 'a runway shortened'],
  runwayCondition2To3: ['runway condition code 2 or 3'],
  brakingMedium: ['braking action medium', 'no code, braking action medium or medium to poor, or a coefficient of 0.26 to 0.35'],
  runwayContaminated: [
    'runway contaminated, no code reported',
    'no code and no braking action, snow, slush, ice, frost or standing water on a runway',
  ],
  runwayLimited: ['runway limited', 'a runway limited, unsafe, or usable over a length only'],
  distancesOrThreshold: ['declared distances or threshold', 'declared distances or a threshold'],
  thresholdDisplaced: ['threshold displaced', 'a threshold displaced'],
  backToNormal: ['upgraded, or back to normal'],
  backToNormalInPart: ['upgraded, or back to normal, while something else is not'],
  approachOrAidOutByQCode: [
    'approach or its navigation aid not available according to the Q-code',
    'an approach, an ILS or its part out, by the codes of subject and condition',
  ],
  approachNotAuthorised: ['instrument approach not authorised', 'an approach not authorised, or an ILS out'],
  towerOrApproachControlByQCode: [
    'tower or approach control limited according to the Q-code',
    'tower or approach control closed or limited, by the codes of subject and condition',
  ],
  towerHours: ['tower hours', 'hours of the tower'],
  fireCoverByQCode: [
    'rescue and fire fighting reduced according to the Q-code',
    'rescue and fire fighting reduced, by the codes of subject and condition',
  ],
  fireCoverReduced: ['rescue and fire fighting reduced'],
  fuelByQCode: ['fuel not available according to the Q-code', 'fuel not available, by the codes of subject and condition'],
  fuelUnavailable: ['fuel not available'],
  satelliteNavigation: ['satellite navigation'],
  runwayLightsOut: ['runway or approach lights out of service', 'lights of a runway or its approach out'],
  runwayCondition4To5: ['runway condition code 4 or 5'],
  runwayWet: [
    'runway wet, or dry over a part of its width, no code reported',
    'no code, a runway wet, dry over a part of its width, or its braking action good',
  ],
  runwayDry: ['runway dry', 'a runway dry'],
  otherNavaidOut: ['other navigation aid out of service', 'another radio aid out, limited or not monitored'],
  taxiwayOrApronClosed: ['taxiway, apron or stand closed', 'a taxiway, apron or stand closed or limited'],
  runway: ['concerns a runway', 'anything else of a runway'],
  aerodrome: ['concerns an aerodrome', 'an aerodrome limited, or with a hazard'],
  restrictedAirspace: ['restricted airspace', 'any other danger area or restricted airspace'],
  warning: ['navigation warning', 'a navigation warning'],
  airTrafficService: ['air traffic service', 'an air traffic service'],
  communication: ['communication or surveillance', 'communication or radar'],
  procedure: ['procedure', 'a flight procedure'],
  airspace: ['airspace', 'airspace or a route'],
  publication: ['chart or publication', 'a chart or publication'],
  obstacle: ['obstacle', 'an obstacle or its lights'],
  otherLights: ['other lights'],
  aerodromeFacility: ['aerodrome facility or service', 'a facility of an aerodrome'],
  movementArea: ['movement area', 'anything else of the movement area'],
  unknownSubject: ['subject not understood', 'a subject that is not understood'],
};

export const severityRuleWords = Object.fromEntries(Object.entries(severityRules).map(([rule, [short]]) => [rule, short])) as Record<
  Decoded['severityRule'],
  string
>;

export const statusWords: Readonly<Record<Decoded['status'], string>> = {
  active: 'active',
  overdue: 'EST passed, still active',
  future: 'upcoming',
  expired: 'expired',
  cancelled: 'cancelled',
  replaced: 'replaced',
};

export type HeadlineOf = Pick<Decoded, 'headline' | 'headlineSource' | 'headlineParts' | 'subjectCode' | 'conditionCode'>;

/** A narrow line has the same in parts. */
export const cutHeadline = (of: HeadlineOf): CutHeadline | null => {
  const whole = headlineSentence(of);
  if (whole === null) return null;
  return of.headlineSource === 'quoted' || of.headlineParts.length === 0
    ? { subject: '', state: '', rest: whole }
    : cutInEnglish(of.headlineParts);
};

/** A quotation after the text of the Q-code has its own marks. */
export const headlineSentence = ({ headline, headlineSource, headlineParts }: HeadlineOf): string | null =>
  headline !== null && headlineSource === 'quoted' && !headlineParts.some(({ role }, at) => isBehindCode(role, headlineParts[at - 1]?.role))
    ? `“${headline}”`
    : headline;
