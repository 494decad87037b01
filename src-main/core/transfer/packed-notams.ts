/** The NOTAMs of a pack, from state.sqlite: all but the samples, which every installation has. */
import type { Database } from 'better-sqlite3';
import { SAMPLE_SOURCE } from '../notams/store/notam-row.ts';
import { lineColumns, lineOf, type LineRow } from './notam-line.ts';

/** Length of one piece; about what a stream accepts at once. */
const PIECE_BYTES = 65_536;

export type PackedNotams = {
  about: { count: number; importedAt: string | null; issuedAt: string | null };
  pieces(): Generator<Buffer>;
};

/** `db` must be in a read transaction until the last piece was read, so that all of it is of one moment. */
export function packedNotams(db: Database): PackedNotams {
  const about = db
    .prepare<[string], { count: number; issuedAt: string | null }>(
      `SELECT COUNT(*) AS count, MAX(n.issue_date) AS issuedAt
         FROM notams n
        WHERE n.source IS NOT ?`,
    )
    .get(SAMPLE_SOURCE) ?? { count: 0, issuedAt: null };
  const importedAt = db.prepare<[], string | null>('SELECT imported_at FROM notams_meta').pluck().get() ?? null;
  const coverage = db.prepare('SELECT place, imported_at AS importedAt FROM notam_coverage ORDER BY place');
  const references = db.prepare(
    `SELECT r.from_id AS fromId, r.from_number AS fromNumber, r.how, r.at, r.ref_key AS refKey,
            r.account, r.fir, r.locations, r.target_id AS targetId
       FROM notam_references r
      WHERE NOT EXISTS (SELECT 1 FROM notams n WHERE n.id = r.from_id)
      ORDER BY r.from_id`,
  );
  const notices = db.prepare<[string], LineRow>(
    `SELECT ${lineColumns}
       FROM notams n
      WHERE n.source IS NOT ?
      ORDER BY n.row`,
  );

  function* lines(): Generator<object> {
    for (const covered of coverage.iterate()) yield { covered };
    for (const reference of references.iterate()) yield { reference };
    for (const row of notices.iterate(SAMPLE_SOURCE)) yield lineOf(row);
  }

  return {
    about: { ...about, importedAt },
    *pieces() {
      let waiting = '';
      for (const line of lines()) {
        waiting += `${JSON.stringify(line)}\n`;
        if (waiting.length < PIECE_BYTES) continue;
        yield Buffer.from(waiting);
        waiting = '';
      }
      if (waiting !== '') yield Buffer.from(waiting);
    },
  };
}
