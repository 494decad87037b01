/**
 * A briefing has its English here: its headings, the words of its codes and the phrases of its lines. The window and the printed forms say
 * the same.
 */
import type { Cause } from '#contract/airports/state.ts';
import type { ResourceName } from '#contract/dataset/changes.ts';
import type { CoverageClaim } from '#contract/notams/coverage.ts';
import type { BriefingReason, BriefingRole } from '#contract/briefing/briefing.ts';
import type { BriefingDoubt, BriefingNotice, BriefingTopic, NotShownReason } from '#contract/briefing/notice.ts';
import { common } from './common.ts';

/** Made when it is first needed: it loads the data of the language. */
let english: Intl.NumberFormat | undefined;
const format = (value: number): string => (english ??= new Intl.NumberFormat('en')).format(value);
export const countedNotams = (value: number): string => `${format(value)} ${value === 1 ? 'NOTAM' : 'NOTAMs'}`;

const runwayStates = {
  open: 'open',
  part: 'closed in part',
  shortened: 'shortened',
  mayBeClosed: common.runwayClosures.mayBeClosed.toUpperCase(),
  closed: common.runwayClosures.closed.toUpperCase(),
  unknown: 'unknown',
};

/** These follow a number of NOTAMs. */
const notShownReasons: Record<NotShownReason, (value: number) => string> = {
  cancellation: () => 'cancelling others',
  checklist: () => 'listing the valid ones',
  expired: () => 'expired',
  cancelled: () => 'cancelled',
  replaced: () => 'replaced',
  notYetBegun: () => 'not yet begun',
  elsewhere: () => 'of other countries',
  outsideCorridor: () => 'outside the corridor',
  aboveLevels: () => 'above the levels',
  belowLevels: () => 'below the levels',
  outsideSchedule: () => 'not active then by their schedule',
};

