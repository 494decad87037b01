/** Sunrise and sunset on UTC days, as item D uses them. */
import type { LatLon } from '#domain/lat-lon.ts';
import { lightOfDay, type LightOfDay } from '#domain/sun.ts';
import { MINUTES_A_DAY, MS_A_DAY, MS_A_MINUTE } from './schedule.ts';

/** Item D is written to five minutes at best (ICAO Doc 8126). */
const ROUND_TO = 5;

/** A schedule needs the same days several times: from, to, and the day after. */
const MOST_KEPT = 4096;
const kept = new Map<string, LightOfDay>();

/** Daylight of the solar day that has most of a UTC day at the place; days count from 1970-01-01. */
function daylight(day: number, place: LatLon): LightOfDay {
  const key = `${day} ${place.latitude} ${place.longitude}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const found = lightOfDay(place, (day + 0.5 - place.longitude / 360) * MS_A_DAY, 'sun');
  kept.set(key, found);
  return found;
}

/**
 * The sunrise or sunset that falls on a UTC day, in minutes from its midnight, rounded to five; undefined where the sun neither rises nor
 * sets then. Far from Greenwich the local day is not the UTC day, so the adjacent days are checked too.
 */
export function sunMinutes(day: number, place: LatLon, sun: 'rise' | 'set'): number | undefined {
  for (const shift of [0, -1, 1]) {
    const event = daylight(day + shift, place)[sun === 'rise' ? 'begin' : 'end'];
    if (event === null) continue;
    const minutes = Math.round((event - day * MS_A_DAY) / MS_A_MINUTE / ROUND_TO) * ROUND_TO;
    if (minutes >= 0 && minutes < MINUTES_A_DAY) return minutes;
  }
  return undefined;
}

/** Whether the sun stays up all day. Only near the poles; false on ordinary days and in the polar night. */
export function isPolarDay(day: number, place: LatLon): boolean {
  const { begin, end, isUpAtNoon } = daylight(day, place);
  return isUpAtNoon && (begin === null || end === null);
}
