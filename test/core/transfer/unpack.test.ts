import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpTo } from '#core/core.ts';
import { REFERENCE_FORMAT } from '#core/reference/store/reference-schema.ts';
import { Refusal } from '#core/refusal.ts';
import { changedReference, closure, entriesIn, forge, machine, newer, older, packOf, takeIn, type Machine, undated } from './machines.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

/** The sentence of the refusal; fails the test where there is none. */
async function refusalOf(unpacking: Promise<unknown>): Promise<string> {
  const refusal = await unpacking.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  return (refusal as Refusal).details?.join(' ') ?? '';
}

const stateOf = ({ core }: Machine) => ({
  revision: core.dataset.current().revision,
  notams: core.notams.list({}, { limit: 300, offset: 0 }).items,
  ages: core.notams.ages(),
});

/** Two machines, the first with a newer dataset, of which the second trusts the first. */
async function two() {
  const [here, there] = [await machine(newer), await machine(older)];
  const { path, fingerprint } = await packOf(here);
  await there.core.transfer.unpack(path, { trust: fingerprint });
  return { here, there, path };
}

describe('unpacking', () => {
  it('puts a newer dataset in use, notifies the listeners, and leaves nothing behind', async () => {
    const [here, there] = [await machine(newer), await machine(older)];
    const { path, fingerprint } = await packOf(here);
    const notified: string[] = [];
    there.core.dataset.onSwap(({ revision }) => notified.push(revision));
    const report = await there.core.transfer.unpack(path, { trust: fingerprint });
    expect(report).toMatchObject({ signer: fingerprint, isOwn: false, revision: newer.revision, date: newer.date, isDatasetNewer: true });
    expect(notified).toEqual([newer.revision]);
    expect(there.core.dataset.current()).toMatchObject(newer);
    expect(readdirSync(there.dataDir).filter((name) => /\.new-|\.part/.test(name))).toEqual([]);
  });

  it.each([
    ['older', newer, older],
    ['equally old', { ...newer, revision: '2030-01-01-cccccccccccc' }, newer],
  ])('leaves the dataset in use where the one of the pack is %s, unless forced', async (_, inUse, packed) => {
    const [here, there] = [await machine(packed), await machine(inUse)];
    const { path, fingerprint } = await packOf(here);
    expect(await there.core.transfer.unpack(path, { trust: fingerprint })).toMatchObject({
      isDatasetNewer: false,
      revision: packed.revision,
    });
    expect(there.core.dataset.current().revision).toBe(inUse.revision);
    expect(await there.core.transfer.unpack(path, { isForced: true })).toMatchObject({ isDatasetNewer: true });
    expect(there.core.dataset.current().revision).toBe(packed.revision);
  });

  it.each([
    ['without a date', newer, undated, false],
    ['without a date, in the place of one without', { ...undated, revision: 'undated-dddddddddddd' }, undated, false],
    ['with a date, in the place of one without', undated, older, true],
  ])('takes a dataset for newer only where its date says so: one %s', async (_, inUse, packed, isDatasetNewer) => {
    const [here, there] = [await machine(packed), await machine(inUse)];
    const { path, fingerprint } = await packOf(here);
    const report = await there.core.transfer.unpack(path, { trust: fingerprint });
    expect(report).toMatchObject({ isDatasetNewer, date: packed.date });
  });

  it('takes any set in the place of the starter set, however old', async () => {
    const [here, there] = [await machine({ ...older, date: '2001-01-01T00:00:00.000Z' }), await machine()];
    const { path, fingerprint } = await packOf(here);
    expect(await there.core.transfer.unpack(path, { trust: fingerprint })).toMatchObject({ isDatasetNewer: true });
  });

  it('does not take a set for the starter set by its name', async () => {
    const [here, there] = [await machine(older), await machine({ ...newer, source: 'Aeroshelf starter set' })];
    const { path, fingerprint } = await packOf(here);
    expect(await there.core.transfer.unpack(path, { trust: fingerprint })).toMatchObject({ isDatasetNewer: false });
  });

  it('needs no trust in what this installation signed itself', async () => {
    const here = await machine(newer);
    expect(await here.core.transfer.unpack((await packOf(here)).path)).toMatchObject({ isOwn: true, isDatasetNewer: false });
  });

  it('refuses a foreign signer by its fingerprint and says how to trust it; once trusted it stays so', async () => {
    const [here, there] = [await machine(newer), await machine(older)];
    const { path, fingerprint } = await packOf(here);
    const before = stateOf(there);
    expect(await refusalOf(there.core.transfer.unpack(path))).toContain(`--trust ${fingerprint}`);
    expect(await refusalOf(there.core.transfer.unpack(path, { trust: 'f'.repeat(64) }))).toContain(
      `is signed by ${fingerprint}, not by ${'f'.repeat(64)}`,
    );
    expect(await refusalOf(there.core.transfer.unpack(path))).toContain('not trusted yet');
    expect(stateOf(there)).toEqual(before);
    await there.core.transfer.unpack(path, { trust: fingerprint });
    await there.close();
    const again = await machine(undefined, there.dataDir);
    expect(await again.core.transfer.unpack(path)).toMatchObject({ isOwn: false, signer: fingerprint });
  });

  it('of a refused pack trusts no signer', async () => {
    const [here, there] = [await machine(newer), await machine(older)];
    const { path, fingerprint } = await packOf(here);
    const bad = await forge(path, here.dataDir, { entries: { 'notams.ndjson': '{}\n' } });
    await refusalOf(there.core.transfer.unpack(bad, { trust: fingerprint }));
    expect(await refusalOf(there.core.transfer.unpack(path))).toContain('not trusted yet');
  });

  it('is refused while another pack is being unpacked', async () => {
    const { there, path } = await two();
    const first = there.core.transfer.unpack(path);
    await expect(there.core.transfer.unpack(path)).rejects.toMatchObject({ code: 'importRunning' });
    await first;
  });

  it('ends when the core is closed', async () => {
    const { there, path } = await two();
    const ended = there.core.transfer.unpack(path).catch((error: unknown) => String(error));
    await there.close();
    expect(await ended).toMatch(/Unpacking (?:ended without a result|was ended)/);
  });
});

