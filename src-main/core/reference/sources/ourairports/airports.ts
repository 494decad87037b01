import { identityOf } from '#core/database/identity.ts';
import { coded, elevation, kindOf, oneDegreePair, timezoneAt } from './values.ts';
import { UNDATED, type AirportFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';
import type { CsvRow } from '../csv/csv-row.ts';
import { ownCountries } from '../countries/own-countries.ts';

const columns = [
  'id',
  'ident',
  'type',
  'name',
  'latitude_deg',
  'longitude_deg',
  'elevation_ft',
  'continent',
  'iso_country',
  'iso_region',
  'municipality',
  'scheduled_service',
  'icao_code',
  'iata_code',
  'gps_code',
  'local_code',
  'home_link',
  'keywords',
] as const;
type Column = (typeof columns)[number];

/**
 * airports.csv. `icaoCode` comes from icao_code alone: gps_code often holds something else. `states` gives the name of a region,
 * null for the source's catch-all regions.
 */
export const airportFormat = (states: ReadonlyMap<string, string | null>): CsvFormat<Column, AirportFacts> => ({
  columns,
  optional: ['scheduled_service', 'home_link', 'keywords'],
  key: 'id',
  row(row) {
    const [key, ident, name] = [row.text('id'), row.text('ident'), row.text('name')];
    if (key === null || ident === null) return row.leaveOut('has no ident');
    if (name === null) return row.leaveOut('has no name');
    const position = oneDegreePair(row, 'latitude_deg', 'longitude_deg');
    if (!position) return undefined;
    const sourceType = row.text('type');
    const { facilityType, isClosed } = kindOf(sourceType);
    if (isClosed === null) row.unknown('type', 'is not a type that is known');
    return {
      airport: {
        id: identityOf(`ourairports:airport:${key}`),
        updatedAt: UNDATED,
        name,
        icaoCode: row.code('icao_code', coded.icao),
        iataCode: row.code('iata_code', coded.iata),
        localCode: row.text('local_code'),
        latitude: position.latitude,
        longitude: position.longitude,
        elevation: row.number('elevation_ft', elevation),
        countryCode: countryOf(row),
        city: row.text('municipality'),
        state: stateOf(row, states),
        county: null,
        continentCode: row.code('continent', coded.continent),
        timezone: timezoneAt(position),
        facilityType,
        isPrivate: null,
        isClosed,
      },
      ident,
      gpsCode: row.text('gps_code'),
      sourceType,
      keywords: row.text('keywords'),
      homeLink: row.text('home_link'),
      isScheduled: scheduledOf(row.text('scheduled_service')),
      runways: [],
      frequencies: [],
    };
  },
});

function scheduledOf(word: string | null): boolean | undefined {
  return word === null ? undefined : word === 'yes';
}

function countryOf(row: CsvRow<Column>): string | null {
  const code = row.code('iso_country', coded.country);
  // ZZ is the source's word for unknown.
  if (code === null || code === 'ZZ') return null;
  return ownCountries[code] ? code : row.unknown('iso_country', 'is not a country known to ISO 3166 or Aeroshelf');
}

function stateOf(row: CsvRow<Column>, states: ReadonlyMap<string, string | null>): string | null {
  const code = row.text('iso_region');
  if (code === null) return null;
  const state = states.get(code);
  return state === undefined ? row.unknown('iso_region', 'is not in regions.csv') : state;
}
