/** A position is on WGS 84, in decimal degrees: latitude from −90 to 90, north positive; longitude from −180 to 180, east positive. */
export type LatLon = { latitude: number; longitude: number };

/** A record may have no position. */
export const latLonOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): LatLon | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
