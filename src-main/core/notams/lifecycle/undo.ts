/**
 * Imports and their way back. Promise: undoing one removes what it added, into the bin, and puts back what it replaced, ended or said to be covered; what a later
 * import holds or changed stays, and is reported. Each batch is a transaction; one that is broken off goes on where it is requested again.
 */
import type { Database } from 'better-sqlite3';
import type { NotamImportEntry, UndoneImport } from '#contract/notams/imports.ts';
import { Refusal } from '#core/refusal.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import { BIN_DAYS, type Bin, type Deletion, type WholeRow } from './bin.ts';
import type { References } from './references.ts';

const DAY_MS = 86_400_000;
/** A transaction has so many rows, which take some milliseconds. */
const BATCH = 200;
/** An answer names so many NOTAMs that could not be undone. */
const MOST_NAMED = 20;

type Import = Omit<NotamImportEntry, 'isCancelled' | 'canUndo'> & { isCancelled: 0 | 1; isRecorded: 0 | 1; snapshot: string | null };
type Kept = UndoneImport['kept'][number];
/** `before` is JSON of the row as it was before an import. */
type ChangedRow = { id: string; before: string };

/** Imports that hold a row, the newest last. */
const holdersOf = (row: WholeRow): number[] => String(row['held_by']).split(' ').filter(Boolean).map(Number);

