/** The airports of one kind as tiles of points, each with what its symbol and labels say. */
import type { Feature, Point } from 'geojson';
import { visible } from '#domain/text/visible-text.ts';
import type { Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import { longestRunwayAt, textAt, type AirportRows, type LongestColumns } from '#renderer/features/map/airports/airport-rows.ts';
import { airportImage } from '../airport-images.ts';
import { cityNames } from './city-names.ts';
import { AIRPORT_LAYER, MOST_AIRPORT_ZOOM } from './tile-zooms.ts';
import { indexOf, tileOf, type TileAt } from './tile-index.ts';

/** What tiles are made of. */
export type TileRows = LongestColumns & Pick<AirportRows, 'count' | 'latitude' | 'longitude' | 'code' | 'city'>;

/** `larger`: airports of the larger kinds, whose cities are named already. */
export function airportTiles(kind: Kind, rows: TileRows, larger: readonly TileRows[]): (at: TileAt) => Uint8Array<ArrayBuffer> {
  const index = indexOf(pointsOf(kind, rows, larger), { maxZoom: MOST_AIRPORT_ZOOM, tolerance: 0, buffer: 64 });
  return (at) => tileOf({ [AIRPORT_LAYER]: index }, at);
}

function pointsOf(kind: Kind, rows: TileRows, larger: readonly TileRows[]): Feature<Point>[] {
  const cities = cityNames(rows, larger);
  return Array.from({ length: rows.count }, (_, row) => {
    const { length, bearing, surface } = longestRunwayAt(rows, row);
    const city = cities.get(row);
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [rows.longitude[row] ?? 0, rows.latitude[row] ?? 0] },
      properties: {
        code: visible(textAt(rows.code, row)),
        image: airportImage(kind, { isHard: surface === 'hard', hasBar: bearing !== null }),
        bearing: bearing ?? 0,
        // The longest runway first: its airport is labelled where there is not room for all.
        order: -(length ?? 0),
        ...(city === undefined ? {} : { city: visible(city) }),
      },
    };
  });
}
