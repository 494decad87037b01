/** `near` and `bbox`: places to SQL. Positions are WGS 84 decimal degrees, distances nautical miles along a great circle. */
import type { Condition } from '../filter/condition.ts';
import { Refusal } from '../refusal.ts';

/** Mean radius of the earth, nautical miles (6371.0088 km). */
const EARTH_RADIUS_NM = 3440.069;
const MAX_RADIUS_NM = 10_820;

/** SQL expressions of a position. */
export type Position = { latitude: string; longitude: string };

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

function readNumbers(name: string, text: string, form: string, count: number): number[] {
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => !number.test(part));
  if (parts.length !== count || wrong !== undefined) {
    throw refuse(
      `${name}: must be ${form}${wrong === undefined ? `, not ${parts.length} numbers` : `; ${JSON.stringify(wrong.slice(0, 40))} is no number`}`,
    );
  }
  return parts.map(Number);
}

const refuse = (detail: string) => new Refusal('invalidRequest', { details: [detail] });

function inRange(name: string, what: string, value: number, least: number, most: number): void {
  if (value < least || value > most) throw refuse(`${name}: ${what} must be from ${least} to ${most}, not ${value}`);
}

/**
 * Rows within a radius of a point: `latitude,longitude,radiusNm`. `distance` is an SQL expression (and its values) in nautical miles
 * to order by. Throws `invalidRequest`.
 */
export function compileNear(text: string, { latitude, longitude }: Position): Condition & { distance: Condition } {
  const [lat = 0, lon = 0, radius = 0] = readNumbers('near', text, 'latitude,longitude,radiusNm', 3);
  inRange('near', 'latitude', lat, -90, 90);
  inRange('near', 'longitude', lon, -180, 180);
  inRange('near', 'radiusNm', radius, 0, MAX_RADIUS_NM);
  // Haversine: exact for small distances, where the cosine formula is not.
  const distance = {
    where: `(2 * ${EARTH_RADIUS_NM} * asin(min(1, sqrt(
      pow(sin(radians(${latitude} - ?) / 2), 2) +
      cos(radians(?)) * cos(radians(${latitude})) * pow(sin(radians(${longitude} - ?) / 2), 2)))))`,
    params: [lat, lat, lon],
  };
  const reach = (radius / EARTH_RADIUS_NM) * (180 / Math.PI) + 1e-6;
  return {
    where: `${latitude} BETWEEN ? AND ? AND ${distance.where} <= ?`,
    params: [lat - reach, lat + reach, ...distance.params, radius],
    distance,
  };
}

/** Rows inside `west,south,east,north`; west greater than east crosses 180°. Throws `invalidRequest`. */
export function compileBbox(text: string, { latitude, longitude }: Position): Condition {
  const [west = 0, south = 0, east = 0, north = 0] = readNumbers('bbox', text, 'west,south,east,north', 4);
  inRange('bbox', 'west', west, -180, 180);
  inRange('bbox', 'south', south, -90, 90);
  inRange('bbox', 'east', east, -180, 180);
  inRange('bbox', 'north', north, -90, 90);
  if (south > north) throw refuse(`bbox: south ${south} lies north of north ${north}; the order is west,south,east,north`);
  const across = west <= east ? `${longitude} BETWEEN ? AND ?` : `(${longitude} >= ? OR ${longitude} <= ?)`;
  return { where: `${latitude} BETWEEN ? AND ? AND ${across}`, params: [south, north, west, east] };
}
