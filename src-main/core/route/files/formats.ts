/**
 * This table has the formats of flight plan files, a row each. Which one a file has is recognised by its content: names of files say
 * little.
 */
import type { RouteFileFormat } from '#contract/route/files.ts';
import { writeCup } from './cup.ts';
import { isFms, readFms, writeFms } from './fms.ts';
import { readGarminFpl, writeGarminFpl } from './garmin-fpl.ts';
import { readGeoJson, writeGeoJson } from './geojson.ts';
import { readGpx, writeGpx } from './gpx.ts';
import { item15Lacks } from './item15.ts';
import { readKml, writeKml } from './kml.ts';
import { leftOutOf, type Lacking, type LeftOut, type WrittenRoute } from './left-out.ts';
import { readLnmpln, writeLnmpln } from './lnmpln.ts';
import { writeOpenAir } from './openair.ts';
import { tidyRoute, type PlannedRoute } from './planned-route.ts';
import { readPln, writePln } from './pln.ts';
import { isPln2024, readPln2024, writePln2024 } from './pln2024.ts';
import { isCup, readCup } from './read-cup.ts';
import type { ReadRoute } from './reading.ts';
import { rootOf } from './xml.ts';

type RouteFile = {
  title: string;
  extension: string;
  mediaType: string;
  /** Absent for item 15, which is the words of the route themselves (`writeItem15`). */
  write?: (route: PlannedRoute, leftOut: LeftOut) => string;
  /** Absent: it is written only. */
  read?: (text: string) => ReadRoute;
  /** It never holds these parts of a route. */
  lacks: Lacking;
};

/** `text` is written as UTF-8. */
export const routeFiles: Readonly<Record<RouteFileFormat, RouteFile>> = {
  gpx: {
    title: 'GPX 1.1',
    extension: 'gpx',
    mediaType: 'application/gpx+xml',
    write: writeGpx,
    read: readGpx,
    lacks: ['airways', 'regions', 'alternates', 'level', 'speed', 'rules', 'cycle'],
  },
  fpl: {
    title: 'Garmin flight plan 1',
    extension: 'fpl',
    mediaType: 'application/xml',
    write: writeGarminFpl,
    read: readGarminFpl,
    lacks: ['altitudes', 'airways', 'alternates', 'level', 'speed', 'rules', 'cycle'],
  },
  pln: {
    title: 'Flight Simulator X, Prepar3D, MSFS 2020',
    extension: 'pln',
    mediaType: 'application/xml',
    write: writePln,
    read: readPln,
    lacks: ['alternates', 'speed', 'cycle'],
  },
  pln2024: {
    title: 'MSFS 2024, tablet',
    extension: 'pln',
    mediaType: 'application/xml',
    write: writePln2024,
    read: readPln2024,
    lacks: ['names', 'alternates', 'speed', 'cycle'],
  },
  fms: {
    title: 'X-Plane 11 and 12',
    extension: 'fms',
    mediaType: 'text/plain',
    write: writeFms,
    read: readFms,
    lacks: ['name', 'names', 'regions', 'alternates', 'level', 'speed', 'rules'],
  },
  lnmpln: {
    title: 'Little Navmap',
    extension: 'lnmpln',
    mediaType: 'application/xml',
    write: writeLnmpln,
    read: readLnmpln,
    lacks: ['name', 'speed'],
  },
  kml: {
    title: 'KML 2.2',
    extension: 'kml',
    mediaType: 'application/vnd.google-earth.kml+xml',
    write: writeKml,
    read: readKml,
    lacks: [],
  },
  geojson: {
    title: 'GeoJSON (RFC 7946)',
    extension: 'geojson',
    mediaType: 'application/geo+json',
    write: writeGeoJson,
    read: readGeoJson,
    lacks: [],
  },
  cup: {
    title: 'SeeYou waypoints and task',
    extension: 'cup',
    mediaType: 'text/csv',
    write: writeCup,
    read: readCup,
    lacks: ['altitudes', 'airways', 'regions', 'alternates', 'level', 'speed', 'rules', 'cycle'],
  },
  icao: { title: 'item 15 of a flight plan', extension: 'txt', mediaType: 'text/plain', lacks: item15Lacks },
  openair: {
    title: 'OpenAir corridor',
    extension: 'openair',
    mediaType: 'text/plain',
    write: writeOpenAir,
    lacks: ['idents', 'names', 'altitudes', 'airways', 'regions', 'alternates', 'level', 'speed', 'rules', 'cycle'],
  },
};

/** It writes every format but item 15. */
export function writeRouteFile(format: RouteFileFormat, planned: PlannedRoute): WrittenRoute {
  const { write, lacks } = routeFiles[format];
  if (!write) throw new Error(`${format} is written out of the words of a route alone.`);
  const route = tidyRoute(planned);
  const leftOut = leftOutOf(format, route, lacks);
  return leftOut.done(write(route, leftOut));
}

const roots: Readonly<Record<string, (text: string) => RouteFileFormat>> = {
  gpx: () => 'gpx',
  'flight-plan': () => 'fpl',
  'SimBase.Document': (text) => (isPln2024(text) ? 'pln2024' : 'pln'),
  LittleNavmap: () => 'lnmpln',
  kml: () => 'kml',
};

/** Recognises a text without a mark in front; undefined for any other file. */
export function formatOf(text: string): RouteFileFormat | undefined {
  const root = rootOf(text);
  if (root !== undefined) return Object.hasOwn(roots, root) ? roots[root]?.(text) : undefined;
  if (isFms(text)) return 'fms';
  if (isJson(text)) return 'geojson';
  return isCup(text) ? 'cup' : undefined;
}

const isJson = (text: string): boolean => /^\s{0,100}\{/.test(text);
