/** Reads airlines from a CSV file whose columns have the names of the API, or from another server. */
import { createHash } from 'node:crypto';
import { Airline } from '#contract/airlines.ts';
import { fitting } from '#contract/schema/fitting.ts';
import { identityOf } from '../database/identity.ts';
import { invalidBecause, Refusal } from '../refusal.ts';
import { readCsvFile, type CsvFormat } from '../reference/sources/csv/csv-file.ts';
import type { FileReport } from '../reference/sources/file-report.ts';

const names = Object.keys(Airline.properties) as (keyof Airline)[];
const coded = { icao: /^[A-Z]{3}$/, iata: /^[A-Z\d]{2,3}$/, country: /^[A-Z]{2}$/ };
const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/;

const formatAt = (now: string): CsvFormat<keyof Airline, Airline> => ({
  columns: names,
  optional: names.filter((name) => name !== 'name'),
  key: 'name',
  row(row) {
    const dated = (column: 'createdAt' | 'operationStartDate' | 'operationEndDate'): string | null => {
      const text = row.text(column);
      if (text === null) return null;
      const time = isoDate.test(text) ? new Date(text) : undefined;
      return time && Number.isFinite(time.getTime()) ? time.toISOString() : row.unknown(column, 'is no date such as 1931-03-26');
    };
    const name = row.text('name') ?? '';
    const icaoCode = row.code('icaoCode', coded.icao);
    const iataCode = row.code('iataCode', coded.iata);
    return {
      id: row.text('id')?.toLowerCase() ?? identityOf(`airline:${icaoCode ?? iataCode ?? name}`),
      createdAt: dated('createdAt') ?? now,
      name,
      icaoCode,
      iataCode,
      callsign: row.text('callsign')?.toUpperCase() ?? null,
      websiteUrl: row.text('websiteUrl'),
      countryCode: row.code('countryCode', coded.country),
      fleetSize: row.number('fleetSize', { least: 0, integer: true }),
      operationStartDate: dated('operationStartDate'),
      operationEndDate: dated('operationEndDate'),
    };
  },
});

/** Throws `invalidRequest` for a file that is no table of airlines; the report names the bad rows. */
export async function readAirlines(bytes: Uint8Array, name: string, now: Date): Promise<{ rows: Airline[]; report: FileReport }> {
  const pieces = async function* () {
    yield bytes;
  };
  const file = { name, pieces };
  const options = { hash: createHash('sha256'), progress: () => undefined };
  const { rows, report } = await readCsvFile(file, formatAt(now.toISOString()), options).catch((error: unknown) => {
    // The reader of tables speaks of a dataset that stays, which airlines are no part of.
    throw error instanceof Refusal && error.reasons ? invalidBecause(...error.reasons) : error;
  });
  return { rows: [...rows.values()], report };
}

const isAirline = fitting(Airline);

/** Keeps the members of another server's list that fit this API; what it leaves out is unknown. */
export const airlinesOf = (items: readonly Readonly<Record<string, unknown>>[]): Airline[] =>
  items.map((item) => Object.fromEntries(names.map((name) => [name, item[name] ?? null]))).filter((one): one is Airline => isAirline(one));
