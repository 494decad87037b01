/** Makes the airports of one kind into tiles of points, each with what its symbol and labels need. */
import type { Feature, Point } from 'geojson';
import type { LatLon } from '#domain/lat-lon.ts';
import { visible } from '#domain/text/visible-text.ts';
import type { Kind } from '#renderer/features/map/airports/airport-kinds.ts';
import { bearingOf, longestOpen, type PlacedAirport } from '#renderer/features/map/airports/map-airport.ts';
import { airportImage } from '../kind-shapes.ts';
import { AIRPORT_LAYER, MOST_AIRPORT_ZOOM } from '#renderer/features/map/view.ts';
import { indexOf, type TileAt, tileOf } from './tile-index.ts';
import { pointFeature } from '../features.ts';

/** `larger`: airports of the larger kinds, whose cities are named already. */
export function airportTiles(
  kind: Kind,
  airports: readonly PlacedAirport[],
  larger: readonly (readonly PlacedAirport[])[],
): (at: TileAt) => Uint8Array<ArrayBuffer> {
  const index = indexOf(pointsOf(kind, airports, cityNames(airports, larger)), { maxZoom: MOST_AIRPORT_ZOOM, tolerance: 0, buffer: 64 });
  return (at) => tileOf({ [AIRPORT_LAYER]: index }, at);
}

/** An identifier of the source, such as GB-0758, says nothing without the name. */
const isOfSource = /^[A-Z]{2}-\w+$/;

const pointsOf = (kind: Kind, airports: readonly PlacedAirport[], cities: ReadonlyMap<PlacedAirport, string>): Feature<Point>[] =>
  airports.map((airport) => {
    const { code, name, runways } = airport;
    const runway = longestOpen(runways);
    const bearing = runway === undefined ? null : bearingOf(runway);
    const city = cities.get(airport);
    return pointFeature(airport, {
      code: visible(code === null ? name : isOfSource.test(code) ? `${code}\n${name}` : code),
      image: airportImage(kind, { isHard: runway?.surface === 'hard', hasBar: bearing !== null }),
      bearing: bearing ?? 0,
      // The longest runway first: its airport is labelled where there is not room for all.
      order: -(runway?.length ?? 0),
      ...(city === undefined ? {} : { city: visible(city) }),
    });
  });

type CityAirport = Pick<PlacedAirport, 'latitude' | 'longitude' | 'city' | 'runways'>;

/** Degrees within which two places of the same name are one city; there is a Birmingham on either side of the Atlantic. */
const SAME_CITY = 1.5;

/** Sources add the district, the state or a second place: "Paris (Roissy-en-France)", "Washington, DC". */
const nameOf = (municipality: string | null): string => (municipality?.split(/\s*[(,/;]/, 1)[0] ?? '').trim();

const isNear = (one: LatLon, other: LatLon): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME_CITY && Math.abs(one.longitude - other.longitude) < SAME_CITY;

/** A city that an airport of a larger kind is in is named there. */
export function cityNames<One extends CityAirport>(
  airports: readonly One[],
  larger: readonly (readonly CityAirport[])[],
): Map<One, string> {
  const taken = new Map<string, LatLon[]>();
  const take = (airport: CityAirport): string | undefined => {
    const name = nameOf(airport.city);
    const places = taken.get(name) ?? [];
    if (name === '' || places.some((other) => isNear(airport, other))) return undefined;
    taken.set(name, [...places, airport]);
    return name;
  };
  for (const others of larger) byRunway(others).forEach(take);
  return new Map(
    byRunway(airports).flatMap((airport) => {
      const name = take(airport);
      return name === undefined ? [] : [[airport, name]];
    }),
  );
}

/** The longest runway is first. */
const byRunway = <One extends CityAirport>(airports: readonly One[]): One[] =>
  airports
    .map((airport) => ({ airport, length: longestOpen(airport.runways)?.length ?? 0 }))
    .toSorted((a, b) => b.length - a.length)
    .map(({ airport }) => airport);
