import type { CsvFormat } from '../csv/csv-file.ts';

type Column = 'code' | 'name' | 'iso_country';

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

/** regions.csv. Its codes are ISO 3166-2, or look like it. */
export const regionFormat: CsvFormat<Column, Region> = {
  columns: ['code', 'name', 'iso_country'],
  key: 'code',
  row(row) {
    const [code, name, country] = [row.text('code'), row.text('name'), row.text('iso_country')];
    if (code === null || name === null) return row.leaveOut('has no name');
    if (country === null || !code.startsWith(`${country}-`)) return row.leaveOut(`${code} is not a region of ${country ?? 'a country'}`);
    return { code, country, name, isPlace: !catchAllCode.test(code) && !catchAllName.test(name) };
  },
};
