/**
 * Merges NOTAMs from a pack into state.sqlite. Promise: nothing is deleted, and nothing that this machine imported later is overwritten; times of import are
 * those of the machine that imported, so that a transfer makes no data look younger. Each batch is a transaction, so that readers and other
 * writers get their turn; ages are updated in the last one, when everything is there. Merging the same lines again changes nothing.
 */
import type { Database } from 'better-sqlite3';
import type { CoverageClaim } from '#contract/notams/coverage.ts';
import { SAMPLE_SOURCE } from '../notams/store/notam-row.ts';
import { notamImportCancelled, openImportRow } from '../notams/import/import-row.ts';
import { openClaims, openCoverageRecord } from '../notams/lifecycle/coverage.ts';
import { openReferences } from '../notams/lifecycle/references.ts';
import { heldBy, openStore } from '../notams/store/store.ts';
import { importedOf, type Line, type NotamLine, type ReferenceLine } from './notam-line.ts';

export type Merged = { importId: number; read: number; added: number; changed: number; unchanged: number };

const BATCH = 1_000;

type About = { name: string; importedAt: string | null; issuedAt: string | null; clock: () => Date; isCancelled?: () => boolean };

export async function mergeNotams(db: Database, lines: AsyncIterable<Line> | Iterable<Line>, about: About): Promise<Merged> {
  const merging = openMerging(db, about);
  let batch: Line[] = [];
  for await (const line of lines) {
    if (batch.push(line) < BATCH) continue;
    merging.put(batch);
    batch = [];
  }
  merging.put(batch);
  return merging.end();
}

function openMerging(db: Database, { name, importedAt, issuedAt, clock, isCancelled }: About) {
  const store = openStore(db, clock);
  const covered: Extract<Line, { covered: unknown }>['covered'][] = [];
  const claimed: CoverageClaim[] = [];
  const putClaims = openClaims(db);
  const row = openImportRow(db, { startedAt: clock(), name });
  const merged: Merged = { importId: row.id, read: 0, added: 0, changed: 0, unchanged: 0 };
  const references = openReferences(db);
  const heardAt = db.prepare<[string], { at: string | null }>('SELECT last_seen_at AS at FROM notams WHERE id = ?');
  // References come before the NOTAMs: each then finds on arrival what ended it.
  const refer = db.prepare(
    `INSERT INTO notam_references (from_id, from_number, how, at, ref_key, account, fir, locations, target_id)
     VALUES (:fromId, :fromNumber, :how, :at, :refKey, :account, :fir, :locations, :targetId)
     ON CONFLICT (from_id) DO NOTHING`,
  );
  const date = db.prepare(
    `UPDATE notams
        SET imported_at = COALESCE(imported_at, :importedAt),
            first_seen_at = COALESCE(first_seen_at, :firstSeenAt),
            last_seen_at = :lastSeenAt,
            delisted_at = :delistedAt,
            import_id = :importId,
            held_by = ${heldBy(':importId')}
      WHERE id = :id`,
  );
  const cover = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at, import_id) VALUES (:place, :importedAt, :importId)
     ON CONFLICT (place) DO UPDATE
       SET import_id = iif(excluded.imported_at > imported_at, excluded.import_id, import_id),
           imported_at = max(imported_at, excluded.imported_at)`,
  );
  const record = openCoverageRecord(db);
  const recordReference = db.prepare('INSERT OR IGNORE INTO notam_import_changes (import_id, notam_id, before_json) VALUES (?, ?, ?)');
  const age = db.prepare(
    'UPDATE notams_meta SET imported_at = max(COALESCE(imported_at, :importedAt), :importedAt) WHERE :importedAt IS NOT NULL',
  );
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  const isNews = ({ id, carried }: NotamLine): boolean => {
    const held = heardAt.get(id);
    return !held || (held.at ?? '') < (carried.lastSeenAt ?? '');
  };

  /** What a NOTAM ended that the pack no longer holds is ended here too. The way back (undo.ts) has null for it: no row was there before. */
  function addReference(reference: ReferenceLine): void {
    if (refer.run(reference).changes === 0) return;
    recordReference.run(row.id, reference.fromId, 'null');
    if (reference.targetId !== null) references.settle(reference.targetId, clock().toISOString());
  }

  const put = db.transaction((batch: readonly Line[]) => {
    const notices: NotamLine[] = [];
    for (const line of batch) {
      if ('covered' in line) covered.push(line.covered);
      else if ('claimed' in line) claimed.push(line.claimed);
      else if ('reference' in line) addReference(line.reference);
      else if (line.notice.source !== SAMPLE_SOURCE) notices.push(line.notice);
    }
    const news = notices.filter(isNews);
    const now = clock();
    const stored = store.put(
      news.map((notice) => importedOf(notice, now)),
      null,
      row.id,
    );
    for (const { id, carried } of news) {
      const { importedAt, firstSeenAt, lastSeenAt, delistedAt } = carried;
      date.run({ id, importId: row.id, importedAt, firstSeenAt, lastSeenAt, delistedAt });
    }
    // When and in what they were seen is answered too.
    if (news.length > 0) bumpRevision.run();
    const unchanged = stored.unchanged + notices.length - news.length;
    row.add({ ...stored, unchanged });
    merged.read += notices.length;
    merged.added += stored.added;
    merged.changed += stored.changed;
    merged.unchanged += unchanged;
  });

  return {
    /** Throws `importCancelled`, which says what stays, after the batch in which it was requested. */
    put(batch: readonly Line[]): void {
      put.immediate(batch);
      if (isCancelled?.() !== true) return;
      row.cancel(clock());
      throw notamImportCancelled(merged);
    },
    end(): Merged {
      db.transaction(() => {
        record({ places: new Set(covered.map(({ place }) => place)), importId: row.id });
        for (const one of covered) cover.run({ ...one, importId: row.id });
        for (const { claimedAt, source, ...one } of claimed)
          putClaims([{ ...one, kind: 'full' }], { by: { id: '', name: source }, importId: row.id, now: new Date(claimedAt) });
        age.run({ importedAt });
        row.end({ read: merged.read, issuedAt }, clock());
      }).immediate();
      return merged;
    },
  };
}
