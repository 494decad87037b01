/** A table (RFC 4180) with a row for each NOTAM and its area as WKT (OGC 06-103). Nothing is left out of it. */
import type { Geometry, Position } from '#core/notams/read/notice.ts';
import { csvTable } from '#core/text/csv.ts';
import { decimal } from '#core/route/files/write-text.ts';
import { type Areas, type WrittenAreas, memberNames, membersOf, type Members } from './area.ts';

const columns = ['id', ...memberNames, 'geometry'];

export function areasToCsv({ areas }: Areas): WrittenAreas {
  const rows = areas.map(({ notice, geometry }): Members => ({ id: notice.id, ...membersOf(notice), geometry: wktOf(geometry) }));
  return { text: csvTable([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))]), leftOut: [] };
}

const one = ([longitude, latitude]: Position): string => `${decimal(longitude)} ${decimal(latitude)}`;
const line = (positions: readonly Position[]): string => `(${positions.map(one).join(', ')})`;
const rings = (all: readonly (readonly Position[])[]): string => `(${all.map(line).join(', ')})`;

function wktOf(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT (${one(geometry.coordinates)})`;
    case 'MultiPoint':
      return `MULTIPOINT ${line(geometry.coordinates)}`;
    case 'LineString':
      return `LINESTRING ${line(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING ${rings(geometry.coordinates)}`;
    case 'Polygon':
      return `POLYGON ${rings(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON (${geometry.coordinates.map(rings).join(', ')})`;
  }
}
