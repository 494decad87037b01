/**
 * The rows that match a filter, in order, within bounds. Promise: the work stops at the first row beyond the bounds, so that one request can
 * neither hold others up nor occupy a thread for long.
 */
import type { Database } from 'better-sqlite3';
import { steadyMs } from '#core/platform/clock.ts';
import { everything, type Condition } from '#core/filter/condition.ts';
import type { Corridor } from '#core/geo/corridor.ts';
import { rowsAlong } from '#core/notams/store/rows-along.ts';

/**
 * `compared`: how many values a row may be compared with, those of a place aside, which cost little. `cell`: a number from 0 to 8,191 that is read of each row besides.
 * `isSlow`: its tree tells that it takes longer than others may wait.
 * `looksUp`: its relations are looked up before the first row, which takes a time that no bound of rows ends.
 * `along`, of NOTAMs alone: those in this corridor; `isOrder`: in their order along it, and only then by `orderBy`.
 */
export type ListingQuery = Condition & {
  orderBy: string;
  compared: number;
  cell?: Condition | undefined;
  isSlow?: boolean;
  looksUp?: boolean;
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
const withinBounds = (row: string, step = EVERY_APART): string =>
  step === 1 ? `is_within_bounds(${row}, 1)` : `((${row} & ${step - 1}) <> 0 OR is_within_bounds(${row}, ${step}))`;

/** Short enough that other requests do not notice the wait, sorting that many rows included. */
const HERE: Bounds = { rows: 6_000, ms: 4 };
/** One row may be a NOTAM of megabytes: more comparisons with it than this are not tried. */
const MOST_VALUES_HERE = 40;
const MOST_LOOKED_UP_HERE = 4;

/** What is looked up costs as much however few rows it finds: the parts of the whole world take 3 ms for each of few values. */
const LOOKED_UP_HERE: Bounds = { rows: 12_000, ms: 12 };

/** Bounds of what is worked out on the thread that serves. */
export function boundsHere({ compared, isSlow, looksUp }: ListingQuery): Bounds {
  if (compared > MOST_VALUES_HERE || isSlow) return { rows: 0, ms: 0 };
  if (looksUp) return compared > MOST_LOOKED_UP_HERE ? { rows: 0, ms: 0 } : LOOKED_UP_HERE;
  return HERE;
}

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
const CELLS = 8_192;

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
  if (bounds?.rows === 0) return undefined;
  if (table !== 'notams n') return rowsOf(db, table, query, bounds);
  const { along, ...others } = query;
  // In one snapshot: NOTAMs may change between the look at their places and the rest.
  return db.transaction(() => {
    const near = along && placesAlong(db, along, bounds);
    if (along && !near) return undefined;
    const order = along?.isOrder === true ? near : undefined;
    if (order && others.where === everything.where && !others.cell) return allAlong(db, others, order);
    const among = near ? amongRows(others, [...near.keys()]) : others;
    return rowsOf(db, table, among, bounds, order);
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
  const { where, params, orderBy, compared, cell } = query;
  const row = `${table.slice(-1)}.row`;
  const bounded = withinBounds(row, compared > FEW ? 1 : bounds?.rows === Infinity ? EVERY_APART : EVERY_HERE);
  if (bounds) bound(db, bounds);
  try {
    const read = cell ? `${row} * ${CELLS} + ${cell.where}` : row;
    const sql = `SELECT ${read} FROM ${table} WHERE ${bounds ? `${bounded} AND (${where})` : where} ORDER BY ${orderBy}`;
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
