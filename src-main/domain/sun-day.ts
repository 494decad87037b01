/** Sunrise, sunset and twilight of the current calendar day at a place. */
import type { LatLon } from './lat-lon.ts';
import { lightOfDay, type LightOfDay } from './sun.ts';
import { clockIn } from './zone-clock.ts';

export type SunDay = {
  /** Calendar day at the place, `2026-11-21`. */
  date: string;
  sun: LightOfDay;
  civil: LightOfDay;
};

const HOUR = 3_600_000;

/** The day that the calendar shows at the place at `now`. Without a zone that this machine knows it is the solar day around `now`. */
export function sunDay(place: LatLon, now: number, zone: string | null): SunDay {
  const clock = zone === null ? undefined : clockIn(now, zone);
  const noon = clock === undefined ? now : noonOn(clock.time, now);
  // Without a zone, the date at the place by the sun.
  const date = clock?.date ?? new Date(now + (place.longitude / 15) * HOUR).toISOString().slice(0, 10);
  return { date, sun: lightOfDay(place, noon, 'sun'), civil: lightOfDay(place, noon, 'civil') };
}

/** Noon by the zone's clock is within a few hours of solar noon, so it selects the sun of the calendar day. */
function noonOn(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return now + (12 - hours - minutes / 60) * HOUR;
}
