import { coded } from './values.ts';
import { ownCountries } from '../countries/own-countries.ts';
import type { CsvFormat } from '../csv/csv-file.ts';

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
