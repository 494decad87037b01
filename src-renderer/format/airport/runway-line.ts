/** A runway as a line: between its ends where both are known, else laid through the airport's reference point and marked as estimated. */
import type { ListedAirport, Runway } from '#contract/resources.ts';
import { placeAt } from '#renderer/format/geodesic.ts';

/** WGS 84 decimal degrees. */
type LatLon = { latitude: number; longitude: number };

const FEET_PER_NM = 6076.11549;

export type RunwayLine = {
  name: string;
  ends: [LatLon, LatLon];
  idents: [string | null, string | null];
  isEstimated: boolean;
  isClosed: boolean;
};

const placed = (latitude: number | null, longitude: number | null): LatLon | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Undefined where not even heading and length are known. */
export function runwayLine(runway: Runway, airport: Pick<ListedAirport, 'latitude' | 'longitude'>): RunwayLine | undefined {
  const low = placed(runway.lowEndLatitude, runway.lowEndLongitude);
  const high = placed(runway.highEndLatitude, runway.highEndLongitude);
  const about = {
    name: runway.name,
    idents: [runway.lowEndIdent, runway.highEndIdent] as [string | null, string | null],
    isClosed: runway.isClosed === true,
  };
  if (low !== undefined && high !== undefined) return { ...about, ends: [low, high], isEstimated: false };
  const heading = runway.lowEndHeading ?? (runway.highEndHeading === null ? null : runway.highEndHeading + 180);
  if (heading === null || runway.length === null) return undefined;
  const length = runway.length / FEET_PER_NM;
  const middle = placed(airport.latitude, airport.longitude);
  const start = low ?? (high && placeAt(high, heading, -length)) ?? (middle && placeAt(middle, heading, -length / 2));
  return start && { ...about, ends: [start, placeAt(start, heading, length)], isEstimated: true };
}
