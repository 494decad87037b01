/**
 * The rows that match a filter, in order, within bounds. Promise: the work stops at the first row beyond the bounds, so that one request can
 * neither hold others up nor occupy a thread for long.
 */
import type { Database } from 'better-sqlite3';
import { steadyMs } from '#core/platform/clock.ts';
import type { Condition } from '#core/filter/condition.ts';

export type ListingQuery = Condition & { orderBy: string };

/** Tables that have listings, with the alias that conditions use. */
export type Table = 'airports a' | 'notams n';

/** Rows looked at, and milliseconds spent on looking; sorting what was found comes on top. */
export type Bounds = { rows: number; ms: number };

/** Conditions that cost little are checked against the bounds at one row in 32. */
const FEW = 8;
const EVERY = 32;

/** Short enough that other requests do not notice the wait, sorting that many rows included. */
const HERE: Bounds = { rows: 6_000, ms: 4 };
/** One row may be a NOTAM of megabytes: more conditions on it than this are not tried. */
const MOST_VALUES_HERE = 40;

/** Bounds of what is worked out on the thread that serves. */
export const boundsHere = ({ params }: ListingQuery): Bounds => (params.length > MOST_VALUES_HERE ? { rows: 0, ms: 0 } : HERE);

class BeyondBounds extends Error {}

const left = new WeakMap<Database, { rows: number; until: number }>();

/** Known to every connection that lists. */
function countRows(db: Database): void {
  if (left.has(db)) return;
  left.set(db, { rows: Infinity, until: Infinity });
  db.function('is_within_bounds', { deterministic: false }, (_row: number, step: number) => {
    const bounds = left.get(db);
    if (!bounds) return 1;
    bounds.rows -= step;
    if (bounds.rows < 0 || steadyMs() > bounds.until) throw new BeyondBounds();
    return 1;
  });
}

/** Undefined beyond the bounds. */
export function matchingRows(db: Database, table: Table, query: ListingQuery, bounds?: Bounds): Uint32Array | undefined {
  const { where, params, orderBy } = query;
  const row = `${table.slice(-1)}.row`;
  const step = params.length > FEW ? 1 : EVERY;
  const bounded = `(${step === 1 ? '' : `(${row} & ${EVERY - 1}) <> 0 OR `}is_within_bounds(${row}, ${step}))`;
  if (bounds) {
    countRows(db);
    left.set(db, { rows: bounds.rows, until: steadyMs() + bounds.ms });
  }
  try {
    const sql = `SELECT ${row} FROM ${table} WHERE ${bounds ? `${bounded} AND (${where})` : where} ORDER BY ${orderBy}`;
    return Uint32Array.from(
      db
        .prepare<unknown[], number>(sql)
        .pluck()
        .all(...params),
    );
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined;
    throw error;
  }
}
