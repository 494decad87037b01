/**
 * Sunrise and sunset, good to about two minutes between the polar circles: the general solar position calculations of NOAA's Global
 * Monitoring Laboratory (https://gml.noaa.gov/grad/solcalc/solareqns.PDF, a work of the US government).
 */
import { MINUTES_A_DAY, MS_A_DAY } from './schedule.ts';

export type Place = { latitude: number; longitude: number };

/** The sun's centre at rise and set, with refraction and its radius, in degrees from the zenith. */
const ZENITH = 90.833;
/** Item D is written to five minutes at best (notam.md 2.5). */
const ROUND_TO = 5;
const radians = Math.PI / 180;

/** Minutes from midnight UTC of `day`; may lie before 0 or behind 1440. `up` and `down` where the sun does not rise or set. */
function eventOf(day: number, place: Place, sun: 'rise' | 'set'): number | 'up' | 'down' {
  const date = new Date(day * MS_A_DAY);
  const year = date.getUTCFullYear();
  const length = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / MS_A_DAY;
  // A quarter of a day from local noon is near enough to the event: near the equinox the declination moves a minute's worth in that time.
  const aside = (sun === 'rise' ? -0.25 : 0.25) - place.longitude / 360;
  const gamma = ((2 * Math.PI) / length) * (day - Date.UTC(year, 0) / MS_A_DAY + aside);
  const equationOfTime =
    229.18 *
    (0.000_075 +
      0.001_868 * Math.cos(gamma) -
      0.032_077 * Math.sin(gamma) -
      0.014_615 * Math.cos(2 * gamma) -
      0.040_849 * Math.sin(2 * gamma));
  const declination =
    0.006_918 -
    0.399_912 * Math.cos(gamma) +
    0.070_257 * Math.sin(gamma) -
    0.006_758 * Math.cos(2 * gamma) +
    0.000_907 * Math.sin(2 * gamma) -
    0.002_697 * Math.cos(3 * gamma) +
    0.001_48 * Math.sin(3 * gamma);
  const latitude = place.latitude * radians;
  const cosine = Math.cos(ZENITH * radians) / (Math.cos(latitude) * Math.cos(declination)) - Math.tan(latitude) * Math.tan(declination);
  if (cosine > 1) return 'down';
  if (cosine < -1) return 'up';
  const halfDay = Math.acos(cosine) / radians;
  return 720 - 4 * (place.longitude + (sun === 'rise' ? halfDay : -halfDay)) - equationOfTime;
}

/**
 * The sunrise or sunset that falls on a UTC day, in minutes from its midnight, rounded to five; undefined where the sun neither rises nor
 * sets then. Far from Greenwich the local day is not the UTC day, so the neighbours are looked at too.
 */
export function sunMinutes(day: number, place: Place, sun: 'rise' | 'set'): number | undefined {
  for (const shift of [0, -1, 1]) {
    const event = eventOf(day + shift, place, sun);
    if (typeof event !== 'number') continue;
    const minutes = Math.round((event + shift * MINUTES_A_DAY) / ROUND_TO) * ROUND_TO;
    if (minutes >= 0 && minutes < MINUTES_A_DAY) return minutes;
  }
  return undefined;
}

/** Whether the sun stays up all day. Only near the poles; false on ordinary days and in the polar night. */
export function isPolarDay(day: number, place: Place): boolean {
  return eventOf(day, place, 'rise') === 'up';
}
