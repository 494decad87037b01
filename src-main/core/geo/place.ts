/**
 * Turns the places of `near` and `bbox` into SQL; corridors are in corridor.ts. Positions are WGS 84 decimal degrees, distances nautical
 * miles along the ellipsoid.
 */
import type { Database } from 'better-sqlite3';
import type { LatLon } from '#domain/lat-lon.ts';
import { isWithin, roughDistance, roughDistanceWithin } from '#domain/rough-distance.ts';
import type { Condition } from '../filter/condition.ts';
import { invalid } from '../refusal.ts';
import { addCorridorFunctions } from './corridor.ts';

const MAX_RADIUS_NM = 10_820;
/** The shortest degree of latitude, at the equator, is 59.7 of them. */
const LEAST_NM_A_DEGREE = 59.7;
/** Half a meridian is 10,801.3 of them: nothing is farther away. */
const FARTHEST_NM = 10_802;

/** Both are SQL expressions. */
type Position = { latitude: string; longitude: string };

type Circle = LatLon & { radiusNm: number };

/** Registers the functions that conditions of places use on a connection. An unknown position is never near. */
export function addPlaceFunctions(db: Database): void {
  addCorridorFunctions(db);
  const options = { deterministic: true };
  db.function('is_within', options, (latitude: number | null, longitude: number | null, lat: number, lon: number, radius: number) =>
    Number(latitude !== null && longitude !== null && isWithin({ latitude, longitude }, { latitude: lat, longitude: lon }, radius)),
  );
  db.function('rough_distance', options, (latitude: number | null, longitude: number | null, lat: number, lon: number) =>
    latitude === null || longitude === null ? null : roughDistance({ latitude, longitude }, { latitude: lat, longitude: lon }),
  );
}

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

function readNumbers(name: string, text: string, form: string, count: number): number[] {
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => !number.test(part));
  if (parts.length !== count || wrong !== undefined) {
    throw invalid(
      `${name}: must be ${form}${wrong === undefined ? `, not ${parts.length} numbers` : `; ${JSON.stringify(wrong.slice(0, 40))} is no number`}`,
    );
  }
  return parts.map(Number);
}

function inRange(name: string, what: string, value: number, least: number, most: number): void {
  if (value < least || value > most) throw invalid(`${name}: ${what} must be from ${least} to ${most}, not ${value}`);
}

/**
 * Rows within a radius of a point: `latitude,longitude,radiusNm`. `distance` is an SQL expression (and its values) in nautical miles
 * to order by; it may treat distances as equal that differ by less than one part in a hundred thousand. Throws `invalidRequest`.
 */
export function compileNear(
  text: string,
  { latitude, longitude }: Position,
): Condition & { distance: Condition; circle: Circle; box: Condition } {
  const [lat = 0, lon = 0, radius = 0] = readNumbers('near', text, 'latitude,longitude,radiusNm', 3);
  inRange('near', 'latitude', lat, -90, 90);
  inRange('near', 'longitude', lon, -180, 180);
  inRange('near', 'radiusNm', radius, 0, MAX_RADIUS_NM);
  const { north: reach, side } = reachOf(lat, radius);
  const sides = meridians(longitude, lon, side);
  const box = { where: `${latitude} BETWEEN ? AND ? AND ${sides.where}`, params: [lat - reach, lat + reach, ...sides.params] };
  const circle =
    radius >= FARTHEST_NM
      ? box
      : { where: `${box.where} AND is_within(${latitude}, ${longitude}, ?, ?, ?)`, params: [...box.params, lat, lon, radius] };
  return {
    ...circle,
    distance: { where: `rough_distance(${latitude}, ${longitude}, ?, ?)`, params: [lat, lon] },
    circle: { latitude: lat, longitude: lon, radiusNm: radius },
    box,
  };
}

/** Rows of a box that one request may hold against its circle while others wait: some milliseconds. */
const MOST_HELD = 6_000;

/**
 * Rows within the circle, nearest first, then by row: what `compileNear` and its order find, in half the time, since no function is called for each row by
 * SQLite. Undefined where others would have to wait for it.
 */
export function rowsNear(
  db: Database,
  table: 'airports' | 'navaids',
  { circle, box }: ReturnType<typeof compileNear>,
): Uint32Array | undefined {
  const alias = table === 'airports' ? 'a' : 'v';
  const held = db
    .prepare<unknown[], [row: number, latitude: number, longitude: number]>(
      `SELECT ${alias}.row, ${alias}.latitude, ${alias}.longitude FROM ${table} ${alias} WHERE ${box.where} LIMIT ${MOST_HELD + 1}`,
    )
    .raw()
    .all(...box.params);
  if (held.length > MOST_HELD) return undefined;
  const found: { row: number; distance: number }[] = [];
  for (const [row, latitude, longitude] of held) {
    const distance = roughDistanceWithin({ latitude, longitude }, circle, circle.radiusNm);
    if (distance !== undefined) found.push({ row, distance });
  }
  found.sort((one, other) => one.distance - other.distance || one.row - other.row);
  return Uint32Array.from(found, ({ row }) => row);
}

/** Degrees of latitude and of longitude that a circle touches on either side of its centre; 180 of longitude where it contains a pole. */
function reachOf(latitude: number, radiusNm: number): { north: number; side: number } {
  const north = radiusNm / LEAST_NM_A_DEGREE + 1e-6;
  return { north, side: spread(latitude, north) };
}

/** Degrees of longitude that a circle of `reach` degrees touches on either side of its centre; 180 where it contains a pole. */
function spread(latitude: number, reach: number): number {
  const radians = Math.PI / 180;
  // A hundredth more than on a sphere is more than the ellipsoid needs.
  const angle = reach * 1.01 + 1e-6;
  if (Math.abs(latitude) + angle >= 90) return 180;
  return Math.asin(Math.sin(angle * radians) / Math.cos(latitude * radians)) / radians;
}

/** Rows between two meridians are found across 180° too. */
function meridians(longitude: string, centre: number, side: number): Condition {
  if (side >= 180) return { where: `${longitude} IS NOT NULL`, params: [] };
  const [west, east] = [centre - side, centre + side];
  if (west >= -180 && east <= 180) return { where: `${longitude} BETWEEN ? AND ?`, params: [west, east] };
  const across = west < -180 ? [west + 360, east] : [west, east - 360];
  return { where: `(${longitude} >= ? OR ${longitude} <= ?)`, params: across };
}

/** Rows inside `west,south,east,north`; west greater than east crosses 180°. Throws `invalidRequest`. */
export function compileBbox(text: string, { latitude, longitude }: Position): Condition {
  const [west = 0, south = 0, east = 0, north = 0] = readNumbers('bbox', text, 'west,south,east,north', 4);
  inRange('bbox', 'west', west, -180, 180);
  inRange('bbox', 'south', south, -90, 90);
  inRange('bbox', 'east', east, -180, 180);
  inRange('bbox', 'north', north, -90, 90);
  if (south > north) throw invalid(`bbox: south ${south} is greater than north ${north}; the order is west,south,east,north`);
  const across = west <= east ? `${longitude} BETWEEN ? AND ?` : `(${longitude} >= ? OR ${longitude} <= ?)`;
  return { where: `${latitude} BETWEEN ? AND ? AND ${across}`, params: [south, north, west, east] };
}
