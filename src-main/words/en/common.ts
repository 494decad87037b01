/** Every host uses these words for counts, severities, surfaces and states of an aerodrome, so that they are the same everywhere. */
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { NextAttempt } from '#contract/sync/sources.ts';
import type { StateReason } from '#contract/airports/state.ts';
import type { StepCode } from '#contract/progress.ts';

/** These are made when they are first needed: they load the figures and names of the language, which takes 20 ms of a start. */
let wholeNumbers: Intl.NumberFormat | undefined;
let numbersOfTenths: Intl.NumberFormat | undefined;
let countries: Intl.DisplayNames | undefined;
export const countryName = (code: string): string => (countries ??= new Intl.DisplayNames(['en'], { type: 'region' })).of(code) ?? code;

export const numbers = {
  format: (value: number): string => (wholeNumbers ??= new Intl.NumberFormat('en', { signDisplay: 'negative' })).format(value),
};

export const tenths = {
  format: (value: number): string =>
    (numbersOfTenths ??= new Intl.NumberFormat('en', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
      signDisplay: 'negative',
    })).format(value),
};

export const counted = (value: number, one: string, other: string): string => `${numbers.format(value)} ${value === 1 ? one : other}`;

export const severityWords: Record<BriefingNotice['severity'], string> = {
  5: 'critical',
  4: 'operational',
  3: 'caution',
  2: 'minor',
  1: 'info',
};

/** Runways have these materials, and their surface is this good. */
export const surfaceMaterials = {
  asphalt: 'asphalt',
  concrete: 'concrete',
  bitumen: 'bitumen',
  grass: 'grass',
  gravel: 'gravel',
  dirt: 'dirt',
  sand: 'sand',
  clay: 'clay',
  coral: 'coral',
  snow: 'snow',
  ice: 'ice',
  water: 'water',
  wood: 'wood',
  metal: 'metal',
  mats: 'landing mats',
};

export const surfaceConditions = { excellent: 'excellent', good: 'good', fair: 'fair', poor: 'poor' };

/** These say why it is not fully known what is open at an aerodrome. The window and the printed briefing use the same words. */
export const stateReasonSentences: Record<StateReason, string> = {
  notCovered: 'No NOTAMs have been imported for this place.',
  nothingStored: 'No NOTAM of any place is stored: those that an import had are gone.',
  partOfListOnly: 'No list that claims to hold all NOTAMs of this place at that time is stored, only single ones.',
  coverageOld: 'The last complete list of this place is more than 24 hours old.',
  notamsOld: 'The NOTAMs of this region are old: none stored was issued in the 24 hours before.',
  samples: 'Sample NOTAMs are shown.',
  scheduleNotUnderstood: 'The times of a NOTAM could not be read; it counts as active throughout.',
  closureNotUnderstood: 'A NOTAM may close a runway or the aerodrome: read it.',
  notamNotUnderstood: 'A NOTAM could not be understood: read it.',
  regionalClosure: 'A NOTAM closes aerodromes of the region, perhaps this one: read it.',
  datesImpossible: 'The end of a NOTAM is before its start; it counts as in force.',
  runwayNotInData: 'A NOTAM is about a runway that the dataset does not have.',
  runwaysNotInData: 'The dataset lists no runways here.',
  endPassed: 'The estimated end of a NOTAM has passed, and nothing has replaced it.',
};

/** What is stored of one place, or of several. */
export const coverageSentences = {
  notCovered: (places: string) => `No import has covered ${places}.`,
  inPart: (places: string) => `Single NOTAMs of ${places} are stored, no complete list.`,
  whole: (place: string, how: string) => `${place}: ${how}.`,
};

/** They are steps of an import or an update; `file` is the one that is read. */
export const stepSentences: Record<StepCode, (file: string) => string> = {
  starting: () => 'starting',
  asking: () => 'contacting the server',
  lookingAtFiles: () => 'looking at files',
  importingNotams: (file: string) => `importing NOTAMs from ${file}`,
  downloadingFile: (file: string) => `downloading ${file}`,
  copyingFile: (file: string) => `copying ${file}`,
  fetchingAirports: () => 'downloading airports',
  fetchingParts: () => 'downloading runways and frequencies',
  fetchingChangeList: () => 'downloading the list of changes',
  fetchingChanges: () => 'downloading changed airports',
  fetchingNotams: () => 'downloading NOTAMs',
  fetchingWeather: () => 'downloading METAR and TAF',
  openingSource: () => 'opening the source',
  readingFile: (file: string) => `reading ${file}`,
  readingCopy: () => 'reading the download',
  readingList: () => 'reading the list',
  merging: () => 'merging the sources',
  writingAirports: () => 'writing airports',
  writingIndexes: () => 'writing indexes',
  writingSearchIndex: () => 'writing the search index',
  checking: () => 'verifying',
};

