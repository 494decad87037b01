/**
 * Reads the public service's airport list as CSV: airports without runways and frequencies. Elevation is in METRES in the file and in feet
 * in the service's API; here it is feet, as everywhere.
 */
import { createHash } from 'node:crypto';
import type { Airport } from '#contract/airports/airport.ts';
import { datasetRefused } from './dataset-refused.ts';
import { UNDATED, type AirportFacts, type ReferenceFacts } from './facts.ts';
import { coded, elevation, oneDegreePair, timezoneAt } from './ourairports/values.ts';
import { ownCountries } from './countries/own-countries.ts';
import type { FileReport } from './file-report.ts';
import { metresToFeet } from '#domain/units.ts';
import { readCsvFile, type CsvFormat } from './csv/csv-file.ts';
import type { CsvRow } from './csv/csv-row.ts';
import { regularPieces } from '#core/platform/regular-file.ts';
import { reason } from '#core/reasons/reason.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_LEFT_OUT = 0.1;

const columns = [
  'id',
  'name',
  'icaoCode',
  'iataCode',
  'localCode',
  'latitude',
  'longitude',
  'elevation',
  'countryCode',
  'city',
  'state',
  'county',
  'continentCode',
  'timezone',
  'facilityType',
  'isPrivate',
  'isClosed',
] as const;
type Column = (typeof columns)[number];

/** The service's words, which are finer than the contract's. */
const facilities: Readonly<Record<string, string>> = {
  internationalAirport: 'airport',
  airfield: 'airport',
  airport: 'airport',
  heliport: 'heliport',
  seaplaneBase: 'seaplaneBase',
  balloonport: 'balloonport',
};

const listFormat: CsvFormat<Column, AirportFacts> = {
  columns,
  key: 'id',
  row(row) {
    const [id, name] = [row.text('id'), row.text('name')];
    if (id === null || !UUID.test(id)) return row.leaveOut('has no id');
    if (name === null) return row.leaveOut('has no name');
    const position = oneDegreePair(row, 'latitude', 'longitude');
    if (!position) return undefined;
    const airport = airportOf(row, { id, name, ...position });
    return {
      airport,
      ident: airport.icaoCode ?? airport.localCode ?? airport.iataCode ?? id,
      gpsCode: null,
      sourceType: airport.isClosed === true ? 'closed' : null,
      keywords: null,
      homeLink: null,
      runways: [],
      frequencies: [],
    };
  },
};

type Sure = Pick<Airport, 'id' | 'name' | 'latitude' | 'longitude'>;

function airportOf(row: CsvRow<Column>, { id, name, latitude, longitude }: Sure): Airport {
  const facility = row.text('facilityType');
  const country = row.code('countryCode', coded.country);
  return {
    id,
    updatedAt: UNDATED,
    name,
    icaoCode: row.code('icaoCode', coded.icao),
    iataCode: row.code('iataCode', coded.iata),
    localCode: row.text('localCode'),
    latitude,
    longitude,
    elevation: feetOf(row),
    countryCode: country === null || ownCountries[country] ? country : row.unknown('countryCode', 'is not a country known to ISO 3166'),
    city: row.text('city'),
    state: row.text('state'),
    county: row.text('county'),
    continentCode: row.code('continentCode', coded.continent) ?? (country === null ? null : (ownCountries[country]?.continentCode ?? null)),
    // The list omits most time zones; they follow from the position.
    timezone: row.text('timezone') ?? timezoneAt({ latitude, longitude }),
    facilityType: facility === null ? null : (facilities[facility] ?? row.unknown('facilityType', 'is not a kind that is known')),
    isPrivate: flagOf(row, 'isPrivate'),
    isClosed: flagOf(row, 'isClosed'),
  };
}

/** Whole feet; an implausible elevation is reported and becomes unknown. */
function feetOf(row: CsvRow<Column>): number | null {
  const metres = row.number('elevation');
  if (metres === null) return null;
  const feet = Math.round(metresToFeet(metres));
  const { least = -Infinity, most = Infinity } = elevation;
  return feet < least || feet > most ? row.unknown('elevation', 'is not the elevation of an aerodrome in metres') : feet;
}

function flagOf(row: CsvRow<Column>, column: 'isPrivate' | 'isClosed'): boolean | null {
  const text = row.text(column)?.toLowerCase();
  if (text === undefined) return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return row.unknown(column, 'is neither true nor false');
}

/** Throws a Refusal for a file that is not such a list, or where more than a tenth is unusable; otherwise the report names the bad rows. */
export async function readAirportList(path: string): Promise<{ facts: ReferenceFacts; report: FileReport }> {
  const hash = createHash('sha256');
  const file = { name: path, pieces: () => regularPieces(path) };
  const { rows, report } = await readCsvFile(file, listFormat, { hash, progress: () => undefined });
  if (report.leftOut > report.rows * MOST_LEFT_OUT) {
    const first = report.issues[0];
    throw datasetRefused(
      reason('rowsUnusable', {
        file: path,
        unusable: report.leftOut,
        rows: report.rows,
        line: first?.line ?? null,
        issue: first?.reason ?? null,
      }),
    );
  }
  const fingerprint = hash.digest('hex');
  return { facts: { date: null, fingerprint, airports: [...rows.values()], countries: [], navaids: [] }, report };
}
