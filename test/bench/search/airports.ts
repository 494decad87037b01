/** The airports of the world as the index takes them, and what the questions need to know in addition. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { SearchDocument } from '#core/search/document.ts';

export type KnownAirport = SearchDocument & { type: string; isScheduled: boolean };

type Row = Record<string, string>;

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const sizes: Record<string, number> = { large_airport: 3, medium_airport: 2, small_airport: 1, seaplane_base: 1 };

/** All 85,938 of the folder, about a second. Rows are numbered from 1 in the order of the file. */
export function readAirports(folder: string): KnownAirport[] {
  const read = (name: string): Row[] => parse(readFileSync(`${folder}/${name}.csv`), { columns: true, bom: true });
  const regions = new Map(read('regions').map((row) => [row['code'], row['name']]));
  const countries = new Map(read('countries').map((row) => [row['code'], row['name']]));
  const longest = new Map<string, number>();
  for (const row of read('runways')) {
    const airport = row['airport_ref'] ?? '';
    const length = Number(row['length_ft']);
    if (row['closed'] !== '1' && length > (longest.get(airport) ?? 0)) longest.set(airport, length);
  }
  return read('airports').map((row, index) => ({
    row: index + 1,
    icaoCode: orNull(row['icao_code']),
    iataCode: orNull(row['iata_code']),
    localCode: orNull(row['local_code']),
    gpsCode: orNull(row['gps_code']),
    ident: orNull(row['ident']),
    name: row['name'] ?? '',
    city: orNull(row['municipality']),
    state: orNull(regions.get(row['iso_region'])),
    countryCode: orNull(row['iso_country']),
    countryName: orNull(countries.get(row['iso_country'])),
    keywords: orNull(row['keywords']),
    isClosed: row['type'] === 'closed',
    size: sizes[row['type'] ?? ''] ?? 0,
    longestRunway: longest.get(row['id'] ?? '') ?? null,
    type: row['type'] ?? '',
    isScheduled: row['scheduled_service'] === 'yes',
  }));
}
