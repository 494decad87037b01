/** Finds sun and civil twilight where an aircraft is when it is there. Moments are milliseconds since 1970. */
import type { LightChange, RoutePoint } from '#contract/route/legs.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { isoOf } from '#domain/time.ts';
import { altitudes, lightOfDay, sunAltitude } from '#domain/sun.ts';

export function lightAt(position: LatLon, moment: number): NonNullable<RoutePoint['light']> {
  const altitude = sunAltitude(position, moment);
  const [sun, civil] = [lightOfDay(position, moment, 'sun'), lightOfDay(position, moment, 'civil')];
  return {
    state: altitude >= altitudes.sun ? 'day' : altitude >= altitudes.civil ? 'twilight' : 'night',
    sunrise: isoOf(sun.begin),
    sunset: isoOf(sun.end),
    civilBegin: isoOf(civil.begin),
    civilEnd: isoOf(civil.end),
  };
}

/** The sun does not both rise and set in a step this long, except on the days at the edge of the polar night. */
const STEP_MS = 10 * 60_000;
const PRECISE_MS = 500;

type Seen = Omit<LightChange, 'leg'>;

/** Every change from `begin` to `end`, in order; `at` gives the position at a moment. */
export function lightChanges(begin: number, end: number, at: (moment: number) => LatLon): Seen[] {
  const seen: Seen[] = [];
  for (const light of ['sun', 'civil'] as const) {
    const isUp = (moment: number) => sunAltitude(at(moment), moment) >= altitudes[light];
    let [from, wasUp] = [begin, isUp(begin)];
    while (from < end) {
      const to = Math.min(end, from + STEP_MS);
      const isNowUp = isUp(to);
      if (isNowUp !== wasUp) {
        const moment = changeBetween(from, to, (one) => isUp(one) === isNowUp);
        const kind = light === 'sun' ? (isNowUp ? 'sunrise' : 'sunset') : isNowUp ? 'nightEnds' : 'nightBegins';
        seen.push({ kind, at: new Date(moment).toISOString(), ...at(moment) });
      }
      [from, wasUp] = [to, isNowUp];
    }
  }
  return seen.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** It finds by bisection the first moment at which it is so. */
function changeBetween(from: number, to: number, isSo: (moment: number) => boolean): number {
  let [low, high] = [from, to];
  while (high - low > PRECISE_MS) {
    const half = (low + high) / 2;
    if (isSo(half)) high = half;
    else low = half;
  }
  return Math.round(high);
}
