/** Imports without worker and swap, and answers the set as rows and bodies, or the refusal. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Airport, AirportWithParts } from '#contract/airports/airport.ts';
import type { Country } from '#contract/countries.ts';
import { importSet } from '#core/reference/build/import-set.ts';
import { OURAIRPORTS } from '#core/reference/sources/ourairports/publisher.ts';
import type { ImportReport } from '#core/reference/build/report.ts';
import type { ImportInput, ImportTask } from '#core/reference/build/worker-messages.ts';
import { Refusal } from '#core/refusal.ts';
import { IMPORT_ID } from '#core/reference/store/origin.ts';
import { readBodies } from '#core/listing/bodies.ts';
import { deriveHere } from '#core/reference/build/derived-data.ts';
import { noMinimumRows, temporaryFolder, writeSet, type SetRows } from './dataset-files.ts';

export type Imported = {
  report: ImportReport;
  /** The reference database that was made. */
  path: string;
  db: Database.Database;
  /** The airport of that ident, as it is sent. */
  airport(ident: string): AirportWithParts;
  country(code: string): Country;
};

type Options = Partial<Omit<ImportTask, 'task' | 'path' | 'now' | 'inputs'>> & { now?: Date };

export function importFrom(from: string, options: Options = {}): Promise<Imported> {
  return importInputs([{ name: OURAIRPORTS, kind: 'sheets', from }], options);
}

/** A source; the first is what was imported by hand where no id is given. */
export type TestInput = Omit<ImportInput, 'id'> & Partial<ImportInput>;

/** The sources are in the order of their precedence. */
export async function importInputs(
  named: readonly TestInput[],
  { now = new Date('2030-01-01'), ...options }: Options = {},
): Promise<Imported> {
  const path = join(temporaryFolder(), 'reference.sqlite');
  const inputs = named.map((input, index) => ({ id: index === 0 ? IMPORT_ID : input.name, ...input }));
  const usual = { previous: undefined, isForced: false, minimumRows: noMinimumRows };
  const report = await importSet(
    { task: 'import', ...usual, ...options, inputs, path, now: now.getTime() },
    { progress: () => undefined, derived: deriveHere() },
  );
  const db = new Database(path, { readonly: true });
  const bodies = readBodies(db, 'airport_bodies');
  const parts = db.prepare<[string], { row: number; parts: string }>(
    `SELECT p.row, p.parts
       FROM airports a
       JOIN airport_parts p ON p.row = a.row
      WHERE a.ident = ?`,
  );
  return {
    report,
    path,
    db,
    airport(ident) {
      const found = parts.get(ident);
      if (!found) throw new Error(`no airport ${ident}`);
      return {
        ...(JSON.parse(bodies.body(found.row).toString()) as Airport),
        ...(JSON.parse(found.parts) as Pick<AirportWithParts, 'runways' | 'frequencies'>),
      };
    },
    country(code) {
      const found = db.prepare<[string], string>('SELECT body FROM countries WHERE country_code = ?').pluck().get(code);
      if (found === undefined) throw new Error(`no country ${code}`);
      return JSON.parse(found) as Country;
    },
  };
}

export function importRows(set: SetRows, options?: Options): Promise<Imported> {
  return importFrom(writeSet(set), options);
}

/** The details of the refusal that an import ends in. */
export async function refusalOf(importing: Promise<unknown>): Promise<readonly string[]> {
  try {
    await importing;
  } catch (error) {
    if (error instanceof Refusal) return error.details ?? [];
    throw error;
  }
  throw new Error('the set was taken');
}
