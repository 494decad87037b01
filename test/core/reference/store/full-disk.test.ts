/** A disk that is full, as the operating system says it. */
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, describe, expect, it } from 'vitest';
import { openDataset, type DatasetOptions } from '#core/reference/dataset.ts';
import { generatedSet, noMinimumRows, writeSet } from '../../../helpers/dataset-files.ts';
import { canMountDisks, smallDisk } from '../../../helpers/small-disk.ts';

const MB = 1 << 20;
const canMount = canMountDisks('a full disk under a dataset');

async function open(dataDir: string, options: Partial<DatasetOptions> = {}) {
  const errors: string[] = [];
  const log = { info() {}, warn() {}, error: (message: string) => void errors.push(message) };
  const dataset = await openDataset({ dataDir, clock: () => new Date('2030-01-01'), log, minimumRows: noMinimumRows, ...options });
  onTestFinished(() => dataset.close());
  return { dataset, errors };
}

const set = (count: number): string => writeSet(generatedSet(count));

const used = (folder: string) => {
  const { blocks, bfree, bsize } = statfsSync(folder);
  return (blocks - bfree) * bsize;
};

describe.skipIf(!canMount)('a full disk', () => {
  it('at the first start is reported in words and leaves nothing', async () => {
    const disk = smallDisk(1 * MB);
    await expect(open(disk)).rejects.toMatchObject({
      code: 'invalidRequest',
      message: expect.stringContaining(
        `There is no dataset yet, and the disk is full: 10 MB are needed in ${disk} and 1 MB are free.`,
      ) as string,
    });
    expect(readdirSync(disk)).toEqual([]);
  });

  it('is reported before an import begins, with what is needed and where', async () => {
    const disk = smallDisk(20 * MB);
    const { dataset } = await open(disk);
    const before = dataset.current().revision;
    const sentence = `the disk is full: 100 MB are needed in ${disk} and \\d\\d MB are free. Make room there and try again.`;
    await expect(dataset.import(set(5))).rejects.toMatchObject({
      code: 'invalidRequest',
      details: [expect.stringMatching(new RegExp(`^${sentence}$`)) as string],
      message: expect.stringMatching(/^The dataset was not imported and the one in use stays: the disk is full: /) as string,
    });
    expect(dataset.current().revision).toBe(before);
    expect(readdirSync(disk)).toEqual(['reference.sqlite']);
  });

  it('during an import leaves the old set and nothing else, and is reported in words', async () => {
    const disk = smallDisk(8 * MB);
    const { dataset, errors } = await open(disk, { leastRoom: 2_000_000 });
    await dataset.import(set(20), { isForced: true });
    const before = dataset.current().revision;
    const usedBefore = used(disk);
    for (const count of [8_000, 9_000]) {
      await expect(dataset.import(set(count), { isForced: true })).rejects.toMatchObject({
        code: 'invalidRequest',
        details: [expect.stringMatching(/^the disk is full: \d+ MB are needed in .* and \d+ MB are free\./) as string],
      });
      expect(dataset.progress()).toMatchObject({ state: 'refused', reasons: [{ code: 'diskFull' }] });
    }
    expect(errors).toEqual([]);
    expect(dataset.current().revision).toBe(before);
    expect(dataset.current().db.prepare('SELECT COUNT(*) FROM airports').pluck().get()).toBe(20);
    expect(readdirSync(disk).sort()).toEqual(['reference.sqlite', 'versions']);
    expect(used(disk)).toBe(usedBefore);
    expect((await dataset.check()).findings).toEqual([]);
    await dataset.import(set(25), { isForced: true });
    expect(dataset.current().counts.airports).toBe(25);
  });

  it('during going back leaves the set in use or puts the other one in use, whole', async () => {
    const disk = smallDisk(8 * MB);
    const { dataset } = await open(disk, { leastRoom: 0 });
    const starter = dataset.current().revision;
    const { revision } = await dataset.import(set(20), { isForced: true });
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
    const outcome = await dataset.rollBack().then(
      () => 'done',
      (error: { message: string }) => error.message,
    );
    expect(outcome).toMatch(/^done$|^The dataset in use stays: the disk is full: 1 MB are needed in /);
    expect(dataset.current().revision).toBe(outcome === 'done' ? starter : revision);
    expect((await dataset.check()).findings).toEqual([]);
    rmSync(join(disk, 'ballast'));
    if (outcome !== 'done') await dataset.rollBack();
    expect(dataset.current().revision).toBe(starter);
  });
});
