import type { FieldWords, Answer } from '../catalogue.ts';
import { common, numbers as number } from '#words/en/common.ts';

const named = <Name extends string>(all: Readonly<Record<Name, FieldWords>>) => all;

export const fields = named({
  icaoCode: { label: 'ICAO code', column: 'Code', inText: 'ICAO code' },
  iataCode: { label: 'IATA code', column: 'IATA', inText: 'IATA code' },
  localCode: { label: 'Local code', inText: 'local code' },
  name: { label: common.name, inText: 'name' },
  facilityType: { label: common.type, inText: 'type' },
  countryCode: { label: 'Country', inText: 'country' },
  state: { label: 'Subdivision', column: 'State', inText: 'subdivision' },
  city: { label: 'City', inText: 'city' },
  elevation: { label: 'Elevation', inText: 'elevation' },
  longestRunway: { label: 'Longest runway', inText: 'longest runway' },
  isClosed: {
    label: 'Permanently closed',
    column: 'Closed',
    inText: common.closed,
    inSentence: () => ({ any: 'open or closed', yes: 'closed', no: 'open', unknown: 'closure' }),
  },
  isPrivate: {
    label: 'Private',
    inText: 'private',
    inSentence: () => ({ any: '', yes: 'private', no: 'non-private', unknown: 'private status' }),
  },
  runways: { label: common.runways, inText: 'runways' },
  frequencies: { label: common.frequencies, inText: 'frequencies' },
  latitude: { label: 'Latitude', inText: 'latitude' },
  longitude: { label: 'Longitude', inText: 'longitude' },
  timezone: { label: 'Time zone', inText: 'time zone' },
  continentCode: { label: 'Continent', inText: 'continent' },
  // These fields appear only where the source of a value is named.
  county: { label: 'County', inText: 'county' },
  ident: { label: 'Source identifier', inText: 'source identifier' },
  sourceType: { label: 'Source type', inText: 'source type' },
  gpsCode: { label: 'GPS code', inText: 'GPS code' },
  keywords: { label: 'Also known as', inText: 'keywords' },
  homeLink: { label: 'Web page', inText: 'web page' },
});

const airportsCounted = (value: number): string => (value === 1 ? '1 airport' : `${number.format(value)} airports`);

