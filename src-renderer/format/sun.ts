/** Sun and civil twilight of a day at a place, as an observer at sea level sees them: centre of the sun at −0.833° and at −6° (SunCalc). */
import { getPosition, getTimes } from 'suncalc';
import { clockIn } from './time.ts';

type Place = { latitude: number; longitude: number };

/** Milliseconds since 1970. */
export type Span = { from: number; to: number };

export type SunDay = {
  /** Calendar day at the place, `2026-11-21`. */
  date: string;
  /** From sunrise to sunset; or the sun does not set, or does not rise. */
  sun: Span | 'up' | 'down';
  /** From the beginning of morning to the end of evening civil twilight; or it lasts all night, or the sun stays too low for any. */
  civil: Span | 'up' | 'down';
};

const HOUR = 3_600_000;
const CIVIL_DEGREES = -6;
/** SunCalc lifts all that is below the horizon by the refraction at the horizon, degrees. */
const REFRACTION_BELOW = 0.484;

/** The day that the calendar shows at the place at `now`. Without a zone that this machine knows it is the solar day around `now`. */
export function sunDay({ latitude, longitude }: Place, now: number, zone: string | null): SunDay {
  const noon = zone === null ? undefined : localNoon(now, zone);
  const times = getTimes(new Date(noon ?? now), latitude, longitude);
  const sun = span(times.sunrise, times.sunset) ?? (times.alwaysUp === true ? 'up' : 'down');
  const civil = span(times.dawn, times.dusk) ?? (sun === 'down' ? civilWithoutSun(times.solarNoon, latitude, longitude) : 'up');
  return { date: (zone === null ? undefined : clockIn(now, zone)?.date) ?? times.solarNoon.toISOString().slice(0, 10), sun, civil };
}

const span = (from: Date | null, to: Date | null): Span | undefined =>
  from === null || to === null ? undefined : { from: from.getTime(), to: to.getTime() };

/** Around the poles the sun can stay for days between the two limits. */
function civilWithoutSun(noon: Date, latitude: number, longitude: number): 'up' | 'down' {
  return getPosition(noon, latitude, longitude).altitude - REFRACTION_BELOW > CIVIL_DEGREES ? 'up' : 'down';
}

/** Noon by the clock of the zone lies within a few hours of the sun's, so it names the calendar day's sun. */
function localNoon(now: number, zone: string): number | undefined {
  const clock = clockIn(now, zone);
  if (clock === undefined) return undefined;
  const [hours = 0, minutes = 0] = clock.time.split(':').map(Number);
  return now + (12 - hours - minutes / 60) * HOUR;
}
