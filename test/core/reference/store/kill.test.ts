import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sweepLeftovers } from '#core/platform/leftovers.ts';
import { openDataset } from '#core/reference/dataset.ts';
import { generatedSet, noMinimumRows, temporaryFolder, writeSet } from '../../../helpers/dataset-files.ts';
import { runUntilKilled } from '../../../helpers/killed.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';

const random = seededRandom('kill of an import');
const script = fileURLToPath(new URL('../../../fixtures/dataset/import-until-killed.ts', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };
const options = { clock: () => new Date(), log: silent, minimumRows: noMinimumRows };
const folders = [writeSet(generatedSet(2000, 'old')), writeSet(generatedSet(2500, 'new'))];

it('killing the import at random moments leaves the old set or the new one, whole, and its leftovers vanish at the next start', async () => {
  const dataDir = temporaryFolder();
  const dataset = await openDataset({ dataDir, ...options });
  const revisions = new Map([[dataset.current().revision, dataset.current().counts]]);
  const began = performance.now();
  for (const folder of folders) {
    // With a date, a set has the same revision at any time and on any machine.
    const report = await dataset.import(folder, { isForced: true, date: '2026-11-19' });
    revisions.set(report.revision, report.counts);
  }
  const importMs = (performance.now() - began) / folders.length;
  dataset.close();
  const isHalfWritten = () => readdirSync(dataDir).some((name) => name.includes('.new-'));

  const kills = times(3, 20);
  for (let kill = 0; kill < kills; kill++) {
    // One in each part of two imports and a half, so that few kills meet each phase too; the first in the middle of one, whatever the machine does.
    const isAtWork = kill === 0 ? isHalfWritten : undefined;
    await runUntilKilled([script, dataDir, ...folders], isAtWork ? 0 : ((kill + random()) / kills) * 2.5 * importMs, isAtWork);

    const db = new Database(join(dataDir, 'reference.sqlite'), { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const revision = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'revision'`).pluck().get() ?? '';
    expect([...revisions.keys()]).toContain(revision);
    expect(db.prepare('SELECT COUNT(*) FROM airport_parts').pluck().get()).toBe(revisions.get(revision)?.airports);
    db.close();

    sweepLeftovers(dataDir);
    const next = await openDataset({ dataDir, ...options });
    expect(next.current().revision).toBe(revision);
    next.close();
    expect(readdirSync(dataDir).toSorted()).toEqual(['reference.sqlite', 'versions']);
  }
});
