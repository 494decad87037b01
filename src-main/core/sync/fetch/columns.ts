/** The columns that identify a file: those that its reader requires. */
import { airportFormat } from '#core/reference/sources/ourairports/airports.ts';
import { countryFormat } from '#core/reference/sources/ourairports/countries.ts';
import { frequencyFormat } from '#core/reference/sources/ourairports/frequencies.ts';
import { navaidFormat } from '#core/reference/sources/ourairports/navaids.ts';
import { regionFormat } from '#core/reference/sources/ourairports/regions.ts';
import { runwayFormat } from '#core/reference/sources/ourairports/runways.ts';
import type { CsvName } from '#core/reference/sources/files/files.ts';

const needed = ({ columns, optional = [] }: { columns: readonly string[]; optional?: readonly string[] }): string[] =>
  columns.filter((column) => !optional.includes(column));

export const csvColumns: Record<CsvName, readonly string[]> = {
  airports: needed(airportFormat(new Map())),
  runways: needed(runwayFormat(new Set())),
  'airport-frequencies': needed(frequencyFormat(new Set())),
  countries: needed(countryFormat),
  regions: needed(regionFormat),
  navaids: needed(navaidFormat),
};

/** Of the public service's airport list. */
export const listColumns: readonly string[] = ['id', 'name', 'latitude', 'longitude', 'elevation'];
