import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { sweepLeftovers } from '#core/platform/leftovers.ts';
import { forkNode, type StartChild } from '#core/platform/process/start-child.ts';
import { openDataset, type Dataset, type DatasetOptions } from '#core/reference/dataset.ts';
import { Refusal } from '#core/refusal.ts';
import { generatedSet, noMinimumRows, smallSet, temporaryFolder, writeSet } from '../../helpers/dataset-files.ts';
import { importInTest } from '../../helpers/import-in-test.ts';
import type { Step } from '#contract/progress.ts';

const opened: Dataset[] = [];
afterEach(() => {
  for (const dataset of opened.splice(0)) dataset.close();
});

type Said = { level: string; message: string; about: object | undefined };

async function open(dataDir = temporaryFolder(), options: Partial<DatasetOptions> = {}) {
  const said: Said[] = [];
  const say = (level: string) => (message: string, about?: object) => void said.push({ level, message, about });
  const log = { info: say('info'), warn: say('warn'), error: say('error') };
  // A core does this before it opens anything.
  sweepLeftovers(dataDir);
  const dataset = await openDataset({
    dataDir,
    clock: () => new Date('2030-01-01T00:00:00Z'),
    log,
    minimumRows: noMinimumRows,
    ...options,
  });
  opened.push(dataset);
  return { dataDir, dataset, said, file: join(dataDir, 'reference.sqlite') };
}

const airportsIn = (dataset: Dataset) => dataset.current().db.prepare<[], number>('SELECT COUNT(*) FROM airports').pluck().get();

describe('the first start', () => {
  it('has the starter set, which the next start opens as it is', async () => {
    const { dataDir, dataset } = await open();
    const first = { ...dataset.current(), db: undefined };
    expect(first.source).toBe('Aeroshelf starter set');
    expect(first.counts.airports).toBe(airportsIn(dataset));
    dataset.close();
    expect({ ...(await open(dataDir)).dataset.current(), db: undefined }).toEqual(first);
  });

  it('makes the same revision on every machine', async () => {
    const [here, there] = [await open(), await open()];
    expect(here.dataset.current().revision).toBe(there.dataset.current().revision);
    expect(here.dataset.current().revision).toMatch(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}$/);
  });

  it('opens the database for reading only', async () => {
    const { dataset } = await open();
    expect(() => dataset.current().db.exec('DELETE FROM airports')).toThrow(/readonly|read-only/);
  });
});

describe.each([
  ['where open files can be replaced', true],
  ['where they cannot, as on Windows', false],
])('an import %s', (_, canReplaceOpenFiles) => {
  // Of the two, one has its imports in a process of their own.
  const start = (dataDir?: string) => open(dataDir, { canReplaceOpenFiles, ...(!canReplaceOpenFiles && { startChild: importInTest }) });

  it('puts the new set in use, notifies the listeners and returns a report', async () => {
    const { dataset, said } = await start();
    const notified: string[] = [];
    const stop = dataset.onSwap((reference) => notified.push(reference.revision));
    const report = await dataset.import(writeSet(smallSet()));
    expect(dataset.current()).toMatchObject({
      revision: report.revision,
      source: 'OurAirports',
      importedAt: '2030-01-01T00:00:00.000Z',
      counts: { airports: 3, runways: 2, frequencies: 2, countries: 251, navaids: 1 },
    });
    expect(airportsIn(dataset)).toBe(3);
    expect(notified).toEqual([report.revision]);
    expect(said).toMatchObject([{ level: 'info', message: 'dataset replaced' }]);
    stop();
    await dataset.import(writeSet(generatedSet(10)));
    expect(notified).toHaveLength(1);
  });

  it('is still there at the next start', async () => {
    const { dataDir, dataset } = await start();
    const { revision } = await dataset.import(writeSet(smallSet()));
    dataset.close();
    expect((await start(dataDir)).dataset.current().revision).toBe(revision);
  });

  it('of a set that is refused leaves everything as it was and says why', async () => {
    const { dataDir, dataset, file } = await start();
    const before = { ...dataset.current(), db: undefined };
    const folder = writeSet(smallSet(), { 'runways.csv': '<html>' });
    const refusal = await dataset.import(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).details).toEqual([
      'runways.csv is a web page, not a CSV file: the download failed, or a network that wants a login answered. Fetch it again.',
    ]);
    expect({ ...dataset.current(), db: undefined }).toEqual(before);
    expect(airportsIn(dataset)).toBe(before.counts.airports);
    expect(dataset.progress()).toMatchObject({ state: 'refused', reasons: (refusal as Refusal).reasons });
    expect((refusal as Refusal).reasons).not.toEqual([]);
    expect(readdirSync(dataDir)).toEqual(['reference.sqlite']);
    expect(existsSync(file)).toBe(true);
  });
});

