/**
 * Collects the files that the system asked this program to open: by double-click, by drop on the icon, as a command-line argument. Promise:
 * a file is read only when the user named it in one of these ways; the page gets name and bytes, once, and no path.
 */
import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { reason } from '#core/reasons/reason.ts';
import type { OpenedFile, UnreadableFile } from './channels.ts';

/** The page holds a file in memory; whole national sets are smaller, and the command line takes anything. */
export const MOST_BYTES = 200_000_000;

export const PACK_EXTENSION = '.aeroshelf';
const notamExtensions = new Set(['.txt', '.json', '.xml', '.csv', '.notam', '.eml', '.geojson']);

/** Undefined for a file that Aeroshelf does not open. */
export function kindOf(path: string): OpenedFile['kind'] | undefined {
  const extension = extname(path).toLowerCase();
  if (extension === PACK_EXTENSION) return 'pack';
  return notamExtensions.has(extension) ? 'notams' : undefined;
}

export function openedFiles() {
  const waiting = new Set<string>();
  return {
    /** Remembers a file until the page takes it; the same path twice counts once. */
    put: (path: string): void => void waiting.add(path),
    /** The oldest waiting file, or why it can't be read; either is then forgotten. */
    async take(): Promise<OpenedFile | UnreadableFile | undefined> {
      for (const path of waiting) {
        waiting.delete(path);
        const kind = kindOf(path);
        if (kind !== undefined) return read(path, kind);
      }
      return undefined;
    },
  };
}

export type OpenedFiles = ReturnType<typeof openedFiles>;

async function read(path: string, kind: OpenedFile['kind']): Promise<OpenedFile | UnreadableFile> {
  const name = basename(path);
  try {
    await using file = await open(path, 'r');
    const about = await file.stat();
    if (!about.isFile()) return { problem: reason('notRegularFile', { path: name }) };
    if (about.size > MOST_BYTES) return { problem: reason('fileTooLargeToOpen', { file: name, mostMb: MOST_BYTES / 1e6 }) };
    return { name, kind, bytes: await file.readFile() };
  } catch (error) {
    return { problem: problemOf(error as NodeJS.ErrnoException, name) };
  }
}

function problemOf({ code, message }: NodeJS.ErrnoException, file: string): UnreadableFile['problem'] {
  if (code === 'ENOENT') return reason('fileMissing', { path: file });
  if (code === 'EACCES' || code === 'EPERM') return reason('fileNotPermitted', { file });
  return reason('fileUnreadable', { file, error: code ?? message });
}
