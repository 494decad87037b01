/** Distance rings around a place. */
import type { Feature } from 'geojson';
import { circleAround } from '#domain/circle.ts';
import type { LatLon } from '#domain/lat-lon.ts';

/** Circles are exact enough up to here, nautical miles. */
export const LARGEST_RING_NM = 500;
export const MOST_RINGS = 8;

/** `10 20 30` or `10, 20, 30` as nautical miles; undefined where one is no radius, or where there are too many. */
export function readRadii(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;/]+/).filter((part) => part !== '');
  const radii = parts.map(Number);
  const isWrong = radii.some((radius) => !(radius > 0 && radius <= LARGEST_RING_NM));
  return isWrong || radii.length > MOST_RINGS ? undefined : radii;
}

/** Each ring with its radius as a label in the north. */
export function ringFeatures(centre: LatLon, radii: readonly number[], label: (radius: number) => string): Feature[] {
  return radii.flatMap((radius): Feature[] => {
    const { corners, pole } = circleAround(centre, radius);
    const line = corners.map(({ longitude, latitude }) => [longitude, latitude]);
    const [north] = line;
    if (north === undefined) return [];
    // Around a pole it is a line from one edge of the map to the other.
    const ends = pole === null ? [north] : [];
    return [
      { type: 'Feature', geometry: { type: 'LineString', coordinates: [...line, ...ends] }, properties: {} },
      { type: 'Feature', geometry: { type: 'Point', coordinates: north }, properties: { name: label(radius) } },
    ];
  });
}
