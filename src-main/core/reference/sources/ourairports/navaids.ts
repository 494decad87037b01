import { identityOf } from '#core/database/identity.ts';
import { navaidTypes, type NavaidPower, type NavaidType, type NavaidUsage } from '#contract/navaids/navaid.ts';
import { coded, elevation, oneDegreePair } from './values.ts';
import { UNDATED, type NavaidFacts } from '../facts.ts';
import type { CsvFormat } from '../csv/csv-file.ts';
import type { CsvRow, NumberRule } from '../csv/csv-row.ts';

const columns = [
  'id',
  'ident',
  'name',
  'type',
  'frequency_khz',
  'latitude_deg',
  'longitude_deg',
  'elevation_ft',
  'iso_country',
  'dme_channel',
  'slaved_variation_deg',
  'magnetic_variation_deg',
  'usageType',
  'power',
  'associated_airport',
] as const;
type Column = (typeof columns)[number];

const usages: Readonly<Record<string, NavaidUsage>> = { HI: 'high', LO: 'low', BOTH: 'both', TERMINAL: 'terminal', RNAV: 'rnav' };
const powers: Readonly<Record<string, NavaidPower>> = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };

/** kHz: the widest band in which there are NDBs, and from the first VOR to the last frequency paired with a channel of TACAN (ICAO Annex 10). */
const bandOfNdb: NumberRule = { least: 100, most: 1_800 };
const bandOfOthers: NumberRule = { least: 108_000, most: 136_000 };
const variation: NumberRule = { least: -180, most: 180 };

export const navaidFormat: CsvFormat<Column, NavaidFacts> = {
  columns,
  optional: ['dme_channel', 'slaved_variation_deg', 'usageType', 'power'],
  key: 'id',
  row(row) {
    const [key, ident, name] = [row.text('id'), row.text('ident'), row.text('name')];
    if (key === null || ident === null || name === null) return row.leaveOut('has no ident or no name');
    const position = oneDegreePair(row, 'latitude_deg', 'longitude_deg');
    if (!position) return undefined;
    const type = typeOf(row);
    const usage = row.text('usageType');
    const power = row.text('power');
    return {
      id: identityOf(`ourairports:navaid:${key}`),
      updatedAt: UNDATED,
      ident,
      name,
      type,
      frequency: row.number(
        'frequency_khz',
        type === 'NDB' || type === 'NDB-DME' ? bandOfNdb : type === null ? { least: 1 } : bandOfOthers,
      ),
      dmeChannel: channelOf(row),
      latitude: position.latitude,
      longitude: position.longitude,
      elevation: row.number('elevation_ft', elevation),
      magneticVariation: row.number('magnetic_variation_deg', variation),
      slavedVariation: row.number('slaved_variation_deg', variation),
      usage: usage === null ? null : (usages[usage] ?? row.unknown('usageType', 'is not a usage that is known')),
      power:
        power === null || power === 'UNKNOWN' ? null : (powers[power] ?? row.unknown('power', 'is not a class of power that is known')),
      airportIdent: row.text('associated_airport'),
      airportId: null,
      countryCode: row.code('iso_country', coded.country),
    };
  },
};

function typeOf(row: CsvRow<Column>): NavaidType | null {
  const word = row.text('type');
  return navaidTypes.find((type) => type === word) ?? row.unknown('type', 'is not a type that is known');
}

/** Some rows begin a channel with zeros, which are cut: `104Y`. */
function channelOf(row: CsvRow<Column>): string | null {
  const channel = row.code('dme_channel', /^0*[1-9]\d{0,2}[XYWZ]$/);
  return channel?.replace(/^0+/, '') ?? null;
}
