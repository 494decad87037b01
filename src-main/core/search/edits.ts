/** Edits between two words, as people mistype: a letter left out, added, replaced, or two neighbours swapped. */

/** Longer words are not compared. */
export const LONGEST_COMPARED = 32;

// Three rows of the table, kept between calls: a query compares thousands of words.
const WIDTH = LONGEST_COMPARED + 1;
let beforeLast = new Uint8Array(WIDTH);
let last = new Uint8Array(WIDTH);
let row = new Uint8Array(WIDTH);

/**
 * Edits that turn `text[start .. start + length)` into `sought` (both at most LONGEST_COMPARED UTF-16 units), counted no further than
 * `most + 1`. Optimal string alignment: a swapped pair is not edited again.
 */
export function editsBetween(sought: Uint16Array, text: Uint16Array, start: number, length: number, most: number): number {
  const width = sought.length;
  if (Math.abs(width - length) > most) return most + 1;
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= length; i++) {
    const unit = text[start + i - 1];
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    // Cells outside the band around the diagonal cost more than `most`; their exact value does not matter.
    row[from - 1] = from === 1 ? i : most + 1;
    let least = row[from - 1] ?? 0;
    for (let j = from; j <= to; j++) {
      let cost = (last[j - 1] ?? 0) + (sought[j - 1] === unit ? 0 : 1);
      const removed = (j === i + most ? most : (last[j] ?? 0)) + 1;
      if (removed < cost) cost = removed;
      const added = (row[j - 1] ?? 0) + 1;
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && unit === sought[j - 2] && text[start + i - 2] === sought[j - 1]) {
        const swapped = (beforeLast[j - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[width] ?? 0, most + 1);
}
