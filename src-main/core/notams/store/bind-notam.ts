/**
 * Statements that store a NOTAM. Their parameters have the names of columns, and of what the store knows besides; they are bound by their places, which SQLite's
 * driver does in a fraction of the time that some seventy names take.
 */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';
import { cellOf, rows, type AttributeName, type ColumnValue } from './attributes.ts';

/** A parameter that names no column of an attribute. */
type Besides = Readonly<Record<string, ColumnValue>>;
type Parameter = { name: AttributeName; isDetail: boolean } | { besides: string };

const attributes = new Map(
  rows.filter(({ part }) => part !== 'machine').map(({ column, name, part }) => [column, { name, isDetail: part === 'details' }]),
);
/** Parameters as SQLite names them; none of the statements has a colon within quotes. */
const parameter = /:([a-z_]+)/gi;

export function bindNotam(db: Database, sql: string): (notice: ImportedNotam, besides: Besides) => void {
  const parameters = Array.from(sql.matchAll(parameter), ([, name = '']): Parameter => attributes.get(name) ?? { besides: name });
  const statement = db.prepare<[ColumnValue[]]>(sql.replace(parameter, '?'));
  return (notice, besides) => {
    const { details } = notice;
    statement.run(
      parameters.map((one) =>
        'besides' in one ? (besides[one.besides] as ColumnValue) : cellOf(one.isDetail ? details : notice, one.name),
      ),
    );
  };
}
