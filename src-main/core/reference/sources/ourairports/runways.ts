import { elevation, extent, heading, positionOfPart } from './values.ts';
import { identityOf } from '#core/database/identity.ts';
import { UNDATED, type RunwayFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';
import type { NumberRule } from '../csv/csv-row.ts';

const endColumns = ['ident', 'latitude_deg', 'longitude_deg', 'elevation_ft', 'heading_degT', 'displaced_threshold_ft'] as const;
type EndColumn = `${'le' | 'he'}_${(typeof endColumns)[number]}`;
type Column = 'id' | 'airport_ref' | 'length_ft' | 'width_ft' | 'surface' | 'lighted' | 'closed' | EndColumn;

const displaced: NumberRule = { least: 0, most: 100_000, integer: true };

/** runways.csv. Headings are degrees true and stay as given. The name is both designators, `09L/27R`; one if the other is unknown; `unnamed` if both are. */
export const runwayFormat = (airports: ReadonlyMap<string, unknown>): CsvFormat<Column, RunwayFacts & { airportKey: string }> => ({
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
    if (!airports.has(airportKey)) return row.orphan(`airport_ref ${airportKey} is not in airports.csv`);
    const low = positionOfPart(row, 'le_latitude_deg', 'le_longitude_deg');
    const high = positionOfPart(row, 'he_latitude_deg', 'he_longitude_deg');
    const [lowIdent, highIdent] = [row.text('le_ident'), row.text('he_ident')];
    return {
      airportKey,
      surface: row.text('surface'),
      runway: {
        id: identityOf(`ourairports:runway:${key}`),
        updatedAt: UNDATED,
        name: lowIdent !== null && highIdent !== null ? `${lowIdent}/${highIdent}` : (lowIdent ?? highIdent ?? 'unnamed'),
        length: row.number('length_ft', extent),
        width: row.number('width_ft', extent),
        isClosed: row.flag('closed'),
        isLighted: row.flag('lighted'),
        lowEndIdent: lowIdent,
        lowEndElevation: row.number('le_elevation_ft', elevation),
        lowEndHeading: row.number('le_heading_degT', heading),
        lowEndDisplacedThreshold: row.number('le_displaced_threshold_ft', displaced),
        lowEndLatitude: low.latitude,
        lowEndLongitude: low.longitude,
        highEndIdent: highIdent,
        highEndElevation: row.number('he_elevation_ft', elevation),
        highEndHeading: row.number('he_heading_degT', heading),
        highEndDisplacedThreshold: row.number('he_displaced_threshold_ft', displaced),
        highEndLatitude: high.latitude,
        highEndLongitude: high.longitude,
      },
    };
  },
});
