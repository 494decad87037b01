/**
 * The geometry says where a NOTAM applies, as precisely as its text does. Promise: the text comes before item Q, whose circle is
 * approximate by definition; but each position of the text lies in what is drawn, or the approximate circle is drawn instead, with a
 * warning. A whole region gets no point.
 */
import type { Warning } from '#contract/notams/warnings.ts';
import { oneLine } from '#core/text/line.ts';
import type { Figure } from '#domain/route-line/figures.ts';
import { withLatinBearings } from '../cyrillic.ts';
import { spokenText } from '../english-part.ts';
import type { About, Geometry, GeometrySource, NoticeReading, Position } from '../notice.ts';
import { areaOf, lineOf } from './antimeridian.ts';
import { ringAround, type Circle } from './circles.ts';
import { findPositions, latLonOf, MAX_POINTS, type Found, onPlane } from './positions.ts';
import { shapesOf, type Shapes } from './shapes.ts';

/** Nautical miles from an area; 0 inside. Rings are closed; their longitudes may run past 180°. */
export const distanceToRings = (rings: readonly (readonly Position[])[], position: Position): number =>
  rings.reduce((least, ring) => Math.min(least, distanceToRing(ring, position)), Infinity);

function distanceToRing(ring: readonly Position[], position: Position): number {
  const { distance, crossings } = toSides(ring, position);
  return crossings % 2 === 1 ? 0 : distance;
}

/** Tells how far the nearest side is, and how many a line to the east crosses. */
function toSides(line: readonly Position[], position: Position): { distance: number; crossings: number } {
  let distance = Infinity;
  let crossings = 0;
  let before: [number, number] | undefined;
  for (const corner of line) {
    const [x, y] = onPlane(corner, position);
    if (before) {
      const [fromX, fromY] = before;
      if (y > 0 !== fromY > 0 && 0 < ((fromX - x) * -y) / (fromY - y) + x) crossings++;
      const square = (x - fromX) ** 2 + (y - fromY) ** 2;
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (-fromX * (x - fromX) - fromY * (y - fromY)) / square));
      distance = Math.min(distance, Math.hypot(fromX + along * (x - fromX), fromY + along * (y - fromY)));
    }
    before = [x, y];
  }
  return { distance, crossings };
}

/** `geometry` is null and `figures` empty for a whole region, whose outline is unknown. `figures` are the same, with circles as such. */
export type Drawn = { geometry: Geometry | null; figures: Figure[]; source: GeometrySource; warnings: Warning[] };

/** Nautical miles by which a position may lie outside: texts round to seconds, and circles have 36 corners. */
const TOLERANCE_NM = 0.1;
/** A text with more points names a list of places, not an area. */
const MAX_LISTED = 60;

export function geometryOf(reading: NoticeReading, about: Pick<About, 'positionOf'>): Drawn | null {
  const unreadable: string[] = [];
  const text = plainText(reading);
  const points = findPositions(text, unreadable);
  const warnings: Warning[] = unreadable.slice(0, 1).map((piece) => ({ item: 'E', code: 'positionUnreadable', text: piece }));
  const coarse = (): Drawn | null => fromItemQ(reading, about);
  const drawn =
    points.length === 0 ? null : fromText(text, { points, isReadWhole: unreadable.length === 0 && points.length < MAX_POINTS }, coarse);
  const found = drawn ?? coarse() ?? fromLocation(reading, about);
  if (found === null || warnings.length === 0) return found;
  return { ...found, warnings: [...warnings, ...found.warnings] };
}

/** The text is on one line, in capitals, because positions are broken over lines too. */
function plainText(reading: NoticeReading): string {
  const text = oneLine(spokenText(reading.text)).toUpperCase();
  return reading.format === 'domestic-cyrillic' ? withLatinBearings(text) : text;
}

