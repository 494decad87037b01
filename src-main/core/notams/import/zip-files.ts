/** An import reads the files in a ZIP each by itself, any other as it is. */
import { open } from 'node:fs/promises';
import { unpackedPieces } from '#core/platform/archives/compressed.ts';
import { refuseIrregular, regularPieces } from '#core/platform/regular-file.ts';
import { openZip } from '#core/platform/archives/zip.ts';
import { invalidBecause } from '#core/refusal.ts';
import type { NotamInput } from './import-notams.ts';

/** A piece has some dozen NOTAMs: reading takes turns with storing, while others may write. */
const PIECE_BYTES = 1 << 15;
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
  const zip = await openZip(path, whole.name, invalidBecause);
  try {
    if (zip.entries.some(({ name }) => name === OF_OFFICE)) return void (yield whole);
    for (const { name, pieces } of zip.entries.filter((entry) => isFile(entry.name))) yield { name, pieces: pieces() };
  } finally {
    zip.close();
  }
}

/** It is no folder, and nothing that systems add on their own. */
const isFile = (name: string): boolean => !/\/$|(?:^|\/)(?:\.|__MACOSX\/)/.test(name);
