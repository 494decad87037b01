import { elevation, extent, heading, positionOfPart } from './values.ts';
import type { RunwayFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';
import type { NumberRule } from '../csv/csv-row.ts';

const endColumns = ['ident', 'latitude_deg', 'longitude_deg', 'elevation_ft', 'heading_degT', 'displaced_threshold_ft'] as const;
type EndColumn = `${'le' | 'he'}_${(typeof endColumns)[number]}`;
type Column = 'id' | 'airport_ref' | 'length_ft' | 'width_ft' | 'surface' | 'lighted' | 'closed' | EndColumn;

const displaced: NumberRule = { least: 0, most: 100_000, integer: true };

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
    const low = positionOfPart(row, 'le_latitude_deg', 'le_longitude_deg');
    const high = positionOfPart(row, 'he_latitude_deg', 'he_longitude_deg');
    return {
      key,
      airportKey,
      length: row.number('length_ft', extent),
      width: row.number('width_ft', extent),
      surface: row.text('surface'),
      isClosed: row.flag('closed'),
      isLighted: row.flag('lighted'),
      lowEndIdent: row.text('le_ident'),
      lowEndElevation: row.number('le_elevation_ft', elevation),
      lowEndHeading: row.number('le_heading_degT', heading),
      lowEndDisplacedThreshold: row.number('le_displaced_threshold_ft', displaced),
      lowEndLatitude: low.latitude,
      lowEndLongitude: low.longitude,
      highEndIdent: row.text('he_ident'),
      highEndElevation: row.number('he_elevation_ft', elevation),
      highEndHeading: row.number('he_heading_degT', heading),
      highEndDisplacedThreshold: row.number('he_displaced_threshold_ft', displaced),
      highEndLatitude: high.latitude,
      highEndLongitude: high.longitude,
    };
  },
});
