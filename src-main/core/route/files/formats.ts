/** The formats of flight plan files, a row each. Which one a file has is recognised by its content: names of files say little. */
import type { RouteFileFormat } from '#contract/route/files.ts';
import { cupLacks, writeCup } from './cup.ts';
import { fmsLacks, isFms, readFms, writeFms } from './fms.ts';
import { garminLacks, readGarminFpl, writeGarminFpl } from './garmin-fpl.ts';
import { readGeoJson, writeGeoJson } from './geojson.ts';
import { gpxLacks, readGpx, writeGpx } from './gpx.ts';
import { item15Lacks } from './item15.ts';
import { readKml, writeKml } from './kml.ts';
import type { Lacking, WrittenRoute } from './left-out.ts';
import { lnmplnLacks, readLnmpln, writeLnmpln } from './lnmpln.ts';
import { openAirLacks, writeOpenAir } from './openair.ts';
import type { PlannedRoute } from './planned-route.ts';
import { plnLacks, readPln, writePln } from './pln.ts';
import { isPln2024, pln2024Lacks, readPln2024, writePln2024 } from './pln2024.ts';
import { isCup, readCup } from './read-cup.ts';
import type { ReadRoute } from './reading.ts';
import { rootOf } from './xml.ts';

export type RouteFile = {
  title: string;
  extension: string;
  mediaType: string;
  /** Absent for item 15, which is the words of the route themselves (`writeItem15`). */
  write?: (route: PlannedRoute) => WrittenRoute;
  /** Absent: it is written only. */
  read?: (text: string) => ReadRoute;
  /** It never holds these parts of a route. */
  lacks: Lacking;
};

/** `text` is written as UTF-8. */
export const routeFiles: Readonly<Record<RouteFileFormat, RouteFile>> = {
  gpx: { title: 'GPX 1.1', extension: 'gpx', mediaType: 'application/gpx+xml', write: writeGpx, read: readGpx, lacks: gpxLacks },
  fpl: {
    title: 'Garmin flight plan 1',
    extension: 'fpl',
    mediaType: 'application/xml',
    write: writeGarminFpl,
    read: readGarminFpl,
    lacks: garminLacks,
  },
  pln: {
    title: 'Flight Simulator X, Prepar3D, MSFS 2020',
    extension: 'pln',
    mediaType: 'application/xml',
    write: writePln,
    read: readPln,
    lacks: plnLacks,
  },
  pln2024: {
    title: 'MSFS 2024, tablet',
    extension: 'pln',
    mediaType: 'application/xml',
    write: writePln2024,
    read: readPln2024,
    lacks: pln2024Lacks,
  },
  fms: { title: 'X-Plane 11 and 12', extension: 'fms', mediaType: 'text/plain', write: writeFms, read: readFms, lacks: fmsLacks },
  lnmpln: {
    title: 'Little Navmap',
    extension: 'lnmpln',
    mediaType: 'application/xml',
    write: writeLnmpln,
    read: readLnmpln,
    lacks: lnmplnLacks,
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
  cup: { title: 'SeeYou waypoints and task', extension: 'cup', mediaType: 'text/csv', write: writeCup, read: readCup, lacks: cupLacks },
  icao: { title: 'item 15 of a flight plan', extension: 'txt', mediaType: 'text/plain', lacks: item15Lacks },
  openair: { title: 'OpenAir corridor', extension: 'openair', mediaType: 'text/plain', write: writeOpenAir, lacks: openAirLacks },
};

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
