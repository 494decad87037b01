/** Which airports a city is named at: the one with the longest runway in it. */
import type { LatLon } from '#domain/lat-lon.ts';
import { longestOpen, type PlacedAirport } from '#renderer/features/map/airports/map-airport.ts';

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
