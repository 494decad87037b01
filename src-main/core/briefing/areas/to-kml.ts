/**
 * Writes KML 2.2 (OGC 07-147) with a placemark for each NOTAM that restricts an area, with its time, its levels as data, and its text.
 * Heights are not drawn: most are pressure altitudes.
 */
import type { Geometry, Position } from '#core/notams/read/notice.ts';
import { decimal } from '#core/route/files/write-text.ts';
import { extendedData, kmlDocument } from '#core/route/files/kml.ts';
import { element } from '#core/route/files/xml.ts';
import { nameOfArea, type Area, type Areas, type WrittenAreas, membersOf } from './area.ts';

export function areasToKml({ briefing: { title, made }, areas }: Areas): WrittenAreas {
  const head = [element('name', `NOTAM areas ${title}`), element('description', `Briefing of ${made}. Not for navigation.`)];
  return { text: kmlDocument([...head, ...areas.map(placemark)]), leftOut: [] };
}

function placemark({ notice, geometry }: Area): string | null {
  return element('Placemark', [
    element('name', nameOfArea(notice)),
    element('description', notice.message),
    element('TimeSpan', [element('begin', notice.startDate), element('end', notice.endDate)]),
    extendedData(membersOf(notice)),
    shapeOf(geometry),
  ]);
}

const tuple = ([longitude, latitude]: Position): string => `${decimal(longitude)},${decimal(latitude)}`;
const coordinates = (positions: readonly Position[]): string | null => element('coordinates', positions.map(tuple).join(' '));
const point = (position: Position): string | null => element('Point', [coordinates([position])]);
const line = (positions: readonly Position[]): string | null => element('LineString', [element('tessellate', 1), coordinates(positions)]);
const ring = (name: string, positions: readonly Position[]): string | null =>
  element(name, [element('LinearRing', [coordinates(positions)])]);
const polygon = ([outer = [], ...holes]: readonly (readonly Position[])[]): string | null =>
  element('Polygon', [ring('outerBoundaryIs', outer), ...holes.map((hole) => ring('innerBoundaryIs', hole))]);
const several = (shapes: readonly (string | null)[]): string | null => element('MultiGeometry', shapes);

function shapeOf(geometry: Geometry): string | null {
  switch (geometry.type) {
    case 'Point':
      return point(geometry.coordinates);
    case 'MultiPoint':
      return several(geometry.coordinates.map(point));
    case 'LineString':
      return line(geometry.coordinates);
    case 'MultiLineString':
      return several(geometry.coordinates.map(line));
    case 'Polygon':
      return polygon(geometry.coordinates);
    case 'MultiPolygon':
      return several(geometry.coordinates.map(polygon));
  }
}
