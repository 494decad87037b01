/**
 * Checks of a pack before anything of it is imported. Promise: they are made in this order and nothing changes before the last one: signed
 * content, a signer that the user trusts, a known format, all entries and no others, their digests, a sound reference
 * database, readable NOTAMs.
 */
import { rmSync } from 'node:fs';
import Sqlite, { type Database } from 'better-sqlite3';
import { reason } from '../reasons/reason.ts';
import { checkReference } from '../reference/build/build-reference.ts';
import { openReference } from '../reference/store/open-reference.ts';
import { referenceIndexes, referenceTables } from '../reference/store/reference-schema.ts';
import { readManifest, type Listed, type Manifest } from './manifest.ts';
import { readLine, type Line } from './notam-line.ts';
import { NOTAMS, REFERENCE } from './pack.ts';
import { openContainer, type Container } from './read-container.ts';
import type { UnpackTask } from './unpack.ts';
import { invalidBecause, Refusal } from '../refusal.ts';

/**
 * Checks a reference database from another machine. Promise: one that passes has this program's format and tables, is intact in every page and index, and
 * has as many rows as it says, so it can be trusted like one built here. It reads the whole file, so it is for a worker thread.
 */
async function refuseReference(path: string, stated: Manifest<'pack'>['dataset'], file: string): Promise<void> {
  try {
    const { db, revision, counts } = openReference(path);
    const isOfTheseTables = JSON.stringify(schemaOf(db)) === JSON.stringify(ownSchema());
    db.close();
    if (!isOfTheseTables) throw invalidBecause(reason('packTablesOther', { file }));
    if (revision !== stated.revision || JSON.stringify(counts) !== JSON.stringify(stated.counts))
      throw new Error(`it is ${revision}, and the manifest says ${stated.revision} with other counts`);
    await checkReference(path, stated.counts);
  } catch (error) {
    throw error instanceof Refusal ? error : invalidBecause(reason('packReferenceDamaged', { file, error: (error as Error).message }));
  }
}

function ownSchema(): unknown[] {
  const db = new Sqlite(':memory:');
  try {
    db.exec(referenceTables + referenceIndexes);
    return schemaOf(db);
  } finally {
    db.close();
  }
}

/** Views and triggers too: a database built here has none. */
const schemaOf = (db: Database): unknown[] => db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all();

/** Most bytes of an unpacked entry. The full set has 110 MB; 100,000 NOTAMs have 300. */
const bounds = { [REFERENCE]: 2_000_000_000, [NOTAMS]: 4_000_000_000 };
/** It is longer than any NOTAM that an import accepts. */
const LONGEST_LINE = 20_000_000;

export type Trust = {
  /** It is the fingerprint of this installation's own key. */
  own: string;
  /** The user already trusts these fingerprints. */
  trusted: readonly string[];
  /** The user gives this fingerprint now. */
  trust?: string | undefined;
};

/**
 * Checks a pack and writes its reference database to `build`, which must not exist. `file` names the pack for people. Throws a Refusal with the
 * first fault found, and leaves no file then.
 */
export async function checkPack({ path, file, build, trust }: Pick<UnpackTask, 'path' | 'file' | 'build' | 'trust'>) {
  const container = await openContainer(path, file);
  try {
    const { signer } = container;
    checkSigner(signer, trust, file);
    const manifest = readManifest(container.manifest, 'pack', file);
    container.holdsExactly(manifest.entries, bounds);
    const [reference, notams] = [entryOf(manifest, REFERENCE), entryOf(manifest, NOTAMS)];
    await container.extract(reference, build);
    await refuseReference(build, manifest.dataset, file);
    for await (const line of linesOf(container, notams, file)) void line;
    return {
      manifest,
      signer,
      /** It has the NOTAMs again, and what goes with them. */
      lines: (): AsyncGenerator<Line> => linesOf(container, notams, file),
      close: (): void => container.close(),
    };
  } catch (error) {
    container.close();
    rmSync(build, { force: true });
    throw error;
  }
}

function checkSigner(signer: string, { own, trusted, trust }: Trust, file: string): void {
  if (signer === own || trusted.includes(signer) || signer === trust) return;
  if (trust !== undefined) throw invalidBecause(reason('signerOther', { file, fingerprint: signer, expected: trust }));
  throw invalidBecause(reason('signerUnknown', { file, fingerprint: signer }));
}

const entryOf = (manifest: Manifest<'pack'>, name: string): Listed => {
  const entry = manifest.entries.find((one) => one.name === name);
  if (!entry) throw new Error(`${name} was checked and is absent`);
  return entry;
};

async function* linesOf(container: Container, entry: Listed, file: string): AsyncGenerator<Line> {
  let at = 0;
  const read = (text: string): Line => {
    at++;
    const line = readLine(text);
    if (!line) throw invalidBecause(reason('packLineInvalid', { file, line: at }));
    return line;
  };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of container.pieces(entry)) {
    const texts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield read(text);
    if (rest.length > LONGEST_LINE) throw invalidBecause(reason('packLineInvalid', { file, line: at + 1 }));
  }
  if (rest !== '') yield read(rest);
}
