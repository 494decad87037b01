/**
 * The NOTAMs that come with Aeroshelf, so that lists, filters and the map can be tried before anything is imported. Promise: they are in
 * the database exactly while they are shown, so that no reader can mistake one for real: as long as the dataset is the starter set and no real NOTAM was
 * stored, and otherwise only while the user's setting says so. Their dates are fixed, so they expire as real ones do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { installation } from '#core/platform/installation.ts';
import { pointInWkt } from '#domain/wkt.ts';
import { notamIdentity, type Identifying } from '../import/identity.ts';
import { SAMPLE_SOURCE, type StoredNotam } from './notam-row.ts';
import type { Store } from './store.ts';

/** Settings that record whether the samples are in the database, and whether a real NOTAM was ever stored. */
const INSERTED = 'sampleNotamsLaidOutAt';
const REAL_STORED = 'realNotamsStoredAt';

/** A sample as the file has it: the text line by line, without what follows from the rest. */
type Sample = Omit<StoredNotam, 'id' | 'message' | 'source' | 'latitude' | 'longitude'> & { message: string[] };

const kinds: Record<string, Identifying['kind']> = { D: 'domestic', F: 'fdc', LTA: 'letter' };

export function readSamples(): StoredNotam[] {
  const file = join(installation.resourcesDir, 'samples', 'notams.json');
  const samples = JSON.parse(readFileSync(file, 'utf8')) as Sample[];
  return samples.map((sample) => {
    const message = sample.message.join('\n');
    const id = notamIdentity({
      number: sample.notamId,
      kind: sample.isSnowtam ? 'snowtam' : (kinds[sample.sourceType ?? ''] ?? 'series'),
      location: sample.icao,
      account: sample.location,
      issueDate: sample.issueDate,
      startDate: sample.startDate,
      message,
      isSample: true,
    });
    return { ...sample, ...pointInWkt(sample.mapPointer), id, message, source: SAMPLE_SOURCE };
  });
}

/** Runs inside the transaction that stores a real NOTAM: from then on the samples are removed unless the user wants them. */
export function openSampleRemoval(db: Database) {
  const firstReal = db.prepare(`INSERT INTO settings (key, value) VALUES ('${REAL_STORED}', ?) ON CONFLICT (key) DO NOTHING`);
  const isWanted = openIsWanted(db);
  return (now: string): void => {
    if (firstReal.run(now).changes > 0 && !isWanted()) removeSamples(db);
  };
}

/** Inserts the samples or removes them, as the promise above says; answers whether it had to. */
export function refreshSamples(db: Database, store: Store, { clock, isStarter }: { clock: () => Date; isStarter: boolean }): boolean {
  const isSet = db.prepare<[string], 1>('SELECT 1 FROM settings WHERE key = ?').pluck();
  const set = db.prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING');
  const isWanted = openIsWanted(db);
  const refresh = db.transaction(() => {
    const now = clock().toISOString();
    // A list in which there is no NOTAM was imported, though none was stored.
    if (hasReal(db)) set.run(REAL_STORED, now);
    const isShown = isWanted() || (isStarter && isSet.get(REAL_STORED) === undefined);
    if (isShown === (isSet.get(INSERTED) === 1)) return false;
    if (isShown) {
      set.run(INSERTED, now);
      store.put(readSamples(), null);
    } else removeSamples(db);
    return true;
  });
  return refresh.immediate();
}

/** The user's setting, read where the import worker can read it too. */
function openIsWanted(db: Database): () => boolean {
  const wanted = db.prepare<[], 1>("SELECT 1 FROM settings WHERE key = 'showSampleNotams' AND value = 'true'").pluck();
  return () => wanted.get() === 1;
}

function hasReal(db: Database): boolean {
  const isThere = `SELECT EXISTS (SELECT 1 FROM notams n WHERE n.source IS NOT '${SAMPLE_SOURCE}')
                       OR (SELECT m.imported_at IS NOT NULL FROM notams_meta m)`;
  return db.prepare<[], 0 | 1>(isThere).pluck().get() === 1;
}

function removeSamples(db: Database): void {
  db.prepare(`DELETE FROM notam_references WHERE from_id IN (SELECT n.id FROM notams n WHERE n.source = '${SAMPLE_SOURCE}')`).run();
  const { changes } = db.prepare(`DELETE FROM notams WHERE source = '${SAMPLE_SOURCE}'`).run();
  db.prepare('DELETE FROM settings WHERE key = ?').run(INSERTED);
  if (changes > 0) db.prepare('UPDATE notams_meta SET revision = revision + 1').run();
}
