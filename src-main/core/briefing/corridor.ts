/** Areas of NOTAMs are measured from the line of the route to their edge. */
import { readFigures } from '#core/geo/figure-text.ts';
import { figuresOf } from '#core/geo/geojson-figures.ts';
import type { Geometry } from '#core/notams/read/notice.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { boxesAround } from '#domain/route-line/boxes.ts';
import { outlineOf, type Figure } from '#domain/route-line/figures.ts';
import { passesOf, type Pass } from '#domain/route-line/passes.ts';
import { routeLine } from '#domain/route-line/route-line.ts';

/** `points` has at least one. */
export function corridorOf(points: readonly LatLon[], halfWidthNm: number) {
  const line = routeLine(points);
  const of = (figures: readonly Figure[]) => passesOf(line, figures.map(outlineOf), halfWidthNm);
  // Each is requested by what selects rows, and again by what places them.
  const stored = new Map<string, readonly Pass[]>();
  return {
    ofStored(figures: string): readonly Pass[] {
      const before = stored.get(figures);
      if (before) return before;
      const passes = of(readFigures(figures));
      stored.set(figures, passes);
      return passes;
    },
    ofGeometry: (geometry: Geometry): readonly Pass[] => of(figuresOf(geometry)),
    /** The unit is nautical miles from the start of the route. */
    positionAt(alongNm: number): LatLon {
      const piece = line.pieces.findLast((one) => one.alongNm <= alongNm) ?? line.pieces[0];
      return piece ? piece.geodesic().at(Math.max(0, alongNm - piece.legNm)).position : (points[0] as LatLon);
    },
    /** What is outside all of them is outside the corridor. */
    boxes: boxesAround(line, halfWidthNm),
  };
}

/** It finds the passes of the route within the corridor's width of an area; none where it does not come near. */
export type Corridor = ReturnType<typeof corridorOf>;
