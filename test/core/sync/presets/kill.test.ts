/** A fetch of a bulletin that is killed at random moments: what is claimed is stored, and the next fetch mends the rest. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bulletin } from '../../../helpers/bulletin.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { runUntilKilled } from '../../../helpers/killed.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';
import { openParts } from '../parts.ts';
import { startFileServer } from './file-server.ts';

const random = seededRandom('kill of a bulletin');
const script = fileURLToPath(new URL('../sync-until-killed.ts', import.meta.url));
const NOTAMS = 600;

const numberOf = (edition: number, index: number) => `${'ABCDEFGH'[edition % 8] ?? 'A'}${String(index + 1).padStart(4, '0')}/30`;
const issuedOf = (edition: number) => new Date(Date.parse('2029-12-01T00:00:00Z') + edition * 3_600_000).toISOString();
const textOf = (edition: number) =>
  bulletin({
    issued: issuedOf(edition),
    regions: ['EGTT'],
    aerodromes: ['EGLL'],
    notams: Array.from({ length: NOTAMS }, (_, index) => ({ number: numberOf(edition, index), b: '2912010000', c: '3112312359' })),
  });

it('a fetch that is killed claims nothing that is not stored', async () => {
  const dataDir = temporaryFolder();
  const server = await startFileServer(textOf(0));
  const first = await openParts(dataDir);
  for (const { id } of first.sources.list()) first.sources.remove(id);
  const { id } = first.sources.add({ kind: 'ukPib', address: server.address });
  const began = performance.now();
  await first.sync.run(undefined);
  const fetchMs = performance.now() - began;
  await first.close();

  for (let edition = 1; edition <= times(3, 20); edition++) {
    server.publish(textOf(edition));
    // The time passes in which the service is not asked again.
    rmSync(join(dataDir, 'sources', id, 'last-fetch.json'), { force: true });
    await runUntilKilled([script, dataDir], random() * fetchMs);

    const again = await openParts(dataDir);
    const editionOf = () => {
      const claim = again.coverage.claimOf(['EGLL'], issuedOf(edition));
      return [edition - 1, edition].find((one) => issuedOf(one) === claim?.from);
    };
    const isStored = (of: number) =>
      Array.from({ length: NOTAMS }, (_, index) => numberOf(of, index)).every((one) => again.notams.find(one).length > 0);
    const claimed = editionOf();
    expect(claimed).toBeDefined();
    expect(isStored(claimed ?? -1)).toBe(true);
    rmSync(join(dataDir, 'sources', id, 'last-fetch.json'), { force: true });
    expect((await again.sync.run(undefined)).sources).toMatchObject([{ result: expect.stringMatching(/^(new|same)$/) as string }]);
    expect([editionOf(), isStored(edition)]).toEqual([edition, true]);
    await again.close();
    expect(readdirSync(join(dataDir, 'sources', id))).toEqual(['last-fetch.json']);
  }
});
