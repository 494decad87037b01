/** A file of waypoints, whatever its name: recognised by its content. Throws a Refusal for any other file. */
import type { WaypointFileFormat } from '#contract/route/waypoints.ts';
import { refuseUncountable } from '#core/user-files/counted.ts';
import { metresToFeet } from '#domain/units.ts';
import { decodeFile } from '../files/decode.ts';
import { elementsIn, positionsIn } from '../files/kml.ts';
import { isCup, cupTable } from '../files/read-cup.ts';
import { numberOf } from '../files/reading.ts';
import { refuseFile } from '../files/refused.ts';
import { rootOf, childrenOf, readXml, textOf, childOf } from '../files/xml/read-xml.ts';
import type { ReadWaypoints, WaypointFile } from './file-waypoint.ts';
import { isWaypointCsv, readCsvWaypoints } from './read-csv.ts';

/** Of aerodromes; a waypoint has none of them. */
const unusedColumns = ['rwdir', 'rwlen', 'rwwidth', 'freq', 'userdata', 'pics'];

function readCupWaypoints(text: string): ReadWaypoints {
  const { waypoints, tasks, cellOf, positionOf } = cupTable(text);
  const unused = unusedColumns.filter((name) => waypoints.some((one) => !['', '0', '0.0m', '0m'].includes(cellOf(one, name))));
  return {
    unused: [...unused, ...(tasks.length > 0 ? ['Related Tasks'] : [])],
    waypoints: waypoints.map((one) => {
      const [name, code, remarks] = [cellOf(one, 'name'), cellOf(one, 'code'), cellOf(one, 'desc')];
      return {
        line: one.line,
        ident: code || null,
        name: name || null,
        ...positionOf(one),
        elevationFt: feetOf(cellOf(one, 'elev')),
        remarks: remarks || null,
      };
    }),
  };
}

/** `504.0m`, `1654ft`; without a unit metres. */
function feetOf(text: string): number | null {
  const [, figures = '', unit] = /^(.{0,20}?) ?(m|ft)?$/i.exec(text.trim()) ?? [];
  if (figures === '') return text.trim() === '' ? null : NaN;
  const value = numberOf(figures);
  return unit?.toLowerCase() === 'ft' ? value : metresToFeet(value);
}

const readers: Readonly<Record<WaypointFileFormat, (text: string) => ReadWaypoints>> = {
  cup: readCupWaypoints,
  gpx: readGpxWaypoints,
  kml: readKmlWaypoints,
  csv: readCsvWaypoints,
};

export function openWaypointFile(bytes: Uint8Array): WaypointFile {
  const { text, guessed } = decodeFile(bytes);
  const format = formatOf(text) ?? refuseFile('waypointFileUnknown', {});
  refuseUncountable(text, format);
  const read = readers[format](text);
  if (read.waypoints.length === 0) refuseFile('waypointFileNoPoints', { format });
  return { format, guessed, ...read };
}

function formatOf(text: string): WaypointFileFormat | undefined {
  const root = rootOf(text);
  if (root !== undefined) return root === 'gpx' || root === 'kml' ? root : undefined;
  if (isWaypointCsv(text)) return 'csv';
  return isCup(text) ? 'cup' : undefined;
}

/** The waypoints (`wpt`) of a GPX file; its routes and tracks are no waypoints. */
function readGpxWaypoints(text: string): ReadWaypoints {
  const root = readXml(text, 'gpx');
  return {
    unused: ['rte', 'trk'].filter((name) => childrenOf(root, name).length > 0),
    waypoints: childrenOf(root, 'wpt').map((own) => {
      const [ident, metres] = [textOf(own, 'name'), textOf(own, 'ele')];
      // Devices show the comment beside the name; many programs write the name again as both.
      const [name, ...more] = [...new Set([textOf(own, 'desc'), textOf(own, 'cmt')])].filter((one) => one !== undefined && one !== ident);
      return {
        line: own.line,
        ident: ident ?? null,
        name: name ?? ident ?? null,
        latitude: numberOf(own.attributes['lat']),
        longitude: numberOf(own.attributes['lon']),
        elevationFt: metres === undefined ? null : metresToFeet(numberOf(metres)),
        remarks: more.length === 0 ? null : more.join('\n'),
      };
    }),
  };
}

/** The points of a KML file, in folders or not; its lines and areas are no waypoints. */
function readKmlWaypoints(text: string): ReadWaypoints {
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
