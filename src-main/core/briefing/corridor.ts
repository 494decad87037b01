/** The route as a line that areas of NOTAMs are measured from, to their edge. */
import { figuresOf } from '#core/geo/geojson-figures.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { outlineOf } from '#domain/route-line/figures.ts';
import { passesOf } from '#domain/route-line/passes.ts';
import { routeLine } from '#domain/route-line/route-line.ts';
import type { Corridor } from './selection.ts';

/** `points` has at least one. */
export function corridorOf(points: readonly LatLon[], halfWidthNm: number): Corridor {
  const line = routeLine(points);
  return (geometry) => passesOf(line, figuresOf(geometry).map(outlineOf), halfWidthNm);
}
