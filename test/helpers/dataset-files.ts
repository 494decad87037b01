/** Sets in OurAirports' form, written by the tests: a small one to change by hand and a generated one of any size. Nothing in them is a fact. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownCountries } from '#core/reference/sources/countries/own-countries.ts';

type Cells = Record<string, string | number>;
export type CsvFileName = 'airports' | 'runways' | 'airport-frequencies' | 'countries' | 'regions' | 'navaids';
export type SetRows = Record<CsvFileName, Cells[]>;

export const csvColumns: Record<CsvFileName, readonly string[]> = {
  airports: (
    'id ident type name latitude_deg longitude_deg elevation_ft continent iso_country iso_region municipality scheduled_service icao_code ' +
    'iata_code gps_code local_code home_link wikipedia_link keywords'
  ).split(' '),
  runways: (
    'id airport_ref airport_ident length_ft width_ft surface lighted closed le_ident le_latitude_deg le_longitude_deg le_elevation_ft ' +
    'le_heading_degT le_displaced_threshold_ft he_ident he_latitude_deg he_longitude_deg he_elevation_ft he_heading_degT he_displaced_threshold_ft'
  ).split(' '),
  'airport-frequencies': 'id airport_ref airport_ident type description frequency_mhz'.split(' '),
  countries: 'id code name continent wikipedia_link keywords'.split(' '),
  regions: 'id code local_code name continent iso_country wikipedia_link keywords'.split(' '),
  navaids: (
    'id ident name type frequency_khz latitude_deg longitude_deg elevation_ft iso_country dme_channel slaved_variation_deg ' +
    'magnetic_variation_deg usageType power associated_airport'
  ).split(' '),
};

/** No minimum, so that a set of three airports is a set. */
export const noMinimumRows = { airports: 0, runways: 0, 'airport-frequencies': 0, countries: 0, regions: 0, navaids: 0 };

const airport = { type: 'small_airport', continent: 'EU', iso_country: 'CH', iso_region: 'CH-VD', latitude_deg: 46.5, longitude_deg: 6.5 };

/** Three airports, two runways, two frequencies, one navaid. A new one at every call, to be changed freely. */
export function smallSet(): SetRows {
  return {
    airports: [
      {
        ...airport,
        id: 1,
        ident: 'LSXA',
        name: 'Alpha Field',
        icao_code: 'LSXA',
        iata_code: 'XAA',
        gps_code: 'LSXA',
        elevation_ft: 1400,
        municipality: 'Alphaville',
        keywords: 'Old Alpha, "The Field"',
        home_link: 'https://alpha.example/',
      },
      { ...airport, id: 2, ident: 'CH-0002', type: 'heliport', name: 'Bravo Heliport', gps_code: 'LSXB', local_code: 'XB2' },
      { ...airport, id: 3, ident: 'CH-0003', type: 'closed', name: 'Charlie', iso_region: 'CH-U-A' },
    ],
    runways: [
      {
        id: 11,
        airport_ref: 1,
        length_ft: 8000,
        width_ft: 100,
        surface: 'ASP',
        lighted: 1,
        closed: 0,
        le_ident: '09L',
        le_heading_degT: 92.4,
        he_ident: '27R',
        he_displaced_threshold_ft: 300,
      },
      { id: 12, airport_ref: 1, length_ft: 9999, width_ft: 100, surface: 'GRS', lighted: 0, closed: 1, le_ident: '01', he_ident: '19' },
    ],
    'airport-frequencies': [
      { id: 21, airport_ref: 1, type: 'TWR', description: 'Alpha Tower', frequency_mhz: 118.7 },
      { id: 22, airport_ref: 1, type: 'ATIS', frequency_mhz: 126.025 },
    ],
    countries: [
      { id: 31, code: 'CH', name: 'Switzerland', continent: 'EU' },
      { id: 32, code: 'XK', name: 'Kosovo', continent: 'EU' },
      { id: 33, code: 'ZZ', name: 'Unknown or unassigned country', continent: 'AF' },
    ],
    regions: [
      { id: 41, code: 'CH-VD', name: 'Canton of Vaud', iso_country: 'CH' },
      { id: 42, code: 'CH-GE', name: 'Canton of Geneva', iso_country: 'CH' },
      { id: 43, code: 'CH-U-A', name: '(unassigned)', iso_country: 'CH' },
    ],
    navaids: [
      { id: 51, ident: 'ALF', name: 'Alpha', type: 'NDB', frequency_khz: 373, latitude_deg: 46.5, longitude_deg: 6.4, iso_country: 'CH' },
    ],
  };
}

/** The small one with more rows; an airport is a small one of Switzerland where it does not say otherwise. */
export function smallSetWith({ airports, navaids = [] }: Partial<SetRows> & Pick<SetRows, 'airports'>): SetRows {
  const set = smallSet();
  set.airports.push(...airports.map((row) => ({ ...airport, ...row })));
  set.navaids.push(...navaids);
  return set;
}

/** `count` airports with a runway and a frequency each; `salt` goes into the names, so that two sets differ. */
export function generatedSet(count: number, salt = ''): SetRows {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    ...smallSet(),
    airports: numbers.map((id) => ({
      ...airport,
      id,
      ident: `CH-${id}`,
      name: `Field ${id} ${salt}`,
      latitude_deg: ((id * 7) % 170) - 85,
      longitude_deg: ((id * 13) % 358) - 179,
      elevation_ft: id % 9000,
      municipality: `Town ${id % 997}`,
    })),
    runways: numbers.map((id) => ({
      id,
      airport_ref: id,
      length_ft: 1000 + (id % 9000),
      lighted: id % 2,
      closed: 0,
      le_ident: '09',
      he_ident: '27',
    })),
    'airport-frequencies': numbers.map((id) => ({ id, airport_ref: id, type: 'CTAF', description: `Field ${id}`, frequency_mhz: 122.8 })),
  };
}

/** The size that a set needs to be accepted by default. */
export function importableSet(): SetRows {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const set = generatedSet(70_000);
  return {
    ...set,
    countries: Object.keys(ownCountries).map((code, index) => ({ id: index, code, name: code, continent: 'EU' })),
    regions: [
      ...set.regions,
      ...numbered(3_200).map((id) => ({ id: 100 + id, code: `CH-${id}`, name: `Region ${id}`, iso_country: 'CH' })),
    ],
    navaids: numbered(9_000).map((id) => ({ id, ident: `N${id}`, name: `Navaid ${id}`, type: 'NDB', frequency_khz: 373 })),
  };
}

export function csvOf(sheet: CsvFileName, rows: readonly Cells[], columns = csvColumns[sheet]): string {
  const cell = (value: string | number | undefined) =>
    typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? '');
  return [columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\n') + '\n';
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'aeroshelf-'));
}

/** The files of a set by name; a text in `instead` takes the place of a file, undefined leaves it out. */
export function filesOf(set: SetRows, instead: Record<string, string | undefined> = {}): Map<string, string> {
  const files = new Map<string, string>();
  for (const sheet of Object.keys(csvColumns) as CsvFileName[]) {
    const name = `${sheet}.csv`;
    const text = name in instead ? instead[name] : csvOf(sheet, set[sheet]);
    if (text !== undefined) files.set(name, text);
  }
  return files;
}

/** Writes a set into a new folder and answers its path. */
export function writeSet(set: SetRows, instead?: Record<string, string | undefined>): string {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of filesOf(set, instead)) writeFileSync(join(folder, name), text);
  return folder;
}
