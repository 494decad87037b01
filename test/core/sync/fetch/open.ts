/** What the tests of fetching share: a source's folder, the six files on a server, and one call that fetches them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Waits } from '#core/sync/fetch/request.ts';
import { filesOf, generatedSet, type SetRows } from '../../../helpers/dataset-files.ts';
import { serveFiles, type FileServer, type ServedFile } from './file-server.ts';
import type { Bounds } from '#core/sync/run-bounds.ts';
import type { Progress } from '#core/progress.ts';
import { fetchCsvFiles } from '#core/sync/fetchers.ts';

export const patient: Waits = { firstByte: 10_000, silence: 10_000 };
export const now = new Date('2026-11-21T12:00:00.000Z');

/** Versions of a file: `version` goes into its ETag and its day. */
export const fileOf = (text: string, version = 1): ServedFile => ({
  text,
  etag: `"v${version}"`,
  lastModified: new Date(Date.UTC(2020, 10, version, 3)).toUTCString(),
});

export const servedSet = (set: SetRows): [string, ServedFile][] => [...filesOf(set)].map(([name, text]) => [name, fileOf(text)]);

export const openServer = (files: Iterable<readonly [string, ServedFile]> = servedSet(generatedSet(50))): Promise<FileServer> =>
  serveFiles(files);

export type FetchOptions = {
  waits?: Waits;
  signal?: AbortSignal;
  clock?: () => Date;
  progress?: Progress;
  bounds?: Bounds;
};

export function fetchFrom(server: Pick<FileServer, 'base'>, folder: string, options: FetchOptions = {}) {
  const { waits = patient, signal = new AbortController().signal, clock = () => now, progress = () => undefined, bounds } = options;
  return fetchCsvFiles({
    base: server.base,
    folder,
    waits,
    signal,
    clock,
    progress,
    ...(bounds && { bounds }),
  });
}

/** Reads every file of a set by name. */
export function textsIn(path: string): Record<string, string> {
  return Object.fromEntries(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

export const textsOf = (files: ReadonlyMap<string, ServedFile>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, { text }]) => [name, text]));

/** What the call ended in. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}
