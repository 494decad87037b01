/** Distances over the earth in nautical miles. */
type Place = { latitude: number | null; longitude: number | null };

/** Mean radius of the earth in nautical miles (IUGG, 6371.0088 km); the sphere is off by at most half a percent, less than a list needs. */
const RADIUS_NM = 6371.0088 / 1.852;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the great circle; undefined where a position is not known. */
export function distanceBetween(a: Place, b: Place): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(half)));
}
