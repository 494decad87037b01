/**
 * The rows that match a filter, in order, within bounds. Promise: the work stops at the first row beyond the bounds, so that one request can
 * neither hold others up nor occupy a thread for long.
 */
import type { Database } from 'better-sqlite3';
import { steadyMs } from '#core/platform/clock.ts';
import { everything, type Condition } from '#core/filter/condition.ts';
import type { Corridor } from '#core/geo/corridor.ts';
import { rowsAlong } from '#core/notams/store/rows-along.ts';
import { inOrderOfKeys } from '#core/notams/words/order-of-rows.ts';
import { DEFAULT_ORDER } from '#core/notams/words/ordered.ts';
import { rowsWithStatus } from '#core/notams/words/rows-with-status.ts';
import { rowsOfTexts, withRowsOfTexts } from '#core/notams/words/with-rows.ts';

/**
 * `compared`: how many values a row may be compared with, those of a place aside, which cost little. `cell`: a number from 0 to 8,191 that is read of each row besides.
 * `once`: `where` with its relations looked up once for all rows, for where each row would be looked at anyway.
 * `along`, of NOTAMs alone: those in this corridor; `isOrder`: in their order along it, and only then by `orderBy`.
 */
export type ListingQuery = Condition & {
  orderBy: string;
  compared: number;
  cell?: Condition | undefined;
  once?: string | undefined;
  along?: (Corridor & { isOrder: boolean }) | undefined;
};

/** Tables that have listings, with the alias that conditions use. */
export type Table = 'airports a' | 'navaids v' | 'notams n';

/** Rows looked at, and milliseconds spent on looking; sorting what was found comes on top. */
export type Bounds = { rows: number; ms: number };

/** Conditions of few values are checked against the bounds at one row of many: where others would have to wait, and where none do. */
const FEW = 8;
const EVERY_HERE = 32;
const EVERY_APART = 128;
/** SQL: true, or the end of the query, asked at one row of many. */
export const withinBounds = (row: string, step = EVERY_APART): string =>
  step === 1 ? `is_within_bounds(${row}, 1)` : `((${row} & ${step - 1}) <> 0 OR is_within_bounds(${row}, ${step}))`;
/** In place of the terms of an order: SQLite sorts for an order by nothing too. */
const ANY_ORDER = '';
/** Of a plan in which SQLite sorts, for which it reads the keys of each row where that lies. */
const SORTING = 'USE TEMP B-TREE FOR ORDER BY';
/** Rows looked at between two looks at the time, where all are looked at in their order: a test in each row would cost a tenth of it. */
const RANGE = 8_192;

/** Short enough that other requests do not notice the wait, sorting that many rows included. */
const HERE: Bounds = { rows: 6_000, ms: 4 };
/** One row may be a NOTAM of megabytes: more comparisons with it than this are not tried. */
const MOST_VALUES_HERE = 40;

/** Bounds of what is worked out on the thread that serves. */
export const boundsHere = ({ compared }: ListingQuery): Bounds => (compared > MOST_VALUES_HERE ? { rows: 0, ms: 0 } : HERE);

const unbounded: Bounds = { rows: Infinity, ms: Infinity };

class BeyondBounds extends Error {}

type Left = { rows: number; until: number };

const left = new WeakMap<Database, Left>();

/** Without the connection among what it can reach: SQLite holds the function, and a connection held by its own function is never released. */
const counting = (bounds: Left) => (_row: number, step: number) => {
  bounds.rows -= step;
  if (bounds.rows < 0 || steadyMs() > bounds.until) throw new BeyondBounds();
  return 1;
};

/** Known to every connection that lists. */
function bound(db: Database, { rows, ms }: Bounds): void {
  const until = steadyMs() + ms;
  const known = left.get(db);
  if (known) return void Object.assign(known, { rows, until });
  const bounds = { rows, until };
  left.set(db, bounds);
  db.function('is_within_bounds', { deterministic: false }, counting(bounds));
}

/** A listing with what was looked up for it before. */
type Asked = Omit<ListingQuery, 'params'> & { params: readonly unknown[] };

/** Whether no index helps, so that every row of the table is looked at, whatever the values. */
export function looksAtEveryRow(db: Database, table: Table, query: Asked): boolean {
  return stepsOf(db, table, query).some((step) => step.split(' ', 2).join(' ') === `SCAN ${table.slice(-1)}`);
}

function stepsOf(db: Database, table: Table, { where, params, orderBy }: Asked): string[] {
  const plan = db.prepare<unknown[], { detail: string }>(
    `EXPLAIN QUERY PLAN SELECT ${table.slice(-1)}.row FROM ${table} WHERE ${where} ORDER BY ${orderBy}`,
  );
  return plan.all(...params).map(({ detail: step }) => step);
}

/** Factor by which a row number and its cell are read as one. */
export const CELLS = 8_192;

