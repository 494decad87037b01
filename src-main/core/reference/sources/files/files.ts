import { stat, readdir } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';
import { basename } from 'node:path/posix';
import { regularPieces } from '#core/platform/regular-file.ts';
import { openZip } from '#core/platform/archives/zip.ts';
import { errorOf } from '#core/reasons/errors.ts';
import { reason } from '#core/reasons/reason.ts';
import type { SourceFile } from '../csv/csv-file.ts';
import { datasetRefused } from '../dataset-refused.ts';

/** The limits are for the first byte and for one whole file. */
const TIMEOUT_MS = 120_000;

function openWeb(base: string): Source {
  const ended = new AbortController();
  const files = allSix(base, (name) => {
    const address = new URL(`${name}.csv`, base).href;
    return {
      name: address,
      async open() {
        const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await fetch(address, { signal }).catch((error: unknown) => {
          throw datasetRefused(reason('unreachable', { address, error: errorOf(error) }));
        });
        const { status, statusText } = response;
        if (!response.ok || !response.body) throw datasetRefused(reason('answered', { address, status, statusText }));
        const changed = new Date(response.headers.get('last-modified') ?? '');
        return { date: Number.isNaN(changed.getTime()) ? undefined : changed, pieces: response.body };
      },
    };
  });
  return { files, close: () => ended.abort() };
}

/** This many bytes are read at a time. */
const PIECE = 256 * 1024;

/** The six files directly in a folder, names in any case. */
async function openFolder(folder: string): Promise<Source> {
  const entries = await readdir(folder);
  const files = allSix(folder, (name) => {
    const entry = entries.find((candidate) => candidate.toLowerCase() === `${name}.csv`);
    if (entry === undefined) return undefined;
    const path = join(folder, entry);
    return { name: entry, open: async () => ({ pieces: regularPieces(path, { pieceBytes: PIECE }) }) };
  });
  return { files, close() {} };
}

/** They are the six files of OurAirports, without `.csv`. */
export const csvNames = ['airports', 'runways', 'airport-frequencies', 'countries', 'regions', 'navaids'] as const;
export type CsvName = (typeof csvNames)[number];

const FIELD = { field: 'from' };

export type Source = { files: Record<CsvName, SourceFile>; close(): void };

/**
 * Opens what `from` names: the absolute path of a folder or ZIP, or `ourairports` for the public addresses under `webBase`.
 * Throws a Refusal that names the path, or the `place` that people know it by, and every file that is missing.
 */
export async function openSource(from: string, webBase: string, place = from): Promise<Source> {
  if (from === 'ourairports') return openWeb(webBase);
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
      return entry && { name: entry.name, open: async () => ({ pieces: entry.pieces() }) };
    });
    return { files, close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
  }
}
