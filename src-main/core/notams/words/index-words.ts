/**
 * Writes the index of words after an import, and packs the boxes of places. Promise: at each moment a NOTAM's text and box are known to them or noted as unknown,
 * so that a search finds the same with them as without; each transaction is short.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { packed, type PlacedRow } from '../places/packed-boxes.ts';
import { MOST_PARTS, SEGMENT } from './layout.ts';
import { LONGEST, segmentOf, type Indexed } from './segment.ts';

/** NOTAMs that a search looks at itself, in each segment and behind the last, before the words are written again. */
const MOST_UNKNOWN = 64;
/** Between two transactions: a writer that waits looks again within this time. */
const PAUSE_MS = 2;
const ATTEMPTS = 3;

type TextRow = Indexed & { length: number };

export async function indexWords(
  db: Database,
  { giveWay, isCancelled }: { giveWay?: (() => void) | undefined; isCancelled?: (() => boolean) | undefined } = {},
): Promise<void> {
  const indexed = openWordIndex(db);
  for (const segment of indexed.due()) {
    if (isCancelled?.() === true) return;
    for (let attempt = 0; attempt < ATTEMPTS && !indexed.write(segment); attempt++) await pause(PAUSE_MS);
    await pause(PAUSE_MS);
    giveWay?.();
  }
  for (const segment of indexed.withoutBoxes()) {
    if (isCancelled?.() === true) return;
    for (let attempt = 0; attempt < ATTEMPTS && !indexed.pack(segment); attempt++) await pause(PAUSE_MS);
    giveWay?.();
  }
}

function openWordIndex(db: Database) {
  const revision = db.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  const lastKnown = db.prepare<[], number>('SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1').pluck();
  const rowsBehind = db.prepare<[number, number], number>('SELECT n.row FROM notams n WHERE n.row > ? ORDER BY n.row LIMIT ?').pluck();
  const lastRow = db.prepare<[], number | null>('SELECT max(n.row) FROM notams n').pluck();
  // Numbers of whole rows: a bound number is a floating-point one, which divides with a remainder.
  const changed = db
    .prepare<[number], number>(
      `SELECT u.row / ${SEGMENT} AS segment
         FROM (SELECT row, 'words' AS what FROM notam_words_unknown UNION ALL SELECT row, 'moments' FROM notam_moments_unknown) u
        GROUP BY u.row / ${SEGMENT}, u.what
       HAVING count(*) > ? + COALESCE((SELECT w.long FROM notam_words w WHERE w.segment = u.row / ${SEGMENT}), 0)`,
    )
    .pluck();
  const texts = db.prepare<[number, number, number], TextRow>(
    `SELECT n.row, n.id, n.issue_date AS issueDate, n.effective_start AS effectiveStart, n.over_at AS overAt, n.overdue_at AS overdueAt,
            length(n.message_fold) AS length, substr(n.message_fold, 1, ?) AS text
       FROM notams n
      WHERE n.row BETWEEN ? AND ?
      ORDER BY n.row`,
  );
  const withoutBoxes = db
    .prepare<[], number>('SELECT w.segment FROM notam_words w WHERE w.segment NOT IN (SELECT b.segment FROM notam_boxes b)')
    .pluck();
  const placed = db.prepare<[number, number, number], PlacedRow>(
    `SELECT n.row - ? AS row, n.west, n.east, n.south, n.north
       FROM notams n INDEXED BY notams_by_place
      WHERE n.west IS NOT NULL AND n.row BETWEEN ? AND ?`,
  );
  const removeWords = db.prepare('DELETE FROM notam_words WHERE segment = ?');
  const removeParts = db.prepare('DELETE FROM notam_word_parts WHERE part BETWEEN ? AND ?');
  const removeUnknown = db.prepare('DELETE FROM notam_words_unknown WHERE row BETWEEN ? AND ?');
  const removeMoments = db.prepare('DELETE FROM notam_moments_unknown WHERE row BETWEEN ? AND ?');
  const addMoments = db.prepare('INSERT INTO notam_moments_unknown (row) VALUES (?)');
  const addWords = db.prepare('INSERT INTO notam_words (segment, last_row, long, runs, plain) VALUES (?, ?, ?, ?, ?)');
  const addBoxes = db.prepare('INSERT INTO notam_boxes (segment, boxes) VALUES (?, ?)');
  const removeBoxes = db.prepare('DELETE FROM notam_boxes WHERE segment = ?');
  const addPart = db.prepare('INSERT INTO notam_word_parts (part, data) VALUES (?, ?)');
  const addUnknown = db.prepare('INSERT INTO notam_words_unknown (row) VALUES (?)');

  const boxesOf = (first: number): Buffer => packed(placed.iterate(first, first, first + SEGMENT - 1));

  return {
    /** Of which the words are known alone, as a migration leaves them. */
    withoutBoxes: () => withoutBoxes.all(),

    /** False if a NOTAM changed meanwhile. */
    pack(segment: number): boolean {
      const asOf = revision.get();
      const boxes = boxesOf(segment * SEGMENT);
      return db
        .transaction(() => {
          if (revision.get() !== asOf) return false;
          addBoxes.run(segment, boxes);
          return true;
        })
        .immediate();
    },

    due(): number[] {
      const known = lastKnown.get() ?? -1;
      const segments = new Set(changed.all(MOST_UNKNOWN));
      const isBehind = rowsBehind.all(known, MOST_UNKNOWN + 1).length > MOST_UNKNOWN;
      const last = lastRow.get() ?? -1;
      if (isBehind) for (let segment = Math.floor((known + 1) / SEGMENT); segment * SEGMENT <= last; segment++) segments.add(segment);
      // In this order: what lies behind the last segment is known to none.
      return [...segments].toSorted((one, other) => one - other);
    },

    /** False if a NOTAM changed meanwhile. Read before the transaction, in which others who write wait. */
    write(segment: number): boolean {
      const asOf = revision.get();
      const first = segment * SEGMENT;
      const rows = texts.all(LONGEST, first, first + SEGMENT - 1);
      const long = rows.filter(({ length }) => length > LONGEST);
      const boxes = boxesOf(first);
      const { runs, plain, parts } = segmentOf(
        rows.filter((one) => one.length <= LONGEST).map((one) => ({ ...one, row: one.row - first })),
      );
      return db
        .transaction(() => {
          if (revision.get() !== asOf) return false;
          removeWords.run(segment);
          removeParts.run(segment * MOST_PARTS, (segment + 1) * MOST_PARTS - 1);
          removeBoxes.run(segment);
          removeUnknown.run(first, first + SEGMENT - 1);
          removeMoments.run(first, first + SEGMENT - 1);
          const last = rows.at(-1);
          if (!last) return true;
          addWords.run(segment, last.row, long.length, runs, plain);
          addBoxes.run(segment, boxes);
          for (const [part, data] of parts) addPart.run(segment * MOST_PARTS + part, data);
          for (const { row } of long) {
            addUnknown.run(row);
            addMoments.run(row);
          }
          return true;
        })
        .immediate();
    },
  };
}
