/**
 * Finds the rows that match a filter, in order, and whether the thread that serves may do so. Promise: where `endIfOver` is given it is
 * called at one row of many, so that the work can be ended: SQLite ends no query from outside, not even when its thread ends.
 */
import type { Database } from 'better-sqlite3';
import type { Condition } from '#core/filter/condition.ts';

/** `cell` is a number from 0 to 8,191 that is read of each row as well. */
export type ListingQuery = Condition & {
  orderBy: string;
  cell?: Condition | undefined;
};

/** These tables have listings, with the alias that conditions use. */
export const aliases = { airports: 'a', navaids: 'v', notams: 'n', weather_stations: 's' } as const;
export type Table = keyof typeof aliases;

/**
 * A listing costs by the values that each row is compared with, the rows of its table, and what an index answers of its conditions, if
 * anything.
 */
export type Cost = { compared: number; rows: number; indexed: Condition | undefined };

/** Comparisons that others do not notice the wait for: some milliseconds, sorting included. */
const MOST_COMPARISONS = 24_000;
/** Reading a row takes as long as so many comparisons. */
const READING = 4;
/** One row may be a NOTAM of megabytes: more comparisons with it than this are not made while others wait. */
const MOST_COMPARED = 40;

/**
 * Tells whether few rows are looked at, so that the thread that serves may do it: all those of a small table, or those that an index
 * leaves.
 */
export function isCheap(db: Database, table: Table, { compared, rows, indexed }: Cost): boolean {
  if (compared > MOST_COMPARED) return false;
  const most = Math.floor(MOST_COMPARISONS / (READING + compared));
  if (rows <= most) return true;
  if (!indexed) return false;
  const left = db
    .prepare<unknown[], number>(`SELECT COUNT(*) FROM (SELECT 1 FROM ${table} ${aliases[table]} WHERE ${indexed.where} LIMIT ${most + 1})`)
    .pluck()
    .get(...indexed.params);
  return left !== undefined && left <= most;
}

/** Rows between two questions whether the time is over, of a condition of few values; each row of others may take long. */
const ROWS_BETWEEN = 128;
const FEW_VALUES = 8;

/** The SQL is true, or the end of the query. */
function unlessOver(db: Database, row: string, values: number, endIfOver: () => void): string {
  db.function('goes_on', { deterministic: false }, () => {
    endIfOver();
    return 1;
  });
  return values > FEW_VALUES ? 'goes_on()' : `((${row} & ${ROWS_BETWEEN - 1}) <> 0 OR goes_on())`;
}

/** A row number and its cell are read as one by this factor. */
const CELLS = 8_192;

/** Puts the row numbers first, and as many cells after them. */
function separated(values: readonly number[]): Uint32Array<ArrayBuffer> {
  const count = values.length;
  const parts = new Uint32Array(2 * count);
  for (let index = 0; index < count; index++) {
    const value = values[index] as number;
    const row = Math.floor(value / CELLS);
    parts[index] = row;
    parts[count + index] = value - row * CELLS;
  }
  return parts;
}

/** Answers the numbers of the rows, and after them their cells where they are requested. `endIfOver` throws when the time is over. */
export function matchingRows(
  db: Database,
  table: Table,
  { where, params, orderBy, cell }: ListingQuery,
  endIfOver?: () => void,
): Uint32Array<ArrayBuffer> {
  const row = `${aliases[table]}.row`;
  const read = cell ? `${row} * ${CELLS} + ${cell.where}` : row;
  const condition = endIfOver ? `${unlessOver(db, row, params.length, endIfOver)} AND (${where})` : where;
  const values = db
    .prepare<unknown[], number>(`SELECT ${read} FROM ${table} ${aliases[table]} WHERE ${condition} ORDER BY ${orderBy}`)
    .pluck()
    .all(...(cell?.params ?? []), ...params);
  return cell ? separated(values) : new Uint32Array(values);
}
