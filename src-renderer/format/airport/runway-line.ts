/**
 * Draws a runway as a line: between its ends where both are known, else laid through the airport's reference point and marked as estimated.
 */
import type { ListedAirport } from '#contract/airports/airport.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { destination } from '#domain/geodesic.ts';
import { latLonOf, type LatLon } from '#domain/lat-lon.ts';
import { feetToNauticalMiles } from '#domain/units.ts';

export type RunwayLine = {
  name: string;
  ends: [LatLon, LatLon];
  idents: [string | null, string | null];
  isEstimated: boolean;
};

export type RunwayToDraw = Pick<
  Runway,
  | 'name'
  | 'length'
  | 'lowEndIdent'
  | 'lowEndHeading'
  | 'lowEndLatitude'
  | 'lowEndLongitude'
  | 'highEndIdent'
  | 'highEndHeading'
  | 'highEndLatitude'
  | 'highEndLongitude'
>;

/** Undefined where not even heading and length are known. */
export function runwayLine(runway: RunwayToDraw, airport: Pick<ListedAirport, 'latitude' | 'longitude'>): RunwayLine | undefined {
  const low = latLonOf({ latitude: runway.lowEndLatitude, longitude: runway.lowEndLongitude });
  const high = latLonOf({ latitude: runway.highEndLatitude, longitude: runway.highEndLongitude });
  const about = {
    name: runway.name,
    idents: [runway.lowEndIdent, runway.highEndIdent] as [string | null, string | null],
  };
  if (low !== undefined && high !== undefined) return { ...about, ends: [low, high], isEstimated: false };
  const heading = runway.lowEndHeading ?? (runway.highEndHeading === null ? null : runway.highEndHeading + 180);
  if (heading === null || runway.length === null) return undefined;
  const length = feetToNauticalMiles(runway.length);
  const middle = latLonOf(airport);
  const start = low ?? (high && destination(high, heading, -length)) ?? (middle && destination(middle, heading, -length / 2));
  return start && { ...about, ends: [start, destination(start, heading, length)], isEstimated: true };
}
