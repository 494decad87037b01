/**
 * It finds where an .mbtiles file has its tiles. Promise: nothing of the file's own SQL is ever run: views, triggers, virtual tables,
 * generated columns and expressions in indexes are refused. One view is let be and not used: files that have each picture once (tippecanoe,
 * planetiler) name their two tables by it.
 */
import type { Database } from 'better-sqlite3';
import { invalidBecause } from '../refusal.ts';
import { reason } from '../reasons/reason.ts';

type Entry = { type: string; name: string; isVirtual: 0 | 1 };
/** One table has a row for each place, another the pictures; in a plain file they are one and the same. */
type Layout = { places: string; pictures: string; id: string | undefined };

const METADATA = 'metadata';
const TILES = 'tiles';
const MOST_ENTRIES = 200;
/** `hidden` is 2 for a virtual and 3 for a stored generated column (SQLite, PRAGMA table_xinfo). */
const generated: readonly number[] = [2, 3];
const onceEach: readonly Layout[] = [
  { places: 'map', pictures: 'images', id: 'tile_id' },
  { places: 'tiles_shallow', pictures: 'tiles_data', id: 'tile_data_id' },
];
const plain: Layout = { places: TILES, pictures: TILES, id: undefined };

/** Writes the FROM clause with `p` and `d`. Throws `basemapHasSql`. */
export function tilesIn(db: Database, path: string): string {
  const entries = db
    .prepare<[number], Entry>(
      `SELECT type, name, type = 'table' AND coalesce(rootpage, 0) = 0 AS isVirtual
         FROM sqlite_schema
        LIMIT ?`,
    )
    .all(MOST_ENTRIES + 1);
  if (entries.length > MOST_ENTRIES)
    throw invalidBecause(reason('basemapDamaged', { path, error: `more than ${MOST_ENTRIES} tables and indexes` }));
  const tables = new Set(entries.filter(({ type, isVirtual }) => type === 'table' && isVirtual === 0).map(({ name }) => name));
  const layout = onceEach.find(({ places, pictures }) => !tables.has(TILES) && tables.has(places) && tables.has(pictures)) ?? plain;
  for (const { type, name, isVirtual } of entries) {
    if (isVirtual === 1) throw invalidBecause(reason('basemapHasSql', { path, kind: 'virtualTable', name }));
    const isLetBe = type === 'view' && name === TILES && layout !== plain;
    if ((type === 'view' && !isLetBe) || type === 'trigger') throw invalidBecause(reason('basemapHasSql', { path, kind: type, name }));
  }
  for (const table of new Set([METADATA, layout.places, layout.pictures])) refuseExpressions(db, table, path);
  return layout.id === undefined ? `${layout.places} p` : `${layout.places} p JOIN ${layout.pictures} d ON d.${layout.id} = p.${layout.id}`;
}

function refuseExpressions(db: Database, table: string, path: string): void {
  const columns = db.prepare<[string], { name: string; hidden: number }>('SELECT name, hidden FROM pragma_table_xinfo(?)').all(table);
  for (const { name, hidden } of columns)
    if (generated.includes(hidden))
      throw invalidBecause(reason('basemapHasSql', { path, kind: 'generatedColumn', name: `${table}.${name}` }));
  const indexes = db
    .prepare<[string], { name: string }>(
      `SELECT DISTINCT i.name
         FROM pragma_index_list(?) i
         JOIN pragma_index_xinfo(i.name) c
        WHERE c.cid = -2 OR i.partial = 1`,
    )
    .all(table);
  for (const { name } of indexes) throw invalidBecause(reason('basemapHasSql', { path, kind: 'expressionIndex', name }));
}
