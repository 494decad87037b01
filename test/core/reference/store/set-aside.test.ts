import { chmodSync, readdirSync } from 'node:fs';
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

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a dataset that may not be read is set aside, and back once it may',
  async () => {
    const dataDir = folder();
    await layDataset(dataDir, newer);
    chmodSync(join(dataDir, 'reference.sqlite'), 0);
    const { core } = await machine(undefined, dataDir);
    expect(codes(core)).toEqual(['datasetSetAside']);
    chmodSync(String(core.problems.list()[0]?.values['file']), 0o600);
    await core.dataset.rollBack(newer.revision);
    expect(codes(core)).toEqual([]);
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
