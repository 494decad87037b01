/** A file of waypoints, whatever its name: recognised by its content. Throws a Refusal for any other file. */
import { refuseUncountable } from '#core/user-files/counted.ts';
import { decodeFile } from '../files/decode.ts';
import { isCup } from '../files/read-cup.ts';
import { refuseFile } from '../files/refused.ts';
import { rootOf } from '../files/xml/read-xml.ts';
import type { WaypointFileFormat } from '#contract/route/waypoints.ts';
import type { ReadWaypoints, WaypointFile } from './file-waypoint.ts';
import { isWaypointCsv, readCsvWaypoints } from './read-csv.ts';
import { readCupWaypoints } from './read-cup.ts';
import { readGpxWaypoints } from './read-gpx.ts';
import { readKmlWaypoints } from './read-kml.ts';

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
