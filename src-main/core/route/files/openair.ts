/** Writes the corridor around a route as airspace (OpenAir), for programs that draw airspaces alone. No route can be read from it. */
import { reason } from '#core/reasons/reason.ts';
import { corridorAround } from '#domain/corridor.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import type { LeftOut } from './left-out.ts';
import type { PlannedRoute } from './planned-route.ts';

const HALF_WIDTH_NM = 5;
const ROUNDING_METRES = 1;

export function writeOpenAir(route: PlannedRoute, leftOut: LeftOut): string {
  leftOut.part('points', route.points);
  leftOut.other(reason('routePositionsRounded', { format: 'openair', metres: ROUNDING_METRES }));
  const rings = corridorAround(route.points, HALF_WIDTH_NM);
  const [only] = route.points;
  const shapes = rings.length > 0 ? rings.map((ring) => ring.map((corner) => `DP ${openAirPlace(corner)}`)) : only ? [circle(only)] : [];
  const name = nameIn(route.name);
  if (route.name !== null) leftOut.changed('name', route.name, name);
  const head = ['AC G', `AN ${name}`, 'AL GND', 'AH UNL'];
  return [...shapes.flatMap((shape) => [...head, ...shape, '']), ''].join('\r\n');
}

/** A name is on one line and is no comment, which an asterisk begins. */
const nameIn = (name: string | null): string => (name ?? '').replace(/[\n\t*]/g, ' ').trim() || 'ROUTE';

const circle = (centre: LatLon): string[] => [`V X=${openAirPlace(centre)}`, `DC ${HALF_WIDTH_NM}`];

/** Writes `46:14.283 N 006:06.533 E`. */
export function openAirPlace({ latitude, longitude }: LatLon): string {
  const east = longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
  return `${angle(latitude, 2)} ${latitude < 0 ? 'S' : 'N'} ${angle(east, 3)} ${east < 0 ? 'W' : 'E'}`;
}

function angle(degrees: number, figures: 2 | 3): string {
  const units = Math.round(Math.abs(degrees) * 60_000);
  return `${String(Math.floor(units / 60_000)).padStart(figures, '0')}:${((units % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
}
