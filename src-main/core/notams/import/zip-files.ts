/**
 * An import reads the files in a ZIP each by itself, any other as it is. An archive is untrusted: its entries are counted, their sizes are
 * bounded, nothing is unpacked onto the disk, and names in it are only shown.
 */
import { open } from 'node:fs/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { entryPieces, unpackedPieces } from '#core/platform/compressed.ts';
import { refuseIrregular, regularPieces } from '#core/platform/regular-file.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import type { NotamInput } from './import-notams.ts';

/** A piece has some dozen NOTAMs: reading takes turns with storing, while others may write. */
const PIECE_BYTES = 1 << 15;
const MOST_ENTRIES = 1_000;
/** All files together, unpacked, have at most this many bytes. */
const MOST_BYTES = 500_000_000;
/** Office documents are ZIP archives with this entry, and no files of the user's. */
const OF_OFFICE = '[Content_Types].xml';

/** `name` is for people. `from`: the file is an answer of this server, which may be packed by gzip. */
export type NotamFile = { path: string; name: string; from?: string };

export async function* filesIn(files: readonly NotamFile[]): AsyncGenerator<NotamInput> {
  for (const { path, name, from } of files) {
    const pieceBytes = PIECE_BYTES;
    const whole = { name, pieces: from === undefined ? regularPieces(path, { pieceBytes }) : unpackedPieces(path, { from, pieceBytes }) };
    if (from === undefined && (await isZip(path))) yield* entriesOf(path, whole);
    else yield whole;
  }
}

async function isZip(path: string): Promise<boolean> {
  await refuseIrregular(path);
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.toString('latin1') === 'PK\x03\x04';
}

async function* entriesOf(path: string, whole: NotamInput): AsyncGenerator<NotamInput> {
  const { name } = whole;
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw invalidBecause(reason('zipDamaged', { path: name, error: error.message }));
  });
  try {
    if (zip.entryCount > MOST_ENTRIES)
      throw invalidBecause(reason('zipTooManyFiles', { path: name, count: zip.entryCount, most: MOST_ENTRIES }));
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (entries.some(({ fileName }) => fileName === OF_OFFICE)) return void (yield whole);
    let bytes = 0;
    for (const entry of entries.filter(({ fileName }) => isFile(fileName))) {
      const file = entry.fileName;
      if (entry.isEncrypted()) throw invalidBecause(reason('zipFileEncrypted', { path: name, file }));
      bytes += entry.uncompressedSize;
      if (bytes > MOST_BYTES) throw invalidBecause(reason('zipFileTooLarge', { path: name, file, mostMb: MOST_BYTES / 1e6 }));
      yield { name: file, pieces: wholeEntry(zip, entry, name) };
    }
  } finally {
    zip.close();
  }
}

/** It is no folder, and nothing that systems add on their own. */
const isFile = (name: string): boolean => !/\/$|(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

async function* wholeEntry(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    yield* entryPieces(zip, entry);
  } catch (error) {
    throw invalidBecause(reason('zipFileDamaged', { path, file: entry.fileName, error: (error as Error).message }));
  }
}
