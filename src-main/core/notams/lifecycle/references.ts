/**
 * Relates the NOTAMs that replace and cancel each other, in any order of arrival. Promise: a NOTAM ends at the start of the earliest one
 * that replaces or cancels it; a reference to a NOTAM that has not arrived yet is stored until it does; the order of arrival does not
 * matter.
 */
import type { Database } from 'better-sqlite3';
import type { ImportedNotam } from '../import/understand.ts';
import { numberKey } from '../items/number.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import { overAt } from './span.ts';

type Office = { account: string | null; fir: string | null; locations: string | null };
type Reference = Office & { from_id: string; from_number: string | null; target_id: string | null };
type Candidate = Office & { id: string };
type End = { at: string | null; by: string | null; how: string | null };
const endless: End = { at: null, by: null, how: null };

/** SQL: whether a NOTAM is a sample. Samples and real NOTAMs never end each other. */
const isSample = (source: string): string => `(${source} IS '${SAMPLE_SOURCE}')`;

export function openReferences(db: Database) {
  const remember = db.prepare(
    `INSERT INTO notam_references (from_id, from_number, how, at, ref_key, account, fir, locations, target_id)
     VALUES (:id, :number, :how, :at, :refKey, :account, :fir, :locations, :target)
     ON CONFLICT (from_id) DO UPDATE SET
       from_number = excluded.from_number, how = excluded.how, at = excluded.at, ref_key = excluded.ref_key,
       account = excluded.account, fir = excluded.fir, locations = excluded.locations, target_id = excluded.target_id`,
  );
  const known = db.prepare<[string], { target_id: string | null }>('SELECT target_id FROM notam_references WHERE from_id = ?');
  const forget = db.prepare('DELETE FROM notam_references WHERE from_id = ?');
  const candidates = db.prepare<[string, string, number], Candidate>(
    `SELECT n.id, n.account, n.fir, n.locations
       FROM notams n
      WHERE n.number_key = ? AND n.id <> ? AND ${isSample('n.source')} = ?`,
  );
  const naming = db.prepare<[string, string, number], Reference>(
    // A LEFT JOIN here takes six times the time where nothing refers, which is nearly always.
    `SELECT r.from_id, r.from_number, r.target_id, r.account, r.fir, r.locations
       FROM notam_references r
      WHERE r.ref_key = ? AND r.from_id <> ? AND ${isSample('(SELECT n.source FROM notams n WHERE n.id = r.from_id)')} = ?`,
  );
  const point = db.prepare('UPDATE notam_references SET target_id = ? WHERE from_id = ?');
  const isNamed = db.prepare<[string], 1>('SELECT 1 FROM notam_references WHERE target_id = ? LIMIT 1').pluck();
  const firstEnd = db.prepare<[string], End>(
    `SELECT r.at, r.from_id AS "by", r.how
       FROM notam_references r
      WHERE r.target_id = ? AND r.at IS NOT NULL
      ORDER BY r.at, r.how DESC, r.from_id
      LIMIT 1`,
  );
  const endOf = db.prepare<[string], End>('SELECT ended_at AS at, ended_by AS "by", ended_how AS how FROM notams WHERE id = ?');
  const end = db.prepare(
    `UPDATE notams
        SET ended_at = :at, ended_by = :by, ended_how = :how, updated_at = COALESCE(:now, updated_at),
            over_at = ${overAt({ expiresAt: 'expires_at', canceledDate: 'canceled_date', endedAt: ':at' })}
      WHERE id = :id`,
  );
  const snowtams = snowtamsOf(db);

  function settle(id: string, now: string): void {
    const was = endOf.get(id);
    const is = firstEnd.get(id) ?? endless;
    if (!was || (was.at === is.at && was.by === is.by && was.how === is.how)) return;
    // Who ended it is no change of what is answered.
    end.run({ id, ...is, now: was.at === is.at ? null : now });
  }

  function pointTo(from: string, was: string | null, target: string | null, now: string): void {
    if (was === target) return;
    point.run(target, from);
    if (was !== null) settle(was, now);
    if (target !== null) settle(target, now);
  }

  function remembered(notice: ImportedNotam, now: string): void {
    const { refNumber, type, account, fir, locations, kind } = notice.details;
    const refKey = refNumber === null ? null : numberKey(refNumber);
    const old = known.get(notice.id);
    const target =
      kind === 'snowtam'
        ? snowtams.before(notice)
        : refKey !== null && sameSeries(refKey, notice.notamId)
          ? bestOf(candidates.all(refKey, notice.id, kindOf(notice)), notice.details)
          : null;
    const how = kind === 'snowtam' ? 'R' : type;
    const named = kind === 'snowtam' ? snowtams.key(notice) : refKey;
    if (named !== null && (how === 'R' || how === 'C')) {
      const at = notice.startDate ?? notice.issueDate;
      remember.run({ id: notice.id, number: notice.notamId, how, at, refKey: named, account, fir, locations, target });
    } else if (old) forget.run(notice.id);
    for (const id of new Set([old?.target_id, target])) if (id !== null && id !== undefined) settle(id, now);
  }

  return {
    /** A NOTAM was taken away by the user or with its import: what it ended holds again. Runs inside the transaction that removes it. */
    departed(id: string, now: string): void {
      const was = known.get(id);
      forget.run(id);
      if (was && was.target_id !== null) settle(was.target_id, now);
    },
    /** It works out again what ended a NOTAM. */
    settle,
    /** A NOTAM was stored, new or changed: what it ends is ended, and references waiting for it take effect. Runs inside the store's transaction. */
    arrived(notice: ImportedNotam, now: string): void {
      remembered(notice, now);
      if (notice.details.kind === 'snowtam') {
        for (const { from_id, was, target } of snowtams.after(notice)) pointTo(from_id, was, target, now);
      } else if (notice.notamId !== null) {
        const key = numberKey(notice.notamId);
        for (const one of naming.all(key, notice.id, kindOf(notice))) {
          // Numbers repeat from office to office, a hundred times among a million: nothing changes for one that has its target elsewhere.
          if (one.target_id !== null && one.target_id !== notice.id && !isSameOffice(notice.details, one)) continue;
          const target = sameSeries(key, one.from_number) ? bestOf(candidates.all(key, one.from_id, kindOf(notice)), one) : null;
          pointTo(one.from_id, one.target_id, target, now);
        }
      }
      // One that was deleted by age and comes back from an old file.
      if (isNamed.get(notice.id) === 1) settle(notice.id, now);
    },
  };
}

