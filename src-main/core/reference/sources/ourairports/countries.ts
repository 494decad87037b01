import type { CsvFormat } from '../csv/csv-file.ts';
import { coded } from './values.ts';
import { ownCountries } from '../countries/own-countries.ts';

type Column = 'code' | 'name' | 'continent';

export type ListedCountry = { code: string; name: string; continentCode: string };

/** countries.csv. `ZZ`, its code for an unknown country, is not listed, and airports with it have no country. */
export const countryFormat: CsvFormat<Column, ListedCountry> = {
  columns: ['code', 'name', 'continent'],
  key: 'code',
  row(row) {
    const code = row.code('code', coded.country);
    if (code === null) return row.leaveOut('has no code of two letters');
    if (code === 'ZZ') return row.leaveOut('ZZ stands for an unknown country');
    const own = ownCountries[code];
    if (!own) return row.leaveOut(`${code} is not a country known to ISO 3166 or Aeroshelf`);
    return { code, name: row.text('name') ?? own.name, continentCode: row.code('continent', coded.continent) ?? own.continentCode };
  },
};

type RegionColumn = 'code' | 'name' | 'iso_country';

export type Region = {
  code: string;
  country: string;
  name: string;
  /** False for the source's catch-all regions, which give neither a state nor a subdivision. */
  isPlace: boolean;
};

/** `US-U-A (unassigned)`, `BE-XX *Offshore Platforms`, `(Oil platforms)`: catch-alls for what is in no region. */
const catchAllCode = /-(U-A|XX)$/;
const catchAllName = /^[(*]/;

/** The codes of regions.csv are ISO 3166-2, or look like it. */
export const regionFormat: CsvFormat<RegionColumn, Region> = {
  columns: ['code', 'name', 'iso_country'],
  key: 'code',
  row(row) {
    const [code, name, country] = [row.text('code'), row.text('name'), row.text('iso_country')];
    if (code === null || name === null) return row.leaveOut('has no name');
    if (country === null || !code.startsWith(`${country}-`)) return row.leaveOut(`${code} is not a region of ${country ?? 'a country'}`);
    return { code, country, name, isPlace: !catchAllCode.test(code) && !catchAllName.test(name) };
  },
};
