/** Positions are written in the forms that `readPosition` reads. */
import type { LatLon } from './lat-lon.ts';

type Axis = 'latitude' | 'longitude';

const letterOf = (degrees: number, axis: Axis): string => (axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E');
const two = (value: number): string => String(value).padStart(2, '0');

/** Rounds to whole units before splitting, so that no 60 appears. `perDegree` is 60 for minutes, 3600 for seconds. */
function split(degrees: number, axis: Axis, perDegree: 60 | 3600) {
  const units = Math.round(Math.abs(degrees) * perDegree);
  return {
    whole: String(Math.floor(units / perDegree)).padStart(axis === 'latitude' ? 2 : 3, '0'),
    minutes: two(Math.floor((units % perDegree) / (perDegree / 60))),
    seconds: two(units % 60),
    // Rounded to zero, it is neither south nor west.
    letter: letterOf(units === 0 ? 0 : degrees, axis),
  };
}

/** Five decimals are about a metre: `46.23806`. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(5);

/** Writes `46°14′17″N`. */
export function degreesMinutesSeconds(degrees: number, axis: Axis): string {
  const { whole, minutes, seconds, letter } = split(degrees, axis, 3600);
  return `${whole}°${minutes}′${seconds}″${letter}`;
}

/** Writes `46.23806, 6.10889`. */
export const inDecimals = ({ latitude, longitude }: LatLon): string => `${decimalDegrees(latitude)}, ${decimalDegrees(longitude)}`;

/** Writes `46°14′17″N 006°06′32″E`. */
export const inSeconds = ({ latitude, longitude }: LatLon): string =>
  `${degreesMinutesSeconds(latitude, 'latitude')} ${degreesMinutesSeconds(longitude, 'longitude')}`;

/** Writes `4614N00607E`, degrees and minutes as in item Q and in item 15 of a flight plan (ICAO Doc 8126, Doc 4444). */
export function inIcaoMinutes(position: LatLon): string {
  const [north, east] = [split(position.latitude, 'latitude', 60), split(position.longitude, 'longitude', 60)];
  return `${north.whole}${north.minutes}${north.letter}${east.whole}${east.minutes}${east.letter}`;
}

/** Writes `461417N0060632E`, as in item E and in aeronautical information (ICAO Annex 15). */
export function inIcaoSeconds(position: LatLon): string {
  const [north, east] = [split(position.latitude, 'latitude', 3600), split(position.longitude, 'longitude', 3600)];
  return `${north.whole}${north.minutes}${north.seconds}${north.letter}${east.whole}${east.minutes}${east.seconds}${east.letter}`;
}
