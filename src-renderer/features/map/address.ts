/** What an address makes the map show: `?at=46.2,6.1`, `?airport=LSGG`, `?navaid=` and an id, `?notams=LSGG`. */
import type { LatLon } from '#domain/lat-lon.ts';

export type MapTarget =
  { kind: 'at'; place: LatLon } | { kind: 'airport'; id: string } | { kind: 'navaid'; id: string } | { kind: 'notams'; location: string };

/** The query may be before the #, or after the path that follows it. Undefined without a readable parameter. */
export function readAddress(search: string, hash: string): MapTarget | undefined {
  const behind = hash.split('?')[1] ?? '';
  const given = new URLSearchParams(behind === '' ? search : behind);
  const place = readPlace(given.get('at') ?? '');
  if (place !== undefined) return { kind: 'at', place };
  const id = given.get('airport') ?? '';
  if (id !== '') return { kind: 'airport', id };
  const navaid = given.get('navaid') ?? '';
  if (navaid !== '') return { kind: 'navaid', id: navaid };
  const location = (given.get('notams') ?? '').trim().toUpperCase();
  return location === '' ? undefined : { kind: 'notams', location };
}

const pair = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/;

function readPlace(text: string): LatLon | undefined {
  const [, north, east] = pair.exec(text) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
