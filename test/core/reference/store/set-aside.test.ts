import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Core } from '#core/core.ts';
import { folder, layDataset, machine, newer } from '../../transfer/machines.ts';
import { open } from '../../sync/opened.ts';
import { folderOf } from '../../sync/served.ts';
import { smallSet } from '../../../helpers/dataset-files.ts';

/** The format that a file of another version of the program tells. */
function setFormat(file: string, format: string): void {
  const db = new Sqlite(file);
  db.unsafeMode(true);
  db.prepare("UPDATE meta SET value = ? WHERE key = 'format'").run(format);
  db.close();
}
const formatNow = (file: string): string => {
  const db = new Sqlite(file, { readonly: true });
  const format = db.prepare<[], string>("SELECT value FROM meta WHERE key = 'format'").pluck().get() ?? '';
  db.close();
  return format;
};
const codes = (core: Core) => core.problems.list().map(({ code }) => code);

test.each(['99', '2'])(
  'a dataset of format %s is set aside loudly, over starts too, and a rollback brings it back once it can be opened',
  async (format) => {
    const dataDir = folder();
    await layDataset(dataDir, newer);
    const inUse = join(dataDir, 'reference.sqlite');
    const own = formatNow(inUse);
    setFormat(inUse, format);
    const first = await machine(undefined, dataDir);
    expect(first.core.dataset.current().source).toBe('Aeroshelf starter set');
    expect(codes(first.core)).toEqual(['datasetSetAside']);
    expect(first.core.problems.list()[0]?.text).toContain(`its format is ${format}, this version reads ${own}`);
    await first.close();

    const again = await machine(undefined, dataDir);
    expect(codes(again.core)).toEqual(['datasetSetAside']);
    expect(again.core.dataset.versions()).toHaveLength(1);
    await again.close();

    const [aside] = readdirSync(join(dataDir, 'versions')).filter((name) => name.startsWith('unusable-'));
    setFormat(join(dataDir, 'versions', aside ?? ''), own);
    const updated = await machine(undefined, dataDir);
    expect(updated.core.dataset.versions().map(({ revision }) => revision)).toContain(newer.revision);
    await updated.core.dataset.rollBack(newer.revision);
    expect([updated.core.dataset.current().revision, codes(updated.core)]).toEqual([newer.revision, []]);
  },
);

test('what was fetched before is built into this format again, without a request', async () => {
  const opened = await open();
  opened.sources.add({ kind: 'files', address: folderOf(smallSet()), name: 'Club' });
  await opened.sync.run(undefined);
  const { airports } = opened.dataset.current().counts;
  await opened.close();
  setFormat(join(opened.dataDir, 'reference.sqlite'), '2');
  const again = await open({ dataDir: opened.dataDir });
  expect(again.dataset.current().source).toBe('Aeroshelf starter set');
  again.sync.stayOffline();
  again.sync.rebuild();
  await expect.poll(() => again.dataset.problem(), { timeout: 20_000 }).toBeUndefined();
  expect(again.dataset.current().counts.airports).toBe(airports);
});

/** What a start of a server does with what was set aside. */
const serve = ({ core }: { core: Core }) => core.announce({ port: 1, url: 'http://127.0.0.1:1' });

test.each([
  ['of an older version', '2', ''],
  [
    'of format 4, whose navaids had fewer columns and no bodies',
    '4',
    `DROP TABLE navaid_bodies;
     DROP INDEX navaids_by_id;
     ${['dme_channel', 'slaved_variation', 'usage', 'power', 'airport_id', 'airport_code', 'airport_icao_code', 'airport_iata_code', 'updated_at', 'content_hash'].map((column) => `ALTER TABLE navaids DROP COLUMN ${column};`).join(' ')}`,
  ],
  ['of a newer version, with a column more and a table less', '9', 'ALTER TABLE airports ADD COLUMN later TEXT; DROP TABLE conflicts;'],
])(
  'a dataset %s that no source can bring again is built into this format of its own rows, and its file is kept',
  async (_, format, change) => {
    const dataDir = folder();
    await layDataset(dataDir, newer);
    const inUse = join(dataDir, 'reference.sqlite');
    const before = rowsOf(inUse);
    const db = new Sqlite(inUse);
    db.exec(change);
    db.close();
    setFormat(inUse, format);
    const here = await machine(undefined, dataDir);
    serve(here);
    await expect.poll(() => codes(here.core), { timeout: 20_000 }).toEqual([]);
    expect(here.core.dataset.current()).toMatchObject({ source: newer.source, date: newer.date, isStarter: false });
    expect(rowsOf(inUse)).toEqual(before);
    expect(await here.core.dataset.check()).toMatchObject({ isGood: true });
    expect(readdirSync(join(dataDir, 'versions')).filter((name) => name.startsWith('unusable-'))).toHaveLength(1);
  },
);

