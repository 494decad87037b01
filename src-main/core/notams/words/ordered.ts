/** Rows with keys (segment.ts) in the default order of NOTAMs: the newest first, without a date last, then by id. */
import type { Ordered } from './rows-with-text.ts';

/** ORDER BY of what is ordered here. */
export const DEFAULT_ORDER = 'n.issue_date DESC NULLS LAST, n.id ASC';

/** Of one moment that are sorted in their places. */
const FEW = 64;

/** Undefined where the keys do not tell two apart, or are of texts that they say nothing of. */
export function inDefaultOrder({ rows, issued, ids }: Ordered): Uint32Array | undefined {
  const count = rows.length;
  if (issued.some(Number.isNaN)) return undefined;
  let newest = -Infinity;
  for (const one of issued) newest = Math.max(newest, one);
  // Sorted as numbers, without a function: the time before the newest, and behind it where the row is in the list.
  const sorted = new Float64Array(count);
  const [unit, bits] = [1_000, 2 ** Math.ceil(Math.log2(count + 1))];
  for (let at = 0; at < count; at++) {
    const before = newest === -Infinity ? 0 : (newest - (issued[at] as number)) / unit;
    const key = (before === Infinity ? Math.floor(Number.MAX_SAFE_INTEGER / bits) : before) * bits + at;
    if (!Number.isSafeInteger(key)) return undefined;
    sorted[at] = key;
  }
  sorted.sort();
  const found = new Uint32Array(count);
  for (let from = 0; from < count;) {
    const first = (sorted[from] as number) % bits;
    let to = from + 1;
    while (to < count && issued[(sorted[to] as number) % bits] === issued[first]) to++;
    for (let index = from; index < to; index++) sorted[index] = (sorted[index] as number) % bits;
    sortByIds(sorted.subarray(from, to), ids);
    for (let index = from; index < to; index++) {
      const at = sorted[index] as number;
      if (to > from + 1 && (Number.isNaN(ids[at]) || (index > from && ids[at] === ids[sorted[index - 1] as number]))) return undefined;
      found[index] = rows[at] as number;
    }
    from = to;
  }
  return found;
}

/** Those of one minute; few of them each into its place. */
function sortByIds(some: Float64Array, ids: readonly number[]): void {
  if (some.length > FEW) return void some.sort((one, other) => (ids[one] as number) - (ids[other] as number));
  for (const [index, at] of some.entries()) {
    let before = index;
    for (; before > 0 && (ids[some[before - 1] as number] as number) > (ids[at] as number); before--)
      some[before] = some[before - 1] as number;
    some[before] = at;
  }
}