describe('an import', () => {
  it('of the same content makes the same revision and keeps no copy of it', async () => {
    const { dataDir, dataset } = await open(temporaryFolder(), { startChild: importInTest });
    const folder = writeSet(smallSet());
    const first = await dataset.import(folder);
    const second = await dataset.import(folder);
    expect(second.revision).toBe(first.revision);
    expect(readdirSync(join(dataDir, 'versions'))).toHaveLength(1);
  });

  it('of one changed value makes another revision', async () => {
    const { dataset } = await open(temporaryFolder(), { startChild: importInTest });
    const revisions = new Set<string>();
    for (const elevation_ft of [100, 101]) {
      const set = smallSet();
      Object.assign(set.airports[0] ?? {}, { elevation_ft });
      revisions.add((await dataset.import(writeSet(set), { date: '2026-01-01' })).revision);
    }
    expect(revisions.size).toBe(2);
  });

  it('reports its progress from running to done', async () => {
    const { dataset } = await open();
    expect(dataset.progress()).toBeNull();
    const steps: Step[] = [];
    const { revision } = await dataset.import(writeSet(generatedSet(500)), { onProgress: (step) => steps.push(step) });
    expect(steps[0]).toMatchObject({ code: 'starting', done: 0, unit: 'rows' });
    expect(steps).toContainEqual(expect.objectContaining({ code: 'readingFile', file: 'airports.csv' }));
    expect(dataset.progress()).toMatchObject({
      state: 'done',
      step: { code: 'checking', done: 1507 },
      dataset: { revision, airports: 500, source: 'OurAirports' },
      reasons: [],
    });
  });

  it('is refused while another goes on', async () => {
    const { dataset } = await open();
    const first = dataset.import(writeSet(smallSet()));
    await expect(dataset.import(writeSet(smallSet()))).rejects.toMatchObject({ code: 'importRunning' });
    await first;
    await dataset.import(writeSet(smallSet()));
  });

  it('lets reads go on, and former reads end on the former set', async () => {
    const { dataset } = await open();
    const former = dataset.current().db.prepare<[], number>('SELECT row FROM airports').pluck().iterate();
    former.next();
    const importing = dataset.import(writeSet(generatedSet(500)));
    let reads = 0;
    const timer = setInterval(() => void (reads += Number(airportsIn(dataset) !== undefined)), 1);
    await importing;
    clearInterval(timer);
    expect(reads).toBeGreaterThan(3);
    expect([...former].length).toBeGreaterThan(100);
    expect(airportsIn(dataset)).toBe(500);
  });

  it('whose process is killed says so, leaves nothing and can be tried again', async () => {
    let isToDie = true;
    const startChild: StartChild = (entry, name, { onMessage, onExit }) => {
      let isKilled = false;
      const child = forkNode(entry, name, {
        onExit,
        onMessage(message) {
          // What it has sent before it is gone is not heard, however far it came.
          if (isKilled) return;
          isKilled = isToDie && (message as { step?: Step }).step?.code === 'writingAirports';
          if (isKilled) child.kill();
          else onMessage(message);
        },
      });
      return child;
    };
    const { dataset, dataDir, said } = await open(temporaryFolder(), { startChild });
    const { revision } = dataset.current();
    const folder = writeSet(generatedSet(2000));
    await expect(dataset.import(folder)).rejects.toThrow('The import ended without a result (exit code SIGKILL)');
    expect(dataset.progress()).toMatchObject({ state: 'refused', reasons: [{ code: 'failed' }] });
    expect(said.map(({ level, message }) => [level, message])).toContainEqual(['error', 'import failed']);
    expect(dataset.current().revision).toBe(revision);
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([]);
    isToDie = false;
    expect((await dataset.import(folder)).counts.airports).toBe(2000);
  });

  it('ends when the dataset is closed', async () => {
    const { dataset, dataDir } = await open();
    const ended = dataset.import(writeSet(generatedSet(3000))).catch((error: unknown) => String(error));
    dataset.close();
    expect(await ended).toContain('ended without a result');
    expect(readdirSync(dataDir)).toEqual(['reference.sqlite']);
  });
});

