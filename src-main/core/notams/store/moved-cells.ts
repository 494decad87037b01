/**
 * Cells at one moment from those at another: only the NOTAMs that begin, end or run over between the two have other ones, and indexes find them. Promise: the same as
 * if all were read; undefined where so many have changed that reading all costs less.
 */
import type { Database } from 'better-sqlite3';
import { changingRows } from '../lifecycle/status-changes.ts';
import { CELLS, type ListingQuery } from '#core/listing/matching-rows.ts';

/** NOTAMs that are looked up one by one. */
const MOST = 3_000;

type Known = { query: ListingQuery; parts: Uint32Array };

/** The first parameter of a cell is its moment (cells.ts). */
const momentOf = ({ cell }: ListingQuery): string => String(cell?.params[0] ?? '');

export function movedCells(db: Database, { query, parts }: Known, to: ListingQuery): Uint32Array | undefined {
  if (!to.cell) return undefined;
  const [from, until] = [momentOf(query), momentOf(to)].toSorted();
  const changed = db
    .prepare<unknown[], number>(
      `WITH times (begun, ended) AS (VALUES (?, ?))
       SELECT n.row * ${CELLS} + ${to.cell.where}
         FROM notams n
        WHERE n.row IN (${changingRows('(SELECT begun FROM times)', '(SELECT ended FROM times)')} LIMIT ${MOST + 1})`,
    )
    .pluck()
    .all(from, until, ...to.cell.params);
  if (changed.length > MOST) return undefined;
  const cells = new Map(changed.map((value) => [Math.floor(value / CELLS), value % CELLS]));
  const moved = parts.slice();
  const count = parts.length / 2;
  for (let index = 0; index < count; index++) {
    const cell = cells.get(moved[index] as number);
    if (cell !== undefined) moved[count + index] = cell;
  }
  return moved;
}
