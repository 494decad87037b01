/** A condition on NOTAMs whose searches of the text are answered by the index of words, before the rest of it is. */
import type { Database } from 'better-sqlite3';
import type { Condition } from '#core/filter/condition.ts';
import { DEFAULT_ORDER, inDefaultOrder } from './ordered.ts';
import { rowsWithText } from './rows-with-text.ts';

/** As filter/operators.ts compiles `message` with `contains`. */
const SEARCH = 'instr(n.message_fold, ?) > 0';
/** Of one condition; each more looks at every text, as it would without an index. */
const MOST_SEARCHES = 8;
/** One of so many NOTAMs found: from there on it is faster to go through all in their order. */
const FEW = 8;

/** The rows in order, where nothing but one text is asked for in the default order and the index knows that too. */
export function rowsOfText(
  { where, params, orderBy }: Condition & { orderBy: string },
  db: Database,
  isOver: () => void,
): Uint32Array | undefined {
  if (where !== SEARCH || orderBy !== DEFAULT_ORDER) return undefined;
  const found = rowsWithText(db, String(params[0]), isOver);
  return found && inDefaultOrder(found);
}

/** The same rows. No text in the SQL of a condition has a question mark: values are bound. */
export function withRowsOfTexts({ where, params }: Condition, db: Database, isOver: () => void): Condition {
  const pieces = where.split(SEARCH);
  if (pieces.length === 1 || pieces.length > MOST_SEARCHES + 1) return { where, params };
  const bound = [...params];
  let count: number | undefined;
  let at = 0;
  const written = pieces.slice(0, -1).map((piece) => {
    at += piece.split('?').length - 1;
    const found = rowsWithText(db, String(params[at]), isOver);
    const place = at++;
    if (!found) return piece + SEARCH;
    bound[place] = `[${found.rows.join()}]`;
    count ??= db.prepare<[], number>('SELECT count(*) FROM notams').pluck().get() ?? 0;
    return `${piece}${found.rows.length * FEW > count ? '+' : ''}n.row IN (SELECT value FROM json_each(?))`;
  });
  return { where: [...written, pieces.at(-1)].join(''), params: bound };
}
