import { copyFileSync, existsSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, describe, expect, it } from 'vitest';
import { openDataset, type Dataset, type DatasetOptions } from '#core/reference/dataset.ts';
import { generatedSet, noMinimumRows, temporaryFolder, writeSet } from '../../../helpers/dataset-files.ts';
import { importInTest } from '../../../helpers/import-in-test.ts';
import { layStarted } from '../../../helpers/started-folder.ts';
import { REFERENCE_FORMAT } from '#core/reference/store/reference-schema.ts';
import { newSet, oldSet, setFormat, shelve } from './kept-versions.ts';

const silent = { info() {}, warn() {}, error() {} };

async function open(dataDir?: string, options: Partial<DatasetOptions> = {}) {
  const clock = options.clock ?? (() => new Date('2030-01-01'));
  const folder = dataDir ?? temporaryFolder();
  if (dataDir === undefined) await layStarted(folder, new Date('2030-01-01'));
  const dataset = await openDataset({
    dataDir: folder,
    log: silent,
    minimumRows: noMinimumRows,
    startChild: importInTest,
    ...options,
    clock,
  });
  onTestFinished(() => dataset.close());
  return { dataDir: folder, dataset };
}

async function take(dataset: Dataset, count: number, isForced = true): Promise<string> {
  const { revision } = await dataset.import(writeSet(generatedSet(count)), { isForced });
  return revision;
}

const revisions = (dataset: Dataset) => dataset.versions().map(({ revision }) => revision);
const inUse = (dataset: Dataset) => dataset.current().revision;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('the versions', () => {
  it('are the one in use and the last three before it, the newest import first', async () => {
    let day = 1;
    const { dataset } = await open(undefined, { clock: () => new Date(Date.UTC(2030, 0, day++)) });
    const taken: string[] = [];
    for (const count of [5, 6, 7, 8]) taken.push(await take(dataset, count));
    expect(revisions(dataset)).toEqual(taken.toReversed());
    expect(dataset.versions().map(({ isInUse, airports }) => [isInUse, airports])).toEqual([
      [true, 8],
      [false, 7],
      [false, 6],
      [false, 5],
    ]);
    expect(dataset.versions().every(({ source, bytes }) => source === 'OurAirports' && bytes > 50_000)).toBe(true);
  });

  it('that cannot be read, or are of another format, are left out and reported', async () => {
    const { dataDir, dataset } = await open();
    const starter = inUse(dataset);
    await take(dataset, 5);
    const cut = await shelve(dataDir, newSet());
    truncateSync(join(dataDir, 'versions', `${cut}.sqlite`), 20_000);
    writeFileSync(join(dataDir, 'versions', 'notes.sqlite'), 'no database');
    const other = join(dataDir, 'versions', `${await shelve(dataDir, oldSet())}.sqlite`);
    setFormat(other, '99');
    expect(revisions(dataset).sort()).toEqual([inUse(dataset), starter].sort());
    const problem = dataset.unreadable().find(({ values }) => values['file'] === other);
    expect(problem?.text).toContain(`its format is 99, this version reads ${REFERENCE_FORMAT}`);
  });

  it('are kept in the order of their use where the clock jumps back', async () => {
    const { dataDir, dataset } = await open();
    const taken: string[] = [inUse(dataset)];
    for (const count of [5, 6, 7, 8]) {
      // What a machine does whose clock was reset: each new file is older than the one before.
      const old = new Date(Date.UTC(2020, 0, 100 - count));
      taken.push(await take(dataset, count));
      utimesSync(join(dataDir, 'reference.sqlite'), old, old);
    }
    expect(revisions(dataset).sort()).toEqual(taken.slice(-4).sort());
    expect((await dataset.rollBack()).revision).toBe(taken.at(-2));
  });
});