export type References = ReturnType<typeof openReferences>;

const kindOf = ({ source }: ImportedNotam): number => Number(source === SAMPLE_SOURCE);

/** A series replaces within itself: `NOTAMR` of A names an A. Numbers without a letter have no series. */
function sameSeries(refKey: string, number: string | null): boolean {
  const [mine, its] = [number === null ? undefined : /^[A-Z]/.exec(numberKey(number))?.[0], /^[A-Z]/.exec(refKey)?.[0]];
  return mine === its;
}

/** The one of the same office; null between several, because a wrong one would end a NOTAM that is in force. */
function bestOf(candidates: readonly Candidate[], office: Office): string | null {
  const fitting = candidates.filter((candidate) => isSameOffice(candidate, office));
  const [first, second] = fitting.length > 1 ? fitting.filter((one) => overlap(one, office) > 0) : fitting;
  return first && !second ? first.id : null;
}

/** Same NOF or account; where one is unknown or written differently, same region and an aerodrome in common. */
function isSameOffice(a: Office, b: Office): boolean {
  if (a.account !== null && b.account !== null && a.account.slice(0, 4) === b.account.slice(0, 4)) return true;
  return overlap(a, b) > 0 && (a.fir === null || b.fir === null || a.fir.slice(0, 2) === b.fir.slice(0, 2));
}

function overlap(a: Office, b: Office): number {
  if (a.locations === null || b.locations === null) return 0;
  const others = new Set(b.locations.trim().split(' '));
  return a.locations
    .trim()
    .split(' ')
    .filter((one) => others.has(one)).length;
}

/** A SNOWTAM replaces the previous one of its aerodrome, without naming it. */
function snowtamsOf(db: Database) {
  const earlier = db
    .prepare<[string, string, number], string>(
      `SELECT n.id
         FROM notams n
        WHERE n.icao = ? COLLATE NOCASE AND n.kind = 'snowtam' AND n.effective_start < ? AND ${isSample('n.source')} = ?
        ORDER BY n.effective_start DESC
        LIMIT 1`,
    )
    .pluck();
  const next = db.prepare<[string, string, number], { id: string; target_id: string | null }>(
    `SELECT n.id, r.target_id
       FROM notams n
       JOIN notam_references r ON r.from_id = n.id
      WHERE n.icao = ? COLLATE NOCASE AND n.kind = 'snowtam' AND n.effective_start > ? AND ${isSample('n.source')} = ?
      ORDER BY n.effective_start
      LIMIT 1`,
  );
  return {
    before: (notice: ImportedNotam) =>
      notice.icao === null ? null : (earlier.get(notice.icao, notice.details.effectiveStart, kindOf(notice)) ?? null),
    after(notice: ImportedNotam): { from_id: string; was: string | null; target: string }[] {
      const { icao, details, id } = notice;
      const follower = icao === null ? undefined : next.get(icao, details.effectiveStart, kindOf(notice));
      return follower ? [{ from_id: follower.id, was: follower.target_id, target: id }] : [];
    },
    key: ({ icao }: ImportedNotam) => (icao === null ? null : `SNOWTAM ${icao}`),
  };
}
