import { stat, readdir } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';
import { basename } from 'node:path/posix';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { regularPieces } from '#core/platform/regular-file.ts';
import { entryPieces } from '#core/platform/compressed.ts';
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
  if (found.isFile() && extname(from).toLowerCase() !== '.csv') return openZip(from, place);
  throw datasetRefused(reason('notFolderOrZip', { path: from }, FIELD));
}

/** It gives all six, or a refusal that names the missing ones. */
function allSix(place: string, find: (name: CsvName) => SourceFile | undefined): Record<CsvName, SourceFile> {
  const files = csvNames.map((name) => [name, find(name)] as const);
  const missing = files.filter(([, file]) => !file).map(([name]) => `${name}.csv`);
  if (missing.length > 0) throw datasetRefused(reason('filesMissing', { place, files: missing.join(', ') }));
  return Object.fromEntries(files) as Record<CsvName, SourceFile>;
}

/**
 * The six files from a ZIP, at any depth in it. An archive is untrusted, so it is limited: entries are counted, sizes are checked before and
 * while unpacking (yauzl stops an entry that holds more than it declares), the CRC32 of what was unpacked is compared with the archive's,
 * nothing is written to disk, and names in it are only compared, never used as paths.
 */
const MOST_ENTRIES = 1000;
/** Most bytes of one unpacked file; today's largest has 13 MB. */
const MOST_UNPACKED_BYTES = 200_000_000;

async function openZip(file: string, path: string): Promise<Source> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw datasetRefused(reason('zipDamaged', { path, error: error.message }));
  });
  try {
    const entries = await findEntries(zip, path);
    const files = allSix(path, (name) => {
      const entry = entries.get(name);
      return (
        entry && {
          name: entry.fileName,
          open: async () => ({ pieces: wholeEntry(zip, entry, path) }),
        }
      );
    });
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function findEntries(zip: ZipFile, path: string): Promise<Map<CsvName, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw datasetRefused(reason('zipTooManyFiles', { path, count: zip.entryCount, most: MOST_ENTRIES }));
  const entries = new Map<CsvName, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = csvNames.find((one) => basename(entry.fileName).toLowerCase() === `${one}.csv`);
    if (name === undefined) continue;
    if (entries.has(name)) throw datasetRefused(reason('zipFileTwice', { path, file: `${name}.csv` }));
    if (entry.isEncrypted()) throw datasetRefused(reason('zipFileEncrypted', { path, file: entry.fileName }));
    if (entry.uncompressedSize > MOST_UNPACKED_BYTES) {
      throw datasetRefused(reason('zipFileTooLarge', { path, file: entry.fileName, mostMb: MOST_UNPACKED_BYTES / 1e6 }));
    }
    entries.set(name, entry);
  }
  return entries;
}

async function* wholeEntry(zip: ZipFile, entry: Entry, path: string): AsyncGenerator<Buffer> {
  try {
    yield* entryPieces(zip, entry);
  } catch (error) {
    throw datasetRefused(reason('zipFileDamaged', { path, file: entry.fileName, error: (error as Error).message }));
  }
}
