import type { Answer } from '../catalogue.ts';
import { fields } from './fields.ts';

const number = new Intl.NumberFormat('en');
const airportsCounted = (value: number): string => (value === 1 ? '1 airport' : `${number.format(value)} airports`);

/** Countries that English names with an article. */
const withArticle = new Set(
  ['AE', 'BS', 'CC', 'CF', 'CG', 'CD', 'CK', 'DO', 'FK', 'FO', 'GB', 'GM', 'IM', 'IO', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL', 'PH', 'SB', 'SC', 'TC', 'UM', 'US', 'VG', 'VI'], // prettier-ignore
);

type Subject = {
  kinds: readonly string[];
  onlySeaplaneBases: boolean;
  /** What is asked of each fact that is true or false. */
  answers: readonly { field: keyof typeof fields; answer: Answer }[];
  countries: string;
};

export const airports = {
  title: 'Airports',
  count: (shown: number) => airportsCounted(shown),
  countOf: (shown: number, held: number) => `${number.format(shown)} of ${airportsCounted(held)}`,
  counting: 'Counting…',
  countUnknown: 'number unknown',
  retry: 'Ask again',

  filters: 'Filter',
  filtersSet: (value: number) => (value === 0 ? 'Filter' : `Filter (${value})`),
  clear: 'Clear the filter',
  notRead: (names: string) => `This address asks for something that is not understood, so more may be shown than was meant: ${names}.`,
  where: 'Where',
  what: 'What',
  runway: 'A runway that is not closed',
  country: 'Country',
  addCountry: 'Add a country…',
  without: (name: string) => `Remove ${name}`,
  near: 'Near',
  nearHint: 'code or position',
  radius: (unit: string) => `Within (${unit})`,
  nearUnknown: (text: string) => `“${text}” is neither a position nor the code of an airport in the dataset.`,
  nearNoPosition: (text: string) => `The position of ${text} is not known.`,
  text: 'Name or code contains',
  kind: 'Kind',
  answers: { any: 'any', yes: 'yes', no: 'no', unknown: 'not known' },
  elevationFrom: (unit: string) => `Elevation from (${unit})`,
  elevationTo: (unit: string) => `to (${unit})`,
  length: (unit: string) => `Length from (${unit})`,
  width: (unit: string) => `Width from (${unit})`,
  lit: 'Lighted',
  surface: 'Surface contains',
  frequencies: 'Frequencies',
  frequency: 'Has a frequency of type',
  notNumber: 'not a number',
  asked: (feet: string) => `asked as ${feet}`,
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
      const facts = answers.map(({ field, answer }) => ({ answer, text: fields[field].asked?.('')[answer] ?? '' }));
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
    near: (distance: string, place: string) => `within ${distance} of ${place}`,
    elevation: (from: string, to: string) => `at elevations from ${from} to ${to}`,
    elevationFrom: (from: string) => `at ${from} or above`,
    elevationTo: (to: string) => `at ${to} or below`,
    runway: { any: 'with an open runway', yes: 'with an open, lighted runway', no: 'with an open, unlighted runway' },
    runwayLength: (length: string) => `of at least ${length}`,
    runwayWidth: (width: string, afterLength: boolean) => (afterLength ? `by ${width}` : `at least ${width} wide`),
    surface: (text: string) => `whose surface contains “${text}”`,
    frequency: (type: string) => `with a ${type} frequency`,
    text: (text: string) => `whose name or code contains “${text}”`,
    unknown: {
      values: 'also where a value asked for is not known',
      kinds: 'also where the kind is not known',
      runways: 'also where no runway is held',
      frequencies: 'also where no frequency is held',
    },
  },

  gaps: 'Not shown because something is not known:',
  gap: {
    values: (value: number) => `${airportsCounted(value)} of which a value asked for is not known`,
    kinds: (value: number) => `${airportsCounted(value)} of which the kind is not known (closed ones have none)`,
    runways: (value: number) => `${airportsCounted(value)} of which no runway is held`,
    frequencies: (value: number) => `${airportsCounted(value)} of which no frequency is held`,
  },
  include: 'Include',
  included: {
    values: 'Unknown values are included',
    kinds: 'Unknown kinds are included',
    runways: 'Those without any runway held are included',
    frequencies: 'Those without any frequency held are included',
  },
  exclude: 'Leave out',
  asText: 'As JSON and curl',
  json: 'Filter as JSON',
  curl: 'Request as curl line',
  apiUnits: 'The API says feet and nautical miles, whatever units are shown here.',

  table: 'Airports that match',
  loadingRow: 'loading',
  none: 'No airport matches.',
  noneHint: 'Loosen the filter. What it leaves out only because it is not known is counted above, where there is any.',
  sortKeys:
    'Click a heading to sort, with Shift (also Shift Enter) to sort by several. In the table: ↑ ↓ Page Home End move, Enter opens, C compares, F marks a favourite.',
  sortedBy: (title: string, descends: boolean, place: number) => `${title}, sorted ${descends ? 'downwards' : 'upwards'}, key ${place}`,
  nearestFirst: 'nearest first',

  columns: { marks: 'Marks', distance: 'Distance' },
  noneHeld: 'none held',
  codeHint: 'ICAO code, else IATA or local code; sorted by ICAO code',
  sortTitle: 'Sort',
  ascending: '▲ upwards',
  descending: '▼ downwards',
  toggle: (title: string, descends: boolean) => `${title}: ${descends ? 'downwards, turn upwards' : 'upwards, turn downwards'}`,
  firstKey: 'Sort by',
  addKey: 'Then by',
  unsorted: 'In the order of the API: by ICAO code, or from the place asked for outwards.',
  columnsTitle: 'Columns',
  columnUp: (title: string) => `Move ${title} up`,
  columnDown: (title: string) => `Move ${title} down`,
  columnsReset: 'Reset the columns',

  export: 'Export',
  exportAs: (format: string, size: string) => `${format}, about ${size}`,
  exportWhat: (rows: number) => `${airportsCounted(rows)}, in this order, with every field of the API; feet and degrees.`,
  exportLarge: 'That is a large file.',

  compare: (value: number) => (value < 2 ? 'Compare (choose another)' : `Compare ${value}`),
  compareTitle: 'To compare',
  compareAdd: (name: string) => `Compare ${name}`,
  compareFull: 'Four airports are chosen already; take one out first.',
  compareAdded: (name: string, value: number) => `${name} is chosen to compare (${value} of 4)`,
  compareRemoved: (name: string) => `${name} is no longer chosen to compare`,
  compareClear: 'Choose none',

  favourite: (name: string) => `Favourite: ${name}`,
  favouriteAdded: (name: string) => `${name} is a favourite`,
  favouriteRemoved: (name: string) => `${name} is no favourite any more`,
  favouriteNeedsUser: 'Favourites belong to a user: log in or use an API key on the API screen.',
};
