/** Item D: the schedule as written, on one line. Its grammar is in ../schedule. */
import { oneLine } from '#core/text/line.ts';

/** Null where the item is empty or a dash. */
export function readSchedule(text: string): string | null {
  const line = oneLine(text).trim();
  return /^[-.\s]*$/.test(line) ? null : line;
}
