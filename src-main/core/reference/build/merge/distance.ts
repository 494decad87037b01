/** Mean radius of the earth, nautical miles (6371.0088 km). */
const EARTH_RADIUS_NM = 3440.069;
const RADIANS = Math.PI / 180;

export type Place = { latitude: number | null; longitude: number | null };

/** Nautical miles along a great circle between two positions in degrees; undefined where one is not known. */
export function distanceBetween(a: Place, b: Place): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  // Haversine: exact for small distances, where the cosine formula is not.
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const square =
    half(b.latitude - a.latitude) + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.min(1, Math.sqrt(square)));
}
