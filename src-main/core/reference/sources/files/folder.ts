import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { regularPieces } from '#core/platform/regular-file.ts';
import { allSix, type Source } from './files.ts';

/** Bytes read at a time. */
const PIECE = 256 * 1024;

/** The six files directly in a folder, names in any case. */
export async function openFolder(folder: string): Promise<Source> {
  const entries = await readdir(folder);
  const files = allSix(folder, (name) => {
    const entry = entries.find((candidate) => candidate.toLowerCase() === `${name}.csv`);
    if (entry === undefined) return undefined;
    const path = join(folder, entry);
    return { name: entry, open: async () => ({ pieces: regularPieces(path, { pieceBytes: PIECE }) }) };
  });
  return { files, close() {} };
}