describe.each([
  ['where open files can be replaced', true],
  ['where they cannot, as on Windows', false],
])('going back %s', (_, canReplaceOpenFiles) => {
  it('puts a kept set in use, keeps the previous one, and notifies the listeners', async () => {
    const { dataDir, dataset } = await open(undefined, { canReplaceOpenFiles });
    const laid = readdirSync(dataDir);
    const starter = inUse(dataset);
    const [five, six] = [await take(dataset, 5), await take(dataset, 6)];
    const notified: string[] = [];
    dataset.onSwap(({ revision }) => notified.push(revision));

    expect(await dataset.rollBack()).toMatchObject({ revision: five, isInUse: true, airports: 5 });
    expect(inUse(dataset)).toBe(five);
    expect(dataset.current().db.prepare('SELECT COUNT(*) FROM airports').pluck().get()).toBe(5);
    expect(revisions(dataset).sort()).toEqual([starter, five, six].sort());
    expect((await dataset.rollBack()).revision).toBe(six);
    expect((await dataset.rollBack(starter)).revision).toBe(starter);
    expect(notified).toEqual([five, six, starter]);
    dataset.close();

    const again = (await open(dataDir, { canReplaceOpenFiles })).dataset;
    expect(inUse(again)).toBe(starter);
    expect(revisions(again).sort()).toEqual([starter, five, six].sort());
    expect(readdirSync(dataDir).sort()).toEqual([...laid, 'versions'].sort());
  });

  it('to the oldest and taking a new set keeps the one that was gone back to', async () => {
    const { dataset } = await open(undefined, { canReplaceOpenFiles });
    const taken: string[] = [];
    for (const count of [5, 6, 7, 8]) taken.push(await take(dataset, count));
    await dataset.rollBack(taken[0]);
    const nine = await take(dataset, 9);
    expect(new Set(revisions(dataset))).toEqual(new Set([nine, taken[0], taken[3], taken[2]]));
    expect((await dataset.rollBack()).revision).toBe(taken[0]);
  });
});

describe('going back', () => {
  it('is refused during an import, and an import during it', async () => {
    const { dataset } = await open();
    await take(dataset, 5);
    const importing = take(dataset, 6);
    expect(await codeOf(dataset.rollBack())).toBe('importRunning');
    await importing;
    const back = dataset.rollBack();
    expect(await codeOf(take(dataset, 7))).toBe('importRunning');
    await back;
  });

  it('is remembered over a start until the next import, so that a sync does not undo it', async () => {
    const { dataDir, dataset } = await open();
    await take(dataset, 5);
    const left = await take(dataset, 6);
    expect(dataset.rolledBackFrom()).toBeUndefined();
    await dataset.rollBack();
    expect(dataset.rolledBackFrom()).toBe(left);
    dataset.close();

    const again = (await open(dataDir)).dataset;
    expect(again.rolledBackFrom()).toBe(left);
    await again.rollBack(again.versions().find(({ airports }) => airports > 6)?.revision);
    expect(again.rolledBackFrom()).toBe(left);
    await take(again, 7);
    expect(again.rolledBackFrom()).toBeUndefined();
    again.close();
    expect((await open(dataDir)).dataset.rolledBackFrom()).toBeUndefined();
  });

  it('and forth again is as if nothing had been', async () => {
    const { dataDir, dataset } = await open();
    const left = await take(dataset, 5);
    await dataset.rollBack();
    await dataset.rollBack(left);
    expect(dataset.rolledBackFrom()).toBeUndefined();
    dataset.close();
    expect((await open(dataDir)).dataset.rolledBackFrom()).toBeUndefined();
  });
});

describe('a database that somebody else made', () => {
  it('is put in use like an import, and kept like one', async () => {
    const { dataDir, dataset } = await open();
    const starter = inUse(dataset);
    const made = await shelve(dataDir, oldSet());
    await dataset.rollBack(made);
    await dataset.rollBack(starter);
    const build = dataset.newBuild();
    const other = await shelve(dataDir, newSet());
    copyFileSync(join(dataDir, 'versions', `${other}.sqlite`), build);
    dataset.takeBuilt(build);
    expect(inUse(dataset)).toBe(other);
    expect(dataset.rolledBackFrom()).toBeUndefined();
    expect(revisions(dataset).sort()).toEqual([starter, made, other].sort());
    expect(existsSync(build)).toBe(false);
  });

  it('is not taken during an import', async () => {
    const { dataset } = await open();
    const importing = take(dataset, 5);
    expect(() => dataset.takeBuilt(dataset.newBuild())).toThrow(expect.objectContaining({ code: 'importRunning' }));
    await importing;
  });
});