test('a dataset of another format that lacks rows is not built of the others, and stays set aside', async () => {
  const dataDir = folder();
  await layDataset(dataDir, newer);
  const inUse = join(dataDir, 'reference.sqlite');
  const db = new Sqlite(inUse);
  db.exec('DELETE FROM airports WHERE row = 1');
  db.close();
  setFormat(inUse, '2');
  const here = await machine(undefined, dataDir);
  serve(here);
  await expect.poll(() => here.core.status().import?.state, { timeout: 20_000 }).toBe('refused');
  expect([codes(here.core), here.core.dataset.current().isStarter]).toEqual([['datasetSetAside'], true]);
});

/** All that a pilot reads of it. */
function rowsOf(file: string): unknown[] {
  const db = new Sqlite(file, { readonly: true });
  const all = (sql: string) => db.prepare(sql).raw().all();
  const rows = [
    all("SELECT key, value FROM meta WHERE key IN ('source', 'date', 'importedAt', 'counts') ORDER BY key"),
    all(
      'SELECT row, id, ident, name, icao_code, latitude, elevation, facility_type, is_closed, source_type, longest_runway, updated_at, content_hash FROM airports ORDER BY row',
    ),
    all('SELECT * FROM airport_parts ORDER BY row'),
    all('SELECT * FROM runways ORDER BY airport_row, position'),
    all('SELECT * FROM frequencies ORDER BY airport_row, position'),
    all('SELECT * FROM countries ORDER BY id'),
    // What every format has had of them.
    all(
      'SELECT id, ident, name, type, frequency, latitude, longitude, elevation, country_code, magnetic_variation, airport_ident, airport_code FROM navaids ORDER BY id',
    ),
    all('SELECT name, kind, date FROM sources'),
  ];
  db.close();
  return rows;
}

test('a dataset whose file is gone, with none kept, is missed aloud until there is another, and not taken for a first start', async () => {
  const dataDir = folder();
  await layDataset(dataDir, newer);
  await (await machine(undefined, dataDir)).close();
  rmSync(join(dataDir, 'reference.sqlite'));
  const first = await machine(undefined, dataDir);
  expect(codes(first.core)).toEqual(['datasetGone']);
  expect(first.core.problems.list()[0]?.text).toContain('is missing');
  await first.close();
  rmSync(join(dataDir, 'reference.sqlite'));
  rmSync(join(dataDir, 'versions'), { recursive: true });
  const again = await machine(undefined, dataDir);
  expect(codes(again.core)).toEqual(['datasetGone']);
  again.core.dataset.takeBuilt(await built(again.core));
  expect([codes(again.core), again.core.dataset.current().revision]).toEqual([[], newer.revision]);
});

test('a folder that only ever had the starter set, and a first start, miss nothing', async () => {
  const { dataDir, close } = await machine();
  await close();
  rmSync(join(dataDir, 'reference.sqlite'));
  expect(codes((await machine(undefined, dataDir)).core)).toEqual([]);
});

/** A dataset like the one before, ready to be taken. */
async function built({ dataset }: Core): Promise<string> {
  const other = folder();
  await layDataset(other, newer);
  const path = dataset.newBuild();
  copyFileSync(join(other, 'reference.sqlite'), path);
  return path;
}
