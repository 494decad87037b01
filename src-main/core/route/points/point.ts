/** A point of a route has the place or the position that its word means, and what the route says there. */
import type { LatLon } from '#domain/lat-lon.ts';
import type { Variation } from '#domain/magnetic.ts';
import type { Label } from '../words/own-place.ts';
import type { Level, Span, Speed } from '../words/word.ts';
import type { placeKinds } from '#contract/route/faults.ts';

export type Place = {
  kind: (typeof placeKinds)[number];
  id: string;
  /** The place has this code, which may be another than the one written. */
  ident: string;
  name: string;
  type: string | null;
  position: LatLon | undefined;
  /** The unit is feet above mean sea level. */
  elevation: number | null;
  /** The station's radials are turned from true north by these degrees, east positive; null where that is not known. */
  stationVariation: number | null;
  isClosed: boolean;
  /** Found by a location indicator of four letters, which means this aerodrome and no other place. */
  isIndicator: boolean;
};

/** All places of a name, in upper case, are in no order. */
export type Lookup = (ident: string) => readonly Place[];

/** Waypoints of a user are found by ident in upper case. */
export type OwnPlaces = Pick<ReadonlyMap<string, Place>, 'get'>;

/**
 * The bearing is in degrees magnetic, the distance in nautical miles. `variation` is the one that made degrees true of the bearing; with
 * `station` it is that by which the station's radials are turned.
 */
export type Reference = {
  place: Place;
  bearing: number;
  distance: number;
  variation: { degrees: number; source: 'station' } | ({ source: 'model' } & Variation);
};

export type Point = Span & {
  /** It is the word, where it is not in the text. */
  written?: string;
  kind: Place['kind'] | 'coordinates' | 'bearingDistance';
  position: LatLon;
  /** It is the place, where the point is one and no reference. */
  place: Place | undefined;
  reference: Reference | undefined;
  /** It is the name that the route itself gives. */
  label: Label | undefined;
  /** It is valid from here on. */
  speed: Speed | undefined;
  level: Level | undefined;
  rules: 'VFR' | 'IFR' | undefined;
  traffic: 'OAT' | 'GAT' | undefined;
  /** This many minutes are spent there before the next leg. */
  stayMinutes: number;
  /** These words since the point before are no points of the data: airways, procedures and unknown ones, as written. */
  via: string[];
};
