/** A condition on NOTAMs whose searches of the text are answered by the index of words, before the rest of it is. */
import type { Database } from 'better-sqlite3';
import type { Condition } from '#core/filter/condition.ts';
import { DEFAULT_ORDER, inDefaultOrder, type Ordered } from './ordered.ts';
import { rowsWithText } from './rows-with-text.ts';

/** As filter/operators.ts compiles `message` with `contains`. */
export const SEARCH = 'instr(n.message_fold, ?) > 0';
/** Of one condition; each more looks at every text, as it would without an index. */
const MOST_SEARCHES = 8;
/** One of so many NOTAMs found: from there on it is faster to go through all in their order. */
const FEW = 8;
const MOST_MARKS = 1 << 24;

type Bound = { where: string; params: (string | number | Buffer | null)[] };

/** The rows in order, where nothing but texts is asked for, all of them, in the default order and the index knows that too. */
export function rowsOfTexts(
  { where, params, orderBy }: Condition & { orderBy: string },
  db: Database,
  isOver: () => void,
): Uint32Array | undefined {
  if (orderBy !== DEFAULT_ORDER || params.length > MOST_SEARCHES || where !== searchesFor(params.length)) return undefined;
  let found: Ordered | undefined;
  for (const text of params) {
    const some = rowsWithText(db, String(text), isOver);
    if (!some) return undefined;
    const both = found ? inBoth(found, some) : some;
    if (!both) return undefined;
    found = both;
  }
  return found && inDefaultOrder(found);
}

/** As filter/condition.ts joins so many. */
const searchesFor = (count: number): string => (count === 1 ? SEARCH : Array.from({ length: count }, () => `(${SEARCH})`).join(' AND '));

function inBoth({ rows, issued, ids }: Ordered, other: Ordered): Ordered | undefined {
  const marks = marksOf(other.rows);
  if (!marks) return undefined;
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (marks[row] !== 1) continue;
    rows[count] = row;
    issued[count] = issued[at] as number;
    ids[count++] = ids[at] as number;
  }
  return { rows: rows.subarray(0, count), issued: issued.subarray(0, count), ids: ids.subarray(0, count) };
}

/** A byte for each row from 0, 1 for these; undefined where that were too many. */
export function marksOf(rows: Uint32Array): Buffer | undefined {
  let last = -1;
  for (const row of rows) last = Math.max(last, row);
  if (last >= MOST_MARKS) return undefined;
  const marks = Buffer.alloc(last + 1);
  for (const row of rows) marks[row] = 1;
  return marks;
}

/** The same rows. No text in the SQL of a condition has a question mark: values are bound. */
export function withRowsOfTexts({ where, params }: Condition, db: Database, isOver: () => void): Bound {
  const pieces = where.split(SEARCH);
  if (pieces.length === 1 || pieces.length > MOST_SEARCHES + 1) return { where, params };
  const bound: Bound['params'] = [...params];
  let count: number | undefined;
  let at = 0;
  const written = pieces.slice(0, -1).map((piece) => {
    at += piece.split('?').length - 1;
    const found = rowsWithText(db, String(params[at]), isOver);
    const place = at++;
    if (!found) return piece + SEARCH;
    count ??= db.prepare<[], number>('SELECT count(*) FROM notams').pluck().get() ?? 0;
    const marks = found.rows.length * FEW > count ? marksOf(found.rows) : undefined;
    bound[place] = marks ?? `[${found.rows.join()}]`;
    if (marks) return `${piece}substr(?, n.row + 1, 1) = x'01'`;
    return `${piece}n.row IN (SELECT value FROM json_each(?))`;
  });
  return { where: [...written, pieces.at(-1)].join(''), params: bound };
}