export function openUndo(db: Database, clock: () => Date, { bin, references }: { bin: Bin; references: References }) {
  const entries = (
    where: string,
  ) => `SELECT id, name, files, started_at AS startedAt, ended_at AS endedAt, issued_at AS issuedAt, read, added, changed, unchanged,
            imported_by AS importedBy, is_cancelled AS isCancelled, undone_at AS undoneAt, is_recorded AS isRecorded, snapshot
       FROM notam_imports ${where}`;
  const newest = db.prepare<[number], Import>(entries('ORDER BY id DESC LIMIT ?'));
  const one = db.prepare<[number], Import>(entries('WHERE id = ?'));
  const held = db.prepare<{ id: string; after: number; most: number }, WholeRow>(
    `SELECT n.*
       FROM notams n
      WHERE n.row > :after AND instr(n.held_by, :id) > 0
      ORDER BY n.row
      LIMIT :most`,
  );
  const isChanged = db.prepare<[number, string], 1>('SELECT 1 FROM notam_import_changes WHERE import_id = ? AND notam_id = ?').pluck();
  const changes = db.prepare<[number, string, number], ChangedRow>(
    `SELECT notam_id AS id, before_json AS before
       FROM notam_import_changes
      WHERE import_id = ? AND notam_id > ?
      ORDER BY notam_id
      LIMIT ?`,
  );
  const current = db.prepare<[string], WholeRow>('SELECT n.* FROM notams n WHERE n.id = ?');
  const remove = db.prepare('DELETE FROM notams WHERE row = ?');
  const setHolders = db.prepare('UPDATE notams SET held_by = ?, import_id = ? WHERE id = ?');
  const isUndone = db.prepare<[number], 1>('SELECT 1 FROM notam_imports WHERE id = ? AND undone_at IS NOT NULL').pluck();
  // What the source claimed since goes too, for it may be of changes alone; a list that was imported by hand rests on no other.
  const forgetClaims = db.prepare(
    `DELETE FROM notam_claims
      WHERE import_id = :importId
         OR (import_id > :importId AND source_id <> '' AND source_id IN (SELECT source_id FROM notam_claims WHERE import_id = :importId))`,
  );
  const columns = db.prepare<[], string>(`SELECT name FROM pragma_table_info('notams')`).pluck().all();
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');

  const isTooOld = ({ startedAt }: Import): boolean => clock().getTime() - Date.parse(startedAt) > BIN_DAYS * DAY_MS;
  const canUndo = (row: Import): boolean => row.isRecorded === 1 && row.undoneAt === null && !isTooOld(row);
  const entryOf = (row: Import): NotamImportEntry => {
    const { isRecorded: _recorded, snapshot: _snapshot, ...entry } = row;
    return { ...entry, isCancelled: row.isCancelled === 1, canUndo: canUndo(row) };
  };

  function hold(notam: string, holders: readonly number[]): void {
    setHolders.run(` ${holders.map((id) => `${id} `).join('')}`, holders.at(-1) || null, notam);
  }

  /** The row as it was; what others did to it since is computed again. */
  function putBack(before: WholeRow, now: string): void {
    const known = columns.filter((column) => column !== 'row' && column in before);
    db.prepare(`UPDATE notams SET ${known.map((column) => `${column} = :${column}`).join(', ')} WHERE id = :id`).run({
      ...before,
      updated_at: now,
    });
    bin.referAgain(before.id, now);
  }

  function chosen(id: number | undefined, of: string | undefined): Import {
    const isReached = ({ importedBy }: Import): boolean => of === undefined || importedBy === of;
    if (id === undefined) {
      const last = newest.all(1_000).find((row) => isReached(row) && canUndo(row));
      if (!last) throw new Refusal('notUndoable', { message: 'There is no import that can be undone.' });
      return last;
    }
    const row = one.get(id);
    if (!row) throw new Refusal('notFound', { message: `There is no import ${id}.` });
    if (!isReached(row)) throw new Refusal('ownerRequired');
    if (!canUndo(row)) throw new Refusal('notUndoable');
    return row;
  }

  /** What its end noted: what it covered, what its list lacked, and the age of the data. */
  function end({ id, endedAt, snapshot }: Import, now: string): void {
    if (snapshot !== null) db.prepare('UPDATE notams SET delisted_at = NULL WHERE delisted_at = ?').run(endedAt);
    forgetClaims.run({ importId: id });
    const covered = db.prepare<[number], { place: string; before_at: string | null; before_id: number | null }>(
      'SELECT place, before_at, before_id FROM notam_import_coverage WHERE import_id = ?',
    );
    for (const { place, before_at: at, before_id: by } of covered.all(id)) {
      const is = 'WHERE place = :place AND import_id = :id';
      db.prepare(
        at === null ? `DELETE FROM notam_coverage ${is}` : `UPDATE notam_coverage SET imported_at = :at, import_id = :by ${is}`,
      ).run(at === null ? { place, id } : { place, id, at, by });
      db.prepare('UPDATE notam_import_coverage SET before_at = :at, before_id = :by WHERE place = :place AND before_id = :id').run({
        place,
        id,
        at,
        by,
      });
    }
    db.prepare('DELETE FROM notam_import_coverage WHERE import_id = ?').run(id);
    db.prepare('DELETE FROM notam_import_changes WHERE import_id = ?').run(id);
    db.prepare(
      `UPDATE notams_meta SET imported_at = (SELECT MAX(n.last_seen_at) FROM notams n WHERE n.source IS NOT '${SAMPLE_SOURCE}'), revision = revision + 1`,
    ).run();
    db.prepare('UPDATE notam_imports SET undone_at = ? WHERE id = ?').run(now, id);
  }

  return {
    /** Lists the imports, the newest first. */
    list: (most: number): NotamImportEntry[] => newest.all(most).map(entryOf),

    /** Says whether a row came with imports of this user, and no other holds it. */
    isOfOne(row: WholeRow, username: string): boolean {
      const holders = holdersOf(row);
      return holders.length > 0 && holders.every((id) => one.get(id)?.importedBy === username);
    },

    /**
     * Undoes an import, by default the newest that can be, only one that the user `of` began, if given; the returned batches are run one after the other, and
     * the last answers. Throws `notFound` for one that there is not, `notUndoable`, and `ownerRequired` for one of another user.
     */
    *batches(wanted: number | undefined, by: string, of?: string): Generator<undefined, UndoneImport> {
      const row = chosen(wanted, of);
      const { id } = row;
      const now = clock().toISOString();
      const deletion: Deletion = { reason: 'undo', by, note: null };
      const undone: UndoneImport = { import: entryOf(row), removed: 0, restored: 0, keptCount: 0, kept: [] };
      const keep = ({ id: notam, notam_id: number, icao }: WholeRow, reason: Kept['reason']): void => {
        undone.keptCount++;
        if (undone.kept.length < MOST_NAMED)
          undone.kept.push({ id: notam, notamId: number as string | null, icao: icao as string | null, reason });
      };
      const takeOut = (notam: WholeRow): void => {
        bin.add(notam, now, deletion);
        remove.run(notam.row);
        references.departed(notam.id, now);
        undone.removed++;
      };
      /** Brought or only held by this import: it goes with the last import that holds it. */
      const takeBack = (notam: WholeRow): void => {
        if (isChanged.get(id, notam.id) === 1) return;
        const others = holdersOf(notam).filter((holder) => holder !== id);
        if (notam['added_by'] !== null && others.length === 0) return takeOut(notam);
        hold(notam.id, others);
        if (notam['added_by'] === id) keep(notam, 'laterImport');
      };
      const changeBack = ({ id: notam, before }: ChangedRow): void => {
        const is = current.get(notam);
        const was = JSON.parse(before) as WholeRow | null;
        if (was === null) {
          if (!is) references.departed(notam, now);
          return;
        }
        if (!is) return keep(was, 'deleted');
        const holders = holdersOf(is);
        if (holders.at(-1) !== id) {
          hold(
            notam,
            holders.filter((holder) => holder !== id),
          );
          return keep(is, 'laterImport');
        }
        const earlier = holdersOf(was).filter((holder) => holder !== id && isUndone.get(holder) !== 1);
        if (was['added_by'] !== null && earlier.length === 0) return takeOut(is);
        putBack(was, now);
        hold(notam, earlier);
        undone.restored++;
      };
      /** `rows` answers the next ones after the last. */
      function* inBatches<T>(rows: (last: T | undefined) => T[], work: (one: T) => void): Generator<undefined> {
        for (let last: T | undefined, isMore = true; isMore;) {
          const some = db
            .transaction(() => {
              const next = rows(last);
              next.forEach(work);
              if (next.length > 0) bumpRevision.run();
              return next;
            })
            .immediate();
          last = some.at(-1);
          isMore = some.length === BATCH;
          yield;
        }
      }

      yield* inBatches((last: WholeRow | undefined) => held.all({ id: ` ${id} `, after: last?.row ?? 0, most: BATCH }), takeBack);
      yield* inBatches((last: ChangedRow | undefined) => changes.all(id, last?.id ?? '', BATCH), changeBack);
      db.transaction(() => end(row, now)).immediate();
      return { ...undone, import: { ...undone.import, undoneAt: now, canUndo: false } };
    },

    /** Forgets at most so many records of imports that are too old to be undone. */
    forget(most: number): number {
      const before = new Date(clock().getTime() - BIN_DAYS * DAY_MS).toISOString();
      const forgetIn = (table: string, name: string): number =>
        db
          .prepare(
            `DELETE FROM ${table}
              WHERE (import_id, ${name}) IN (SELECT r.import_id, r.${name}
                                               FROM ${table} r
                                               JOIN notam_imports i ON i.id = r.import_id
                                              WHERE i.started_at < ?
                                              LIMIT ?)`,
          )
          .run(before, most).changes;
      return forgetIn('notam_import_changes', 'notam_id') || forgetIn('notam_import_coverage', 'place');
    },
  };
}
