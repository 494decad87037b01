/** Opens a file of waypoints, whatever its name, by its content. Throws a Refusal for any other file. */
import type { WaypointFileFormat } from '#contract/route/waypoints.ts';
import { refuseUncountable } from '#core/user-files/counted.ts';
import { metresToFeet } from '#domain/units.ts';
import { decodeFile } from '../files/decode.ts';
import { elementsIn, positionsIn } from '../files/kml.ts';
import { csvRows, isCup, cupTable } from '../files/read-cup.ts';
import { numberOf, refuseFile } from '../files/reading.ts';
import { rootOf, childrenOf, readXml, textOf, childOf } from '../files/xml.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';

export type FileWaypoint = {
  /** Lines count from 1. */
  line: number;
  ident: string | null;
  name: string | null;
  latitude: number;
  longitude: number;
  /** Null means that the file has none. */
  elevationFt: number | null;
  remarks: string | null;
};

/** `unused`: names of the parts of the file that are no waypoints. */
type WaypointFile = { format: WaypointFileFormat; waypoints: FileWaypoint[]; unused: string[]; guessed: string | undefined };
type ReadWaypoints = Pick<WaypointFile, 'waypoints' | 'unused'>;

/** These are of aerodromes; a waypoint has none of them. */
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

/** Reads `504.0m`, `1654ft`; a number without a unit is metres. */
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
      // Devices show the comment next to the name; many programs write the name again as both.
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

const columns = ['ident', 'name', 'latitude', 'longitude', 'elevationft', 'remarks'];

/** Tells whether the first line names latitude and longitude as this form does, and not as CUP does. */
function isWaypointCsv(text: string): boolean {
  const names = namesIn(firstLine(text).split(/[,;\t]/));
  return names.includes('ident') || (names.includes('latitude') && names.includes('longitude') && !names.includes('style'));
}

const firstLine = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .slice(0, 2_000)
    .split(/[\r\n]/, 1)[0] ?? '';
const namesIn = (cells: readonly string[]): string[] => cells.map((cell) => cell.replaceAll('"', '').trim().toLowerCase());

function readCsvWaypoints(text: string): ReadWaypoints {
  const delimiter = [';', '\t'].find((one) => firstLine(text).includes(one)) ?? ',';
  const [head, ...rows] = csvRows(text, 'csv', delimiter).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = namesIn(head?.cells ?? []);
  const needed = [...(names.includes('name') ? [] : ['ident']), 'latitude', 'longitude'].filter((name) => !names.includes(name));
  if (needed.length > 0) throw invalidBecause(reason('waypointColumnMissing', { columns: needed.join(', ') }));
  return {
    unused: names.filter((name) => name !== '' && !columns.includes(name)),
    waypoints: rows.map(({ cells, line }) => {
      const cellOf = (name: string) => cells[names.indexOf(name)] || null;
      const [ident, elevation] = [cellOf('ident'), cellOf('elevationft')];
      return {
        line,
        ident,
        name: cellOf('name'),
        latitude: numberOf(cellOf('latitude') ?? ''),
        longitude: numberOf(cellOf('longitude') ?? ''),
        elevationFt: elevation === null ? null : numberOf(elevation),
        remarks: cellOf('remarks'),
      };
    }),
  };
}
