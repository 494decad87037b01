/** The world that a user imported by hand, and what other sources bring in addition, by the real program. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { describeShared } from '../helpers/describe-shared.ts';
import { isLong } from '../helpers/long.ts';
import { run } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

describeShared('an imported world', ({ world }) => {
  // Small sets have the same in `core/sync/nothing-lost.test.ts`, and the windows' tests have the world with a second source.
  it.runIf(isLong)('keeps every row when the airport list is added, and a refused source changes nothing', async () => {
    const folder = temporaryFolder();
    const aeroshelf = (...words: string[]) => run([...words, '--data-dir', folder]);
    const status = async () => JSON.parse((await aeroshelf('get', '/dataset')).stdout) as DatasetStatus;
    await aeroshelf('sources', 'remove', 'OurAirports');
    const { code, stdout, stderr } = await aeroshelf('import', world, '--date', '2026-08-22');
    expect(code).toBe(0);
    expect(stderr.split('\n').length).toBeGreaterThan(3);
    expect(stdout).toMatch(/^airports\.csv: \d+ rows, \d+ kept/m);
    expect(stdout).toMatch(/^Imported 85,?938 airports, .* from OurAirports, of 2026-08-22, in /m);
    const before = await status();
    expect(before.counts.airports).toBe(85_938);
    expect((await aeroshelf('sources', 'list')).stdout).toContain('import');

    await aeroshelf('sources', 'add', 'airportList', join(world, 'aerodb-airports.csv'), '--name', 'List');
    const synced = await aeroshelf('sync');
    expect([synced.code, synced.stderr]).toEqual([0, expect.not.stringContaining('refused')]);
    const after = await status();
    expect(after.revision).not.toBe(before.revision);
    for (const [resource, count] of Object.entries(before.counts)) {
      expect(after.counts[resource as keyof typeof after.counts], resource).toBeGreaterThanOrEqual(count);
    }
    // Nearly nine in ten of the list are in the full set under another id.
    const added = after.counts.airports - before.counts.airports;
    expect(added).toBeGreaterThan(1000);
    expect(added).toBeLessThan(18_976 / 5);
    const reference = new Database(join(folder, 'reference.sqlite'), { readonly: true });
    const kinds = reference.prepare<[], string>('SELECT kind FROM conflicts GROUP BY kind ORDER BY MIN(position)').pluck().all();
    reference.close();
    expect(kinds).toEqual(['closed', 'position', 'elevation']);
    expect(JSON.parse((await aeroshelf('get', '/airports/LSGG')).stdout)).toMatchObject({ elevation: 1411 });

    expect((await aeroshelf('data', 'rollback')).code).toBe(0);
    writeFileSync(join(folder, 'broken.csv'), '<html>log in</html>');
    await aeroshelf('sources', 'add', 'airportList', join(folder, 'broken.csv'), '--name', 'Broken');
    expect((await aeroshelf('sync')).code).toBe(1);
    expect((await status()).revision).toBe(before.revision);
  });
});
