import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Airport } from '#contract/airports/airport.ts';
import { airportResource } from '#core/airports/fields.ts';
import { compileFilter } from '#core/filter/compile.ts';
import { airportFields, foldedColumn, type AirportFieldName, type AirportValues } from '#core/reference/airport-fields.ts';
import { insertAirports } from '#core/reference/build/rows/airport-rows.ts';
import { keptDates } from '#core/reference/build/rows/kept-dates.ts';
import { openWriter } from '#core/reference/build/build-reference.ts';
import { airportColumns } from '#core/reference/store/compare.ts';
import { referenceTables } from '#core/reference/store/reference-schema.ts';
import { fold } from '#core/text/fold.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const folder = temporaryFolder();
const date = '2026-08-22T00:00:00.000Z';
const fields = Object.entries(airportFields);

const textOf = (...letters: string[]) => fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...letters) });
const valueOf = {
  text: textOf('A', 'z', '7', ' '),
  integer: fc.integer({ min: -1000, max: 20_000 }),
  real: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
  flag: fc.boolean(),
};

const anyValues = fc.record(
  Object.fromEntries(
    fields.map(([name, { kind, isRequired, isFolded }]) => {
      const value: fc.Arbitrary<unknown> = isFolded ? textOf('A', 'z', 'É', 'ß', ' ') : valueOf[kind];
      return [name, isRequired ? value : fc.option(value)];
    }),
  ),
) as unknown as fc.Arbitrary<AirportValues>;

/** A file with these airports, as building writes it. */
function written(airports: readonly AirportValues[]): Database.Database {
  const path = join(mkdtempSync(join(folder, 'set-')), 'reference.sqlite');
  const writer = openWriter(path);
  writer.exec(referenceTables);
  const placed = airports.map(({ ident, gpsCode, sourceType, keywords, homeLink, ...airport }, index) => {
    const id = `airport-${index}`;
    const beyond = { ident: ident ?? '', gpsCode, sourceType, keywords, homeLink, use: airport };
    const facts = { airport: { id, updatedAt: date, ...airport }, ...beyond, runways: [], frequencies: [] };
    return { row: index + 1, facts, longestRunway: null };
  });
  insertAirports(writer, placed, keptDates(undefined, date));
  writer.close();
  return new Database(path, { readonly: true });
}

it('every field is written to its own column, and folded next to it', () => {
  fc.assert(
    fc.property(fc.array(anyValues, { minLength: 1, maxLength: 5 }), (airports) => {
      const db = written(airports);
      const rows = db.prepare<[], Record<string, unknown>>('SELECT * FROM airports ORDER BY row').all();
      db.close();
      for (const [index, airport] of airports.entries()) {
        for (const [name, { column, isFolded }] of fields) {
          const value = airport[name as AirportFieldName];
          expect(rows[index]?.[column], name).toBe(typeof value === 'boolean' ? Number(value) : value);
          const folded = isFolded && typeof value === 'string' ? fold(value) : undefined;
          expect(rows[index]?.[foldedColumn(column)] ?? undefined, `${name}, folded`).toBe(folded);
        }
      }
    }),
    { numRuns: 30 },
  );
});

it('every field of the contract is filtered by its value, and compared', () => {
  fc.assert(
    fc.property(anyValues, (airport) => {
      const db = written([airport]);
      for (const name of Object.keys(Airport.properties).filter((name) => name !== 'id' && name !== 'updatedAt')) {
        const value = airport[name as AirportFieldName];
        const filter = JSON.stringify({ [name]: value ?? { isNull: true } });
        const { where, params } = compileFilter(filter, airportResource, new Date(date));
        expect(db.prepare(`SELECT count(*) FROM airports a WHERE ${where}`).pluck().get(params), filter).toBe(1);
        expect(airportColumns).toHaveProperty(name);
      }
      db.close();
    }),
    { numRuns: 30 },
  );
});

it('a field that is neither in the contract nor meant for filters cannot be filtered by', () => {
  const internal = fields.filter(([, { beyond }]) => beyond === 'internal').map(([name]) => name);
  expect(internal).not.toHaveLength(0);
  for (const name of internal) expect(airportResource.fields).not.toHaveProperty(name);
});
