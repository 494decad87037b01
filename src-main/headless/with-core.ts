/** Opening the data folder for one command and leaving it in order. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '#core/core.ts';
import type { ForNotamImport } from '#core/for-notam-import.ts';
import type { Log } from '#core/platform/log.ts';
import { openLog } from './log.ts';
import { say } from './terminal.ts';
import { words } from './words/words.ts';

export type CoreOptions = { dataDir?: string };

type Opened = Pick<Core, 'close'> & { problems: Pick<Core['problems'], 'list'>; users: Pick<Core['users'], 'ensureOwner'> };

/** Runs `work` on the opened core, with problems on standard error, and always closes it. */
export async function withCore<T>(
  options: CoreOptions,
  work: (core: Core, log: Log) => Promise<T>,
  log = openLog({ least: 'warn' }),
): Promise<T> {
  return withFolder(options, async (folder) => (await import('#core/core.ts')).openCore(folder), work, log);
}

const openForNotams = async (folder: { dataDir: string; log: Log }) =>
  (await import('#core/for-notam-import.ts')).openForNotamImport(folder);

/** As `withCore`, on what of the data folder an import of NOTAMs needs. */
export async function withNotamImport<T>(options: CoreOptions, work: (folder: ForNotamImport) => Promise<T>): Promise<T> {
  return withFolder(options, openForNotams, work, openLog({ least: 'warn' }));
}

/** As `withNotamImport`, for work that stores nothing: where there is no data folder none is made, nor a user in it, and the work is done in one that is removed. */
export async function withNotamPreview<T>(options: CoreOptions, work: (folder: ForNotamImport) => Promise<T>): Promise<T> {
  const { chooseDataDir } = await import('#core/platform/data-folder.ts');
  if (hasFiles(chooseDataDir(options.dataDir))) return withNotamImport(options, work);
  const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-preview-'));
  try {
    const folder = await openForNotams({ dataDir, log: openLog({ least: 'warn' }) });
    try {
      return await work(folder);
    } finally {
      await folder.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One that cannot be read is for the opening of it to refuse. */
function hasFiles(dir: string): boolean {
  try {
    return readdirSync(dir).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

async function withFolder<Folder extends Opened, T>(
  options: CoreOptions,
  open: (folder: { dataDir: string; log: Log }) => Promise<Folder>,
  work: (folder: Folder, log: Log) => Promise<T>,
  log: Log,
): Promise<T> {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const { chooseDataDir } = await import('#core/platform/data-folder.ts');
  const folder = await open({ dataDir: chooseDataDir(options.dataDir), log });
  try {
    for (const problem of folder.problems.list()) say(words.reason(problem));
    tellFirstKey(folder);
    return await work(folder, log);
  } finally {
    await folder.close();
  }
}

/** Not through the log: this line is the only place where the key is ever written, and no file or journal keeps what a terminal shows. */
function tellFirstKey({ users }: Opened): void {
  const first = users.ensureOwner({ withKey: process.stderr.isTTY });
  if (!first) return;
  const { user, key } = first;
  say(key === undefined ? words.firstStart(user.username) : words.firstKey(user.username, key));
}
