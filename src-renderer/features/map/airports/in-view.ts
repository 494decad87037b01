/** What the map currently shows, in order: the same for the map and for the list beside it. */
import { roughDistance } from '#domain/rough-distance.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { drawnFrom, kinds, type Kind } from './airport-kinds.ts';
import { airportAt, rowsWithin, type AirportRows, type PlacedAirport } from './airport-rows.ts';
import type { AirportsByKind } from './airports.ts';
import { boxOf, MOST_NORTH, type Box, type View } from '../view.ts';

export type ShownAirport = PlacedAirport & { kind: Kind };

/** Airports of a kind that are in view and not drawn, with the reason. */
export type Undrawn = { kind: Kind; count: number; why: 'zoom' | 'hidden' };

export type InView = {
  drawn: number;
  undrawn: readonly Undrawn[];
  /** The first of those drawn: by kind, then from the centre of the view outwards. */
  first: (most: number) => ShownAirport[];
};

/** The map ends at 85°; airports beyond count as at its edge. */
function reaching(box: Box): Box {
  return { ...box, north: box.north > MOST_NORTH - 0.01 ? 90 : box.north, south: box.south < 0.01 - MOST_NORTH ? -90 : box.south };
}

export function airportsInView(rows: AirportsByKind, view: View, hidden: readonly Kind[]): InView {
  const box = reaching(boxOf(view));
  const shown: { kind: Kind; rows: AirportRows; found: number[] }[] = [];
  const undrawn: Undrawn[] = [];
  for (const kind of kinds) {
    const ofKind = rows[kind];
    if (ofKind === undefined) continue;
    const found = rowsWithin(ofKind, box);
    const why = hidden.includes(kind) ? 'hidden' : view.zoom < drawnFrom[kind] ? 'zoom' : undefined;
    if (why === undefined) shown.push({ kind, rows: ofKind, found });
    else if (found.length > 0) undrawn.push({ kind, count: found.length, why });
  }
  const first = (most: number): ShownAirport[] => {
    const list: ShownAirport[] = [];
    for (const { kind, rows: ofKind, found } of shown) {
      if (list.length >= most) break;
      const nearest = byDistance(ofKind, found, view).slice(0, most - list.length);
      list.push(...nearest.map((row) => ({ ...airportAt(ofKind, row), kind })));
    }
    return list;
  };
  return { drawn: shown.reduce((sum, { found }) => sum + found.length, 0), undrawn, first };
}

const positionOf = ({ latitude, longitude }: AirportRows, row: number): LatLon => ({
  latitude: latitude[row] ?? Number.NaN,
  longitude: longitude[row] ?? Number.NaN,
});

function byDistance(rows: AirportRows, found: readonly number[], from: LatLon): number[] {
  return found
    .map((row) => ({ row, distance: roughDistance(from, positionOf(rows, row)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ row }) => row);
}

/** A degree of latitude is nowhere shorter than at the equator. */
const LEAST_NM_A_DEGREE = 59.7;

/** Degrees of latitude, tried in turn until enough airports are found. */
const REACHES = [0.5, 2, 8, 30, 180];

/** The airports of these kinds nearest to a place. */
export function nearestAirports(rows: AirportsByKind, from: LatLon, among: readonly Kind[], most: number): ShownAirport[] {
  for (const reach of REACHES) {
    const box = around(from, reach);
    const found = among.flatMap((kind) => {
      const ofKind = rows[kind];
      if (ofKind === undefined) return [];
      return byDistance(ofKind, rowsWithin(ofKind, box), from)
        .slice(0, most)
        .map((row) => ({
          airport: { ...airportAt(ofKind, row), kind },
          distance: roughDistance(from, positionOf(ofKind, row)),
        }));
    });
    // Beyond the reach there may be a nearer one in a corner of the box.
    const sure = found.filter(({ distance }) => distance <= reach * LEAST_NM_A_DEGREE).toSorted((a, b) => a.distance - b.distance);
    if (sure.length >= most || reach === 180) return sure.slice(0, most).map(({ airport }) => airport);
  }
  return [];
}

/** A box that holds everything within so many degrees of a great circle. */
function around({ latitude, longitude }: LatLon, reach: number): Box {
  const [south, north] = [Math.max(-90, latitude - reach), Math.min(90, latitude + reach)];
  const widest = Math.max(Math.abs(south), Math.abs(north));
  const across = widest >= 89 ? 180 : Math.min(180, reach / Math.cos((widest * Math.PI) / 180));
  if (across >= 180) return { west: -180, south, east: 180, north };
  const turn = (value: number): number => (value > 180 ? value - 360 : value < -180 ? value + 360 : value);
  return { west: turn(longitude - across), south, east: turn(longitude + across), north };
}

/** Pixels within which a click means the airport drawn there. */
const REACH_PIXELS = 10;

/** The airport drawn at a place, else undefined. */
export function airportUnder(rows: AirportsByKind, view: View, hidden: readonly Kind[], place: LatLon): ShownAirport | undefined {
  const drawn = kinds.filter((kind) => !hidden.includes(kind) && view.zoom >= drawnFrom[kind]);
  const [nearest] = nearestAirports(rows, place, drawn, 1);
  if (nearest === undefined) return undefined;
  const pixelsADegree = (512 * 2 ** view.zoom) / 360;
  const north = (nearest.latitude - place.latitude) / Math.cos((place.latitude * Math.PI) / 180);
  return Math.hypot(north, nearest.longitude - place.longitude) * pixelsADegree <= REACH_PIXELS ? nearest : undefined;
}
