/** Cuts shapes into vector tiles (Mapbox Vector Tile 2), so that a worker does it all and the map's own thread never sees the shapes. */
import { GeoJSONVT, type GeoJSONVTOptions, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';

/** MapLibre counts tiles so that the whole world is 0/0/0. */
export type TileAt = { z: number; x: number; y: number };
export type TileIndex = (at: TileAt) => GeoJSONVTTile | null;

export function indexOf(features: readonly Feature[], options: GeoJSONVTOptions): TileIndex {
  const index = new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, options);
  return ({ z, x, y }) => index.getTile(z, x, y);
}

/** The layers that have something in this tile; empty bytes where none has. */
export function tileOf(layers: Readonly<Record<string, TileIndex>>, at: TileAt): Uint8Array<ArrayBuffer> {
  const there = Object.entries(layers).flatMap(([name, index]) => {
    const tile = index(at);
    return tile === null || tile.features.length === 0 ? [] : [[name, tile] as const];
  });
  return there.length === 0 ? new Uint8Array() : new Uint8Array(fromGeojsonVt(Object.fromEntries(there), { version: 2, extent: 4096 }));
}