export const common = {
  // These are shown instead of a time.
  nextAttempts: {
    planned: null,
    due: 'now due',
    onRequest: 'only on request',
    automaticOff: 'not while automatic updates are off',
    startedWithout: 'only on request: this server was started without automatic updates',
    networkOff: 'not while the network is off',
    notPlanned: 'not scheduled',
  } satisfies Record<NextAttempt, string | null>,
  // The short form is that of NOTAMs, for narrow places.
  permanent: { short: 'PERM', long: 'permanently' },
  estimated: { short: (time: string) => `${time} EST`, long: (time: string) => `${time} estimated` },
  onwards: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  endUnknown: 'end unknown',
  endNotDecoded: 'PERM or end unknown',
  runwayClosures: { closed: 'closed', mayBeClosed: 'may be closed' },
  runwaysLeft: {
    counted: {
      short: (left: number, of: number) => `${left} of ${of} open`,
      long: (left: number, of: number) => (left === 0 ? 'no runway open' : `${left} of ${counted(of, 'runway', 'runways')} open`),
    },
    restricted: {
      short: (left: string, value: number) => `${left}, ${value} restricted`,
      long: (left: string, value: number) => `${left}, ${value} of them restricted by NOTAM`,
    },
    noneCertain: {
      short: (value: number, of: number) => `${value} of ${of} may be closed`,
      long: (value: number, of: number) => `${value} of ${counted(of, 'runway', 'runways')} may be closed`,
    },
    doubtful: (left: string, value: number) => `${left}, ${value} may be closed`,
    unknown: { short: 'unknown', long: 'runways open: unknown' },
    at: (open: string, time: string) => `${open} at ${time}`,
    asStored: (left: string) => `${left}, as far as the stored NOTAMs show`,
  },
  addToRoute: 'Add to route',
  address: 'Address',
  away: (distance: string, bearing: string) => `${distance}, ${bearing} true`,
  choose: 'Choose…',
  clear: 'Clear',
  compare: 'Compare',
  dataEffective: 'Data effective',
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  distance: 'Distance',
  distances: 'Distances',
  dryRun: 'Nothing was stored: this was a dry run.',
  export: 'Export',
  favouriteNamed: (name: string) => `Favourite: ${name}`,
  file: 'File',
  filter: 'Filter',
  frequencies: 'Frequencies',
  from: 'From',
  ident: 'Ident',
  imported: 'Imported',
  item: 'Item',
  legend: 'Legend',
  limits: 'Limits',
  lit: 'Lit',
  loading: 'Loading…',
  locationUnknown: 'location unknown',
  magneticVariation: 'Magnetic variation',
  makeReady: 'Make me ready',
  makeReadyHow: 'Make me ready: fetch the NOTAMs that are lacking',
  makingFile: 'Making the file…',
  name: 'Name',
  nearestAirports: 'Nearest airports',
  noCode: 'no code',
  none: 'none',
  colon: ': ',
  semicolon: '; ',
  noLegs: 'The route has no leg: it needs two points that are in the data.',
  nothingImported: (samples: string) => `Nothing has been imported${samples}.`,
  now: 'now',
  numberRange: (least: string, most: string) => `A number from ${least} to ${most}.`,
  numberUnknown: 'number unknown',
  otherPlaces: 'other places',
  paper: 'Paper',
  position: 'Position',
  print: 'Print',
  readingFile: (name: string) => `Reading ${name}…`,
  redo: 'Redo',
  remove: 'Remove',
  removeKey: 'Remove key',
  removeNamed: (name: string) => `Remove ${name}`,
  retry: 'Retry',
  runway: 'Runway',
  runways: 'Runways',
  save: 'Save',
  savedNamed: (name: string) => `${name} saved.`,
  searching: 'searching…',
  severity: 'Severity',
  showOnMap: 'Show on the map',
  signIn: 'Sign in',
  sortBy: 'Sort by',
  source: 'Source',
  sources: 'Sources',
  to: 'To',
  trueBearing: 'True bearing',
  type: 'Type',
  undo: 'Undo',
  undoDeletion: 'Undo the deletion',
  updates: 'Updates',
  version: 'Version',
  why: 'Why',
  window: 'Window',
  unknown: 'unknown',
  yes: 'yes',
  no: 'no',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  cancel: 'Cancel',
  /** It precedes a refusal in the server's own words, by HTTP status; it is empty here, because those words are English. */
  refused: (_status: number): string | undefined => undefined,
  noAnswer: 'The Aeroshelf server is not responding. It may have been stopped; this page continues when it is running again.',
  noReason: (status: number) => `The server returned ${status} without a reason.`,
  notForNavigation:
    'Not for navigation. Aeroshelf shows imported copies of NOTAMs that may be incomplete or out of date. Obtain a current briefing from the responsible AIS before flight.',
  fresh: 'fresh',
  ageing: 'ageing',
  stale: 'stale',
  ageUnknown: 'age unknown',
  sourceText: 'pasted',
  sourceSample: 'sample',
  sourceUnknown: 'source unknown',
  placeNotImported: 'never imported for this place',
  ageUnknownImported: (span: string) => `age unknown, imported ${span} ago`,
  datedInFuture: 'dated in the future: check this computer’s clock',
  old: (span: string) => `${span} old`,
  stillShown: (time: string, span: string) => `What is shown was read ${time}, ${span} ago.`,
  listOld: (place: string) => `The last complete list of ${place} is more than 24 hours old.`,
  years: (value: number) => counted(value, 'year', 'years'),
  months: (value: number) => counted(value, 'month', 'months'),
  days: (value: number) => counted(value, 'day', 'days'),
  hours: (value: number) => counted(value, 'hour', 'hours'),
  minutes: (value: number) => counted(value, 'minute', 'minutes'),
  lessThanAMinute: 'less than a minute',
  airport: 'airport',
  heliport: 'heliport',
  seaplaneBase: 'seaplane base',
  balloonport: 'balloonport',
  closed: 'closed',
  typeUnknown: 'type unknown',
  elevationUnknown: 'elevation unknown',
  continents: {
    AF: 'Africa',
    AN: 'Antarctica',
    AS: 'Asia',
    EU: 'Europe',
    NA: 'North America',
    OC: 'Oceania',
    SA: 'South America',
  },
};
