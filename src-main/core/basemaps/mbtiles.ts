/**
 * An .mbtiles file: SQLite with the tables `metadata` and `tiles`, rows from the south (MBTiles 1.3). Promise: it is only read, what it has of SQL runs
 * no function that could do harm, and a tile is found by an index: a search through a whole file would hold up everyone.
 */
import Sqlite from 'better-sqlite3';
import {
  boundsOf,
  layersOf,
  mediaTypes,
  MOST_BYTES,
  schemaOf,
  textOf,
  within,
  type About,
  type Archive,
  type TileForm,
} from './archive.ts';
import { refuseBasemap } from './refused.ts';

const MOST_METADATA = 200;
const TILE = 'SELECT t.tile_data FROM tiles t WHERE t.zoom_level = ? AND t.tile_column = ? AND t.tile_row = ?';

/** Throws `basemapDamaged`, `basemapWithoutIndex` or `basemapTilesUnknown`. */
export function openMbtiles(path: string): Archive {
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(path, { readonly: true, fileMustExist: true });
    db.pragma('query_only = ON');
    db.pragma('trusted_schema = OFF');
    const metadata = new Map(
      db.prepare<[number], [string, unknown]>('SELECT m.name, m.value FROM metadata m LIMIT ?').raw().all(MOST_METADATA),
    );
    const steps = db.prepare<[number, number, number], { detail: string }>(`EXPLAIN QUERY PLAN ${TILE}`).all(0, 0, 0);
    const find = db.prepare<[number, number, number]>(TILE).pluck();
    if (!steps.every(({ detail: step }) => step.startsWith('SEARCH')))
      return refuse(db, () => refuseBasemap('basemapWithoutIndex', { path }));
    const form = formOf(metadata.get('format'));
    if (form === undefined)
      return refuse(db, () => refuseBasemap('basemapTilesUnknown', { path, found: textOf(metadata.get('format')) ?? '?' }));
    const opened = db;
    return {
      about: aboutOf(metadata, form),
      tile: async (zoom, column, row) => {
        const bytes = find.get(zoom, column, 2 ** zoom - 1 - row);
        if (bytes === undefined || bytes === null) return undefined;
        if (!Buffer.isBuffer(bytes) || bytes.length > MOST_BYTES) throw new Error('the tile is not one');
        return { bytes, isGzip: bytes[0] === 0x1f && bytes[1] === 0x8b, mediaType: mediaTypes[form] };
      },
      close: () => void opened.close(),
    };
  } catch (error) {
    db?.close();
    if (error instanceof Sqlite.SqliteError) refuseBasemap('basemapDamaged', { path, error: error.message });
    throw error;
  }
}

function refuse(db: Sqlite.Database, refusing: () => never): never {
  db.close();
  return refusing();
}

function formOf(format: unknown): TileForm | undefined {
  const word = typeof format === 'string' ? format.toLowerCase() : '';
  if (word === 'jpeg') return 'jpg';
  if (word === 'mvt' || word === 'application/vnd.mapbox-vector-tile') return 'pbf';
  return word in mediaTypes ? (word as TileForm) : undefined;
}

function aboutOf(metadata: ReadonlyMap<string, unknown>, form: TileForm): About {
  const layers = layersOf(parsed(metadata.get('json')));
  const encoding = metadata.get('encoding');
  const heights = encoding === 'terrarium' || encoding === 'mapbox' ? encoding : null;
  const minZoom = within(metadata.get('minzoom'), 0, 30, 0);
  return {
    format: 'mbtiles',
    name: textOf(metadata.get('name')),
    kind: form === 'pbf' ? 'vector' : heights === null ? 'raster' : 'terrain',
    schema: form === 'pbf' ? schemaOf(layers) : null,
    encoding: form === 'pbf' ? null : heights,
    layers,
    minZoom,
    maxZoom: within(metadata.get('maxzoom'), minZoom, 30, Math.max(minZoom, 14)),
    bounds: boundsOf((textOf(metadata.get('bounds')) ?? '').split(',')),
    attribution: textOf(metadata.get('attribution')),
  };
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
