/** The few best of many: keeps the `most` lowest keys seen, in order, and turns away the rest at the cost of one comparison. */
export type Best = {
  offer(key: number): void;
  /** Lists the keys, the lowest first. */
  keys(): readonly number[];
};

export function best(most: number): Best {
  const kept: number[] = [];
  let worst = Infinity;
  return {
    offer(key) {
      if (key >= worst) return;
      let [low, high] = [0, kept.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((kept[middle] ?? 0) < key) low = middle + 1;
        else high = middle;
      }
      if (kept[low] === key) return;
      kept.splice(low, 0, key);
      if (kept.length > most) kept.pop();
      if (kept.length === most) worst = kept[most - 1] ?? Infinity;
    },
    keys: () => kept,
  };
}
