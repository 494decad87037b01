/** Over 400 lines because it is one catalogue: every word of the NOTAM screens, a line each, as its French twin. */
import type { Decoded, RunwayCondition } from '#contract/notams/decoded.ts';
import type { NotamImport } from '#contract/notams/import.ts';
import {
  brakingWords,
  categoryWords,
  effectRuleWords,
  headlineSentence,
  issueWords,
  severityRuleWords,
  statusWords,
  warningWords,
} from '#words/en/notams.ts';
import { common, coverageSentences, severityWords, counted, numbers as number } from '#words/en/common.ts';
import { effectWords } from '#words/en/effects.ts';
import { plainSentences } from '#words/en/plain.ts';

const notamCount = (value: number): string => counted(value, 'NOTAM', 'NOTAMs');

type Topic = Pick<Decoded, 'subject' | 'subjectCode' | 'condition' | 'conditionCode'>;
type WarningOf = Decoded['warnings'][number];
type IssueOf = NotamImport['report']['issues'][number];

const itemNames = { header: 'Header', keyword: 'Keyword', period: 'Period' };

export const notams = {
  title: 'NOTAMs',
  keyList: {
    rows: {
      next: 'Next and previous NOTAM, from anywhere',
      row: 'The same, in the list',
      open: 'Open or close the NOTAM',
      acknowledge: 'Acknowledge, or undo it',
      close: 'Close the NOTAM',
    },
  },
  newestIssued: (time: string) => `Newest issued ${time}`,
  imported: (time: string) => `imported ${time}`,
  samplesOnly: 'samples only, none imported',
  noneImported: 'none imported',

  // What is looked at.
  searchBy: 'Search by',
  ways: {
    airport: 'Airport',
    fir: 'FIR',
    near: 'Nearby',
    country: 'Country',
    number: 'Number',
    source: common.source,
    area: 'Map area',
  },
  boxes: {
    airport: 'Location',
    fir: 'Flight information region',
    near: 'Around',
    area: 'West, south, east, north',
  },
  hints: {
    airport: 'LSGG, or LS',
    fir: 'LSAS, London, or LS',
    near: 'ICAO or IATA code',
    country: 'CH or CHE',
    number: 'B1234/26, or a part of it',
    source: 'sample, or USNS',
    area: '5.9, 45.8, 10.5, 47.8',
  },
  within: 'Within',
  text: 'Text contains',
  textHint: 'RWY CLSD',
  orders: { severity: 'Severity, most critical first', newest: 'Newest first' },
  placeWords: {
    begins: (code: string) => `locations beginning with ${code}`,
    fir: (code: string, country: string | undefined) => `FIR ${code}${country === undefined ? '' : ` (${country})`}`,
    near: (code: string, distance: string) => `within ${distance} of ${code}`,
    country: (name: string) => `${name} (by the codes of its aerodromes)`,
    source: (text: string) => `source ${text}`,
    number: (text: string) => `number ${text}`,
    area: (corners: string) => `area ${corners}`,
    text: (text: string) => `text “${text}”`,
  },
  placeFaults: {
    noAirport: (code: string) => `The dataset has no position for ${code}.`,
    noCountry: (code: string) => `The dataset has no country ${code}.`,
    area: 'Enter west, south, east and north in decimal degrees.',
  },
  moreFilters: 'Hours, status, severity, category',

  validAt: 'Valid',
  validWithin: (hours: number) =>
    hours === 0 ? 'at the time shown above' : hours === 168 ? 'within 7 days from then' : `within ${hours} hours from then`,
  during: (begin: string | undefined, end: string) =>
    begin === undefined
      ? `Not one moment: everything below is in force at some time from now to ${end}.`
      : `Not one moment: everything below is in force at some time from ${begin} to ${end}.`,
  chipHow: 'Click: only this. Ctrl-click: show or hide it.',
  levelsHint: 'all, FL050–FL195, SFC–2500 ft',
  levelsFault: 'Not levels: FL085, FL050–FL195, 2500ft or A025.',
  /** `others`: undefined while they are counted. */
  atLevels: (band: string, others: number | undefined) =>
    `Only NOTAMs that may reach into ${band}.${others === undefined ? '' : ` ${counted(others, 'NOTAM', 'NOTAMs')} at other levels ${others === 1 ? 'is' : 'are'} not shown.`}`,
  everyLevel: 'Every level',
  atNow: (time: string) => `As of now, ${time}.`,
  atLater: (time: string, span: string) => `Not now: everything below is as of ${time}, in ${span}.`,
  atEarlier: (time: string, span: string) => `Not now: everything below is as of ${time}, ${span} ago.`,
  zones: {
    utc: '',
    local: 'In brackets: local time on this computer.',
    airport: 'In brackets: local time at the aerodrome, for NOTAMs about one aerodrome.',
  },

  status: 'Status',
  category: 'Category',
  // Each separates the name on a chip from its number.
  shows: 'shows',
  hides: 'hides',
  statuses: statusWords,
  /** The schedule of such a NOTAM leaves it inactive at the chosen time. */
  statusesOutsideSchedule: { active: 'valid', overdue: 'EST passed, still valid' },
  severities: severityWords,
  categories: categoryWords,

  // What is shown and what is not.
  inPlace: (where: string, sentence: string) => `${where}: ${sentence}`,
  shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
  shownAnonymous: (shown: string, total: string) => `${shown} of ${total} shown (anonymous access).`,
  hidden: (hidden: number, total: string) => `${notamCount(hidden)} of ${total} hidden`,
  hiddenUncounted: 'Some may be hidden',
  hiddenBy: {
    status: (names: string) => `by status: ${names}`,
    severity: (names: string) => `by severity: ${names}`,
    category: (names: string) => `by category: ${names}`,
    onlyNew: 'by “only new”',
  },
  showAll: 'Show all',
  allFiltered: (hidden: number) =>
    `${hidden === 1 ? '1 NOTAM matches but is' : `${number.format(hidden)} NOTAMs match but are`} hidden by the status, severity or category filter.`,
  keys: 'Keys: J and K, or the arrows in the list, move through the NOTAMs; Enter opens one, / goes to the text filter.',
  keyOfUsers: 'A acknowledges.',

  firstLook: 'First look in this browser: new and changed NOTAMs are marked from now on.',
  nothingNew: (time: string) => `Nothing new or changed since ${time}.`,
  newSince: (value: number, time: string) => `${notamCount(value)} new or changed since ${time}.`,
  onlyNew: 'Only show these',
  seenAll: 'Mark as seen',
  isNew: 'new or changed',

  saveAs: (format: string) => `Save as ${format}`,
  reading: (read: string, total: string) => `${read} of ${total} read`,
  onPaper: (shown: string, total: string) => `The first ${shown} of ${total}.`,
  showTexts: 'Show texts',
  hideTexts: 'Hide texts',
  withdraw: 'Undo the acknowledgement',
  acknowledge: 'Acknowledge',
  delete: 'Delete…',
  deleteWhat: (name: string) =>
    `NOTAM ${name} will be deleted; what it had replaced or cancelled will hold again. It can be restored for 30 days on the Data screen.`,
  deleteWhy: 'Why (optional)',
  acknowledgedButton: 'Acknowledged',
  acknowledgedAt: (time: string) => `acknowledged ${time}`,
  outdated: 'text changed since you acknowledged it',
  acknowledged: (value: number) => `${notamCount(value)} acknowledged`,
  hideAcknowledged: 'Hide acknowledged',
  showAcknowledged: 'Show acknowledged',

  notam: (name: string) => `NOTAM ${name}`,
  sample: 'sample, not a real NOTAM',
  snowtam: 'SNOWTAM',
  procedure: 'procedure',
  class: (letter: string) => `class ${letter}`,
  classes: { I: 'International', M: 'Military', D: 'Domestic', F: 'FDC', LTA: 'Letter to Airmen' },
  issued: (time: string) => `Issued ${time}`,
  issuedAgo: (time: string, span: string) => `Issued ${time}, ${span} ago`,
  issueUnknown: 'Issue date unknown',
  storedSince: (time: string) => `stored since ${time}`,
  period: {
    startUnknown: 'start unknown',
    active: (until: string) => `active ${until}`,
    activeWithoutEnd: (end: string) => `active, ${end}`,
    from: (time: string, span: string) => `from ${time}, in ${span}`,
    overdue: (time: string, span: string, isOutsideSchedule: boolean) =>
      `EST ${time} passed ${span} ago, still ${isOutsideSchedule ? 'valid' : 'active'}`,
    expired: (time: string) => `expired ${time}`,
    expiredUnknown: 'expired, time unknown',
    cancelledAt: (time: string) => `cancelled ${time}`,
    replacedAt: (time: string) => `replaced ${time}`,
    cancelled: 'cancelled, time unknown',
    replaced: 'replaced, time unknown',
    outsideSchedule: 'not active now (schedule D)',
    scheduleUnknown: 'schedule not understood: treated as active throughout',
  },
  chain: 'Related NOTAMs, oldest first',
  thisOne: 'this NOTAM',
  chainForUsers: 'To see related NOTAMs, sign in or use an API key.',
  notStored: 'not in your data',
  sides: 'Text shown',
  plain: 'Plain text',
  raw: 'As published',
  plainAid: 'An aid in plain English; the published text is authoritative.',
  marked: (value: number) => `${counted(value, 'passage', 'passages')} could not be read and ${value === 1 ? 'is' : 'are'} marked.`,
  nothingMarked: 'What could not be read is listed below.',
  allRead: 'Every item was read.',
  doubtful: 'could not be read',
  facts: {
    subject: 'Subject',
    condition: 'Condition',
    effects: 'Effects',
    locations: 'Locations',
    fir: 'FIR',
    code: 'Q-code',
    trafficPurposeScope: 'Traffic, purpose, scope',
    schedule: 'Schedule',
    periods: 'Active periods, next 7 days',
    area: 'Area',
    chain: 'Replaces or cancels',
    delisted: 'Missing from the full list since',
  },
  noLimits: 'not given',
  limits: (lower: string, upper: string) => `${lower} to ${upper}`,
  noSchedule: 'none: the whole period',
  scheduleUnderstood: 'understood',
  noPeriods: 'none in these 7 days',
  morePeriods: (value: number) => `and ${number.format(value)} more`,
  /** The server's words are English. */
  subject: ({ subject }: Topic): string | null => subject,
  condition: ({ condition }: Topic): string | null => condition,
  topic: (subject: string, condition: string) => `${subject}: ${condition}`,
  plainSentences,
  headline: headlineSentence,
  effectRule: (rule: Decoded['effects'][number]['rule']) => `rule: ${effectRuleWords[rule]}`,
  severityRule: (rule: Decoded['severityRule']) => `rule: ${severityRuleWords[rule]}`,
  areaFrom: {
    textPolygon: 'polygon in the text',
    textCircle: 'circle in the text',
    textCorridor: 'corridor in the text',
    textLine: 'line in the text',
    textPoint: 'point in the text',
    itemQ: 'Q-line circle (approximate)',
    location: 'aerodrome reference point only',
    wholeRegion: 'whole region, not drawn',
  },
  noArea: 'no coordinates',
  radius: (distance: string) => `radius ${distance}`,
  effects: effectWords,
  noEffects: 'none found',
  surface: {
    table: 'Runway condition',
    until: 'Valid until',
    codes: 'RWYCC by thirds',
    worstCode: 'RWYCC, worst third',
    coverage: 'Coverage, %',
    depth: 'Depth, mm',
    friction: 'Braking, friction',
    timeliness: {
      current: (age: string) => `${age} old`,
      past8Hours: (age: string) => `${age} old: past the 8 hours that a report is valid at most`,
      notYetObserved: () => 'after the requested time',
      unknown: () => common.ageUnknown,
    } satisfies Record<RunwayCondition['timeliness'], (age: string) => string>,
    braking: brakingWords,
    dry: 'dry',
    codeWithGrade: (code: number, grade: string) => `${code}, ${grade}`,
    measured: (values: string) => `measured ${values}`,
    canadianIndex: (values: string) => `CRFI ${values}`,
  },

  none: {
    nothingStored: 'No matches in your data.',
    of: (where: string) => `No matches in your data for ${where}.`,
    samples: (value: number) =>
      `; the ${notamCount(value)} in your data ${value === 1 ? 'is a sample, not a real NOTAM' : 'are samples, not real NOTAMs'}`,
    inData: (time: string, stored: number) => `No matches in the data imported ${time} (${notamCount(stored)})`,
    forPlace: (where: string) => ` for ${where}`,
    ...coverageSentences,
    storedFor: (where: string, when: string) => `No NOTAM stored${where === '' ? '' : ` for ${where}`} at ${when}.`,
    newest: (country: string | undefined, age: string) => `The newest NOTAM${country === undefined ? '' : ` (${country})`} is ${age} old.`,
    noneOfCountry: (country: string | undefined) => `No NOTAM is stored${country === undefined ? '' : ` (${country})`}.`,
    notOpen: 'This does not mean that nothing is closed.',
    sinceThen: 'What has been issued since is not listed.',
    caution: 'NOTAMs may exist that are not in your data.',
  },

  importTitle: 'Import NOTAMs',
  import: 'Import…',
  importHow:
    'Drop files, a folder or a ZIP anywhere on this window, choose files, or paste text: NOTAM text, FAA search results (JSON, CSV), AIXM, PIB, GeoJSON and others. You see a preview before anything is stored.',
  importNeedsUser: 'Importing changes the data of every program on this computer. To import, sign in or use an API key.',
  takeAsText: 'Import the text as one NOTAM anyway',
  chooseFile: 'Choose files…',
  ofFiles: (name: string, files: number) => (files > 1 ? `${number.format(files)} files (${name})` : name),
  pasteHere: 'Paste text',
  checkText: 'Preview',
  pastedName: 'pasted text',
  dropHere: 'Drop the file to preview it. Nothing is stored yet.',
  storing: (name: string) => `Importing ${name}…`,
  previewOf: (name: string) => `Contents: ${name}`,
  found: (value: number, formats: string) => `${notamCount(value)} found (${formats || 'unknown format'}). Nothing is stored yet.`,
  outcome: { added: 'new', changed: 'changed', unchanged: 'unchanged', repeated: 'repeated in the file' },
  tallies: {
    added: (value: number) => `${number.format(value)} new`,
    changed: (value: number) => `${number.format(value)} changed`,
    unchanged: (value: number) => `${number.format(value)} unchanged`,
    repeated: (value: number) => `${number.format(value)} repeated in the file`,
    fully: (value: number) => `${number.format(value)} fully understood`,
    partly: (value: number) => `${number.format(value)} partly understood`,
    not: (value: number) => `${number.format(value)} not understood: stored and shown as published`,
  },
  issues: (value: number, shown: number) =>
    shown < value
      ? `${counted(value, 'import warning', 'import warnings')}; the first ${number.format(shown)}:`
      : `${counted(value, 'import warning', 'import warnings')}:`,
  warning: ({ item, code, text }: WarningOf) => {
    const about = item === null ? '' : `${item in itemNames ? itemNames[item as keyof typeof itemNames] : `Item ${item}`}: `;
    return `${about}${warningWords[code]}${text === null ? '' : `: “${text}”`}`;
  },
  issue: ({ code, file, line, element, text }: IssueOf) => {
    const place = [file, line === null ? null : `line ${line}`, element].filter((part) => part !== null).join(', ');
    return `${place === '' ? '' : `${place}: `}${issueWords[code]}${text === null ? '' : `: “${text}”`}`;
  },
  firstOf: (shown: number, total: number) =>
    shown < total ? `The first ${number.format(shown)} of ${notamCount(total)}, as published:` : 'As published:',
  store: (value: number) => `Import ${notamCount(value)}`,
  nothingFound: 'No NOTAM was found, so there is nothing to import.',
  nothingToStore: 'All of them are already in your data: importing would only update the time of the last import.',
  storeAll: (value: number) => `Store ${value}`,
  storeAnyway: 'Import anyway',
  stored: (read: number, added: number, changed: number, unchanged: number, name: string) =>
    `Imported from ${name}: ${notamCount(read)} read, ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(unchanged)} unchanged.`,
  checklist: (name: string, listed: number, missing: readonly string[]) =>
    missing.length === 0
      ? `Checklist ${name}: all ${number.format(listed)} valid NOTAMs are in your data.`
      : `Checklist ${name}: your data lacks ${number.format(missing.length)} of ${number.format(listed)} valid NOTAMs: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}.`,
  delisted: (value: number) => `${notamCount(value)} in your data ${value === 1 ? 'is' : 'are'} missing from this full list.`,
  another: 'Import another',
};
