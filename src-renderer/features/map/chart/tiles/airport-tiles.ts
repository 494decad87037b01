/** The airports of one kind as tiles of points. */
import type { Feature, Point } from 'geojson';
import { textAt, type AirportRows } from '../../airports/airport-rows.ts';
import { AIRPORT_LAYER, MOST_AIRPORT_ZOOM } from './tile-zooms.ts';
import { indexOf, tileOf, type TileAt } from './tile-index.ts';

export function airportTiles(rows: AirportRows): (at: TileAt) => Uint8Array<ArrayBuffer> {
  const index = indexOf(pointsOf(rows), { maxZoom: MOST_AIRPORT_ZOOM, tolerance: 0, buffer: 64 });
  return (at) => tileOf({ [AIRPORT_LAYER]: index }, at);
}

const pointsOf = (rows: AirportRows): Feature<Point>[] =>
  Array.from({ length: rows.count }, (_, row) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rows.longitude[row] ?? 0, rows.latitude[row] ?? 0] },
    properties: { code: textAt(rows.code, row) },
  }));
