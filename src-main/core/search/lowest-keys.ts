export function lowestKeys(most: number) {
  const lowest: number[] = [];
  let worst = Infinity;
  return {
    offer(key: number): void {
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
    /** Lists the keys, the lowest first. */
    keys: (): readonly number[] => lowest,
  };
}
