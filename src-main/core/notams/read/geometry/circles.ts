/** Circles: as texts describe them, and as polygons for a map. */
import type { Position } from '../notice.ts';
import { aroundPole } from './antimeridian.ts';
import type { Found } from './positions.ts';

export type Circle = { centre: Position; radiusNm: number };

const NM_A_METRE = 1 / 1852;
/** Mean radius of the earth, nautical miles. */
const EARTH = 3440.065;
const CORNERS = 36;
/** Counter-clockwise from north. */
const bearings = Array.from({ length: CORNERS }, (_, corner) => {
  const bearing = (-2 * Math.PI * corner) / CORNERS;
  return { sine: Math.sin(bearing), cosine: Math.cos(bearing) };
});
const size = String.raw`(?<size>\d{0,3}(?:[.,]\d{1,3})?) ?(?<unit>NM|KM|M|METRES|METERS|КМ|М)`;
const ahead = new RegExp(
  String.raw`(?:${size} ?-?(?:RADIUS|RAD|CIRCLE)|(?:RADIUS|RAD|РАДИУС)[ :]*(?:OF )?${size.replaceAll('(?<', '(?<r')})[^\d]{0,60}$`,
);
const afterwards = new RegExp(String.raw`^[^\d]{0,40}(?:RADIUS|RAD)[ :]*(?:OF )?${size}`);
const toNm: Readonly<Record<string, number>> = {
  NM: 1,
  KM: 1000 * NM_A_METRE,
  КМ: 1000 * NM_A_METRE,
  M: NM_A_METRE,
  М: NM_A_METRE,
  METRES: NM_A_METRE,
  METERS: NM_A_METRE,
};

/** `WI 0.3NM RADIUS OF 571236N0021147W`, `CIRCLE RADIUS 5NM CENTRED ON …`, `… RADIUS 5NM`: the circle that the text puts round a point. */
export function circleAt(text: string, point: Found): Circle | null {
  const before = ahead.exec(text.slice(Math.max(0, point.from - 110), point.from))?.groups;
  const found = before ?? afterwards.exec(text.slice(point.to, point.to + 70))?.groups;
  const length = found?.['size'] ?? found?.['rsize'];
  const unit = found?.['unit'] ?? found?.['runit'];
  const radiusNm = Number((length ?? '').replace(',', '.')) * (toNm[unit ?? ''] ?? Number.NaN);
  return radiusNm > 0 && radiusNm <= 500 ? { centre: point.position, radiusNm } : null;
}

/** A ring of 36 corners along great circles, counter-clockwise and closed; its longitudes may run past 180°. One around a pole runs along it. */
export function ringAround({ centre: [longitude, latitude], radiusNm }: Circle): Position[] {
  const angle = radiusNm / EARTH;
  const lat = (latitude * Math.PI) / 180;
  const ring: Position[] = [];
  const [sinLat, cosLat, sinAngle, cosAngle] = [Math.sin(lat), Math.cos(lat), Math.sin(angle), Math.cos(angle)];
  for (const { sine, cosine } of bearings) {
    const sinY = sinLat * cosAngle + cosLat * sinAngle * cosine;
    const y = Math.asin(sinY);
    const x = Math.atan2(sine * sinAngle * cosLat, cosAngle - sinLat * sinY);
    ring.push([rounded(longitude + (x * 180) / Math.PI), rounded((y * 180) / Math.PI)]);
  }
  if (Math.abs(lat) + angle >= Math.PI / 2) return aroundPole(ring, latitude > 0 ? 90 : -90);
  ring.push([...(ring[0] as Position)]);
  return ring;
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
