/**
 * The notices that Aeroshelf brings along, so that lists, filters and the map can be tried before anything is imported. Promise: they
 * come once; whoever removed or replaced them never gets them back. Their dates are fixed, so that they age as real ones do.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { installation } from '#core/platform/installation.ts';
import { notamIdentity, type Identifying } from '../import/identity.ts';
import type { StoredNotam } from './notam-row.ts';
import { pointOf } from '../read/geometry/point.ts';
import type { Store } from './store.ts';

/** `Notam.source` of every sample. */
export const SAMPLE_SOURCE = 'sample';

const SETTING = 'sampleNotamsLaidOutAt';

/** As the file has them: the text line by line, and nothing that follows from the rest. */
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
    return { ...sample, ...pointOf(sample.mapPointer), id, message, source: SAMPLE_SOURCE };
  });
}

/** Stores the samples on the first start of an installation, and does nothing on every later one. */
export function laySamplesOut(db: Database, clock: () => Date, store: Store): void {
  const firstTime = db.prepare('INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING');
  db.transaction(() => {
    if (firstTime.run(SETTING, clock().toISOString()).changes === 0) return;
    store.put(readSamples(), null);
  }).immediate();
}
