/**
 * Coverage says for which places all NOTAMs are stored. Promise: an import that only names a place, such as a paste or a file of a few
 * NOTAMs, does not cover it. That takes a claim, which is made in the transaction that ends the import, and only by an import that was read
 * whole. A claim never outlives the import that it rests on (undo.ts).
 */
import type { Database } from 'better-sqlite3';
import type { ClaimKind, CoverageClaim } from '#contract/notams/coverage.ts';
import type { ImportedNotam } from '../import/understand.ts';
import { rememberedOfRevision } from '#core/remembered.ts';
import { isOfPlaces } from '../store/places.ts';

/**
 * `count` is the number of NOTAMs of the place in the list; where it is null, those that are stored and not over are counted. Moments are
 * ISO 8601 UTC.
 */
export type Claimed = { place: string; kind: ClaimKind; from: string | null; to: string | null; count: number | null };

/** `id` is that of the table sources; it is empty for a file that was imported by hand and for a pack. */
export type Claimant = { id: string; name: string };

/** One indicator and the blanks around it have this many letters in `locations`. */
const ONE_LOCATION = 6;
/** A list may be made so long after the moment that it is of, because clocks differ by an hour where one has not followed the season. */
const MADE_AFTER_MS = 3_600_000;
/** This many claims are stored of a place and source, because the last import may be undone. */
const MOST_KEPT = 3;

const claimColumns = 'place, source, kind, from_at AS "from", to_at AS "to", count, claimed_at AS claimedAt';
/** The list that is known to be the latest comes first. */
const latestFirst = 'ORDER BY from_at DESC NULLS LAST, claimed_at DESC, import_id DESC';

export type Coverage = ReturnType<typeof openCoverage>;

export function openCoverage(db: Database) {
  const named = db.prepare<[string], string>('SELECT imported_at FROM notam_coverage WHERE place = ?').pluck();
  // What was requested by location is all of that location alone, and not of the aerodromes of a region.
  const claim = db.prepare<{ places: string; to: string; latest: string; isOfRegion: 0 | 1 }, CoverageClaim>(
    `SELECT ${claimColumns}
       FROM notam_claims
      WHERE place IN (SELECT value FROM json_each(:places))
        AND (to_at IS NULL OR to_at >= :to)
        AND (from_at IS NULL OR from_at <= :latest)
        AND (NOT :isOfRegion OR kind <> 'byLocation')
      ${latestFirst}
      LIMIT 1`,
  );
  const all = db.prepare<[], CoverageClaim>(
    `SELECT ${claimColumns}
       FROM notam_claims c
      WHERE import_id = (SELECT MAX(import_id) FROM notam_claims o WHERE o.place = c.place AND o.source_id = c.source_id)
      ORDER BY place, to_at IS NULL, from_at, source_id`,
  );
  // One that names several places may name the region of another.
  const regions = db
    .prepare<{ places: string }, string>(
      `SELECT DISTINCT upper(n.fir)
         FROM notams n
        WHERE n.fir IS NOT NULL AND length(COALESCE(n.locations, '')) <= ${ONE_LOCATION} AND ${isOfPlaces(':places')}`,
    )
    .pluck();
  const revision = db.prepare<[], number>('SELECT revision FROM notams_meta').pluck();
  /** Windows ask for the same places every minute. */
  const regionsOf = rememberedOfRevision(
    () => revision.get() ?? 0,
    (codes: string): readonly string[] => regions.all({ places: codes }),
  );
  const codesOf = (places: readonly string[]): string => JSON.stringify(places.map((place) => place.trim().toUpperCase()));
  return {
    /** Returns when an import last named a place, ISO 8601 UTC; null where none did. */
    namedAt: (place: string): string | null => named.get(place.trim().toUpperCase()) ?? null,
    /** Lists the latest claim of each place and source; claims without an end are the last of their place. */
    all: (): CoverageClaim[] => all.all(),
    /** Lists the regions that NOTAMs of one place name, those that are over too. */
    regionsOf: (places: readonly string[]): readonly string[] => regionsOf(codesOf(places)),
    /**
     * Finds the latest claim that holds from one moment to another, ISO 8601 UTC, for one of these codes of a place or for a region that its NOTAMs name;
     * null where none does. A list does not hold what had ended before it was made, so that it claims nothing of the time more than an hour earlier.
     */
    claimOf(places: readonly string[], at: string, to = at): CoverageClaim | null {
      const codes = codesOf(places);
      const latest = new Date(Date.parse(at) + MADE_AFTER_MS).toISOString();
      const own = claim.get({ places: codes, to, latest, isOfRegion: 0 });
      const ofRegion = claim.get({ places: JSON.stringify(regionsOf(codes)), to, latest, isOfRegion: 1 });
      return own && ofRegion ? laterOf(own, ofRegion) : (own ?? ofRegion ?? null);
    },
  };
}

