/**
 * Reads an .mbtiles file, which is SQLite with the tables `metadata` and `tiles`, rows from the south (MBTiles 1.3). Promise: it is only
 * read, none of its own SQL is run, what is too long for a map is not read, and a tile is found by an index: a search through a whole file
 * would take minutes.
 */
import Sqlite from 'better-sqlite3';
import {
  boundsOf,
  layersOf,
  mediaTypes,
  MOST_ABOUT,
  MOST_TILE,
  schemaOf,
  textOf,
  zoomOf,
  type About,
  type Archive,
  type TileForm,
} from './archive.ts';
import { parsedJson } from '../text/json.ts';
import { tilesIn } from './mbtiles-schema.ts';
import { invalidBecause } from '../refusal.ts';
import { reason } from '../reasons/reason.ts';

const MOST_METADATA = 200;
const MOST_NAME = 200;
/** SQL that gives a value, or -1 for one that is too long; its length is known without reading it. */
const bounded = (column: string, most: number): string => `CASE WHEN octet_length(${column}) <= ${most} THEN ${column} ELSE -1 END`;
const ABOUT = `SELECT ${bounded('m.name', MOST_NAME)}, ${bounded('m.value', MOST_ABOUT)} FROM metadata m LIMIT ?`;

/** Throws `basemapDamaged`, `basemapHasSql`, `basemapWithoutIndex` or `basemapTilesUnknown`. */
export function openMbtiles(path: string): Archive {
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(path, { readonly: true, fileMustExist: true });
    for (const pragma of ['query_only = ON', 'trusted_schema = OFF', 'cell_size_check = ON', 'automatic_index = OFF']) db.pragma(pragma);
    const tiles = tilesIn(db, path);
    const metadata = new Map(db.prepare<[number], [unknown, unknown]>(ABOUT).raw().all(MOST_METADATA));
    const picture = tiles.includes('JOIN') ? 'd.tile_data' : 'p.tile_data';
    const query = `SELECT ${bounded(picture, MOST_TILE)} FROM ${tiles} WHERE p.zoom_level = ? AND p.tile_column = ? AND p.tile_row = ?`;
    const steps = db.prepare<[number, number, number], { detail: string }>(`EXPLAIN QUERY PLAN ${query}`).all(0, 0, 0);
    if (!steps.every(({ detail: step }) => step.startsWith('SEARCH'))) throw invalidBecause(reason('basemapWithoutIndex', { path }));
    const form = formOf(metadata.get('format'));
    if (form === undefined) throw invalidBecause(reason('basemapTilesUnknown', { path, found: textOf(metadata.get('format')) ?? '?' }));
    const find = db.prepare<[number, number, number]>(query).pluck();
    const opened = db;
    return {
      about: aboutOf(metadata, form),
      tile: async (zoom, column, row) => {
        const bytes = find.get(zoom, column, 2 ** zoom - 1 - row);
        if (bytes === undefined || bytes === null) return undefined;
        if (!Buffer.isBuffer(bytes)) throw new Error('the tile is not one');
        return { bytes, isGzip: bytes[0] === 0x1f && bytes[1] === 0x8b, mediaType: mediaTypes[form] };
      },
      close: () => void opened.close(),
    };
  } catch (error) {
    db?.close();
    if (error instanceof Sqlite.SqliteError) throw invalidBecause(reason('basemapDamaged', { path, error: error.message }));
    throw error;
  }
}

function formOf(format: unknown): TileForm | undefined {
  const word = typeof format === 'string' ? format.toLowerCase() : '';
  if (word === 'jpeg') return 'jpg';
  if (word === 'mvt' || word === 'application/vnd.mapbox-vector-tile') return 'pbf';
  return word in mediaTypes ? (word as TileForm) : undefined;
}

function aboutOf(metadata: ReadonlyMap<unknown, unknown>, form: TileForm): About {
  const json = metadata.get('json');
  const layers = layersOf(typeof json === 'string' ? parsedJson(json) : undefined);
  const encoding = metadata.get('encoding');
  const heights = encoding === 'terrarium' || encoding === 'mapbox' ? encoding : null;
  const minZoom = zoomOf(metadata.get('minzoom'), 0, 0);
  return {
    format: 'mbtiles',
    name: textOf(metadata.get('name')),
    kind: form === 'pbf' ? 'vector' : heights === null ? 'raster' : 'terrain',
    schema: form === 'pbf' ? schemaOf(layers) : null,
    encoding: form === 'pbf' ? null : heights,
    layers,
    minZoom,
    maxZoom: zoomOf(metadata.get('maxzoom'), minZoom, Math.max(minZoom, 14)),
    bounds: boundsOf((textOf(metadata.get('bounds')) ?? '').split(',')),
    attribution: textOf(metadata.get('attribution')),
  };
}