/** Countries that English names with an article. */
const withArticle = new Set(
  ['AE', 'BS', 'CC', 'CF', 'CG', 'CD', 'CK', 'DO', 'FK', 'FO', 'GB', 'GM', 'IM', 'IO', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL', 'PH', 'SB', 'SC', 'TC', 'UM', 'US', 'VG', 'VI'], // prettier-ignore
);

type Subject = {
  kinds: readonly string[];
  onlySeaplaneBases: boolean;
  /** The filter on each fact that is true or false. */
  answers: readonly { field: keyof typeof fields; answer: Answer }[];
  countries: string;
};

export const airports = {
  title: 'Airports',
  keyList: {
    title: 'Airports, in the table',
    rows: {
      row: 'Move by a row',
      screenful: 'Move by a screenful',
      ends: 'First and last row',
      open: 'Open the airport',
      compare: 'Add to the comparison, or remove',
      favourite: 'Mark as favourite, or unmark',
      favourites: 'The favourites alone, or all',
    },
  },
  count: (shown: number) => airportsCounted(shown),
  countOf: (shown: number, held: number) => `${number.format(shown)} of ${airportsCounted(held)}`,
  counting: 'Counting…',
  countUnknown: 'number unknown',

  filtersSet: (value: number) => (value === 0 ? 'Filter' : `Filter (${value})`),
  onlyFavourites: 'Only favourites',
  clear: 'Clear filter',
  notRead: (names: string) => `Parts of this address are not understood and were ignored: ${names}.`,
  what: 'Type and status',
  runway: 'Open runway',
  addCountry: 'Add a country…',
  near: 'Near',
  nearHint: 'code or position',
  radius: (unit: string) => `Within (${unit})`,
  nearUnknown: (text: string) => `“${text}” is neither a position nor the code of an airport in the dataset.`,
  nearNoPosition: (text: string) => `The dataset has no position for ${text}.`,
  text: 'Name or code contains',
  answers: { any: 'any', yes: common.yes, no: common.no, unknown: common.unknown },
  elevationFrom: (unit: string) => `Elevation min (${unit})`,
  elevationTo: (unit: string) => `max (${unit})`,
  length: (unit: string) => `Length min (${unit})`,
  width: (unit: string) => `Width min (${unit})`,
  surface: 'Surface contains',
  frequency: 'Has a frequency of type',
  notNumber: 'not a number',
  searchedAs: (feet: string) => `searched as ${feet}`,
  kinds: {
    airport: 'airports',
    large_airport: 'large airports',
    medium_airport: 'medium airports',
    small_airport: 'small airports',
    heliport: 'heliports',
    seaplaneBase: 'seaplane bases',
    balloonport: 'balloonports',
  },

  /** Parts of one sentence, in this order. */
  sentence: {
    between: ' ',
    country: (name: string, code: string) => `${withArticle.has(code) ? 'the ' : ''}${name}`,
    subject: ({ kinds, answers, countries }: Subject) => {
      const facts = answers.map(({ field, answer }) => ({ answer, text: fields[field].inSentence?.('')[answer] ?? '' }));
      const qualities = facts.filter(({ answer, text }) => answer !== 'unknown' && text !== '').map(({ text }) => text);
      const notKnown = facts.filter(({ answer }) => answer === 'unknown').map(({ text }) => text);
      const what = kinds.length === 0 ? 'airports of any kind' : new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds);
      const phrase = [
        qualities.join(', '),
        what,
        notKnown.length === 0 ? '' : `(${notKnown.join(' and ')} unknown)`,
        countries === '' ? '' : `in ${countries}`,
      ]
        .filter((part) => part !== '')
        .join(' ');
      return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
    },
    favourites: 'among your favourites',
    near: (distance: string, place: string) => `within ${distance} of ${place}`,
    elevation: (from: string, to: string) => `at elevations from ${from} to ${to}`,
    elevationFrom: (from: string) => `at ${from} or above`,
    elevationTo: (to: string) => `at ${to} or below`,
    runway: { any: 'with an open runway', yes: 'with an open, lit runway', no: 'with an open, unlit runway' },
    runwayLength: (length: string) => `of at least ${length}`,
    runwayWidth: (width: string, afterLength: boolean) => (afterLength ? `by ${width}` : `at least ${width} wide`),
    surface: (text: string) => `whose surface contains “${text}”`,
    frequency: (type: string) => `with a ${type} frequency`,
    text: (text: string) => `whose name or code contains “${text}”`,
    unknown: { values: 'or unknown values', kinds: 'or unknown type', runways: 'or no runway data', frequencies: 'or no frequency data' },
  },

  gaps: 'Not shown, because of missing data:',
  gap: {
    values: (value: number) => `${airportsCounted(value)} with a filtered value unknown`,
    kinds: (value: number) => `${airportsCounted(value)} of unknown type (closed ones have none)`,
    runways: (value: number) => `${airportsCounted(value)} without runway data`,
    frequencies: (value: number) => `${airportsCounted(value)} without frequency data`,
  },
  include: 'Include',
  included: {
    values: 'Unknown values are included',
    kinds: 'Unknown types are included',
    runways: 'Airports without runway data are included',
    frequencies: 'Airports without frequency data are included',
  },
  exclude: 'Exclude',
  asText: 'JSON and curl',
  json: 'Filter as JSON',
  curl: 'Request as curl command',
  apiUnits: 'The API uses feet and nautical miles, whatever units are shown here.',

  table: 'Matching airports',
  loadingRow: 'loading',
  none: 'No airports match.',
  noneHint: 'Relax the filter. Airports excluded because of missing data are counted above.',
  sortKeys:
    'Click a heading to sort; Shift-click (or Shift Enter) to sort by several. In the table: ↑ ↓ Page Home End move, Enter opens, C compares, F marks a favourite. * shows the favourites alone.',
  sortedBy: (title: string, descends: boolean, place: number) => `${title}, sorted ${descends ? 'descending' : 'ascending'}, key ${place}`,

  columns: { marks: 'Marks' },
  noData: 'none',
  codeHint: 'ICAO code, else IATA, local or GPS code; sorted by ICAO code',
  sortTitle: 'Sort',
  ascending: '▲ ascending',
  descending: '▼ descending',
  toggle: (title: string, descends: boolean) => `${title}: ${descends ? 'descending, sort ascending' : 'ascending, sort descending'}`,
  addKey: 'Then by',
  unsorted: 'Default order: by ICAO code, or nearest first.',
  columnsTitle: 'Columns',
  columnUp: (title: string) => `Move ${title} up`,
  columnDown: (title: string) => `Move ${title} down`,
  columnsReset: 'Reset columns',

  exportAs: (format: string, size: string) => `${format}, about ${size}`,
  exportWhat: (rows: number) => `${airportsCounted(rows)} in this order, with all API fields, in feet and degrees.`,
  exportLarge: 'This is a large file.',

  compare: (value: number) => (value < 2 ? 'Compare (choose another)' : `Compare ${value}`),
  compareTitle: 'To compare',
  compareAdd: (name: string) => `Compare ${name}`,
  compareFull: 'Four airports are already selected; remove one first.',
  compareAdded: (name: string, value: number) => `${name} added to compare (${value} of 4)`,
  compareRemoved: (name: string) => `${name} removed from compare`,

  favouriteNeedsUser: 'To keep favourites, sign in or use an API key on the API screen.',
};

export const compare = {
  title: 'Compare airports',
  lead: 'Two to four side by side.',
  add: 'Add an airport',
  placeholder: 'EGKK, Geneva, Geneva Nice …',
  found: 'Airports found',
  noMatch: (query: string) => `No airport matches “${query}”.`,
  rows: (value: number) => (value === 1 ? '1 found' : `${value} found`),
  full: (most: number) => `At most ${most} airports; remove one to add another.`,
  tooFew: (fewest: number, most: number) => `Add ${fewest} to ${most} airports by code, name or city.`,
  missing: (id: string, why: string) => `${id}: ${why}`,
  notInDataset: (id: string) => `No airport in the dataset has the code or identifier ${id}.`,
  onlyDifferent: 'Only differences',
  table: 'Side by side',
  differs: 'differs',
  different: (value: number) => (value === 1 ? '1 difference' : `${number.format(value)} differences`),
  parts: { identity: 'Identity', frequencies: 'Frequencies, MHz', notams: 'NOTAMs in your data' },
  longest: 'Longest open runway',
  widest: 'Widest open runway',
  left: 'Runways open',
  designators: 'Designators',
  lit: 'Lit',
  surfaces: 'Surfaces',
  permanentlyClosed: 'Permanently closed runways',
  wind: 'Wind (true)',
  best: 'Best runway',
  none: 'none',
  active: 'Active now',
  severe: 'of these, critical or operational',
  upcoming: 'Upcoming',
  fromTo: 'From – to',
  distancesNote: 'Geodesic on the WGS 84 ellipsoid; initial bearing.',
};
