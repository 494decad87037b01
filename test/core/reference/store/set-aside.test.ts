import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Core } from '#core/core.ts';
import { layDataset, machine, newer } from '../../transfer/machines.ts';
import { open } from '../../sync/opened.ts';
import { smallSet, temporaryFolder, writeSet } from '../../../helpers/dataset-files.ts';
import { REFERENCE_FORMAT } from '#core/reference/store/reference-schema.ts';
import { setFormat } from './kept-versions.ts';

const codes = (core: Core) => core.problems.list().map(({ code }) => code);

test('a dataset of another format is set aside and reported, over starts too, and a rollback brings it back once it can be opened', async () => {
  const dataDir = temporaryFolder();
  await layDataset(dataDir, newer);
  setFormat(join(dataDir, 'reference.sqlite'), '99');
  const first = await machine(undefined, dataDir);
  expect(first.core.dataset.current().source).toBe('Aeroshelf starter set');
  expect(codes(first.core)).toEqual(['datasetSetAside']);
  expect(first.core.problems.list()[0]?.text).toContain(`its format is 99, this version reads ${REFERENCE_FORMAT}`);
  await first.close();

  const again = await machine(undefined, dataDir);
  expect(codes(again.core)).toEqual(['datasetSetAside']);
  expect(again.core.dataset.versions()).toHaveLength(1);
  await again.close();

  const [aside] = readdirSync(join(dataDir, 'versions')).filter((name) => name.startsWith('unusable-'));
  setFormat(join(dataDir, 'versions', aside ?? ''), String(REFERENCE_FORMAT));
  const updated = await machine(undefined, dataDir);
  expect(updated.core.dataset.versions().map(({ revision }) => revision)).toContain(newer.revision);
  await updated.core.dataset.rollBack(newer.revision);
  expect([updated.core.dataset.current().revision, codes(updated.core)]).toEqual([newer.revision, []]);
});

test('what was fetched before is built into this format again, without a request', async () => {
  const opened = await open();
  opened.sources.add({ kind: 'files', address: writeSet(smallSet()), name: 'Club' });
  await opened.sync.run(undefined);
  const { airports } = opened.dataset.current().counts;
  await opened.close();
  setFormat(join(opened.dataDir, 'reference.sqlite'), '99');
  const again = await open({ dataDir: opened.dataDir });
  expect(again.dataset.current().source).toBe('Aeroshelf starter set');
  again.sync.stayOffline();
  again.sync.rebuild();
  await expect.poll(() => again.dataset.problem()).toBeUndefined();
  expect(again.dataset.current().counts.airports).toBe(airports);
});

test('a dataset whose file is gone, without another version, is reported as missing until there is another, and not taken for a first start', async () => {
  const dataDir = temporaryFolder();
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
  const other = temporaryFolder();
  await layDataset(other, newer);
  const path = dataset.newBuild();
  copyFileSync(join(other, 'reference.sqlite'), path);
  return path;
}
