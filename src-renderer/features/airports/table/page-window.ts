/** Which pages of a list hold the rows in sight. Rows count from 0, pages from 1 as in the API. */

/** Rows of a page: between 100 and 300 the answer comes equally fast, and a screenful seldom needs two. */
export const PAGE_SIZE = 200;

export const pageOf = (row: number): number => Math.floor(row / PAGE_SIZE) + 1;

/** The pages of rows `first` to `last`, both included, of a list that may be known to end before. Empty where no row is in sight. */
export function pagesOf(first: number, last: number, total: number | undefined): number[] {
  const end = total === undefined ? last : Math.min(last, total - 1);
  if (end < first) return [];
  return Array.from({ length: pageOf(end) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index);
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
