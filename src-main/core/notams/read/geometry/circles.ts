/** Circles: as texts describe them, and as polygons for a map. */
import { circleAround } from '#domain/circle.ts';
import { kmToNauticalMiles, metresToNauticalMiles } from '#domain/units.ts';
import type { Position } from '../notice.ts';
import { aroundPole } from './antimeridian.ts';
import type { Found } from './positions.ts';

export type Circle = { centre: Position; radiusNm: number };

const size = String.raw`(?<size>\d{0,3}(?:[.,]\d{1,3})?) ?(?<unit>NM|KM|M|METRES|METERS|КМ|М)`;
const ahead = new RegExp(
  String.raw`(?:${size} ?-?(?:RADIUS|RAD|CIRCLE)|(?:RADIUS|RAD|РАДИУС)[ :]*(?:OF )?${size.replaceAll('(?<', '(?<r')})[^\d]{0,60}$`,
);
const afterwards = new RegExp(String.raw`^[^\d]{0,40}(?:RADIUS|RAD)[ :]*(?:OF )?${size}`);
const toNm: Readonly<Record<string, (length: number) => number>> = {
  NM: (length) => length,
  KM: kmToNauticalMiles,
  КМ: kmToNauticalMiles,
  M: metresToNauticalMiles,
  М: metresToNauticalMiles,
  METRES: metresToNauticalMiles,
  METERS: metresToNauticalMiles,
};

/** `WI 0.3NM RADIUS OF 571236N0021147W`, `CIRCLE RADIUS 5NM CENTRED ON …`, `… RADIUS 5NM`: the circle that the text puts around a point. */
export function circleAt(text: string, point: Found): Circle | null {
  const before = ahead.exec(text.slice(Math.max(0, point.from - 110), point.from))?.groups;
  const found = before ?? afterwards.exec(text.slice(point.to, point.to + 70))?.groups;
  const length = found?.['size'] ?? found?.['rsize'];
  const unit = found?.['unit'] ?? found?.['runit'];
  const radiusNm = toNm[unit ?? '']?.(Number((length ?? '').replace(',', '.'))) ?? Number.NaN;
  return radiusNm > 0 && radiusNm <= 500 ? { centre: point.position, radiusNm } : null;
}

/** A ring of 36 corners, counter-clockwise and closed; its longitudes may run past 180°. One that reaches a pole runs along it. */
export function ringAround({ centre: [longitude, latitude], radiusNm }: Circle): Position[] {
  const { corners, pole } = circleAround({ latitude, longitude }, radiusNm);
  const ring = corners.map((corner): Position => [rounded(corner.longitude), rounded(corner.latitude)]);
  return pole === null ? [...ring, [...(ring[0] as Position)]] : aroundPole(ring, pole);
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
