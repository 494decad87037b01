/** The points of a KML file, in folders or not; its lines and areas are no waypoints. */
import { metresToFeet } from '#domain/units.ts';
import { elementsIn, positionsIn } from '../files/kml.ts';
import { childOf, readXml, textOf } from '../files/xml/read-xml.ts';
import type { ReadWaypoints } from './file-waypoint.ts';

export function readKmlWaypoints(text: string): ReadWaypoints {
  const root = readXml(text, 'kml');
  const placemarks = elementsIn(root, 'Placemark');
  return {
    unused: ['MultiGeometry', 'LineString', 'Polygon', 'GroundOverlay'].filter((name) => elementsIn(root, name).length > 0),
    waypoints: placemarks.flatMap((own) => {
      const point = childOf(own, 'Point');
      if (!point) return [];
      const name = textOf(own, 'name') ?? null;
      const [position] = positionsIn(point);
      const { latitude = NaN, longitude = NaN, metres } = position ?? {};
      const isAbsolute = textOf(point, 'altitudeMode') === 'absolute';
      return [
        {
          line: own.line,
          ident: name,
          name,
          latitude,
          longitude,
          elevationFt: isAbsolute && metres !== undefined ? metresToFeet(metres) : null,
          remarks: textOf(own, 'description') ?? null,
        },
      ];
    }),
  };
}
