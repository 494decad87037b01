/** Returns the row that a key marks next; undefined for a key that marks none. `screenful` is the rows in sight. */
export function markedAfter(key: string, marked: number, rows: number, screenful: number): number | undefined {
  const step = stepOf(key, Math.max(1, screenful - 1), rows);
  if (step === undefined || rows === 0) return undefined;
  return Math.min(Math.max(marked + step, 0), rows - 1);
}

function stepOf(key: string, page: number, rows: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case 'Home':
      return -rows;
    case 'End':
      return rows;
    default:
      return undefined;
  }
}
