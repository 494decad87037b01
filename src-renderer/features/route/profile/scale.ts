/** Figures of an axis are round. */

const rounds = [1, 2, 5];

/** Finds the least round step such that `most` steps reach over a span. */
export function stepOf(span: number, most: number): number {
  const least = span / Math.max(1, most);
  const tens = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return (rounds.find((one) => one * tens >= least) ?? 10) * tens;
}

/** They are multiples of the step from 0 to the end. */
export const ticksOf = (end: number, step: number): number[] =>
  Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, at) => at * step);

/** Feet at the end of an axis that shows these altitudes with room above. */
export function topOf(altitudes: readonly number[]): number {
  const highest = Math.max(1000, ...altitudes);
  const step = stepOf(highest, 5);
  return Math.ceil((highest * 1.15) / step) * step;
}
