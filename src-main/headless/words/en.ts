/** What the command line says in English. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { SeverityRule } from '#contract/notams/rules.ts';
import { en as sentences } from '#contract/sentences/en/en.ts';
import { flightPlanFaultSentences, flightPlanUnknownSentences } from '#contract/sentences/en/flight-plan.ts';
import { effectRuleWords, issueWords, warningWords } from '#contract/sentences/en/notams.ts';
import { routeFaultSentences } from '#contract/sentences/en/route.ts';
import type { Refusal } from '#core/refusal.ts';

/** What a refusal is said from. */
export type RefusalOf = Pick<Refusal, 'code' | 'lines' | 'reasons' | 'details' | 'about'>;
/** What a NOTAM is said from. */
export type Said = { startDate: string | null; endDate: string | null; decoded: Decoded };
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

const effects: Readonly<Record<Effect['kind'], (runway: string, part: string) => string>> = {
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

export const en = {
  ...sentences,
  refusal: ({ lines }: RefusalOf): readonly string[] => lines,
  reason: ({ text }: Reason): string => text,

  routeFaults: routeFaultSentences,
  flightPlanFaults: flightPlanFaultSentences,
  flightPlanUnknown: flightPlanUnknownSentences,
  warnings: warningWords,
  issues: issueWords,
  effectRules: effectRuleWords,
  severityRules,
  effects,

  colon: ': ',
  firstStart: (user: string) => `First start: made the user "${user}". "aeroshelf keys add ${user}" makes an API key for other programs.`,
  firstKey: (user: string, key: string) => `First start: made the user "${user}" with this API key, shown only now: ${key}`,
  quoted: (text: string) => `"${text}"`,
  none: 'none',
  error: 'Error',
  note: 'Note',

  route: {
    head: { from: 'from', to: 'to', minutes: 'min', fuel: 'fuel', left: 'left' },
    heads: ['TT', 'MT', 'WCA', 'MH', 'GS'] as readonly string[],
    total: 'total',
    notForNavigation: ' Not for navigation.',
    /** `GVA Geneva (VOR-DME); not GVA Geneva (NDB)`. */
    candidates: (first: string, others: string) => (others === '' ? first : `${first}; not ${others}`),
    message: 'message',
    item: (item: string) => `item ${item}`,
    notFiled: 'This flight plan is not filed: Aeroshelf sends nothing.',
    /** What gives a figure that is not known. */
    windOption: '--wind 240/25; --wind calm for none',
    levelOption: 'N0110A055 or N0110VFR before the route',
    beforeRoute: (words: string) => `${words} before the route`,
    either: (option: string, other: string) => `${option}, or ${other}`,
  },

  shownIn: (file: string, notams: number) => `${file}: ${sentences.countedNotams(notams)} shown. Not for navigation.`,

  notams: {
    andMore: (value: number) => `  and ${value} more`,
    read: (read: number, added: number, changed: number, unchanged: number, repeated: number) =>
      `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${repeated} repeated. `,
    understood: (fully: number, partly: number, not: number) => `Understood fully ${fully}, partly ${partly}, not ${not}. `,
    formats: (names: string) => `Formats: ${names}.`,
    dryRun: 'Nothing was stored: this was a dry run.',
    checklist: (notam: string, listed: number) => `Checklist ${notam}: ${listed} valid`,
    allStored: ', all stored.',
    notStored: (value: number, names: string, more: number) => `, ${value} not stored: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
    shown: (shown: number, total: number) => `${shown} of ${total} shown.`,
    newest: (issued: string | null) => `The newest NOTAM stored was issued ${issued ?? 'at an unknown time'}.`,
    covered: (place: string) => `${place} is covered by an import.`,
    notCovered: (place: string) => `No import covered ${place}.`,
    nothingImported: 'Nothing was imported yet.',
    lastImport: (time: string) => `Last import: ${time}.`,
    line: (line: number) => `line ${line}`,
    status: ({ status, severity, category }: Pick<Decoded, 'status' | 'severity' | 'category'>, rule: string) =>
      `Status ${status}, severity ${severity} (rule: ${rule}), ${category}.`,
    effect: 'Effect: ',
    warning: 'Warning: ',
    rule: (rule: string) => ` (rule: ${rule})`,
    partially: 'partially ',
    runway: 'runway',
  },

  /** What a NOTAM says, in a line of a list. */
  inALine: ({ decoded }: Said): string => decoded.plainText,
  /** What a NOTAM says, as a text of its own. */
  inPlainWords: ({ decoded }: Said): readonly string[] => [decoded.plainText],
};
