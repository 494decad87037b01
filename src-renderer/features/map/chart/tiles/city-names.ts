/** Which airports a city is named at: the one with the longest runway in it. */
import { numberAt, textAt, type AirportRows } from '#renderer/features/map/airports/airport-rows.ts';

type CityRows = Pick<AirportRows, 'count' | 'latitude' | 'longitude' | 'city' | 'longest'>;

/** Degrees within which two places of the same name are one city; there is a Birmingham on either side of the Atlantic. */
const SAME_CITY = 1.5;

/** Sources add the district, the state or a second place: "Paris (Roissy-en-France)", "Washington, DC". */
const nameOf = (municipality: string): string => (municipality.split(/\s*[(,/;]/, 1)[0] ?? '').trim();

type Place = { latitude: number; longitude: number };
const isNear = (one: Place, other: Place): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME_CITY && Math.abs(one.longitude - other.longitude) < SAME_CITY;

/** By row. A city that an airport of a larger kind is in is named there. */
export function cityNames(rows: CityRows, larger: readonly CityRows[]): Map<number, string> {
  const taken = new Map<string, Place[]>();
  const take = (name: string, place: Place): boolean => {
    const places = taken.get(name) ?? [];
    if (places.some((other) => isNear(place, other))) return false;
    taken.set(name, [...places, place]);
    return true;
  };
  for (const others of larger)
    for (const row of byRunway(others)) {
      const name = nameOf(textAt(others.city, row));
      if (name !== '') take(name, placeOf(others, row));
    }
  const found = new Map<number, string>();
  for (const row of byRunway(rows)) {
    const name = nameOf(textAt(rows.city, row));
    if (name !== '' && take(name, placeOf(rows, row))) found.set(row, name);
  }
  return found;
}

const placeOf = ({ latitude, longitude }: CityRows, row: number): Place => ({
  latitude: latitude[row] ?? Number.NaN,
  longitude: longitude[row] ?? Number.NaN,
});

/** The longest runway first. */
function byRunway(rows: CityRows): number[] {
  const lengths = Array.from({ length: rows.count }, (_, row) => numberAt(rows.longest, row) ?? 0);
  return lengths.map((_, row) => row).sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0));
}
