/** Positions in words: WGS 84, decimal degrees and degrees, minutes, seconds. */
type Axis = 'latitude' | 'longitude';

/** Five decimals are about a metre: `46.23806`. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(5);

const two = (value: number): string => String(value).padStart(2, '0');

/** `46°14′17″N`; rounded to whole seconds before it is split, so that no 60″ appears. */
export function degreesMinutesSeconds(degrees: number, axis: Axis): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const letter = axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E';
  const whole = String(Math.floor(seconds / 3600)).padStart(axis === 'latitude' ? 2 : 3, '0');
  return `${whole}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″${letter}`;
}
