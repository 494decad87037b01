/**
 * The first pages of all NOTAMs in an order that an index has, without the numbers of all rows: those cost the more the more are stored, and again after
 * each change.
 */
import type { Database } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Further pages come from the whole listing, which is kept. */
const MOST_ROWS = 1_000;
/** Orders of which it is remembered whether an index has them. */
const MOST_ORDERS = 50;

export type FirstRows = { rows: Uint32Array; totalCount: number };

/** For one answer, within its transaction or alone; undefined where no index has the order, or it is too far to the last of the rows. */
export function openFirstRows(db: Database, revisionOf: () => number): (orderBy: string, last: number) => FirstRows | undefined {
  const known = new LRUCache<string, { statement: ReturnType<typeof statementOf> }>({ max: MOST_ORDERS });
  const count = db.prepare<[], number>('SELECT count(*) FROM notams').pluck();
  let counted: { revision: number; count: number } | undefined;

  const sqlOf = (orderBy: string) => `SELECT n.row FROM notams n ORDER BY ${orderBy} LIMIT ?`;
  /** Undefined where all rows would be sorted. */
  function statementOf(orderBy: string) {
    const plan = db.prepare<[number], { detail: string }>(`EXPLAIN QUERY PLAN ${sqlOf(orderBy)}`).all(MOST_ROWS);
    const isSorting = plan.some(({ detail }) => detail === 'USE TEMP B-TREE FOR ORDER BY');
    return isSorting ? undefined : db.prepare<[number], number>(sqlOf(orderBy)).pluck();
  }

  function totalCount(): number {
    const revision = revisionOf();
    if (counted?.revision !== revision) counted = { revision, count: count.get() ?? 0 };
    return counted.count;
  }

  const read = db.transaction((statement: NonNullable<ReturnType<typeof statementOf>>, last: number): FirstRows => ({
    totalCount: totalCount(),
    rows: new Uint32Array(statement.all(last)),
  }));

  return (orderBy, last) => {
    if (last > MOST_ROWS) return undefined;
    let form = known.get(orderBy);
    if (!form) known.set(orderBy, (form = { statement: statementOf(orderBy) }));
    return form.statement && read(form.statement, last);
  };
}
