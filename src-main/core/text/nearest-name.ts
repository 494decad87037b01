/** Counts the edits (insert, delete, replace, swap of neighbours) that turn one word into the other, no further than `most`. */
function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** The name that a misspelt one was most likely meant to be; undefined when none is close (case is ignored, at most a third of the letters differ). */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  const sought = wrong.slice(0, 64).toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(sought.length / 3)) + 1;
  for (const name of names) {
    const count = edits(sought, name.toLowerCase(), fewest);
    if (count < fewest) [best, fewest] = [name, count];
  }
  return best;
}
