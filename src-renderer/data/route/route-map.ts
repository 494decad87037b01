/** The map next to a route is given the route and asks for edits of it; the two are features of their own, which the app puts together. */
import type { RouteLeg, RoutePoint } from '#contract/route/legs.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { RouteInAddress } from './route-in-address.ts';

/** The map draws a route in this form. */
export type DrawnRoute = Pick<RouteInAddress, 'text' | 'choices'> & {
  points: readonly RoutePoint[];
  legs: readonly RouteLeg[];
  alternates: readonly RoutePoint[];
  distanceNm: number;
};

/** An aerodrome, a navaid or a waypoint of the user that a route can lead over. */
export type RoutePlace = LatLon & { id: string; code: string; name: string; kind: 'airport' | 'navaid' | 'waypoint' };

/** A position on the map, as a word of a route; `place` is what lies there. */
export type MapPlace = LatLon & { word: string; place: RoutePlace | undefined };

/** Points are counted from 0. */
export type RouteEdits = {
  move: (at: number, to: MapPlace) => void;
  /** Inserts in front of a point, or at the end where `before` is the number of points. */
  insert: (before: number, place: MapPlace) => void;
  remove: (at: number) => void;
};

export type RouteMapProps = {
  /** Undefined until there is a point. */
  route: DrawnRoute | undefined;
  /** Undefined for a flight plan message, which is changed as text. */
  edits: RouteEdits | undefined;
  /** Half the width of the corridor in nautical miles, and the NOTAMs whose areas are in it. */
  corridor: { nm: number; areas: readonly string[] };
  /** It says when they are looked at, ISO 8601; undefined for now. */
  at: string | undefined;
};
