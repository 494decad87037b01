/** The four tables of resources/starter; their README describes the columns. */
import { navaidPowers, navaidTypes, navaidUsages } from '#contract/navaids/navaid.ts';
import type { AirportFacts, FrequencyFacts, NavaidFacts, RunwayFacts } from './facts.ts';
import { iso31662 } from 'iso-3166';
import type { CsvFormat } from './csv/csv-file.ts';
import type { CsvRow } from './csv/csv-row.ts';

/** `kind` as OurAirports' type word for it, so that both sets use the same size classes. */
const typeWords: Record<string, string> = {
  large: 'large_airport',
  medium: 'medium_airport',
  small: 'small_airport',
  heliport: 'heliport',
  seaplane: 'seaplane_base',
  balloon: 'balloonport',
  closed: 'closed',
};

const airportColumns = [
  'airport',
  'number',
  'kind',
  'icao',
  'iata',
  'local',
  'gps',
  'name',
  'city',
  'continent',
  'country',
  'subdivision',
  'latitude',
  'longitude',
  'elevation',
  'also',
] as const;
type AirportColumn = (typeof airportColumns)[number];

const subdivisionNames = new Map(iso31662.map(({ code, name }) => [code, name]));

export const starterAirports: CsvFormat<AirportColumn, AirportFacts> = {
  columns: airportColumns,
  key: 'number',
  row(row) {
    const [key, ident, name, kind] = [row.text('number'), row.text('airport'), row.text('name'), row.text('kind')];
    if (key === null || ident === null || name === null || kind === null) return row.leaveOut('lacks what every airport has');
    const icaoCode = row.text('icao');
    const subdivision = row.text('subdivision');
    const state = subdivision === null ? null : (subdivisionNames.get(subdivision) ?? row.unknown('subdivision', 'is not in ISO 3166-2'));
    return {
      key,
      ident,
      name,
      icaoCode,
      iataCode: row.text('iata'),
      localCode: row.text('local'),
      gpsCode: row.text('gps') ?? icaoCode,
      latitude: row.number('latitude'),
      longitude: row.number('longitude'),
      elevation: row.number('elevation'),
      countryCode: row.text('country'),
      city: row.text('city'),
      state,
      continentCode: row.text('continent'),
      sourceType: typeWords[kind] ?? row.unknown('kind', 'is not a kind'),
      keywords: row.text('also')?.replaceAll(';', ',') ?? null,
      homeLink: null,
    };
  },
};

const endColumns = ['designator', 'latitude', 'longitude', 'elevation', 'heading', 'displaced'] as const;
type RunwayColumn =
  'airport' | 'number' | 'length' | 'width' | 'surface' | 'lights' | 'state' | `${'low' | 'high'} ${(typeof endColumns)[number]}`;

/** `keys` are the airports' numbers by identifier. */
export const starterRunways = (keys: ReadonlyMap<string, string>): CsvFormat<RunwayColumn, RunwayFacts> => ({
  columns: [
    'airport',
    'number',
    'length',
    'width',
    'surface',
    'lights',
    'state',
    ...endColumns.map((column) => `low ${column}` as const),
    ...endColumns.map((column) => `high ${column}` as const),
  ],
  key: 'number',
  row(row) {
    const [key, airportKey] = [row.text('number'), keys.get(row.text('airport') ?? '')];
    if (key === null || airportKey === undefined) return row.orphan('belongs to no airport of the set');
    const [lights, state] = [row.text('lights'), row.text('state')];
    return {
      key,
      airportKey,
      length: row.number('length'),
      width: row.number('width'),
      surface: row.text('surface'),
      isClosed: state === null ? null : state === 'closed',
      isLighted: lights === null ? null : lights === 'yes',
      lowEndIdent: row.text('low designator'),
      lowEndElevation: row.number('low elevation'),
      lowEndHeading: row.number('low heading'),
      lowEndDisplacedThreshold: row.number('low displaced'),
      lowEndLatitude: row.number('low latitude'),
      lowEndLongitude: row.number('low longitude'),
      highEndIdent: row.text('high designator'),
      highEndElevation: row.number('high elevation'),
      highEndHeading: row.number('high heading'),
      highEndDisplacedThreshold: row.number('high displaced'),
      highEndLatitude: row.number('high latitude'),
      highEndLongitude: row.number('high longitude'),
    };
  },
});

const frequencyColumns = ['airport', 'number', 'mhz', 'service', 'words'] as const;
type FrequencyColumn = (typeof frequencyColumns)[number];

export const starterFrequencies = (keys: ReadonlyMap<string, string>): CsvFormat<FrequencyColumn, FrequencyFacts> => ({
  columns: frequencyColumns,
  key: 'number',
  row(row) {
    const [key, airportKey, frequency] = [row.text('number'), keys.get(row.text('airport') ?? ''), row.number('mhz', { least: 0.1 })];
    if (key === null || airportKey === undefined) return row.orphan('belongs to no airport of the set');
    if (frequency === null) return row.leaveOut('has no frequency');
    return { key, airportKey, type: row.text('service'), description: row.text('words'), frequency };
  },
});

const navaidColumns = [
  'ident',
  'number',
  'type',
  'name',
  'khz',
  'mhz',
  'channel',
  'latitude',
  'longitude',
  'elevation',
  'variation',
  'set variation',
  'usage',
  'power',
  'airport',
  'country',
] as const;
type NavaidColumn = (typeof navaidColumns)[number];

export const starterNavaids: CsvFormat<NavaidColumn, NavaidFacts> = {
  columns: navaidColumns,
  key: 'number',
  row(row) {
    const [key, ident, name] = [row.text('number'), row.text('ident'), row.text('name')];
    if (key === null || ident === null || name === null) return row.leaveOut('lacks what every navaid has');
    const [khz, mhz] = [row.number('khz', { least: 100, most: 1_800 }), row.number('mhz', { least: 108, most: 136 })];
    return {
      key,
      ident,
      name,
      type: among(row, 'type', navaidTypes),
      frequency: khz ?? (mhz === null ? null : Math.round(mhz * 1000)),
      dmeChannel: row.text('channel'),
      latitude: row.number('latitude'),
      longitude: row.number('longitude'),
      elevation: row.number('elevation'),
      magneticVariation: row.number('variation'),
      slavedVariation: row.number('set variation'),
      usage: among(row, 'usage', navaidUsages),
      power: among(row, 'power', navaidPowers),
      airportIdent: row.text('airport'),
      countryCode: row.text('country'),
    };
  },
};

/** Reads one of the words of a closed set; another is unknown. */
function among<Word extends string>(row: CsvRow<NavaidColumn>, column: NavaidColumn, words: readonly Word[]): Word | null {
  const written = row.text(column);
  if (written === null) return null;
  return words.find((word) => word === written) ?? row.unknown(column, 'is not a word that is known');
}