/** The row numbers, and behind them as many cells. */
function separated(values: readonly number[]): Uint32Array {
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

/** The numbers of the rows, behind them the cells where they are asked for. Undefined beyond the bounds. */
export function matchingRows(db: Database, table: Table, query: ListingQuery, bounds?: Bounds): Uint32Array | undefined {
  if (table !== 'notams n') return rowsOf(db, table, query, bounds);
  const { along, ...others } = query;
  // In one snapshot: NOTAMs may change between what is looked up in an index of them and the rest.
  return db.transaction(() => {
    const near = along && placesAlong(db, along, bounds);
    if (along && !near) return undefined;
    const order = along?.isOrder === true ? near : undefined;
    if (order && others.where === everything.where && !others.cell) return allAlong(db, others, order);
    const among = near ? amongRows(others, [...near.keys()]) : others;
    const known = lookedUp(db, among, bounds);
    return known instanceof Uint32Array || known === undefined ? known : rowsOf(db, table, known, bounds, order);
  })();
}

/** Nothing else is asked for: of those at the same place alone anything has to be read. */
function allAlong(db: Database, query: ListingQuery, along: ReadonlyMap<number, number>): Uint32Array {
  const places = new Map<number, number>();
  for (const at of along.values()) places.set(at, (places.get(at) ?? 0) + 1);
  const [alone, together]: [number[], number[]] = [[], []];
  for (const [row, at] of along) (places.get(at) === 1 ? alone : together).push(row);
  const inOrder = together.length === 0 ? [] : (rowsOf(db, 'notams n', amongRows(query, together)) ?? []);
  return new Uint32Array(inOrderAlong([...inOrder, ...alone], along, 1));
}

const amongRows = (query: ListingQuery, rows: readonly number[]): ListingQuery => ({
  ...query,
  where: `n.row IN (SELECT value FROM json_each(?)) AND (${query.where})`,
  params: [`[${rows.join()}]`, ...query.params],
});

/** `along`: where each row is along a route, to order by first. */
function rowsOf(db: Database, table: Table, query: Asked, bounds?: Bounds, along?: ReadonlyMap<number, number>): Uint32Array | undefined {
  const { params, orderBy, compared, cell } = query;
  if (orderBy === DEFAULT_ORDER && !cell && !along && stepsOf(db, table, query).includes(SORTING)) {
    const rows = rowsOf(db, table, { ...query, orderBy: ANY_ORDER }, bounds);
    const ordered = rows && inOrderOfKeys(db, rows);
    if (!rows || ordered) return ordered;
  }
  const row = `${table.slice(-1)}.row`;
  const once = query.once !== undefined && compared <= FEW && looksAtEveryRow(db, table, query) ? query.once : undefined;
  const where = once ?? query.where;
  if (once === undefined && !cell && bounds?.rows === Infinity && compared <= FEW && orderBy === row && looksAtEveryRow(db, table, query)) {
    return inRanges(db, table, query, steadyMs() + bounds.ms);
  }
  const bounded = withinBounds(row, compared > FEW ? 1 : bounds?.rows === Infinity ? EVERY_APART : EVERY_HERE);
  if (bounds || query.once !== undefined) bound(db, bounds ?? unbounded);
  try {
    const read = cell ? `${row} * ${CELLS} + ${cell.where}` : row;
    const found = `SELECT ${read} FROM ${table} WHERE ${bounds ? `${bounded} AND (${where})` : where}`;
    const sql = orderBy === ANY_ORDER ? found : `${found} ORDER BY ${orderBy}`;
    const values = db
      .prepare<unknown[], number>(sql)
      .pluck()
      .all(...(cell?.params ?? []), ...params);
    const ordered = along ? inOrderAlong(values, along, cell ? CELLS : 1) : values;
    return cell ? separated(ordered) : new Uint32Array(ordered);
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined;
    throw error;
  }
}

/** Those at one place stay in their order. `factor`: of the row number in a value. */
function inOrderAlong(values: readonly number[], along: ReadonlyMap<number, number>, factor: number): number[] {
  const placed = values.map((value) => ({ value, at: along.get(Math.floor(value / factor)) ?? Infinity }));
  return placed.sort((one, other) => one.at - other.at).map(({ value }) => value);
}

/** Where rows are along a route, by row. */
const placesAlong = (db: Database, corridor: Corridor, bounds?: Bounds) =>
  within(bounds, (endIfOver) => rowsAlong(db, corridor, { rows: bounds?.rows ?? Infinity, endIfOver }));

/** Searches of texts by their index; the rows themselves, where nothing but texts and statuses is asked for. */
const lookedUp = (db: Database, query: ListingQuery, bounds?: Bounds): Asked | Uint32Array | undefined =>
  within(bounds, (endIfOver) => {
    const whole = query.cell ? undefined : (rowsOfTexts(query, db, endIfOver) ?? rowsWithStatus(query, db, endIfOver));
    return whole ?? { ...query, ...withRowsOfTexts(query, db, endIfOver) };
  });

/** Where there is the time; undefined beyond it. */
function within<T>(bounds: Bounds | undefined, work: (endIfOver: () => void) => T): T | undefined {
  const until = steadyMs() + (bounds?.ms ?? Infinity);
  const endIfOver = () => {
    if (steadyMs() > until) throw new BeyondBounds();
  };
  try {
    return work(endIfOver);
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined;
    throw error;
  }
}

/** In one snapshot: rows may be added meanwhile. */
function inRanges(db: Database, table: Table, { where, params }: Asked, until: number): Uint32Array | undefined {
  const row = `${table.slice(-1)}.row`;
  const range = db
    .prepare<unknown[], number>(`SELECT ${row} FROM ${table} WHERE ${row} > ? AND ${row} <= ? AND (${where}) ORDER BY ${row}`)
    .pluck();
  const last = db.prepare<[], number>(`SELECT max(${row}) FROM ${table}`).pluck();
  return db.transaction(() => {
    const end = last.get() ?? 0;
    const found: number[][] = [];
    for (let from = 0; from < end; from += RANGE) {
      if (steadyMs() > until) return undefined;
      found.push(range.all(from, from + RANGE, ...params));
    }
    const rows = new Uint32Array(found.reduce((count, some) => count + some.length, 0));
    let count = 0;
    for (const some of found) {
      rows.set(some, count);
      count += some.length;
    }
    return rows;
  })();
}
