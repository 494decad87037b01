/** Rows with keys (keys.ts) in the default order of NOTAMs: the newest first, without a date last, then by id. */

/** ORDER BY of what is ordered here. */
export const DEFAULT_ORDER = 'n.issue_date DESC NULLS LAST, n.id ASC';

/** What is sorted by (keys.ts), of each row. */
export type Ordered = { rows: Uint32Array; issued: Float64Array; ids: Float64Array };

const FIRST_ROOM = 1 << 10;
/** Of one moment that are sorted in their places. */
const FEW = 64;
const BITS = 11;
const NO_DATE = 2 ** 32 - 1;

/** In typed arrays: a frequent word has some hundred thousand. */
export function openOrdered() {
  let count = 0;
  let rows = new Uint32Array(FIRST_ROOM);
  let issued = new Float64Array(FIRST_ROOM);
  let ids = new Float64Array(FIRST_ROOM);

  function grow(): void {
    const [before, dates, keys] = [rows, issued, ids];
    [rows, issued, ids] = [new Uint32Array(2 * count), new Float64Array(2 * count), new Float64Array(2 * count)];
    rows.set(before);
    issued.set(dates);
    ids.set(keys);
  }

  return {
    add(row: number, date: number, id: number): void {
      if (count === rows.length) grow();
      rows[count] = row;
      issued[count] = date;
      ids[count++] = id;
    },
    all: (): Ordered => ({ rows: rows.subarray(0, count), issued: issued.subarray(0, count), ids: ids.subarray(0, count) }),
  };
}

/** Undefined where the keys do not tell two apart, or are of texts that they say nothing of. */
export function inDefaultOrder({ rows, issued, ids }: Ordered): Uint32Array | undefined {
  const count = rows.length;
  let newest = -Infinity;
  for (let at = 0; at < count; at++) {
    const one = issued[at] as number;
    if (Number.isNaN(one)) return undefined;
    if (one > newest) newest = one;
  }
  /** Seconds before the newest. */
  const ages = new Uint32Array(count);
  for (let at = 0; at < count; at++) ages[at] = issued[at] === -Infinity ? NO_DATE : newest - (issued[at] as number);
  const sorted = byNumber(ages);
  for (let from = 0; from < count;) {
    const age = ages[sorted[from] as number];
    let to = from + 1;
    while (to < count && ages[sorted[to] as number] === age) to++;
    if (to > from + 1 && !sortByIds(sorted.subarray(from, to), ids)) return undefined;
    from = to;
  }
  for (let index = 0; index < count; index++) sorted[index] = rows[sorted[index] as number] as number;
  return sorted;
}

/** Where the numbers are, in ascending order, equal ones as they are: by their lowest bits, then by the next. */
function byNumber(numbers: Uint32Array): Uint32Array {
  const count = numbers.length;
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  let sorted = new Uint32Array(count);
  for (let at = 0; at < count; at++) sorted[at] = at;
  let other = new Uint32Array(count);
  const next = new Uint32Array(2 ** BITS);
  for (let shift = 0; shift < 32 && most >>> shift > 0; shift += BITS) {
    next.fill(0);
    for (let at = 0; at < count; at++) {
      const digit = ((numbers[at] as number) >>> shift) & (2 ** BITS - 1);
      next[digit] = (next[digit] as number) + 1;
    }
    let sum = 0;
    for (let digit = 0; digit < next.length; digit++) {
      const some = next[digit] as number;
      next[digit] = sum;
      sum += some;
    }
    for (let index = 0; index < count; index++) {
      const at = sorted[index] as number;
      const digit = ((numbers[at] as number) >>> shift) & (2 ** BITS - 1);
      const place = next[digit] as number;
      other[place] = at;
      next[digit] = place + 1;
    }
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

/** Those of one second; few of them each into its place. False where two ids are not told apart. */
function sortByIds(some: Uint32Array, ids: Float64Array): boolean {
  if (some.length > FEW) some.sort((one, other) => (ids[one] as number) - (ids[other] as number));
  else {
    for (let index = 1; index < some.length; index++) {
      const at = some[index] as number;
      let before = index;
      for (; before > 0 && (ids[some[before - 1] as number] as number) > (ids[at] as number); before--)
        some[before] = some[before - 1] as number;
      some[before] = at;
    }
  }
  for (let index = 0; index < some.length; index++) {
    const id = ids[some[index] as number] as number;
    if (Number.isNaN(id) || (index > 0 && id === ids[some[index - 1] as number])) return false;
  }
  return true;
}
