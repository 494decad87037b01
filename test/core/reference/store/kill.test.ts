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

const importing = fileURLToPath(new URL('../../../fixtures/dataset/import-until-killed.ts', import.meta.url));
const rollingBack = fileURLToPath(new URL('../../../fixtures/dataset/roll-back-until-killed.ts', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };
const open = (dataDir: string) => openDataset({ dataDir, clock: () => new Date(), log: silent, minimumRows: noMinimumRows });

/** Finds one of the sets in use, whole, before the next start and at it; answers its revision and the sets that are there then. */
async function startAfterKill(dataDir: string, airports: ReadonlyMap<string, number>) {
  const db = new Database(join(dataDir, 'reference.sqlite'), { readonly: true });
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const revision = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'revision'`).pluck().get() ?? '';
  for (const table of ['airports', 'airport_parts'])
    expect(db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get()).toBe(airports.get(revision));
  db.close();

  sweepLeftovers(dataDir);
  const next = await open(dataDir);
  expect(next.current().revision).toBe(revision);
  const versions = next.versions();
  next.close();
  expect(readdirSync(dataDir).toSorted()).toEqual(['reference.sqlite', 'versions']);
  return { revision, versions };
}

it('killing the import at random moments leaves the old set or the new one, whole, and its leftovers vanish at the next start', async () => {
  const random = seededRandom('kill of an import');
  const folders = [writeSet(generatedSet(2000, 'old')), writeSet(generatedSet(2500, 'new'))];
  const dataDir = temporaryFolder();
  const dataset = await open(dataDir);
  const airports = new Map([[dataset.current().revision, dataset.current().counts.airports]]);
  const began = performance.now();
  for (const folder of folders) {
    // A set that has a date has the same revision at any time and on any machine.
    const report = await dataset.import(folder, { isForced: true, date: '2026-11-19' });
    airports.set(report.revision, report.counts.airports);
  }
  const importMs = (performance.now() - began) / folders.length;
  dataset.close();
  const isHalfWritten = () => readdirSync(dataDir).some((name) => name.includes('.new-'));

  const kills = times(3, 20);
  const words = [importing, dataDir, ...folders];
  for (let kill = 0; kill < kills; kill++) {
    // One in each part of two imports and a half, so that few kills meet each phase too; the first in the middle of one, whatever the machine does.
    const isAtWork = kill === 0 ? isHalfWritten : undefined;
    await runUntilKilled(words, isAtWork ? 0 : ((kill + random()) / kills) * 2.5 * importMs, isAtWork);
    const { revision } = await startAfterKill(dataDir, airports);
    expect([...airports.keys()]).toContain(revision);
  }
});

it('killing a rollback at random moments leaves one of the sets, whole, loses no other set and leaves nothing else', async () => {
  const random = seededRandom('kill of a rollback');
  const dataDir = temporaryFolder();
  const dataset = await open(dataDir);
  for (const count of [300, 310]) await dataset.import(writeSet(generatedSet(count)), { isForced: true });
  const airports = new Map(dataset.versions().map((version) => [version.revision, version.airports]));
  expect(airports.size).toBe(3);
  dataset.close();

  const kills = times(3, 25);
  for (let kill = 0; kill < kills; kill++) {
    // The first is killed after a turn that was done, whatever the machine does.
    const isAtWork = kill === 0 ? (printed: string) => printed.split('\n').length > 2 : undefined;
    await runUntilKilled([rollingBack, dataDir], random() * 60, isAtWork);

    const { revision, versions } = await startAfterKill(dataDir, airports);
    expect(new Map(versions.map((version) => [version.revision, version.airports]))).toEqual(airports);
    const others = [...airports.keys()].filter((one) => one !== revision).map((one) => `${one}.sqlite`);
    // Killed before the first turn has noted anything, there is no note.
    const stored = readdirSync(join(dataDir, 'versions')).filter((name) => name !== 'rolled-back.json');
    expect(stored.sort()).toEqual(others.sort());
  }
});
