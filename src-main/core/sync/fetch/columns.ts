/** The columns by which a file is known for what it is: those that its reader can't do without. */
import { airportSheet } from '#core/reference/sources/ourairports/airports.ts';
import { countrySheet } from '#core/reference/sources/ourairports/countries.ts';
import { frequencySheet } from '#core/reference/sources/ourairports/frequencies.ts';
import { navaidSheet } from '#core/reference/sources/ourairports/navaids.ts';
import { regionSheet } from '#core/reference/sources/ourairports/regions.ts';
import { runwaySheet } from '#core/reference/sources/ourairports/runways.ts';
import type { SheetName } from '#core/reference/sources/files/files.ts';

const needed = ({ columns, optional = [] }: { columns: readonly string[]; optional?: readonly string[] }): string[] =>
  columns.filter((column) => !optional.includes(column));

export const sheetColumns: Record<SheetName, readonly string[]> = {
  airports: needed(airportSheet(new Map())),
  runways: needed(runwaySheet(new Set())),
  'airport-frequencies': needed(frequencySheet(new Set())),
  countries: needed(countrySheet),
  regions: needed(regionSheet),
  navaids: needed(navaidSheet),
};

/** Of the public service's airport list. */
export const listColumns: readonly string[] = ['id', 'name', 'latitude', 'longitude', 'elevation'];
