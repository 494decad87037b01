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

const random = seededRandom('kill of a rollback');
const script = fileURLToPath(new URL('../../../fixtures/dataset/roll-back-until-killed.ts', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };
const options = { clock: () => new Date(), log: silent, minimumRows: noMinimumRows };
const KILLS = times(3, 25);

it('killing a rollback at random moments leaves one of the sets, whole, loses no other set and leaves nothing else', async () => {
  const dataDir = temporaryFolder();
  const dataset = await openDataset({ dataDir, ...options });
  for (const count of [300, 310]) {
    const folder = writeSet(generatedSet(count));
    await dataset.import(folder, { isForced: true });
  }
  const airports = new Map(dataset.versions().map((version) => [version.revision, version.airports]));
  expect(airports.size).toBe(3);
  dataset.close();

  for (let kill = 0; kill < KILLS; kill++) {
    // The first is killed after a turn that was done, whatever the machine does.
    const isAtWork = kill === 0 ? (printed: string) => printed.split('\n').length > 2 : undefined;
    await runUntilKilled([script, dataDir], random() * 60, isAtWork);

    const db = new Database(join(dataDir, 'reference.sqlite'), { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const revision = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'revision'`).pluck().get() ?? '';
    expect(db.prepare('SELECT COUNT(*) FROM airports').pluck().get()).toBe(airports.get(revision));
    db.close();

    sweepLeftovers(dataDir);
    const next = await openDataset({ dataDir, ...options });
    expect(next.current().revision).toBe(revision);
    expect(new Map(next.versions().map((version) => [version.revision, version.airports]))).toEqual(airports);
    next.close();
    expect(readdirSync(dataDir).sort()).toEqual(['reference.sqlite', 'versions']);
    const others = [...airports.keys()].filter((one) => one !== revision).map((one) => `${one}.sqlite`);
    const versions = readdirSync(join(dataDir, 'versions'));
    // Killed before the first turn has noted anything, there is no note.
    expect(versions.filter((name) => name !== 'rolled-back.json').sort()).toEqual(others.sort());
  }
});
