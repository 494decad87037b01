/** Opening the data folder for one command and leaving it in order. */
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

/** As `withCore`, on what of the data folder an import of NOTAMs needs. */
export async function withNotamImport<T>(options: CoreOptions, work: (folder: ForNotamImport) => Promise<T>): Promise<T> {
  const open = async (folder: { dataDir: string; log: Log }) => (await import('#core/for-notam-import.ts')).openForNotamImport(folder);
  return withFolder(options, open, work, openLog({ least: 'warn' }));
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
