/**
 * A planned route has what the formats of flight plan files have in common, each value with its unit. The first point is the departure, the
 * last the destination.
 */
import type { LatLon } from '#domain/lat-lon.ts';
import type { Speed } from '../words/word.ts';

export type PointKind = 'airport' | 'navaid' | 'waypoint' | 'position';

type Described = {
  /** The file or the data writes it so; null for a position, which has only its coordinates. */
  ident: string | null;
  kind: PointKind;
  /** VOR means all that are found by a VHF receiver; null where it is not known. */
  navaid: 'VOR' | 'NDB' | null;
  name: string | null;
  /** The altitude is planned at the point, in feet above mean sea level; hundredths count. */
  altitudeFt: number | null;
  /** This airway leads to the point. */
  airway: string | null;
  /**
   * Files tell navaids and reporting points of one name apart by these two letters or figures (ICAO Doc 7910's first two letters, K1 to K7
   * in the US).
   */
  region: string | null;
};

export type PlannedPoint = Described & LatLon;
/** A file may name a point by its ident alone. */
export type FilePoint = Described & (LatLon | { latitude: null; longitude: null });

/** The value counts feet above mean sea level, or hundreds of feet of pressure altitude. */
export type CruiseLevel = { unit: 'ft' | 'FL'; value: number };

export type PlannedRoute<Point extends FilePoint = PlannedPoint> = {
  name: string | null;
  points: readonly Point[];
  alternates: readonly Point[];
  cruiseLevel: CruiseLevel | null;
  cruiseSpeed: Speed | null;
  rules: 'VFR' | 'IFR' | null;
  /** The file was made from data of this AIRAC cycle, four figures. */
  cycle: string | null;
  /**
   * These words of the route are in its text alone: names without a place, procedures, changes on the way. A route that was read from a
   * file has none.
   */
  wordsAlone?: readonly string[];
};

export const MOST_POINTS = 2_000;
const MOST_IDENT = 64;
const MOST_NAME = 200;

const ends = /\r\n?/g;
/** These are controls, and characters that XML cannot hold (XML 1.0, 2.2). */
const controls = /[\p{Cc}\uFFFE\uFFFF]/gu;
const KEPT = '\t\n\r\u0085';

/** Takes out controls, halves of characters and blanks around; null if nothing is left. */
export function cleanText(text: string | null | undefined, most: number = MOST_NAME): string | null {
  const clean = (text ?? '')
    .toWellFormed()
    .replace(ends, '\n')
    .replace(controls, (letter) => (KEPT.includes(letter) ? letter : ''))
    .trim();
  // It cuts by characters, so that none is halved.
  const cut =
    clean.length <= most
      ? clean
      : Array.from(clean.slice(0, most * 2))
          .slice(0, most)
          .join('')
          .trim();
  return cut === '' ? null : cut;
}

export const cleanIdent = (text: string | null | undefined): string | null => cleanText(text, MOST_IDENT);

export const EMPTY_POINT = {
  ident: null,
  kind: 'position',
  navaid: null,
  name: null,
  altitudeFt: null,
  airway: null,
  region: null,
} as const;
export const EMPTY_ROUTE = {
  name: null,
  points: [],
  alternates: [],
  cruiseLevel: null,
  cruiseSpeed: null,
  rules: null,
  cycle: null,
} as const;

/** Rounds to a millimetre; no zero is south or west. */
const rounded = (degrees: number): number => Math.round(degrees * 1e8) / 1e8 + 0;

/** Puts a point into the form that all writers and readers share: texts are clean, a position alone has no ident, a navaid alone has a kind. */
export function tidyPoint<Point extends FilePoint>(point: Point): Point {
  const ident = point.kind === 'position' ? null : cleanIdent(point.ident);
  const kind = ident === null ? 'position' : point.kind;
  const position = point.latitude === null ? {} : { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
  return {
    ...point,
    ...position,
    ident,
    kind,
    navaid: kind === 'navaid' ? point.navaid : null,
    name: cleanText(point.name),
    altitudeFt: point.altitudeFt === null ? null : Math.round(point.altitudeFt * 100) / 100 + 0,
    airway: cleanIdent(point.airway),
    region: cleanIdent(point.region),
  };
}

export function tidyRoute<Point extends FilePoint>(route: PlannedRoute<Point>): PlannedRoute<Point> {
  return {
    ...route,
    name: cleanText(route.name),
    points: route.points.map(tidyPoint),
    alternates: route.alternates.map(tidyPoint),
  };
}
