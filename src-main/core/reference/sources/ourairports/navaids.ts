import { coded, elevation, oneDegreePair } from './values.ts';
import type { NavaidFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';

type Column =
  | 'id'
  | 'ident'
  | 'name'
  | 'type'
  | 'frequency_khz'
  | 'latitude_deg'
  | 'longitude_deg'
  | 'elevation_ft'
  | 'iso_country'
  | 'magnetic_variation_deg'
  | 'associated_airport';

/** navaids.csv. */
export const navaidFormat: CsvFormat<Column, NavaidFacts> = {
  columns: [
    'id',
    'ident',
    'name',
    'type',
    'frequency_khz',
    'latitude_deg',
    'longitude_deg',
    'elevation_ft',
    'iso_country',
    'magnetic_variation_deg',
    'associated_airport',
  ],
  key: 'id',
  row(row) {
    const [key, ident, name] = [row.text('id'), row.text('ident'), row.text('name')];
    if (key === null || ident === null || name === null) return row.leaveOut('has no ident or no name');
    const position = oneDegreePair(row, 'latitude_deg', 'longitude_deg');
    if (!position) return undefined;
    return {
      key,
      ident,
      name,
      type: row.text('type'),
      frequency: row.number('frequency_khz', { least: 1 }),
      ...position,
      elevation: row.number('elevation_ft', elevation),
      countryCode: row.code('iso_country', coded.country),
      magneticVariation: row.number('magnetic_variation_deg', { least: -180, most: 180 }),
      airportIdent: row.text('associated_airport'),
    };
  },
};