function fromText(
  text: string,
  { points, isReadWhole }: { points: readonly Found[]; isReadWhole: boolean },
  coarseOf: () => Drawn | null,
): Drawn | null {
  const shapes = shapesOf(text, points, isReadWhole);
  const rings = shapes.isIncomplete ? [] : ringsOf(shapes);
  const drawn = shapes.isIncomplete ? null : drawingOf(shapes, rings);
  const outside = drawn && outsideOf(shapes, rings);
  if (drawn && !outside) return { ...drawn, warnings: [] };
  const piece = outside ? text.slice(outside.from, outside.to) : null;
  const warnings: Warning[] = [{ item: 'E', code: outside ? 'positionOutsideDrawing' : 'areaNotDrawn', text: piece }];
  const coarse = coarseOf();
  if (coarse?.geometry && coarse.geometry.type !== 'Point') return { ...coarse, warnings };
  if (points.length > MAX_LISTED) return coarse && { ...coarse, warnings };
  return { ...pointsOf(points.map(({ position }) => position)), source: 'textPoint', warnings };
}

const ringsOf = ({ polygons, circles, corridors }: Shapes): Position[][] => [...polygons, ...circles.map(ringAround), ...corridors];

function drawingOf({ polygons, circles, corridors, lines, points }: Shapes, rings: readonly Position[][]): Omit<Drawn, 'warnings'> {
  const area = areaOf(rings);
  if (area) {
    const figures = [
      ...[...polygons, ...corridors].map((ring): Figure => ({ kind: 'area', ring: ring.map(latLonOf) })),
      ...circles.map(circleOf),
    ];
    return { geometry: area, figures, source: polygons.length > 0 ? 'textPolygon' : corridors.length > 0 ? 'textCorridor' : 'textCircle' };
  }
  const ways = lines.map((line) => line.map(({ position }) => position));
  if (points.length === 0) {
    const figures = ways.map((way): Figure => ({ kind: 'line', positions: way.map(latLonOf) }));
    return { geometry: lineOf(ways), figures, source: 'textLine' };
  }
  return { ...pointsOf([...ways.flat(), ...points.map(({ position }) => position)]), source: 'textPoint' };
}

const circleOf = ({ centre, radiusNm }: Circle): Figure => ({ kind: 'circle', centre: latLonOf(centre), radiusNm });
const atPoint = (position: Position): Figure => circleOf({ centre: position, radiusNm: 0 });

/** A position that no area was made of, and that lies in none. */
function outsideOf({ lines, points }: Shapes, rings: readonly Position[][]): Found | undefined {
  if (rings.length === 0) return undefined;
  return [...points, ...lines.flat()].find(({ position }) => distanceToRings(rings, position) > TOLERANCE_NM);
}

function pointsOf(positions: readonly Position[]): Pick<Drawn, 'geometry' | 'figures'> {
  const [first] = positions;
  return {
    geometry: positions.length === 1 && first ? { type: 'Point', coordinates: first } : { type: 'MultiPoint', coordinates: [...positions] },
    figures: positions.map(atPoint),
  };
}

function fromItemQ(reading: NoticeReading, about: Pick<About, 'positionOf'>): Drawn | null {
  const { latitude, longitude, radiusNm, scope } = reading;
  if (coversRegion(reading)) {
    // The radius is unknown where the scope is an aerodrome alone.
    return (scope === 'A' ? fromLocation(reading, about) : null) ?? { geometry: null, figures: [], source: 'wholeRegion', warnings: [] };
  }
  if (latitude === null || longitude === null) return null;
  const centre: Position = [longitude, latitude];
  const circle = { centre, radiusNm: radiusNm ?? 0 };
  return {
    // What is stored needs no corners.
    get geometry(): Geometry {
      return circle.radiusNm > 0 ? areaAround(circle) : { type: 'Point', coordinates: centre };
    },
    figures: [circleOf(circle)],
    source: 'itemQ',
    warnings: [],
  };
}

const areaAround = (circle: Circle): Geometry => areaOf([ringAround(circle)]) ?? { type: 'Point', coordinates: circle.centre };

/** A radius of 999, or item A a region and no position: there is no point that it is at. */
const coversRegion = ({ isWholeRegion, latitude, locations, fir }: NoticeReading): boolean =>
  isWholeRegion || (latitude === null && fir !== null && locations[0] === fir);

function fromLocation({ locations }: NoticeReading, { positionOf }: Pick<About, 'positionOf'>): Drawn | null {
  const place = locations[0] === undefined ? undefined : positionOf?.(locations[0]);
  return place ? { ...pointsOf([[place.longitude, place.latitude]]), source: 'location', warnings: [] } : null;
}
