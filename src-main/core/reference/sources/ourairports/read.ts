/** The six CSV files of OurAirports become one set of facts. */
import { createHash } from 'node:crypto';
import type { Country } from '#contract/countries.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { AirportFacts, ReferenceFacts, RunwayFacts } from '../facts.ts';
import { countriesWith } from '../countries/own-countries.ts';
import type { FileReport, ReadProgress } from '../file-report.ts';
import { readCsvFile, type CsvFile, type CsvFormat } from '../csv/csv-file.ts';
import type { CsvName, Source } from '../files/files.ts';
import { airportFormat } from './airports.ts';
import { countryFormat, type ListedCountry, regionFormat, type Region } from './countries.ts';
import { frequencyFormat } from './frequencies.ts';
import { navaidFormat } from './navaids.ts';
import { runwayFormat } from './runways.ts';

/** Called with all airports as soon as they are read, while files remain to be read. */
export type AirportsRead = (airports: readonly AirportFacts[], countries: readonly Country[]) => void;

type ReadResult = { facts: ReferenceFacts; reports: Record<CsvName, FileReport> };

/**
 * Reads all six, which carry no date.
 * `progress` is called with what is being read and the rows read since the last call.
 */
export async function readOurAirports(source: Source, progress: ReadProgress, airportsRead?: AirportsRead): Promise<ReadResult> {
  const hash = createHash('sha256');

  const read = <Column extends string, Row>(name: CsvName, format: CsvFormat<Column, Row>): Promise<CsvFile<Row>> =>
    readCsvFile(source.files[name], format, {
      hash,
      progress: (rows) => progress({ code: 'readingFile', file: `${name}.csv`, rows }),
    });

  const countries = await read('countries', countryFormat);
  const regions = await read('regions', regionFormat);
  const states = new Map(regions.rows.values().map((region) => [region.code, region.isPlace ? region.name : null]));
  const { rows, report } = await read('airports', airportFormat(states));
  const airports = [...rows.values()];
  const ofCountries = countriesOf([...countries.rows.values()], [...regions.rows.values()]);
  airportsRead?.(airports, ofCountries);
  const runways = await read('runways', runwayFormat(rows));
  const frequencies = await read('airport-frequencies', frequencyFormat(rows));
  addParts(rows, runways.rows.values(), frequencies.rows.values());
  const navaids = await read('navaids', navaidFormat);

  return {
    facts: {
      date: null,
      fingerprint: hash.digest('hex'),
      airports,
      countries: ofCountries,
      navaids: [...navaids.rows.values()],
    },
    reports: {
      airports: report,
      runways: runways.report,
      'airport-frequencies': frequencies.report,
      countries: countries.report,
      regions: regions.report,
      navaids: navaids.report,
    },
  };
}

/** Adds the runways and frequencies of a file to their airports. */
export function addParts(
  airports: ReadonlyMap<string, AirportFacts>,
  runways: Iterable<RunwayFacts & { airportKey: string }>,
  frequencies: Iterable<{ airportKey: string; frequency: Frequency }>,
): void {
  for (const { airportKey, runway, surface } of runways) airports.get(airportKey)?.runways.push({ runway, surface });
  for (const { airportKey, frequency } of frequencies) airports.get(airportKey)?.frequencies.push(frequency);
}

/** A full ISO 3166-2 code; a few regions have another. */
const subdivisionCode = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** The list gains the countries of ISO 3166 that OurAirports omits (Åland, Svalbard, Bouvet Island), so that no import loses one. */
function countriesOf(listed: readonly ListedCountry[], regions: readonly Region[]): Country[] {
  const named = new Map(listed.map((country) => [country.code, country]));
  const places = Map.groupBy(
    regions.filter((region) => region.isPlace && subdivisionCode.test(region.code)),
    (region) => region.country,
  );
  return countriesWith((code, own) => ({
    name: named.get(code)?.name ?? own.name,
    continentCode: named.get(code)?.continentCode ?? own.continentCode,
    subdivisions: (places.get(code) ?? []).map(({ code, name }) => ({ code, name })).toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  }));
}
