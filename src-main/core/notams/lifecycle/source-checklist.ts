/**
 * Compares the checklist of a source with what is stored of it. Promise: a number that is listed and not stored is named, so that it can be
 * requested; what the source gave and no longer lists is marked, and listed again once it is; places are claimed only where no number is missing.
 */
import { stat } from 'node:fs/promises';
import type { Database } from 'better-sqlite3';
import { unpackedPieces } from '#core/platform/archives/compressed.ts';
import { jsonItems } from '../formats/json-items.ts';
import { FileRefusal } from '../formats/refused/refused.ts';
import type { Claimed } from './coverage.ts';

/** It is plain data, for it crosses to the thread of the import. */
export type SourceChecklist = {
  /** Absolute paths of answers as JSON with `data.checklist`, which may be packed by gzip. */
  files: readonly string[];
  /** The files came from this server. */
  from: string;
  /** It is `Notam.source` of its NOTAMs. */
  source: string;
  /** The lists are of these places alone; absent: of all that the source has. */
  places?: readonly string[] | undefined;
  /** An empty list of one of these places means that it has no NOTAMs. */
  mayBeEmpty?: readonly string[] | undefined;
  /** They were given at this time, ISO 8601 UTC. */
  asOf: string;
};

const MOST_BYTES = 200_000_000;
/** A run names fewer. */
const MOST_NAMED = 1_000;

/** A source writes one number in several ways: `NMS_ID_1765943366464341`, `NOTAM_1_1765943366464341`, or the digits alone. */
export const keyOf = (number: string): string => /\d{16}$/.exec(number)?.[0] ?? number;

type Item = { id?: unknown; location?: unknown; icaoLocation?: unknown };

const PIECE = 65_536;
const listName: ReadonlySet<string> = new Set(['checklist']);

/** Hears the members of a checklist, which are parsed one at a time; returns false for an answer of another form. */
async function readItems(path: string, from: string, hear: (item: Item) => void): Promise<boolean> {
  if ((await stat(path)).size > MOST_BYTES) return false;
  let [isList, isBroken] = [false, false];
  const reader = jsonItems(
    {
      item: (value) => hear(value ?? {}),
      broken: () => void (isBroken = true),
      root: (value) => void (isList ||= Array.isArray((value as { data?: { checklist?: unknown } } | null)?.data?.checklist)),
    },
    listName,
  );
  try {
    for await (const piece of unpackedPieces(path, { from, pieceBytes: PIECE })) reader.read(piece);
    reader.end();
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return false;
  }
  return isList && !isBroken;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

export function openSourceChecklist(db: Database) {
  const put = db.prepare(
    `INSERT INTO source_notams (source_id, key, notam_id) VALUES (:source, :key, :notam)
     ON CONFLICT (source_id, key) DO UPDATE SET notam_id = excluded.notam_id`,
  );
  const claimed = db.prepare<[string], string>('SELECT DISTINCT place FROM notam_claims WHERE source_id = ? AND is_broken = 0').pluck();
  return {
    /** Records what a source gave; the caller has begun the transaction. */
    put(source: string, given: readonly { key: string; notam: string }[]): void {
      for (const one of given) put.run({ source, ...one });
    },
    /** Reads the lists into a table of this connection alone, which blocks no other; undefined for an answer of another form. */
    async load(
      sourceId: string,
      { files, from, places, mayBeEmpty = [], asOf }: SourceChecklist,
    ): Promise<{ listed: number; claims: Claimed[] } | undefined> {
      db.exec('DROP TABLE IF EXISTS temp.listed; CREATE TEMP TABLE listed (key TEXT PRIMARY KEY) WITHOUT ROWID');
      const add = db.prepare('INSERT OR IGNORE INTO temp.listed (key) VALUES (?)');
      const asked = places && new Set(places);
      // A place that was claimed and is listed no longer has no NOTAM now.
      const before = claimed.all(sourceId).filter((place) => asked?.has(place) !== false);
      const counts = new Map<string, number>([...mayBeEmpty, ...before].map((place) => [place, 0]));
      let listed = 0;
      let isKnown = true;
      const hear = (item: Item): void => {
        const id = textOf(item.id);
        isKnown &&= id !== undefined;
        if (id !== undefined) listed += add.run(keyOf(id)).changes;
        const place = textOf(item.icaoLocation) ?? textOf(item.location);
        if (place !== undefined && asked?.has(place) !== false) counts.set(place, (counts.get(place) ?? 0) + 1);
      };
      for (const path of files) if (!(await readItems(path, from, hear)) || !isKnown) return undefined;
      const kind = places === undefined ? 'checklist' : 'byLocation';
      return { listed, claims: [...counts].map(([place, count]) => ({ place, kind, from: asOf, to: null, count })) };
    },
    /** Compares what `load` read, in the transaction of the caller. */
    compare(sourceId: string, { source, places }: SourceChecklist, now: string): { missing: string[]; delisted: number } {
      const missing = db
        .prepare<{ sourceId: string }, string>(
          `SELECT l.key
             FROM temp.listed l
            WHERE NOT EXISTS (SELECT 1 FROM source_notams s JOIN notams n ON n.id = s.notam_id WHERE s.source_id = :sourceId AND s.key = l.key)
            ORDER BY l.key
            LIMIT ${MOST_NAMED}`,
        )
        .pluck()
        .all({ sourceId });
      const gone = db.prepare(
        `UPDATE notams
            SET delisted_at = :now
          WHERE source = :source AND delisted_at IS NULL AND over_at > :now
            AND (:places IS NULL OR icao IN (SELECT value FROM json_each(:places)) OR location IN (SELECT value FROM json_each(:places)))
            AND id IN (SELECT s.notam_id FROM source_notams s WHERE s.source_id = :sourceId AND s.key NOT IN (SELECT key FROM temp.listed))
            AND id NOT IN (SELECT s.notam_id FROM source_notams s JOIN temp.listed l ON l.key = s.key WHERE s.source_id = :sourceId)`,
      );
      const back = db.prepare(
        `UPDATE notams
            SET delisted_at = NULL
          WHERE delisted_at IS NOT NULL AND source = :source
            AND id IN (SELECT s.notam_id FROM source_notams s JOIN temp.listed l ON l.key = s.key WHERE s.source_id = :sourceId)`,
      );
      const delisted = gone.run({ sourceId, source, now, places: places ? JSON.stringify(places) : null }).changes;
      const relisted = back.run({ sourceId, source }).changes;
      if (delisted + relisted > 0) db.prepare('UPDATE notams_meta SET revision = revision + 1').run();
      return { missing, delisted };
    },
  };
}
