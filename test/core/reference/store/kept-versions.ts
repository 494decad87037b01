/** Datasets put among the kept ones of a data folder, as former imports would have left them. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { generatedSet, type SetRows } from '../../../helpers/dataset-files.ts';
import { importRows } from '../../../helpers/import-here.ts';

/** Builds a set and keeps it; answers its revision. */
export async function shelve(dataDir: string, set: SetRows, now = new Date('2029-01-01')): Promise<string> {
  const { report, path, db } = await importRows(set, { now });
  db.close();
  mkdirSync(join(dataDir, 'versions'), { recursive: true });
  copyFileSync(path, join(dataDir, 'versions', `${report.revision}.sqlite`));
  return report.revision;
}

/** The format that a file of another version of the program tells. */
export function setFormat(file: string, format: string): void {
  const db = new Sqlite(file);
  db.prepare("UPDATE meta SET value = ? WHERE key = 'format'").run(format);
  db.close();
}

/** Changes rows of a set, which it must hold. */
function withRow(set: SetRows, sheet: keyof SetRows, id: number, cells: Record<string, string | number>): SetRows {
  const row = set[sheet].find((one) => one['id'] === id);
  if (!row) throw new Error(`no row ${id} in ${sheet}`);
  Object.assign(row, cells);
  return set;
}

const withoutRow = (set: SetRows, sheet: keyof SetRows, id: number): SetRows => ({
  ...set,
  [sheet]: set[sheet].filter((row) => row['id'] !== id),
});

/** Two sets that have something added, changed and deleted of every kind of row. */
export const oldSet = () => generatedSet(40, 'old');
export function newSet(): SetRows {
  const set = withRow(withRow(withRow(oldSet(), 'airports', 3, { elevation_ft: 4321 }), 'runways', 5, { length_ft: 4444 }), 'navaids', 51, {
    frequency_khz: 374,
  });
  set.airports.push({ ...set.airports[0], id: 999, ident: 'CH-999', name: 'Brand new' });
  set['airport-frequencies'].push({ id: 998, airport_ref: 6, type: 'AFIS', frequency_mhz: 123.45 });
  const without7 = withoutRow(withoutRow(withoutRow(set, 'airports', 7), 'runways', 7), 'airport-frequencies', 7);
  return withoutRow(without7, 'runways', 8);
}
