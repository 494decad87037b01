/** Which pages of a list hold the rows in sight. Rows count from 0, pages from 1 as in the API. */

export const pageOf = (row: number, pageSize: number): number => Math.floor(row / pageSize) + 1;

/** The pages of rows `first` to `last`, both included, of a list that may be known to end before. Empty where no row is in sight. */
export function pagesOf(first: number, last: number, total: number | undefined, pageSize: number): number[] {
  const end = total === undefined ? last : Math.min(last, total - 1);
  if (end < first) return [];
  const from = pageOf(first, pageSize);
  return Array.from({ length: pageOf(end, pageSize) - from + 1 }, (_, index) => from + index);
}

/** The pages that are dropped so that `most` remain: those farthest from what is in sight. */
export function droppedOf(kept: Iterable<number>, wanted: readonly number[], most: number): number[] {
  const [first = 1] = wanted;
  const away = (page: number): number => Math.abs(page - first);
  return [...kept]
    .filter((page) => !wanted.includes(page))
    .toSorted((a, b) => away(a) - away(b))
    .slice(Math.max(0, most - wanted.length));
}
