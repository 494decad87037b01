/** Both are in degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

const wkt = /^POINT ?\((?<longitude>-?\d{1,3}(?:\.\d+)?) (?<latitude>-?\d{1,2}(?:\.\d+)?)\)$/;

/** The position that a WKT `POINT(longitude latitude)` says; nulls for anything else and for one that is not on the globe. */
export function pointOf(text: string | null): Point | { latitude: null; longitude: null } {
  const { longitude, latitude } = wkt.exec(text ?? '')?.groups ?? {};
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : { latitude: null, longitude: null };
}
