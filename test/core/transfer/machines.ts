/** Machines to transfer data between: cores over data folders of their own, and packs made or forged. They are closed after the test, or when `atEnd` says. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { openPromise } from 'yauzl';
import { writePack } from '#core/transfer/pack.ts';
import { openSigningKey } from '#core/transfer/signing-key.ts';
import { openCore, type Core } from '#core/core.ts';
import { layStarted } from '../../helpers/started-folder.ts';
import { writeZip, type ZipEntry } from '../../helpers/zip-file.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const NOW = '2030-03-01T12:00:00.000Z';
const silent = { info() {}, warn() {}, error() {} };
export const clock = () => new Date(NOW);

type AtEnd = (end: () => void | Promise<void>) => void;

type Set = { revision?: string; date?: string | null; source?: string };

/** Puts a dataset into a data folder: the rows of the starter set, as if they came from somewhere else. */
export async function layDataset(dataDir: string, set: Set): Promise<void> {
  await layStarted(dataDir, clock());
  const db = new Sqlite(join(dataDir, 'reference.sqlite'));
  db.prepare(`UPDATE sources SET kind = 'sheets'`).run();
  for (const [key, value] of Object.entries(set)) {
    if (value === null) db.prepare('DELETE FROM meta WHERE key = ?').run(key);
    else db.prepare('UPDATE meta SET value = ? WHERE key = ?').run(value, key);
  }
  db.close();
}

export const older = { revision: '2029-01-01-aaaaaaaaaaaa', date: '2029-01-01T00:00:00.000Z', source: 'Older' };
export const newer = { revision: '2030-01-01-bbbbbbbbbbbb', date: '2030-01-01T00:00:00.000Z', source: 'Newer' };

export const undated = { revision: 'undated-cccccccccccc', date: null, source: 'Undated' };

export type Machine = { core: Core; dataDir: string; at(time: string): void; close(): Promise<void> };

/** A core that is closed with the test, or before; without a set it has the starter set. */
export async function machine(set?: Set, dataDir?: string, atEnd: AtEnd = onTestFinished): Promise<Machine> {
  const isNew = dataDir === undefined;
  dataDir ??= temporaryFolder();
  if (set) await layDataset(dataDir, set);
  else if (isNew) await layStarted(dataDir, clock());
  let time = NOW;
  const core = await openCore({ dataDir, clock: () => new Date(time), log: silent });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await core.close();
    isOpen = false;
  };
  atEnd(close);
  return { core, dataDir, at: (next) => void (time = next), close };
}

/** Takes notices in as a file would be. */
export async function takeIn({ core }: Machine, ...texts: string[]): Promise<void> {
  const path = join(temporaryFolder(), 'notams.txt');
  writeFileSync(path, texts.join('\n\n'));
  await core.notamIntake.files([{ path, name: 'notams.txt' }]);
}

/** ICAO text of a closed runway that was made up. */
export const closure = (number: string, { words = '', refers = '', from = '3002010600', to = '3004011800' } = {}): string =>
  [
    `${number} ${refers === '' ? 'NOTAMN' : `NOTAM${refers}`}`,
    'Q) LSAS/QMRLC/IV/NBO/A/000/999/4614N00606E005',
    `A) LSGG B) ${from} C) ${to}`,
    `E) RWY 04/22 CLSD${words}.`,
  ].join('\n');

/** Path of a pack of what a machine holds, and the fingerprint that signed it. */
export async function packOf({ dataDir }: { dataDir: string }): Promise<{ path: string; fingerprint: string }> {
  const path = join(temporaryFolder(), 'test.aeroshelf');
  const { fingerprint } = await writePack(path, { dataDir, clock });
  return { path, fingerprint };
}

/** Unpacks on one machine what another packs. */
export async function carried(here: Machine, there: Machine) {
  const { path, fingerprint } = await packOf(here);
  return there.core.transfer.unpack(path, { trust: fingerprint });
}

/** All that is answered of the NOTAMs but the samples, and when this machine stored or changed them. */
export function answered({ core }: Machine) {
  const { items } = core.notams.list({ sort: 'notamId', expand: 'decoded' }, { limit: 300, offset: 0 });
  const notams = items.filter(({ source }) => source !== 'sample').map(({ updatedAt: _changed, ...notam }) => notam);
  return { notams, ages: core.notams.ages(), covered: core.notams.coverageOf({ filter: '{"icao":"LSGG"}' }) };
}

/** A cancelling NOTAM, which has no item C. */
export const cancelling = (number: string, other: string, from = '3002030600') =>
  closure(number, { refers: `C ${other}`, from, to: '' }).replace(' C) ', '');

/** Reads the contents of a packed file, by name, in its order. */
export async function entriesIn(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { autoClose: false });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return entries;
}

type Forged = {
  /** Entries instead of those of the pack; undefined leaves one out. */
  entries?: Record<string, Buffer | string | undefined>;
  /** Changes the manifest, after its digests were made to agree with the entries. */
  manifest?: (manifest: Record<string, unknown>) => void;
  /** Entries that the manifest does not tell. */
  besides?: ZipEntry[];
  /** Manifest and ZIP claim these sizes, by name. */
  claims?: Record<string, number>;
  /** A manifest that is sent in the place of the one that was signed. */
  afterSigning?: (manifest: Record<string, unknown>) => void;
};

/** Makes a pack like another one, with something changed, and signs it with the key of a data folder. */
export async function forge(
  path: string,
  dataDir: string,
  { entries = {}, manifest: change, besides = [], claims = {}, afterSigning }: Forged,
): Promise<string> {
  const held = await entriesIn(path);
  const manifest = JSON.parse(held.get('manifest.json')?.toString() ?? '') as Record<string, unknown>;
  held.delete('manifest.json');
  held.delete('signature.json');
  for (const [name, data] of Object.entries(entries)) {
    if (data === undefined) held.delete(name);
    else held.set(name, Buffer.from(data));
  }
  manifest['entries'] = [...held].map(([name, data]) => ({
    name,
    bytes: claims[name] ?? data.length,
    sha256: hash('sha256', data, 'hex'),
  }));
  change?.(manifest);
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  afterSigning?.(manifest);
  return writeZip([
    { name: 'manifest.json', data: JSON.stringify(manifest) },
    { name: 'signature.json', data: JSON.stringify(openSigningKey(dataDir).sign(manifestBytes)) },
    ...[...held].map(([name, data]) => ({ name, data, ...(claims[name] !== undefined && { claimedSize: claims[name] }) })),
    ...besides,
  ]);
}

/** Changes a reference database of a pack by SQL. */
export function changedReference(bytes: Buffer, sql: string): Buffer {
  const path = join(temporaryFolder(), 'reference.sqlite');
  writeFileSync(path, bytes);
  const db = new Sqlite(path);
  // The dataset is written without a journal that would stay next to it.
  db.unsafeMode(true);
  db.exec(sql);
  db.close();
  return readFileSync(path);
}
