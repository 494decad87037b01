/**
 * The first pages of all NOTAMs are read by the index of their order. Numbering all rows would cost more the more are stored, and once more after
 * each change.
 */
import type { Database } from 'better-sqlite3';
import { rememberedOfRevision } from '#core/remembered.ts';

/** Further pages come from the whole listing, which is kept. */
const MOST_ROWS = 1_000;
/** An index has the rows in the order of these fields; among equal ones SQLite sorts. */
const indexedOrders: ReadonlySet<string> = new Set(['id', 'notamId', 'icao', 'fir', 'issueDate', 'startDate', 'endDate']);

/** The ORDER BY of a list, and the field that its first key sorts by. */
type ListOrder = { field: string; orderBy: string };

type FirstRows = { rows: Uint32Array; totalCount: number };

/**
 * Finds the first rows of one answer, within its transaction or alone; undefined where no index has the order, or the last of the rows is too far.
 */
export function openFirstRows(db: Database, revisionOf: () => number): (order: ListOrder, last: number) => FirstRows | undefined {
  const count = db.prepare<[], number>('SELECT count(*) FROM notams').pluck();
  const totalCount = rememberedOfRevision(revisionOf, (_all: undefined) => count.get() ?? 0);

  const read = db.transaction((orderBy: string, last: number): FirstRows => ({
    totalCount: totalCount(undefined),
    rows: new Uint32Array(db.prepare<[number], number>(`SELECT n.row FROM notams n ORDER BY ${orderBy} LIMIT ?`).pluck().all(last)),
  }));

  return ({ field, orderBy }, last) => (last <= MOST_ROWS && indexedOrders.has(field) ? read(orderBy, last) : undefined);
}
