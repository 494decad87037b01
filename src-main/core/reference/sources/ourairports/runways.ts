import { elevation, extent, heading, positionOfPart } from './values.ts';
import type { RunwayEnd, RunwayFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';
import type { CsvRow } from '../csv/csv-row.ts';

const endColumns = ['ident', 'latitude_deg', 'longitude_deg', 'elevation_ft', 'heading_degT', 'displaced_threshold_ft'] as const;
type EndColumn = `${'le' | 'he'}_${(typeof endColumns)[number]}`;
type Column = 'id' | 'airport_ref' | 'length_ft' | 'width_ft' | 'surface' | 'lighted' | 'closed' | EndColumn;

/** runways.csv. Headings are degrees true and stay as given. */
export const runwayFormat = (airportKeys: ReadonlySet<string>): CsvFormat<Column, RunwayFacts> => ({
  columns: [
    'id',
    'airport_ref',
    'length_ft',
    'width_ft',
    'surface',
    'lighted',
    'closed',
    ...endColumns.map((column) => `le_${column}` as const),
    ...endColumns.map((column) => `he_${column}` as const),
  ],
  key: 'id',
  row(row) {
    const [key, airportKey] = [row.text('id'), row.text('airport_ref')];
    if (key === null || airportKey === null) return row.leaveOut('has no airport_ref');
    if (!airportKeys.has(airportKey)) return row.orphan(`airport_ref ${airportKey} is not in airports.csv`);
    return {
      key,
      airportKey,
      length: row.number('length_ft', extent),
      width: row.number('width_ft', extent),
      surface: row.text('surface'),
      isClosed: row.flag('closed'),
      isLighted: row.flag('lighted'),
      low: endOf(row, 'le'),
      high: endOf(row, 'he'),
    };
  },
});

function endOf(row: CsvRow<Column>, end: 'le' | 'he'): RunwayEnd {
  const { latitude, longitude } = positionOfPart(row, `${end}_latitude_deg`, `${end}_longitude_deg`);
  return {
    ident: row.text(`${end}_ident`),
    latitude,
    longitude,
    elevation: row.number(`${end}_elevation_ft`, elevation),
    heading: row.number(`${end}_heading_degT`, heading),
    displacedThreshold: row.number(`${end}_displaced_threshold_ft`, { least: 0, most: 100_000, integer: true }),
  };
}
