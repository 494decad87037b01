/**
 * Computes sunrise, sunset and twilight as an observer at sea level with a free horizon sees them. The position of the sun is that of
 * Meeus, Astronomical Algorithms, chapter 25 (0.01°, which is a few seconds of time); rising and setting are searched on its path, which
 * works near the poles too.
 */
import { degrees, normalized, radians } from './directions.ts';
import type { LatLon } from './lat-lon.ts';
import { clockIn } from './zone-clock.ts';

const DAY = 86_400_000;
/** 2000-01-01T12:00Z. */
const J2000 = Date.UTC(2000, 0, 1, 12);
/** Terrestrial minus universal time in milliseconds; it changes by seconds over decades. */
const AHEAD = 70_000;

/** Altitude of the sun's centre in degrees without refraction, at which an event takes place. */
export const altitudes = {
  /** Nautical almanacs define sunrise and sunset this way: 34′ of refraction and 16′ of the sun's radius. */
  sun: -50 / 60,
  /** ICAO Annex 2: night begins and ends with civil twilight unless the state prescribes otherwise. */
  civil: -6,
  nautical: -12,
} as const;
export type Light = keyof typeof altitudes;

/**
 * Milliseconds since 1970. Null: the event does not occur between the two midnights. Without both, the sun is up or down all day, as
 * it is at noon; a polar day begins and ends with a day that has only one of them.
 */
export type LightOfDay = { begin: number | null; end: number | null; isUpAtNoon: boolean };

/** The declination is in radians, the Greenwich hour angle in degrees. */
type Sun = { time: number; declination: number; hourAngle: number };

function sunAt(time: number): Sun {
  const days = (time - J2000) / DAY;
  const t = (days + AHEAD / DAY) / 36_525;
  const anomaly = radians(357.529_11 + t * (35_999.050_29 - 0.000_153_7 * t));
  const centre =
    (1.914_602 - t * (0.004_817 + 0.000_014 * t)) * Math.sin(anomaly) +
    (0.019_993 - 0.000_101 * t) * Math.sin(2 * anomaly) +
    0.000_289 * Math.sin(3 * anomaly);
  const node = radians(125.04 - 1934.136 * t);
  const longitude = radians(280.466_46 + t * (36_000.769_83 + 0.000_303_2 * t) + centre - 0.005_69 - 0.004_78 * Math.sin(node));
  const obliquity = radians(23.439_291 - 0.013_004_2 * t + 0.002_56 * Math.cos(node));
  const rightAscension = degrees(Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)));
  // This is the mean sidereal time of Greenwich, with the equation of the equinoxes.
  const sidereal = 280.460_618_37 + 360.985_647_366_29 * days - 0.004_4 * Math.sin(node);
  return { time, declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)), hourAngle: normalized(sidereal - rightAscension) };
}

/** Altitude of the sun's centre in degrees, without refraction; `hourAngle` is that of the place, all in degrees but the declination. */
function altitude(latitude: number, declination: number, hourAngle: number): number {
  const phi = radians(latitude);
  const sine = Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(radians(hourAngle));
  return degrees(Math.asin(Math.max(-1, Math.min(1, sine))));
}

/** Returns the altitude of the sun's centre in degrees without refraction, to compare with `altitudes`; `moment` is in milliseconds since 1970. */
export function sunAltitude({ latitude, longitude }: LatLon, moment: number): number {
  const { declination, hourAngle } = sunAt(moment);
  return altitude(latitude, declination, hourAngle + longitude);
}

/** Finds when the sun crosses the meridian of a place, nearest to a moment; both milliseconds since 1970. */
function solarNoon(near: number, longitude: number): number {
  let noon = near;
  // The sun's own motion is 1/365 of the daily one: after two iterations the error is below a second, after three below a millisecond.
  for (let round = 0; round < 3; round++) {
    const ahead = normalized(sunAt(noon).hourAngle + longitude + 180) - 180;
    noon -= (ahead / 360) * DAY;
  }
  return noon;
}

/**
 * The light of the solar day around a moment: from the midnight before its noon to the one after. `near` is any moment within half a day of
 * that noon, in milliseconds since 1970.
 */
export function lightOfDay({ latitude, longitude }: LatLon, near: number, light: Light): LightOfDay {
  const noon = solarNoon(near, longitude);
  const [before, middle, after] = [noon - DAY / 2, noon, noon + DAY / 2].map(sunAt) as [Sun, Sun, Sun];
  const found = [crossing(before, middle), crossing(middle, after)];
  return {
    begin: found.find((one) => one?.isRising === true)?.time ?? null,
    end: found.find((one) => one?.isRising === false)?.time ?? null,
    isUpAtNoon: above(middle.declination, 0),
  };

  function above(declination: number, hourAngle: number): boolean {
    return altitude(latitude, declination, hourAngle) >= altitudes[light];
  }

  /** The sun only climbs or only sinks between midnight and noon: its altitude at both ends shows whether it crosses, bisection finds when. */
  function crossing(from: Sun, to: Sun): { time: number; isRising: boolean } | undefined {
    // The sun's path over half a day is linear to 0.0003°.
    const isUp = (part: number): boolean =>
      above(
        from.declination + (to.declination - from.declination) * part,
        from.hourAngle + longitude + normalized(to.hourAngle - from.hourAngle) * part,
      );
    const isRising = isUp(1);
    if (isUp(0) === isRising) return undefined;
    let [low, high] = [0, 1];
    while ((high - low) * DAY > 500) {
      const half = (low + high) / 2;
      if (isUp(half) === isRising) high = half;
      else low = half;
    }
    return { time: Math.round(from.time + ((low + high) / 4) * DAY), isRising };
  }
}

export type SunDay = {
  /** It is the calendar day at the place, `2026-11-21`. */
  date: string;
  sun: LightOfDay;
  civil: LightOfDay;
};

const HOUR = 3_600_000;

/** The day that the calendar shows at the place at `now`. Without a zone that this machine knows it is the solar day around `now`. */
export function sunDay(place: LatLon, now: number, zone: string | null): SunDay {
  const clock = zone === null ? undefined : clockIn(now, zone);
  const noon = clock === undefined ? now : noonOn(clock.time, now);
  // The date at the place is by the sun where no zone is known.
  const date = clock?.date ?? new Date(now + (place.longitude / 15) * HOUR).toISOString().slice(0, 10);
  return { date, sun: lightOfDay(place, noon, 'sun'), civil: lightOfDay(place, noon, 'civil') };
}

/** Noon by the zone's clock is within a few hours of solar noon, so it selects the sun of the calendar day. */
function noonOn(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return now + (12 - hours - minutes / 60) * HOUR;
}
