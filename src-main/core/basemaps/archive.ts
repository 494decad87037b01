/**
 * Opens a file of map tiles, of either form. Promise: what a damaged or hostile file does is an error of one tile, within bounds of memory.
 */
import type { Basemap } from '#contract/map/basemaps.ts';

/** The file says this of itself. */
export type About = Pick<
  Basemap,
  'format' | 'kind' | 'schema' | 'encoding' | 'layers' | 'minZoom' | 'maxZoom' | 'bounds' | 'attribution'
> & {
  name: string | null;
};

export type Tile = { bytes: Uint8Array; isGzip: boolean; mediaType: string };

/** `otherTag` is the state of a file that changed since it was opened: its tiles are then read again. */
export type TileRead = { tile: Tile | null } | { otherTag: string };

export type Archive = {
  about: About;
  /** Rows from the north. Undefined where there is none; rejected where it cannot be read. */
  tile(zoom: number, column: number, row: number): Promise<Tile | undefined>;
  close(): void;
};

/** Bytes of one tile, packed or not. Tiles of maps in use have less than a tenth, so a larger one is an attack. */
export const MOST_TILE = 8 * 1024 * 1024;
/** The metadata, and an unpacked directory of tiles, have at most this many bytes. */
export const MOST_ABOUT = 5 * 1024 * 1024;

export const mediaTypes = {
  pbf: 'application/vnd.mapbox-vector-tile',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
} as const;
export type TileForm = keyof typeof mediaTypes;

const MOST_ZOOM = 30;

/** The number of the file may be anything. */
export const zoomOf = (value: unknown, least: number, otherwise: number): number => {
  const number = Number(value);
  return value !== null && value !== '' && Number.isInteger(number) && number >= least && number <= MOST_ZOOM ? number : otherwise;
};

export function boundsOf(values: readonly unknown[]): Basemap['bounds'] {
  const [west, south, east, north] = values.map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const areOnEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return areOnEarth && south < north && west < east ? [west, south, east, north] : null;
}

const MOST_TEXT = 500;
const MOST_LAYERS = 100;

/** Marks of HTML, which many files have in it, are left out. */
export const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = value
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
  return text === '' ? null : text;
};

/** Names of the vector layers, out of `vector_layers` of TileJSON. */
export function layersOf(metadata: unknown): string[] {
  const listed = typeof metadata === 'object' && metadata !== null && 'vector_layers' in metadata ? metadata.vector_layers : undefined;
  if (!Array.isArray(listed)) return [];
  return listed
    .flatMap((layer: unknown) =>
      typeof layer === 'object' && layer !== null && 'id' in layer && typeof layer.id === 'string' ? [layer.id] : [],
    )
    .slice(0, MOST_LAYERS)
    .map((id) => id.slice(0, MOST_TEXT));
}

/** A schema is known by the layers that only one of them has. */
export function schemaOf(layers: readonly string[]): NonNullable<Basemap['schema']> {
  if (layers.includes('transportation')) return 'openMapTiles';
  return layers.includes('roads') && layers.includes('earth') ? 'protomaps' : 'other';
}
