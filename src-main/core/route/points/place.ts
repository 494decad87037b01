/** Where a word may lead: an aerodrome, a navaid or a waypoint of the user. */
import type { placeKinds } from '#contract/route/faults.ts';
import type { LatLon } from '#domain/lat-lon.ts';

export type Place = {
  kind: (typeof placeKinds)[number];
  id: string;
  /** The code that it is called by, which may be another than the one written. */
  ident: string;
  name: string;
  type: string | null;
  position: LatLon | undefined;
  /** Feet above mean sea level. */
  elevation: number | null;
  /** Degrees, east positive, by which the station's radials are turned from true north; null where it is not known. */
  stationVariation: number | null;
  isClosed: boolean;
  /** Found by a location indicator of four letters, which means this aerodrome and no other place. */
  isIndicator: boolean;
};

/** All places of a name, in upper case, in no order. */
export type Lookup = (ident: string) => readonly Place[];

/** Waypoints of a user, by ident in upper case. */
export type OwnPlaces = Pick<ReadonlyMap<string, Place>, 'get'>;
