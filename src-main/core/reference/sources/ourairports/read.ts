/** The six sheets of OurAirports as one set of facts. */
import { createHash } from 'node:crypto';
import type { CountryFacts, ReferenceFacts } from '../facts.ts';
import { ownCountries } from '../countries/own-countries.ts';
import type { FileReport } from '#core/reference/build/report.ts';
import { readSheet, type Sheet, type SheetFormat } from '../csv/csv-file.ts';
import type { SheetName, Source } from '../files/files.ts';
import { airportSheet } from './airports.ts';
import { countrySheet, type ListedCountry } from './countries.ts';
import { frequencySheet } from './frequencies.ts';
import { navaidSheet } from './navaids.ts';
import { OURAIRPORTS } from './publisher.ts';
import { regionSheet, type Region } from './regions.ts';
import { runwaySheet } from './runways.ts';
import type { ReadProgress } from '#core/reference/build/read-input.ts';

export type ReadResult = { facts: ReferenceFacts; reports: Record<SheetName, FileReport> };

/**
 * Reads all six. The date of the set is that of its newest file, at most `now`, and `now` when no file tells one.
 * `progress` hears what is being read and how many rows were read since the last time.
 */
export async function readOurAirports(source: Source, now: Date, progress: ReadProgress): Promise<ReadResult> {
  const hash = createHash('sha256');
  const dates: number[] = [];

  async function read<Column extends string, Row>(name: SheetName, format: SheetFormat<Column, Row>): Promise<Sheet<Row>> {
    const sheet = await readSheet(source.files[name], format, {
      hash,
      progress: (rows) => progress({ code: 'readingFile', file: `${name}.csv`, rows }),
    });
    if (sheet.date) dates.push(sheet.date.getTime());
    return sheet;
  }

  const countries = await read('countries', countrySheet);
  const regions = await read('regions', regionSheet);
  const states = new Map(regions.rows.map((region) => [region.code, region.isPlace ? region.name : null]));
  const airports = await read('airports', airportSheet(states));
  const runways = await read('runways', runwaySheet(airports.keys));
  const frequencies = await read('airport-frequencies', frequencySheet(airports.keys));
  const navaids = await read('navaids', navaidSheet);

  return {
    facts: {
      source: OURAIRPORTS,
      date: new Date(dates.length > 0 ? Math.min(Math.max(...dates), now.getTime()) : now),
      fingerprint: hash.digest('hex'),
      airports: airports.rows,
      runways: runways.rows,
      frequencies: frequencies.rows,
      countries: countriesOf(countries.rows, regions.rows),
      navaids: navaids.rows,
    },
    reports: {
      airports: airports.report,
      runways: runways.report,
      'airport-frequencies': frequencies.report,
      countries: countries.report,
      regions: regions.report,
      navaids: navaids.report,
    },
  };
}

/** A full ISO 3166-2 code; a few regions of places carry another. */
const subdivisionCode = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** The countries listed, and those of ISO 3166 that OurAirports leaves out (Åland, Svalbard, Bouvet Island), so that no import loses one. */
function countriesOf(listed: readonly ListedCountry[], regions: readonly Region[]): CountryFacts[] {
  const named = new Map(listed.map((country) => [country.code, country]));
  const places = Map.groupBy(
    regions.filter((region) => region.isPlace && subdivisionCode.test(region.code)),
    (region) => region.country,
  );
  return Object.entries(ownCountries).map(([code, own]) => ({
    code,
    name: named.get(code)?.name ?? own.name,
    continentCode: named.get(code)?.continentCode ?? own.continentCode,
    subdivisions: (places.get(code) ?? []).map(({ code, name }) => ({ code, name })).toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  }));
}
