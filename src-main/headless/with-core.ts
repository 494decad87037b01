/** Opens the data folder for one command and leaves it in order. */
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { openLog } from './log.ts';
import { say } from './terminal.ts';
import { words } from './words.ts';

export type CoreOptions = { dataDir?: string };

/** Runs `work` on the opened core, with problems on standard error, and always closes it. */
export async function withCore<T>(
  { dataDir, log = openLog({ least: 'warn' }), isSilent = false }: CoreOptions & { log?: Log; isSilent?: boolean },
  work: (core: Core, log: Log) => Promise<T>,
): Promise<T> {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const [{ openCore }, { chooseDataDir }] = await Promise.all([import('#core/core.ts'), import('#core/platform/data-folder.ts')]);
  const core = await openCore({ dataDir: chooseDataDir(dataDir), log });
  try {
    if (!isSilent) {
      for (const problem of core.problems.list()) say(words.reason(problem));
      tellFirstKey(core);
    }
    return await work(core, log);
  } finally {
    await core.close();
  }
}

/** Bypasses the log: the key is written here alone, and no file or journal may store what a terminal shows. */
function tellFirstKey({ users }: Core): void {
  const first = users.ensureOwner({ withKey: process.stderr.isTTY });
  if (!first) return;
  const { user, key } = first;
  say(key === undefined ? words.firstStart(user.username) : words.firstKey(user.username, key));
}
