/**
 * A set of many times the airports of the real one: every airport of the six files again, with ids and codes of its own, at a place some degrees away. By a
 * seed, so that every run has the same. `node test/bench/large-set.ts FOLDER` leaves a data folder there for `startup.ts`.
 */
import '../helpers/fixed-clock.mjs';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { importSet } from '#core/reference/build/import-set.ts';
import { ourAirportsMinimumRows } from '#core/reference/build/minimum-rows.ts';
import { OURAIRPORTS } from '#core/reference/sources/ourairports/publisher.ts';
import { deriveHere } from '#core/reference/build/derived-data.ts';
import { layState } from '../helpers/lay-state.ts';
import { neededSharedData } from '../helpers/shared-data.ts';
import { random } from './search/random.ts';

export const TIMES = 10;
const SEED = 20_261_123;
/** Between the ids of one copy and of the next. */
const IDS = 10_000_000;

type Row = Record<string, string>;

const line = (row: Row): string =>
  Object.values(row)
    .map((value) => `"${value.replaceAll('"', '""')}"`)
    .join(',');

/** Writes the six files, the airports and their parts `times` as often. */
function writeLargeSet(folder: string, times: number): void {
  const { integer } = random(SEED);
  const rowsOf = (name: string) => parse<Row>(readFileSync(join(neededSharedData().world, `${name}.csv`)), { columns: true, bom: true });
  const write = (name: string, change: (row: Row, copy: number) => Row) => {
    const rows = rowsOf(name);
    const lines = [Object.keys(rows[0] ?? {}).join(',')];
    for (let copy = 0; copy < times; copy++) for (const row of rows) lines.push(line(copy === 0 ? row : change(row, copy)));
    writeFileSync(join(folder, `${name}.csv`), `${lines.join('\n')}\n`);
  };
  const numbered = (id: string | undefined, copy: number) => String(Number(id) + copy * IDS);
  const moved = (degrees: string | undefined, most: number) =>
    Math.max(-most, Math.min(most, Number(degrees) + (integer(600_000) - 300_000) / 100_000)).toFixed(5);
  write('airports', (row, copy) => ({
    ...row,
    id: numbered(row['id'], copy),
    ident: `${row['ident']}-${copy}`,
    icao_code: '',
    iata_code: '',
    gps_code: '',
    local_code: row['local_code'] === '' ? '' : `${row['local_code']}${copy}`,
    latitude_deg: moved(row['latitude_deg'], 89),
    longitude_deg: moved(row['longitude_deg'], 179),
  }));
  for (const name of ['runways', 'airport-frequencies']) {
    write(name, (row, copy) => ({
      ...row,
      id: numbered(row['id'], copy),
      airport_ref: numbered(row['airport_ref'], copy),
      airport_ident: `${row['airport_ident']}-${copy}`,
    }));
  }
  for (const name of ['countries', 'regions', 'navaids'])
    copyFileSync(join(neededSharedData().world, `${name}.csv`), join(folder, `${name}.csv`));
}

/** The data folder with that set in use, built in this process: an import has a limit of memory for what files may hold. */
export async function prepareLargeSet(dataDir: string, times = TIMES): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-large-'));
  const date = '2026-11-19T00:00:00.000Z';
  try {
    writeLargeSet(folder, times);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Without one the program takes the folder for damaged.
    layState(dataDir, new Date(date));
    const path = join(dataDir, 'reference.sqlite');
    rmSync(path, { force: true });
    const { counts } = await importSet(
      {
        task: 'import',
        inputs: [{ id: OURAIRPORTS, name: OURAIRPORTS, kind: 'sheets', from: folder, date }],
        previous: undefined,
        isForced: true,
        webBase: '',
        path,
        minimumRows: ourAirportsMinimumRows,
        now: Date.parse(date),
      },
      { progress: () => undefined, derived: deriveHere() },
    );
    console.log(`${counts.airports} airports, ${counts.runways} runways, ${counts.frequencies} frequencies in ${dataDir}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , dataDir] = process.argv;
  if (dataDir === undefined) throw new Error('Name a folder: node --max-old-space-size=12000 test/bench/large-set.ts FOLDER');
  await prepareLargeSet(dataDir);
}