const laterOf = (one: CoverageClaim, other: CoverageClaim): CoverageClaim => ((other.from ?? '') > (one.from ?? '') ? other : one);

/** An import adds what its NOTAMs name, and stores it at its end. */
export function openImportCoverage(db: Database) {
  const write = db.prepare(
    `INSERT INTO notam_coverage (place, imported_at, import_id)
     SELECT value, :at, :importId FROM json_each(:places) WHERE true
     ON CONFLICT (place) DO UPDATE SET imported_at = excluded.imported_at, import_id = excluded.import_id`,
  );
  const record = openCoverageRecord(db);
  const putClaim = openClaims(db);
  const later = db
    .prepare<{ source: string; from: string | null }, 1>('SELECT 1 FROM notam_claims WHERE source_id = :source AND from_at > :from LIMIT 1')
    .pluck();
  const counts = new Map<string, number>();
  const add = (place: string | null, count: number): void => {
    if (place !== null) counts.set(place.toUpperCase(), (counts.get(place.toUpperCase()) ?? 0) + count);
  };
  return {
    /** The list names the place, even without a NOTAM of it. */
    addPlace: (place: string): void => add(place, 0),
    addNotice({ icao, location, details }: ImportedNotam): void {
      const places = new Set([icao, location, details.fir, ...(details.locations?.trim().split(' ') ?? [])]);
      for (const place of places) add(place, 1);
    },
    /** It is true if this source claimed something of a later moment before. */
    hasLater: (source: string, from: string | null): boolean => later.get({ source, from }) === 1,
    /** It counts the NOTAMs of this import so far that name the place. */
    countOf: (place: string): number => counts.get(place.toUpperCase()) ?? 0,
    store(now: Date, importId: number, { by, claims }: { by: Claimant; claims: readonly Claimed[] }): void {
      for (const { place } of claims) add(place, 0);
      const places = new Set(counts.keys());
      record({ places, importId });
      write.run({ places: inOrder(places), at: now.toISOString(), importId });
      putClaim(claims, { by, importId, now });
      counts.clear();
    },
  };
}

type Claiming = { by: Claimant; importId: number; now: Date };

/** Writes the claims of an import in the transaction of the caller. */
export function openClaims(db: Database) {
  const put = db.prepare(
    `INSERT INTO notam_claims (place, source_id, import_id, source, kind, from_at, to_at, count, claimed_at)
     VALUES (:place, :id, :importId, :name, :kind, :from, :to, :count, :now)
     ON CONFLICT (place, source_id, import_id) DO UPDATE
       SET kind = excluded.kind, from_at = excluded.from_at, to_at = excluded.to_at, is_broken = 0, count = excluded.count,
           claimed_at = excluded.claimed_at`,
  );
  const forget = db.prepare(
    `DELETE FROM notam_claims
      WHERE place = :place AND source_id = :id
        AND import_id NOT IN (SELECT import_id FROM notam_claims WHERE place = :place AND source_id = :id ORDER BY import_id DESC LIMIT ${MOST_KEPT})`,
  );
  const count = db
    .prepare<{ places: string; place: string; now: string }, number>(
      `SELECT COUNT(*) FROM notams n WHERE n.over_at > :now AND (n.fir = :place COLLATE NOCASE OR ${isOfPlaces(':places')})`,
    )
    .pluck();
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  const isExtended = db
    .prepare<{ place: string; id: string }, 1>(
      'SELECT 1 FROM notam_claims WHERE place = :place AND source_id = :id AND is_broken = 0 LIMIT 1',
    )
    .pluck();
  return (claims: readonly Claimed[], { by, importId, now }: Claiming): void => {
    for (const claim of claims) {
      const place = claim.place.toUpperCase();
      // Changes cover a place only where the list that they change did.
      if (claim.kind === 'delta' && isExtended.get({ place, id: by.id }) !== 1) continue;
      const stored = claim.count ?? count.get({ place, places: JSON.stringify([place]), now: now.toISOString() }) ?? 0;
      put.run({ ...claim, id: by.id, name: by.name, place, count: stored, importId, now: now.toISOString() });
      forget.run({ place, id: by.id });
    }
    // Answers that depend on claims must be computed again.
    if (claims.length > 0) bumpRevision.run();
  };
}

