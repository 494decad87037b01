/** Where a NOTAM applies, as precisely as it says. The text comes before item Q, whose circle is approximate by definition. */
import { areaOf } from './antimeridian.ts';
import { circleAt, ringAround } from './circles.ts';
import { withLatinBearings } from '../cyrillic.ts';
import type { About, Geometry, GeometrySource, NoticeReading, Position } from '../notice.ts';
import { findPolygons } from './polygons.ts';
import { findPositions, type Found } from './positions.ts';
import { spokenText } from '../english-part.ts';

export type Drawn = { geometry: Geometry; source: GeometrySource };

/** A text with more points names a list of places, not an area. */
const MAX_LISTED = 60;

export function geometryOf(reading: NoticeReading, about: Pick<About, 'positionOf'>): Drawn | null {
  const text = spokenText(reading.text);
  return (
    fromText(reading.format === 'domestic-cyrillic' ? withLatinBearings(text) : text) ?? fromItemQ(reading) ?? fromLocation(reading, about)
  );
}

function fromText(text: string): Drawn | null {
  const points = findPositions(text);
  const [first] = points;
  if (!first) return null;
  const polygons = findPolygons(text, points);
  if (polygons) return { geometry: polygons, source: 'textPolygon' };
  const circles = circlesOf(text, points.slice(0, MAX_LISTED));
  if (circles) return { geometry: circles, source: 'textCircle' };
  if (points.length === 1) return { geometry: { type: 'Point', coordinates: first.position }, source: 'textPoint' };
  if (points.length > MAX_LISTED) return null;
  return { geometry: { type: 'MultiPoint', coordinates: points.map(({ position }) => position) }, source: 'textPoint' };
}

function circlesOf(text: string, points: readonly Found[]): Geometry | null {
  const rings: Position[][] = [];
  for (const point of points) {
    const circle = circleAt(text, point);
    if (circle) rings.push(ringAround(circle));
  }
  return areaOf(rings);
}

function fromItemQ({ latitude, longitude, radiusNm }: NoticeReading): Drawn | null {
  if (latitude === null || longitude === null) return null;
  const centre: [number, number] = [longitude, latitude];
  const area = radiusNm !== null && radiusNm > 0 ? areaOf([ringAround({ centre, radiusNm })]) : null;
  if (area) return { geometry: area, source: 'itemQ' };
  return { geometry: { type: 'Point', coordinates: centre }, source: 'itemQ' };
}

function fromLocation({ locations }: NoticeReading, { positionOf }: Pick<About, 'positionOf'>): Drawn | null {
  const place = locations[0] === undefined ? undefined : positionOf?.(locations[0]);
  return place ? { geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] }, source: 'location' } : null;
}
