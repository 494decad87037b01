/** A town of OpenMapTiles is made around a place: streets, a river, a lake, a peak and names, cut into the tiles of one zoom. */
import type { Feature, Position } from 'geojson';
import { gzipSync } from 'node:zlib';
import { indexOf, tileOf } from '#renderer/features/map/chart/tiles/tile-index.ts';
import { height, png, type TileGiven } from '../../../../helpers/tile-files.ts';

const ZOOM = 12;
/** The town is around this airport at the lake. */
const MIDDLE = { latitude: 46.23806, longitude: 6.10895 };

const at = (east: number, north: number): Position => [MIDDLE.longitude + east, MIDDLE.latitude + north];
const line = (properties: Record<string, unknown>, ...coordinates: Position[]): Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
});
const point = (properties: Record<string, unknown>, coordinates: Position): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
const area = (properties: Record<string, unknown>, [west, south, east, north]: [number, number, number, number]): Feature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]] },
  properties,
});

const streets = Array.from({ length: 9 }, (_, n) => (n - 4) * 0.008).flatMap((offset) => [
  line({ class: 'minor', name: 'Rue du Lac' }, at(-0.05, offset), at(0.05, offset)),
  line({ class: 'minor', name: 'Rue de l’Ancien-Port' }, at(offset, -0.04), at(offset, 0.04)),
]);
const motorway = line({ class: 'motorway', ref: 'A1' }, at(-0.08, -0.03), at(-0.02, 0.004), at(0.08, 0.03));
const river = line({ class: 'river', name: 'Le Rhône', 'name:fr': 'Le Rhône' }, at(-0.08, -0.035), at(0, -0.022), at(0.08, -0.03));
const layersOfTown = {
  landcover: [area({ class: 'wood' }, [-0.08, 0.012, -0.03, 0.04])],
  landuse: [area({ class: 'residential' }, [-0.025, -0.018, 0.03, 0.018])],
  water: [area({ class: 'lake' }, [0.04, -0.01, 0.08, 0.04])],
  waterway: [river],
  transportation: [...streets, motorway],
  transportation_name: [...streets, motorway],
  water_name: [point({ class: 'lake', name: 'Lac Léman', 'name:en': 'Lake Geneva' }, at(0.06, 0.015))],
  mountain_peak: [point({ class: 'peak', name: 'Mont Mussy', ele: 1680 }, at(-0.055, 0.03))],
  place: [
    point({ class: 'town', name: 'Женева', 'name:en': 'Old Harbour' }, at(-0.035, -0.012)),
    point({ class: 'village', name: 'Ελλάδα' }, at(0.03, -0.02)),
  ],
} satisfies Record<string, Feature[]>;

export const townLayers = JSON.stringify({ vector_layers: Object.keys(layersOfTown).map((id) => ({ id })) });

/** Lists the columns and rows around the middle. */
function around(): { column: number; row: number }[] {
  const size = 2 ** ZOOM;
  const column = Math.floor(((MIDDLE.longitude + 180) / 360) * size);
  const sine = Math.sin((MIDDLE.latitude * Math.PI) / 180);
  const row = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  return [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => ({ column: column + east, row: row + south })));
}

export function townTiles(): TileGiven[] {
  const indexes = Object.fromEntries(
    Object.entries(layersOfTown).map(([name, features]) => [name, indexOf(features, { maxZoom: ZOOM, tolerance: 1, buffer: 64 })]),
  );
  return around().map(({ column, row }) => ({
    zoom: ZOOM,
    column,
    row,
    data: gzipSync(tileOf(indexes, { z: ZOOM, x: column, y: row })),
  }));
}

/** Ridges of 600 metres from north-east to south-west, as Terrarium has them. */
export const ridgeTiles = (): TileGiven[] =>
  around().map((place) => ({
    zoom: ZOOM,
    ...place,
    data: png(256, (column, row) => height(Math.round(300 + 300 * Math.sin(((column + row) * Math.PI) / 32)))),
  }));