describe('a start', () => {
  /** Makes a data folder with a small set in use and the starter set kept. */
  async function used() {
    const { dataDir, dataset, file } = await open(temporaryFolder(), { startChild: importInTest });
    const { revision } = await dataset.import(writeSet(smallSet()));
    dataset.close();
    const [version = ''] = readdirSync(join(dataDir, 'versions'));
    return { dataDir, file, revision, kept: version.replace('.sqlite', '') };
  }

  it.each<[string, (file: string) => void]>([
    ['is cut off', (file) => truncateSync(file, 100_000)],
    ['is empty', (file) => truncateSync(file, 0)],
    ['is no database', (file) => writeFileSync(file, 'x'.repeat(5000))],
    ['is of another format', (file) => change(file, `UPDATE meta SET value = '999' WHERE key = 'format'`)],
    ['does not tell its revision', (file) => change(file, `DELETE FROM meta WHERE key = 'revision'`)],
  ])('on a database that %s falls back to the newest one kept and says why', async (_, damage) => {
    const { dataDir, file, kept } = await used();
    damage(file);
    const { dataset, said } = await open(dataDir);
    expect(dataset.current().revision).toBe(kept);
    expect(said.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'error: the dataset in use cannot be opened and is set aside',
      'warn: a former dataset is in use again',
    ]);
    const problem = dataset.problem();
    expect(problem).toMatchObject({ code: 'datasetSetAside', values: { revision: kept } });
    expect(existsSync(String(problem?.values['file']))).toBe(true);
  });

  it('with nothing left that can be read makes the starter set', async () => {
    const { dataDir, file, kept } = await used();
    truncateSync(file, 100);
    truncateSync(join(dataDir, 'versions', `${kept}.sqlite`), 100);
    const { dataset, said } = await open(dataDir);
    expect(dataset.current().source).toBe('Aeroshelf starter set');
    expect(said).toHaveLength(2);
  });

  it('removes what killed imports left', async () => {
    const { dataDir, file, revision } = await used();
    for (const name of [
      'reference.sqlite.new-1-1',
      'reference.sqlite.new-99999-3',
      'reference.sqlite.new-1-1-journal',
      'versions/x.sqlite.part',
    ]) {
      writeFileSync(join(dataDir, name), 'x');
    }
    const { dataset } = await open(dataDir);
    expect(dataset.current().revision).toBe(revision);
    expect(readdirSync(dataDir).toSorted()).toEqual(['reference.sqlite', 'versions']);
    expect(readdirSync(join(dataDir, 'versions'))).toHaveLength(1);
    expect(existsSync(file)).toBe(true);
  });

  it('after a kill between keeping the old set and naming the new one has the old one', async () => {
    const { dataDir, file, revision } = await used();
    copyFileSync(file, `${file}.new-1-1`);
    linkSync(file, join(dataDir, 'versions', `${revision}.sqlite`));
    expect((await open(dataDir)).dataset.current().revision).toBe(revision);
  });

  it('after the same kill on Windows, where the old set was moved away, has the old one', async () => {
    const { dataDir, file, revision } = await used();
    mkdirSync(join(dataDir, 'versions'), { recursive: true });
    copyFileSync(file, `${file}.new-1-1`);
    renameSync(file, join(dataDir, 'versions', `${revision}.sqlite`));
    expect((await open(dataDir, { canReplaceOpenFiles: false })).dataset.current().revision).toBe(revision);
    expect(readdirSync(dataDir).toSorted()).toEqual(['reference.sqlite', 'versions']);
  });

  function change(file: string, sql: string): void {
    const db = new Database(file);
    db.exec(sql);
    db.close();
  }
});
