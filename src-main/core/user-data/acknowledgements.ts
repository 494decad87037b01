/**
 * Stores which NOTAMs a user has read. Promise: the text that was read counts as read; a text that differs by one character is unread. A
 * NOTAM that was deleted and comes back still counts as read while its acknowledgement is stored.
 */
import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Acknowledgement } from '#contract/user-data.ts';

/** Days for which an acknowledgement outlives its NOTAM: a yearly file may bring it back. */
const KEPT_DAYS = 400;
const MS_A_DAY = 86_400_000;

type AcknowledgementRow = { notamId: string; number: string | null; acknowledgedAt: string; textHash: Buffer; message: string | null };

const hashOf = (message: string): Buffer => hash('sha256', message, 'buffer');

export function openAcknowledgements(db: Database, clock: () => Date, mayDelete: () => boolean = () => true) {
  const acknowledged = `SELECT a.notam_id AS notamId, a.number, a.acknowledged_at AS acknowledgedAt, a.text_hash AS textHash, n.message
       FROM acknowledgements a
       LEFT JOIN notams n ON n.id = a.notam_id`;
  const all = db.prepare<[string], AcknowledgementRow>(
    `${acknowledged}
      WHERE a.user_id = ?
      ORDER BY a.acknowledged_at DESC, a.notam_id`,
  );
  const one = db.prepare<[string, string], AcknowledgementRow>(
    `${acknowledged}
      WHERE a.user_id = ? AND a.notam_id = ?`,
  );
  const held = db.prepare<[string], { id: string; number: string | null; message: string }>(
    'SELECT id, notam_id AS number, message FROM notams WHERE id = ?',
  );
  const put = db.prepare<[string, string, string | null, Buffer, string]>(
    `INSERT INTO acknowledgements (user_id, notam_id, number, text_hash, acknowledged_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, notam_id) DO UPDATE
       SET number = excluded.number, text_hash = excluded.text_hash, acknowledged_at = excluded.acknowledged_at, vanished_at = NULL`,
  );
  const erase = db.prepare<[string, string]>('DELETE FROM acknowledgements WHERE user_id = ? AND notam_id = ?');
  const vanish = db.prepare<[string]>(
    `UPDATE acknowledgements
        SET vanished_at = ?
      WHERE vanished_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM notams n WHERE n.id = acknowledgements.notam_id)`,
  );
  const comeBack = db.prepare<[]>(
    `UPDATE acknowledgements
        SET vanished_at = NULL
      WHERE vanished_at IS NOT NULL
        AND EXISTS (SELECT 1 FROM notams n WHERE n.id = acknowledgements.notam_id)`,
  );
  const eraseOld = db.prepare<[string]>('DELETE FROM acknowledgements WHERE vanished_at <= ?');

  const sweep = db.transaction((now: Date) => {
    comeBack.run();
    vanish.run(now.toISOString());
    if (mayDelete()) eraseOld.run(new Date(now.getTime() - KEPT_DAYS * MS_A_DAY).toISOString());
  });

  return {
    /** Lists them, the latest first. */
    list: (userId: string): Acknowledgement[] => all.all(userId).map(toAcknowledgement),

    /** Takes an id only, since numbers repeat across NOTAM offices. Undefined for a NOTAM that is not stored. */
    add(userId: string, notamId: string): Acknowledgement | undefined {
      const notice = held.get(notamId.toLowerCase());
      if (!notice) return undefined;
      put.run(userId, notice.id, notice.number, hashOf(notice.message), clock().toISOString());
      const row = one.get(userId, notice.id);
      return row && toAcknowledgement(row);
    },

    /** Tells whether there was one. */
    remove: (userId: string, notamId: string): boolean => erase.run(userId, notamId.toLowerCase()).changes > 0,
    /** Records which NOTAMs are no longer stored, and removes the acknowledgements of those missing for 400 days. */
    sweep: (): void => sweep.immediate(clock()),
  };
}

export type Acknowledgements = ReturnType<typeof openAcknowledgements>;

const toAcknowledgement = ({ notamId, number, acknowledgedAt, textHash, message }: AcknowledgementRow): Acknowledgement => ({
  notamId,
  number,
  acknowledgedAt,
  isOutdated: message !== null && !hashOf(message).equals(textHash),
  isVanished: message === null,
});
