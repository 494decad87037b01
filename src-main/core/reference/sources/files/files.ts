import { stat, readdir } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';
import { basename } from 'node:path/posix';
import { regularPieces } from '#core/platform/regular-file.ts';
import { openZip } from '#core/platform/archives/zip.ts';
import { reason } from '#core/reasons/reason.ts';
import type { SourceFile } from '../csv/csv-file.ts';
import { datasetRefused } from '../dataset-refused.ts';

/** This many bytes are read at a time. */
const PIECE = 256 * 1024;

/** The six files directly in a folder, names in any case. */
async function openFolder(folder: string): Promise<Source> {
  const entries = await readdir(folder);
  const files = allSix(folder, (name) => {
    const entry = entries.find((candidate) => candidate.toLowerCase() === `${name}.csv`);
    if (entry === undefined) return undefined;
    const path = join(folder, entry);
    return { name: entry, pieces: () => regularPieces(path, { pieceBytes: PIECE }) };
  });
  return { files, close() {} };
}

/** They are the six files of OurAirports, without `.csv`. */
export const csvNames = ['airports', 'runways', 'airport-frequencies', 'countries', 'regions', 'navaids'] as const;
export type CsvName = (typeof csvNames)[number];

const FIELD = { field: 'from' };

export type Source = { files: Record<CsvName, SourceFile>; close(): void };

/**
 * Opens the folder or ZIP at the absolute path `from`. Throws a Refusal that names the path, or the `place` that people know it by, and
 * every file that is missing.
 */
export async function openSource(from: string, place = from): Promise<Source> {
  if (!isAbsolute(from)) throw datasetRefused(reason('pathNotAbsolute', { path: from }, FIELD));
  const found = await stat(from).catch(() => undefined);
  if (!found) throw datasetRefused(reason('pathMissing', { path: from }, FIELD));
  if (found.isDirectory()) return openFolder(from);
  if (found.isFile() && extname(from).toLowerCase() !== '.csv') return openFolderInZip(from, place);
  throw datasetRefused(reason('notFolderOrZip', { path: from }, FIELD));
}

/** It gives all six, or a refusal that names the missing ones. */
function allSix(place: string, find: (name: CsvName) => SourceFile | undefined): Record<CsvName, SourceFile> {
  const files = csvNames.map((name) => [name, find(name)] as const);
  const missing = files.filter(([, file]) => !file).map(([name]) => `${name}.csv`);
  if (missing.length > 0) throw datasetRefused(reason('filesMissing', { place, files: missing.join(', ') }));
  return Object.fromEntries(files) as Record<CsvName, SourceFile>;
}

/** The six files from a ZIP, at any depth in it. */
async function openFolderInZip(file: string, path: string): Promise<Source> {
  const zip = await openZip(file, path, datasetRefused);
  try {
    const files = allSix(path, (name) => {
      const [entry, another] = zip.entries.filter((one) => basename(one.name).toLowerCase() === `${name}.csv`);
      if (another) throw datasetRefused(reason('zipFileTwice', { path, file: `${name}.csv` }));
      return entry && { name: entry.name, pieces: () => entry.pieces() };
    });
    return { files, close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
  }
}
