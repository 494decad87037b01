/** Flight plan files have these formats, each of which may be unable to hold some parts of a route. */
export const routeFileFormats = ['gpx', 'fpl', 'pln', 'pln2024', 'fms', 'lnmpln', 'kml', 'geojson', 'cup', 'icao', 'openair'] as const;
export type RouteFileFormat = (typeof routeFileFormats)[number];

/**
 * `name` is that of the route, `names` and `idents` those of its points; `repeats`: a point that follows itself; `ends`: departure and destination;
 * `points`: a drawing is left of them.
 */
const routeParts = [
  'name',
  'idents',
  'kinds',
  'positions',
  'names',
  'altitudes',
  'airways',
  'regions',
  'repeats',
  'ends',
  'points',
  'alternates',
  'level',
  'speed',
  'rules',
  'cycle',
] as const;
export type RoutePart = (typeof routeParts)[number];
