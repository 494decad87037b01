/** One part of a segment of the index of words (layout.ts). */
import type { Database } from 'better-sqlite3';
import { MOST_PARTS } from './layout.ts';

/** Throws for a part that is not there: a segment has all of its parts, written in one transaction. */
export function openParts(db: Database): (segment: number, number: number) => Buffer {
  const data = db.prepare<[number], Buffer>('SELECT data FROM notam_word_parts WHERE part = ?').pluck();
  return (segment, number) => {
    const found = data.get(segment * MOST_PARTS + number);
    if (!found) throw new Error(`the index of words lacks part ${number} of segment ${segment}`);
    return found;
  };
}
