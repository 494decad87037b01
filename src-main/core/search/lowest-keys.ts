/** The few best of many: keeps the `most` lowest keys seen, in order, and turns away the rest at the cost of one comparison. */
type LowestKeys = {
  offer(key: number): void;
  /** Lists the keys, the lowest first. */
  keys(): readonly number[];
};

export function lowestKeys(most: number): LowestKeys {
  const lowest: number[] = [];
  let worst = Infinity;
  return {
    offer(key) {
      if (key >= worst) return;
      let [low, high] = [0, lowest.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((lowest[middle] ?? 0) < key) low = middle + 1;
        else high = middle;
      }
      if (lowest[low] === key) return;
      lowest.splice(low, 0, key);
      if (lowest.length > most) lowest.pop();
      if (lowest.length === most) worst = lowest[most - 1] ?? Infinity;
    },
    keys: () => lowest,
  };
}