describe('unpacking refuses, and changes nothing:', () => {
  type Made = { pack: string; here: Machine };
  const forged =
    (changes: Parameters<typeof forge>[2]) =>
    ({ pack, here }: Made) =>
      forge(pack, here.dataDir, changes);
  const referenceWith =
    (sql: string) =>
    ({ pack, here }: Made) =>
      withReference(pack, here, (bytes) => changedReference(bytes, sql));
  const cases: [string, RegExp, (made: Made) => string | Promise<string>][] = [
    ['a file that is no ZIP', /is not a file that Aeroshelf packs/, () => written('hello')],
    ['an empty file', /is not a file that Aeroshelf packs/, () => written('')],
    ['a pack that was cut off', /is not a file that Aeroshelf packs, or it is damaged/, ({ pack }) => cut(pack)],
    ['a ZIP without a manifest', /no manifest\.json/, ({ pack, here }) => renamed(pack, here)],
    [
      'a manifest that was changed after signing',
      /signature of .* does not match its content/,
      forged({ afterSigning: (manifest) => Object.assign(manifest, { madeAt: older.date }) }),
    ],
    [
      'a newer format',
      /made by a newer Aeroshelf \(format 2, this one knows 1\)\. Update Aeroshelf/,
      forged({ manifest: (manifest) => Object.assign(manifest, { format: 2, entries: 'other' }) }),
    ],
    [
      'a manifest that lacks something',
      /manifest of .* is not as Aeroshelf writes it/,
      forged({ manifest: (manifest) => delete (manifest['dataset'] as Record<string, unknown>)['revision'] }),
    ],
    ['a backup', /is a backup, not a pack\. Use "aeroshelf restore"/, ({ here }) => backupOf(here)],
    ['an entry that is missing', /no notams\.ndjson/, forged({ entries: { 'notams.ndjson': undefined } })],
    ['an entry that was added and signed for', /more\.txt does not belong there/, forged({ entries: { 'more.txt': 'x' } })],
    [
      'an entry that was added behind the manifest',
      /more\.txt does not belong there/,
      forged({ besides: [{ name: 'more.txt', data: 'x' }] }),
    ],
    ['an entry that comes twice', /notams\.ndjson does not belong there/, forged({ besides: [{ name: 'notams.ndjson', data: 'x' }] })],
    ['an entry that would lie outside the folder', /\.\.\/\.\.\/evil/, forged({ besides: [{ name: '../../evil', data: 'x' }] })],
    ['an entry with an absolute path', /\/etc\/evil/, forged({ besides: [{ name: '/etc/evil', data: 'x' }] })],
    [
      'more entries than anything has',
      /\(16 does not belong there\)/,
      forged({ besides: Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, data: '' })) }),
    ],
    [
      'an entry that would unpack to more than the bound',
      /reference\.sqlite is too large/,
      forged({ claims: { 'reference.sqlite': 3_000_000_000 } }),
    ],
    ['an entry that holds less than it claims', /changed or damaged on the way/, forged({ claims: { 'reference.sqlite': 1_900_000_000 } })],
    [
      'a digest that does not agree',
      /changed or damaged on the way/,
      forged({
        manifest: (manifest) => void Object.assign(entryOf(manifest, 'notams.ndjson'), { sha256: '0'.repeat(64) }),
      }),
    ],
    [
      'a reference database that is none',
      /file is not a database/,
      ({ pack, here }) => withReference(pack, here, () => Buffer.alloc(8192, 'x')),
    ],
    [
      'a reference database of another format',
      new RegExp(`its format is 99, this version reads ${REFERENCE_FORMAT}`),
      referenceWith(`UPDATE meta SET value = '99' WHERE key = 'format'`),
    ],
    [
      'a reference database with a table more',
      /its tables are not those of this version/,
      referenceWith('CREATE VIEW airports_2 AS SELECT * FROM airports'),
    ],
    [
      'a reference database with fewer rows',
      /holds \d+ runways instead of \d+/,
      referenceWith('DELETE FROM runways WHERE airport_row < 20'),
    ],
    [
      'a reference database of another revision',
      /it is 2031-.*, and the manifest says 2030-/,
      referenceWith(`UPDATE meta SET value = '2031-x' WHERE key = 'revision'`),
    ],
    [
      'a reference database with a damaged page',
      /dataset in .* cannot be used/,
      ({ pack, here }) => withReference(pack, here, overwritten),
    ],
    [
      'a notice that is not as Aeroshelf writes it',
      /NOTAMs in .*: line 1 is not as Aeroshelf writes it/,
      forged({ entries: { 'notams.ndjson': '{"id":1}\n' } }),
    ],
  ];

  let [here, there]: Machine[] = [];
  let pack: Awaited<ReturnType<typeof packOf>>;
  const ends: (() => void | Promise<void>)[] = [];
  const atEnd = (end: () => void | Promise<void>) => void ends.unshift(end);
  beforeAll(async () => {
    [here, there] = [await machine(newer, undefined, atEnd), await machine(older, undefined, atEnd)];
    await takeIn(here, closure('A0001/30'));
    pack = await packOf(here);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it.each(cases)('%s', async (_, sentence, make) => {
    if (here === undefined || there === undefined) throw new Error('The machines are started before the first test.');
    const before = stateOf(there);
    const made = await make({ pack: pack.path, here });
    expect(await refusalOf(there.core.transfer.unpack(made, { trust: pack.fingerprint }))).toMatch(sentence);
    expect(stateOf(there)).toEqual(before);
    expect(readdirSync(there.dataDir).filter((name) => /\.new-|\.part/.test(name))).toEqual([]);
  });

  function written(text: string): string {
    const path = join(temporaryFolder(), 'x.aeroshelf');
    writeFileSync(path, text);
    return path;
  }
  function cut(whole: string): string {
    const path = join(temporaryFolder(), 'x.aeroshelf');
    writeFileSync(path, readFileSync(whole).subarray(0, 100_000));
    return path;
  }
  /** The other name is as long, so that the ZIP stays one. */
  async function renamed(pack: string, here: Machine): Promise<string> {
    const forged = await forge(pack, here.dataDir, {});
    writeFileSync(forged, readFileSync(forged, 'latin1').replaceAll('manifest.json', 'manifesto.txt'), 'latin1');
    return forged;
  }
  async function backupOf({ dataDir }: Machine): Promise<string> {
    const path = join(temporaryFolder(), 'x.aeroshelf-backup');
    await backUpTo(path, false, { dataDir });
    return path;
  }
  async function withReference(pack: string, here: Machine, change: (bytes: Buffer) => Buffer): Promise<string> {
    const reference = (await entriesIn(pack)).get('reference.sqlite') ?? Buffer.of();
    return forge(pack, here.dataDir, { entries: { 'reference.sqlite': change(reference) } });
  }
  function overwritten(bytes: Buffer): Buffer {
    const changed = Buffer.from(bytes);
    changed.fill(0xee, 200_000, 210_000);
    return changed;
  }
  function entryOf(manifest: Record<string, unknown>, name: string): object {
    return (manifest['entries'] as { name: string }[]).find((entry) => entry.name === name) ?? {};
  }
});
