/**
 * How notices get into state.sqlite. Promise: one call is one transaction, so that a source that breaks off leaves what was there;
 * `updatedAt` moves only when what is stored of a notice does; nothing is ever deleted here.
 */
import type { Database } from 'better-sqlite3';
import { fold } from '../text/fold.ts';
import type { StoredNotam } from './notam-row.ts';
import { numberKey } from './number.ts';

export type Stored = { added: number; changed: number; unchanged: number };

const flag = (value: boolean | null) => (value === null ? null : Number(value));

/** `imported: false` is for notices that nobody took in: they carry no import time and make no data look recent. */
export function openStore(db: Database, clock: () => Date) {
  const known = db.prepare<[string], 1>('SELECT 1 FROM notams WHERE id = ?').pluck();
  const write = db.prepare(
    `INSERT INTO notams (
       id, updated_at, imported_at, notam_id, number_key, message, message_fold, transaction_id, icao, location,
       issue_date, start_date, end_date, canceled_date, source, source_type, map_pointer, geometry, latitude, longitude,
       is_snowtam, is_procedure
     ) VALUES (
       :id, :now, :importedAt, :notamId, :numberKey, :message, :messageFold, :transactionId, :icao, :location,
       :issueDate, :startDate, :endDate, :canceledDate, :source, :sourceType, :mapPointer, :geometry, :latitude, :longitude,
       :isSnowtam, :isProcedure
     )
     ON CONFLICT (id) DO UPDATE SET
       updated_at = excluded.updated_at, imported_at = excluded.imported_at, notam_id = excluded.notam_id,
       number_key = excluded.number_key, message = excluded.message, message_fold = excluded.message_fold,
       transaction_id = excluded.transaction_id, icao = excluded.icao, location = excluded.location,
       issue_date = excluded.issue_date, start_date = excluded.start_date, end_date = excluded.end_date,
       canceled_date = excluded.canceled_date, source = excluded.source, source_type = excluded.source_type,
       map_pointer = excluded.map_pointer, geometry = excluded.geometry, latitude = excluded.latitude,
       longitude = excluded.longitude, is_snowtam = excluded.is_snowtam, is_procedure = excluded.is_procedure
     WHERE (
       notams.notam_id, notams.message, notams.transaction_id, notams.icao, notams.location, notams.issue_date,
       notams.start_date, notams.end_date, notams.canceled_date, notams.source, notams.source_type, notams.map_pointer,
       notams.geometry, notams.latitude, notams.longitude, notams.is_snowtam, notams.is_procedure
     ) IS NOT (
       excluded.notam_id, excluded.message, excluded.transaction_id, excluded.icao, excluded.location, excluded.issue_date,
       excluded.start_date, excluded.end_date, excluded.canceled_date, excluded.source, excluded.source_type,
       excluded.map_pointer, excluded.geometry, excluded.latitude, excluded.longitude, excluded.is_snowtam,
       excluded.is_procedure
     )`,
  );
  const note = db.prepare(
    `UPDATE notams_meta
        SET revision = revision + :grown,
            imported_at = COALESCE(:importedAt, imported_at)`,
  );

  const put = db.transaction((notices: Iterable<StoredNotam>, { imported }: { imported: boolean }): Stored => {
    const stored: Stored = { added: 0, changed: 0, unchanged: 0 };
    const now = clock().toISOString();
    const importedAt = imported ? now : null;
    for (const notice of notices) {
      const isKnown = known.get(notice.id) === 1;
      const { changes } = write.run({
        ...notice,
        now,
        importedAt,
        numberKey: notice.notamId === null ? null : numberKey(notice.notamId),
        messageFold: fold(notice.message),
        isSnowtam: flag(notice.isSnowtam),
        isProcedure: flag(notice.isProcedure),
      });
      stored[changes === 0 ? 'unchanged' : isKnown ? 'changed' : 'added'] += 1;
    }
    note.run({ grown: Number(stored.added + stored.changed > 0), importedAt });
    return stored;
  });
  // Immediate: a reader that turned writer half-way would be refused while another process imports.
  return (notices: Iterable<StoredNotam>, how: { imported: boolean }): Stored => put.immediate(notices, how);
}
