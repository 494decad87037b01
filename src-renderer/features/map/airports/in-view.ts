/** The map and the list next to it show the same, in the same order. */
import { roughDistance } from '#domain/rough-distance.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { drawnFrom, kinds, type Kind } from './airport-kinds.ts';
import type { AirportsByKind } from './airports.ts';
import type { PlacedAirport } from './map-airport.ts';
import { boxOf, holds, MOST_NORTH, pixelsBetween, type Box, type View } from '../view.ts';

/** Airports of a kind that are in view and not drawn, with the reason. */
export type Undrawn = { kind: Kind; count: number; why: 'zoom' | 'hidden' };

type InView = {
  /** Airports are ordered by kind, then from the centre of the view outwards. */
  drawn: readonly PlacedAirport[];
  undrawn: readonly Undrawn[];
};

/** The map ends at 85°; airports beyond count as at its edge. */
function reaching(box: Box): Box {
  return { ...box, north: box.north > MOST_NORTH - 0.01 ? 90 : box.north, south: box.south < 0.01 - MOST_NORTH ? -90 : box.south };
}

export function airportsInView(airports: AirportsByKind, view: View, hidden: readonly Kind[]): InView {
  const box = reaching(boxOf(view));
  const drawn: PlacedAirport[] = [];
  const undrawn: Undrawn[] = [];
  for (const kind of kinds) {
    const within = (airports[kind] ?? []).filter((airport) => holds(box, airport));
    const why = hidden.includes(kind) ? 'hidden' : view.zoom < drawnFrom[kind] ? 'zoom' : undefined;
    if (why === undefined) drawn.push(...nearestTo(view, within));
    else if (within.length > 0) undrawn.push({ kind, count: within.length, why });
  }
  return { drawn, undrawn };
}

/** The nearest is first. */
export const nearestTo = <Place extends LatLon>(from: LatLon, places: readonly Place[]): Place[] =>
  places
    .map((place) => ({ place, distance: roughDistance(from, place) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ place }) => place);

export function nearestAirports(airports: AirportsByKind, from: LatLon, among: readonly Kind[], most: number): PlacedAirport[] {
  const nearest: { airport: PlacedAirport; distance: number }[] = [];
  for (const airport of among.flatMap((kind) => airports[kind] ?? [])) {
    const distance = roughDistance(from, airport);
    if (nearest.length === most && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
    nearest.splice(nearest.findLastIndex((other) => other.distance <= distance) + 1, 0, { airport, distance });
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest.map(({ airport }) => airport);
}

/** A click within this many pixels means the airport drawn there. */
const REACH_PIXELS = 10;

/** Finds the airport drawn at a place, else undefined. */
export function airportUnder(airports: AirportsByKind, view: View, hidden: readonly Kind[], place: LatLon): PlacedAirport | undefined {
  const near = kinds
    .filter((kind) => !hidden.includes(kind) && view.zoom >= drawnFrom[kind])
    .flatMap((kind) => (airports[kind] ?? []).filter((airport) => pixelsBetween(airport, place, view.zoom) <= REACH_PIXELS));
  return nearestTo(place, near)[0];
}
