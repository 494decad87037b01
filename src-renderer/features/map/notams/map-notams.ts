/** The map shows the position of a NOTAM, how reliable that is, and the severity. */
import type { Geometry, Position } from 'geojson';
import type { MapNotam as NotamOfMap } from '#contract/map/notams.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { severityOf, statusOf, type Severity, type Status } from '#renderer/format/notams/facets.ts';
import { holds, normalized, type Box } from '../view.ts';

/** `given`: the text names the area. `itemQ`: the circle of item Q, coarse by rule. `region`: a whole region, and `none`: not drawn. */
export const confidences = ['given', 'itemQ', 'region', 'none'] as const;
type Confidence = (typeof confidences)[number];

export type MapNotam = {
  notam: NotamOfMap;
  confidence: Confidence;
  /** It is drawn; undefined where nothing is. */
  shape: Geometry | undefined;
  /** Its position may be drawn or not; it is undefined where unknown. */
  place: LatLon | undefined;
  severity: Severity;
  status: Status | undefined;
};

const LEAST_GRAVE: Severity = 1;

export function onMap(notam: NotamOfMap): MapNotam {
  const { decoded } = notam;
  const geometry = (decoded.geometry ?? undefined) as Geometry | undefined;
  const source = decoded.geometrySource;
  const confidence = confidenceOf(source);
  return {
    notam,
    confidence,
    shape: confidence === 'none' || confidence === 'region' ? undefined : geometry,
    place: geometry === undefined ? undefined : middleOf(geometry),
    severity: severityOf(notam) ?? LEAST_GRAVE,
    status: statusOf(notam),
  };
}

function confidenceOf(source: string | null): Confidence {
  if (source === 'itemQ') return 'itemQ';
  if (source === 'wholeRegion') return 'region';
  return source?.startsWith('text') === true ? 'given' : 'none';
}

/** Lists every position of a shape, longitude first. */
function positionsOf(shape: Geometry): Position[] {
  switch (shape.type) {
    case 'Point':
      return [shape.coordinates];
    case 'MultiPoint':
    case 'LineString':
      return shape.coordinates;
    case 'Polygon':
    case 'MultiLineString':
      return shape.coordinates.flat();
    case 'MultiPolygon':
      return shape.coordinates.flat(2);
    case 'GeometryCollection':
      return shape.geometries.flatMap(positionsOf);
  }
}

/** Counts the longitudes of a shape from its first one, so that a shape across 180° stays in one piece. */
function extentOf(shape: Geometry): Box | undefined {
  const positions = positionsOf(shape);
  const [first] = positions;
  if (first === undefined) return undefined;
  const start = first[0] ?? 0;
  const easts = positions.map(([longitude = 0]) => start + normalized(longitude - start));
  const norths = positions.map(([, latitude = 0]) => latitude);
  return { west: Math.min(...easts), east: Math.max(...easts), south: Math.min(...norths), north: Math.max(...norths) };
}

function middleOf(shape: Geometry): LatLon | undefined {
  const extent = extentOf(shape);
  return extent && { latitude: (extent.south + extent.north) / 2, longitude: normalized((extent.west + extent.east) / 2) };
}

/** Finds the box around its position, which brings it into view. */
export function cornersOf({ shape, place }: MapNotam): LatLon[] {
  const extent = shape === undefined ? undefined : extentOf(shape);
  if (extent === undefined) return place === undefined ? [] : [place];
  return [
    { latitude: extent.south, longitude: normalized(extent.west) },
    { latitude: extent.north, longitude: normalized(extent.east) },
  ];
}

/** Tells whether it may be partly inside: its bounding box is. */
export function touches({ shape, place }: MapNotam, box: Box): boolean {
  const extent = shape === undefined ? undefined : extentOf(shape);
  if (extent === undefined) return place !== undefined && holds(box, place);
  if (extent.north < box.south || extent.south > box.north) return false;
  const width = box.west > box.east ? box.east + 360 - box.west : box.east - box.west;
  // It begins this far east of the box's west edge.
  const begins = (((extent.west - box.west) % 360) + 360) % 360;
  return begins <= width || begins + (extent.east - extent.west) >= 360;
}

/** Tells whether the area covers the place; a point covers none. */
export function covers({ shape }: MapNotam, place: LatLon): boolean {
  if (shape?.type === 'Polygon') return isInside(shape.coordinates, place);
  return shape?.type === 'MultiPolygon' && shape.coordinates.some((rings) => isInside(rings, place));
}

/** The even-odd rule makes inner rings holes. */
function isInside(rings: readonly Position[][], { latitude, longitude }: LatLon): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([lon = 0, lat = 0], at) => {
      const [beforeLon = 0, beforeLat = 0] = ring.at(at - 1) ?? [];
      const [x, beforeX] = [normalized(lon - longitude), normalized(beforeLon - longitude)];
      // Such an edge goes around the other side of the earth.
      if (Math.abs(x - beforeX) > 180) return;
      if (lat > latitude !== beforeLat > latitude && ((beforeX - x) * (latitude - lat)) / (beforeLat - lat) + x > 0) inside = !inside;
    });
  return inside;
}
