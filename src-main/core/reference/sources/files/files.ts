import { extname, isAbsolute } from 'node:path';
import { stat } from 'node:fs/promises';
import { datasetRefused } from '../dataset-refused.ts';
import type { SourceFile } from '../csv/csv-file.ts';
import { openFolder } from './folder.ts';
import { openWeb } from './web.ts';
import { openZip } from './zip.ts';
import { reason } from '#core/reasons/reason.ts';

/** The six files of OurAirports, without `.csv`. */
export const csvNames = ['airports', 'runways', 'airport-frequencies', 'countries', 'regions', 'navaids'] as const;
export type CsvName = (typeof csvNames)[number];

const FIELD = { field: 'from' };

export type Source = { files: Record<CsvName, SourceFile>; close(): void };

/**
 * Opens what `from` names: the absolute path of a folder or ZIP, or `ourairports` for the public addresses under `webBase`.
 * Throws a Refusal that names the path, or every file that is missing.
 */
export async function openSource(from: string, webBase: string): Promise<Source> {
  if (from === 'ourairports') return openWeb(webBase);
  if (!isAbsolute(from)) throw datasetRefused(reason('pathNotAbsolute', { path: from }, FIELD));
  const found = await stat(from).catch(() => undefined);
  if (!found) throw datasetRefused(reason('pathMissing', { path: from }, FIELD));
  if (found.isDirectory()) return openFolder(from);
  if (found.isFile() && extname(from).toLowerCase() !== '.csv') return openZip(from);
  throw datasetRefused(reason('notFolderOrZip', { path: from }, FIELD));
}

/** All six, or a refusal that names the missing ones. */
export function allSix(place: string, find: (name: CsvName) => SourceFile | undefined): Record<CsvName, SourceFile> {
  const files = csvNames.map((name) => [name, find(name)] as const);
  const missing = files.filter(([, file]) => !file).map(([name]) => `${name}.csv`);
  if (missing.length > 0) throw datasetRefused(reason('filesMissing', { place, files: missing.join(', ') }));
  return Object.fromEntries(files) as Record<CsvName, SourceFile>;
}