export const briefingSentences = {
  last: (made: string, data: string | undefined, since: { added: number; changed: number; gone: number }) =>
    `Last briefing of this route: ${made}, ${data === undefined ? 'without NOTAMs' : `data of ${data}`}; since then ${since.added} new, ${since.changed} changed, ${since.gone} no longer shown.`,

  roles: { departure: 'Departure', destination: 'Destination', alternate: 'Alternate' } satisfies Record<BriefingRole, string>,
  rolesOf: (roles: readonly string[], ident: string) => `${roles.join(' and ')} ${ident}`,
  noAerodrome: (ident: string) => `${ident} is not an aerodrome in the data: what is open there is unknown.`,
  notCovered: (ident: string) => `NOT COVERED: no import has covered ${ident}. What is said about it here may be wrong.`,
  covered: (ident: string, total: number, how: string, newest: string | null) =>
    `${total === 0 ? `No NOTAM of ${ident}` : `${countedNotams(total)} of ${ident}`} stored for that time. Coverage: ${how}. Newest NOTAM of the region issued ${newest ?? 'at an unknown time'}.`,
  noneLeft: (from: string, to: string | null) => `NO RUNWAY LEFT from ${from}${to === null ? ' on' : ` to ${to}`}.`,
  aerodromeIs: (state: string) => `Aerodrome ${state}`,
  noRunways: 'no runway in the data',
  /** What the dataset lacks since when; `now`: rows that it has, `before`: that there were. */
  loss: (resource: ResourceName, before: number, now: number, since: string) =>
    now === 0
      ? `No ${resource} in this dataset since the change of ${since} (${format(before)} before).`
      : `Only ${format(now)} of ${format(before)} ${resource} in this dataset since the change of ${since}.`,
  notInData: (name: string | null, isHelipad: boolean) => `${isHelipad ? 'Helipad' : 'Runway'} ${name ?? '(not named)'}, not in the data`,
  notCertain: 'Not known for certain:',
  closedInData: 'CLOSED permanently, by the dataset',
  runwayStates,
  aerodromeStates: { ...runwayStates, shortened: 'runways shortened' },
  thenAndDuring: (then: string, during: string) => `${then} then, ${during} at some time of the window`,
  lengthUnknown: 'length unknown',
  landing: (length: string) => `landing ${length}`,
  causes: {
    closesAerodrome: 'closed by',
    closesRunway: 'closed by',
    closesHelipad: 'helipad closed by',
    noRunwayLeft: 'all runways closed by',
    mayClose: 'may be closed by',
    shortensRunway: 'shortened by',
    displacesThreshold: 'threshold displaced by',
    changesDistances: 'distances changed by',
    other: 'affected by',
  } satisfies Partial<Record<Cause['kind'] | 'other', string>>,
  inPart: 'in part',
  noNumber: 'a NOTAM without a number',
  bySchedule: 'by its schedule',
  best: (ends: string) => `Best ${ends}`,
  out: (services: string) => `Out or limited: ${services}`,
  services: {
    approachesOut: 'approach',
    navaidsOut: 'navaid',
    lightsOut: 'lights',
    fuel: 'fuel',
    rescueAndFireFighting: 'fire cover',
    tower: 'tower',
  },
  sunTimes: (rise: string, set: string) => `Sunrise ${rise}, sunset ${set}`,
  sunUp: 'Sun up all day',
  sunDown: 'Sun down all day',

  inLine: {
    nothingImported: 'no NOTAM stored',
    onlySamples: 'fictional sample NOTAMs only',
    starterDataset: 'aerodromes of the starter set only',
    departureNotGiven: 'no departure given: now',
    departurePassed: 'departure in the past',
    arrivalUnknown: 'time en route unknown: 24 h looked at',
    endNotInData: 'departure or destination not in the data',
    routeHasFaults: 'route not wholly understood',
  },
  neverImported: (places: string) => `${places} never imported`,
  inPartOnly: (places: string) => `${places} in part only`,
  box: 'Data and limits',
  reasons: {
    nothingImported: 'No NOTAM is stored: nothing here says that anything is open.',
    onlySamples: 'Only the fictional sample NOTAMs are stored: nothing here says that anything is open.',
    dataStale: 'The NOTAMs are more than 24 hours old: many will have changed.',
    notCovered: 'Some places of the flight were never covered by an import; see the list of places.',
    notWhole: 'Of some places of the flight only single NOTAMs are stored, no complete list; see the list of places.',
    starterDataset: 'The aerodromes are those of the starter set: most of the world is missing.',
    departureNotGiven: 'No departure was given: this briefing is for a departure now.',
    departurePassed: 'The departure is in the past.',
    arrivalUnknown:
      'The time en route is not known (an airspeed, a wind or an end of the route is missing): the 24 hours after departure count as the flight.',
    levelsUnknown: 'No cruising level is known: NOTAMs of all levels are shown.',
    standardPressure:
      'Some flight levels and altitudes are compared as if the pressure were standard: no report near the route has a QNH for that time.',
    rulesAssumed: 'Flight rules: VFR (assumed).',
    endNotInData: 'Departure or destination is not in the data: the corridor reaches the known points only, and times are not known.',
    routeHasFaults: 'The route has ambiguous points or words that were not understood; see the route itself.',
    firsEstimated: 'FIRs are estimated from item Q of NOTAMs near the route: there are no boundaries in the data.',
    firsUnknown: 'No FIR of the route is known: NOTAMs of whole regions are shown for the countries of the route.',
  } satisfies Record<BriefingReason, string>,
  settings: {
    corridor: 'Corridor',
    corridorIs: (nm: string) => `${nm} NM each side`,
    toEdge: 'to the edge of areas',
    levels: 'Levels',
    levelsFrom: (lower: string) => `${lower} ft and above`,
    levelsBetween: (lower: string, upper: string) => `${lower} to ${upper} ft`,
    window: 'Window',
    abeam: (minutes: number) => `en route ${minutes} min before and after abeam`,
    clock: 'Clock of this computer',
    dataset: 'Dataset',
    shown: 'Shown',
    acknowledged: (value: number) => `${format(value)} acknowledged, folded`,
    new: (value: number) => `${format(value)} new`,
    changed: (value: number) => `${format(value)} changed`,
  },
  sources: { source: 'Source', notNamed: 'not named', notams: 'NOTAMs', imported: 'Imported', issued: 'Newest issued' },
  coverage: {
    place: 'Place',
    covered: 'Covered',
    issued: 'Newest issued of its region',
    never: 'NEVER COVERED',
    part: (time: string) => `in part, last import ${time}`,
    /** `time`: the moment that the list is of. A checklist claims nothing unless all that it lists is stored. */
    whole: ({ source, kind, count }: Pick<CoverageClaim, 'source' | 'kind' | 'count'>, time: string | null) =>
      `complete${time === null ? '' : ` as of ${time}`} by ${
        kind === 'checklist' ? `the checklist of ${source} (${format(count)} of ${format(count)})` : `${source} (${countedNotams(count)})`
      }`,
  },
  notShown: {
    none: 'Not shown: none.',
    total: (value: number) => `Not shown: ${format(value)}`,
    reasons: notShownReasons,
  },

  inOrder: (shown: number, left: number) => `In the order of the flight: ${countedNotams(shown)} shown, ${format(left)} not`,
  lessSevere: (name: string, value: number) => `${name}: ${format(value)} less severe`,
  onTheWay: 'On the way',
  aerodromesOnTheWay: 'Aerodromes on the way',
  regions: 'Whole regions',
  unplaced: 'Could not be placed',
  notUnderstood: 'Not understood',
  point: 'Point',
  time: 'Time',
  corridorMap: 'Map of the corridor',
  offTrack: (distance: string) => `${distance} abeam`,
  active: (times: string) => `active ${times}`,
  youPass: (times: string) => `you pass ${times}`,
  notWhenYouPass: (times: string) => `not when you pass ${times}`,
  notAt: (time: string) => `not at ${time}`,
  appendix: 'Appendix: texts as published',
  withoutAppendix: (shown: number, left: number) =>
    `Not in this copy: the texts of ${countedNotams(shown)} as published and the numbers of ${format(left)} not shown. They are its appendix, which is made on request.`,
  group: (name: string, total: number, acknowledged: number) =>
    `${name}: ${countedNotams(total)}${acknowledged === 0 ? '' : `, ${format(acknowledged)} acknowledged`}`,
  none: 'None in the data stored here; see its age and coverage.',
  changes: { new: 'new', changed: 'changed' } satisfies Record<NonNullable<BriefingNotice['change']>, string>,
  topics: {
    runway: 'runway',
    approach: 'approach or navaid',
    lights: 'lights',
    fuel: 'fuel',
    rescue: 'rescue and fire fighting',
    services: 'services',
    other: 'other',
  } satisfies Record<BriefingTopic, string>,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  beginUnknown: 'begin unknown',
  schedule: (text: string, periods: string) => `Schedule ${text}: active ${periods}`,
  morePeriods: (value: number) => `${format(value)} more`,
  levelsInLine: (lower: string, upper: string) => `${lower} to ${upper}`,
  levels: (lower: string, upper: string) => `Levels ${lower} to ${upper}`,
  heights: {
    ground: 'ground',
    unlimited: 'unlimited',
    aboveGround: (feet: string) => `${feet} above ground`,
    aboveSea: (feet: string) => `${feet} AMSL`,
    byQnh: (level: string, feet: string) => `${level} (${feet})`,
  },
  onRoute: 'On the route',
  offRoute: (distance: string) => `${distance} from the route`,
  pass: (where: string, along: string, time: string) => `${where}, ${along} from departure, in the corridor ${time}`,
  timeUnknown: 'at an unknown time',
  at: (time: string) => `at ${time}`,
  noticeDoubts: {
    mayClose: 'may close something',
    notUnderstood: 'not understood',
    scheduleNotUnderstood: 'schedule not understood: counted as active throughout',
    notPlaced: 'could not be placed',
    approximateArea: 'area approximate (circle of item Q)',
    endPassed: 'estimated end passed, still active',
    notListed: 'no longer listed by its source',
    sample: 'SAMPLE, fictional',
  } satisfies Record<BriefingDoubt, string>,

  // What is left.
  details: 'Runways, conditions, frequencies, sun',
  conditionColumns: {
    runway: 'Runway',
    codes: 'Codes',
    contaminants: 'Contaminants',
    braking: 'Braking action',
    observed: 'Observed',
    notam: 'NOTAM',
  },
  night: 'night',
  dayOrTwilight: 'day or twilight',
  sunAt: (departure: string, arrival: string) => `At departure: ${departure}. At arrival: ${arrival}.`,
  sun: 'Sun',
  sunAndNavaids: 'Sun and navaids of the route',
};
