import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { generatedSet, temporaryFolder } from '../../helpers/dataset-files.ts';
import { openParts } from './parts.ts';
import { startCsvServer } from './csv-server.ts';
import { runUntilKilled } from '../../helpers/killed.ts';
import { times } from '../../helpers/long.ts';
import { seededRandom } from '../../helpers/random.ts';

const random = seededRandom('kill of a sync');
const script = fileURLToPath(new URL('sync-until-killed.ts', import.meta.url));
const KILLS = times(3, 12);

/** Lists everything in a folder except what belongs there between two runs. */
const leftovers = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.part$|\.part\.json$|\.new-/.test(name));

it('a sync that is killed at a dozen random moments loses nothing and leaves nothing', async () => {
  const dataDir = temporaryFolder();
  const server = await startCsvServer(generatedSet(1500));
  const first = await openParts(dataDir);
  for (const { id } of first.sources.list()) first.sources.remove(id);
  const { id } = first.sources.add({ kind: 'ourairports', address: server.base });
  const club = first.sources.add({ kind: 'api', address: 'http://127.0.0.1:1/', apiKey: 'kept-key', isEnabled: false });
  const began = performance.now();
  const { report } = await first.sync.run(undefined);
  const syncMs = performance.now() - began;
  await first.close();
  let edition = report?.counts.airports ?? 0;
  expect(edition).toBe(1500);

  for (let kill = 1; kill <= KILLS; kill++) {
    // Each edition is larger, so that its count shows which one is in use.
    const next = 1500 + kill;
    server.publish(generatedSet(next), `2026-01-${String(kill).padStart(2, '0')}T00:00:00Z`);
    // The first is killed in the middle of a set, whatever the machine does; the folders within are not read, since they come and go.
    const isAtWork = kill === 1 ? () => readdirSync(dataDir).some((name) => name.includes('.new-')) : undefined;
    await runUntilKilled([script, dataDir], isAtWork ? 0 : random() * syncMs, isAtWork);

    const db = new Database(join(dataDir, 'reference.sqlite'), { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    const held = db.prepare<[], number>('SELECT COUNT(*) FROM airports').pluck().get() ?? 0;
    db.close();
    expect([edition, next]).toContain(held);

    const again = await openParts(dataDir);
    expect(leftovers(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
    expect(
      again.sources
        .list()
        .map((source) => source.id)
        .toSorted(),
    ).toEqual([id, club.id].toSorted());
    expect(await again.sources.keyOf(club)).toBe('kept-key');
    const outcome = await again.sync.run(undefined);
    expect(outcome.sources).toMatchObject([{ result: expect.stringMatching(/^(new|same)$/) as string }]);
    expect(again.dataset.current().counts.airports).toBe(next);
    await again.close();
    expect(leftovers(dataDir)).toEqual([]);
    expect(readdirSync(join(dataDir, 'sources'))).toEqual([id]);
    edition = next;
  }
  expect(existsSync(join(dataDir, 'versions'))).toBe(true);
  expect(readdirSync(join(dataDir, 'versions')).filter((name) => name.endsWith('.sqlite'))).toHaveLength(3);
});
