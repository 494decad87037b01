/** Item D: the schedule as written, on one line. Its grammar is in ../schedule. */

/** Null where the item is empty or a dash. */
export function readSchedule(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^[-.\s]*$/.test(line) ? null : line;
}