export type SourceClaims = ReturnType<typeof openSourceClaims>;

/** Stores what a source claims apart from an import: once all of its files are stored, and where nothing has changed there. */
export function openSourceClaims(db: Database, clock: () => Date) {
  const breakOff = db.prepare(
    'UPDATE notam_claims SET to_at = min(COALESCE(to_at, :at), :at), is_broken = 1 WHERE source_id = :source AND is_broken = 0',
  );
  const withdraw = db.prepare(
    `UPDATE notam_claims
        SET to_at = min(COALESCE(to_at, :at), :at), is_broken = 1
      WHERE source_id = :source AND is_broken = 0 AND place IN (SELECT upper(value) FROM json_each(:places))`,
  );
  const last = db.prepare<[string], number | null>('SELECT MAX(import_id) FROM notam_claims WHERE source_id = ?').pluck();
  const made = db.prepare<[number], 1>('SELECT 1 FROM notam_claims WHERE import_id = ? LIMIT 1').pluck();
  const missing = db
    .prepare<{ source: string; places: string }, 1>(
      `SELECT 1
         FROM json_each(:places) claimed
        WHERE NOT EXISTS (SELECT 1 FROM notam_claims WHERE place = upper(claimed.value) AND source_id = :source AND is_broken = 0)
        LIMIT 1`,
    )
    .pluck();
  const isUndone = db
    .prepare<[string], 1>('SELECT 1 FROM notam_imports WHERE id IN (SELECT value FROM json_each(?)) AND undone_at IS NOT NULL LIMIT 1')
    .pluck();
  const bumpRevision = db.prepare('UPDATE notams_meta SET revision = revision + 1');
  const putClaims = openClaims(db);
  return {
    /**
     * Tells whether a source claimed each of these places once, and none of the claims was broken off or taken back since, because changes
     * extend no other.
     */
    holds: (source: string, places: readonly string[]): boolean => missing.get({ source, places: JSON.stringify(places) }) !== 1,
    isMadeBy: (importId: number): boolean => made.get(importId) === 1,
    /** Withdraws what a source claimed, because a part of it was refused. */
    breakOff(source: string): void {
      if (breakOff.run({ source, at: clock().toISOString() }).changes > 0) bumpRevision.run();
    },
    /** Withdraws what a source claimed of these places, which the user no longer calls complete. */
    takeBack(source: string, places: readonly string[]): void {
      if (withdraw.run({ source, places: JSON.stringify(places), at: clock().toISOString() }).changes > 0) bumpRevision.run();
    },
    /**
     * The claims rest on `imports`, by default the last one that claimed; nothing is claimed where one of them was undone, or there is
     * none.
     */
    put(by: Claimant, claims: readonly Claimed[], imports: readonly number[] = [last.get(by.id) ?? []].flat()): void {
      const importId = Math.max(...imports);
      if (imports.length === 0 || claims.length === 0 || isUndone.get(JSON.stringify(imports)) === 1) return;
      db.transaction(() => putClaims(claims, { by, importId, now: clock() })).immediate();
    },
  };
}

/** Notes since when places were named before an import names them, so that it can be undone (undo.ts). */
export function openCoverageRecord(db: Database) {
  const record = db.prepare(
    `INSERT OR IGNORE INTO notam_import_coverage (import_id, place, before_at, before_id)
     SELECT :importId, covered.value, before.imported_at, before.import_id
       FROM json_each(:places) covered LEFT JOIN notam_coverage before ON before.place = covered.value`,
  );
  return ({ places, importId }: { places: ReadonlySet<string>; importId: number }): void =>
    void record.run({ places: inOrder(places), importId });
}

/** One statement takes all places in the order of the table, which needs a fifth of the time of one for each. */
const inOrder = (places: ReadonlySet<string>): string => JSON.stringify([...places].sort());
