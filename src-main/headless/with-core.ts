/** Opening the data folder for one command and leaving it in order. */
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { openLog } from './log.ts';
import { say } from './terminal.ts';

export type CoreOptions = { dataDir?: string };

/** Runs `work` on the opened core, with problems on standard error, and always closes it. */
export async function withCore<T>(
  options: CoreOptions,
  work: (core: Core, log: Log) => Promise<T>,
  log = openLog({ least: 'warn' }),
): Promise<T> {
  // Every file in the data folder is readable by this user only.
  process.umask(0o077);
  const [{ openCore }, { chooseDataDir }] = await Promise.all([import('#core/core.ts'), import('#core/platform/data-folder.ts')]);
  const core = await openCore({ dataDir: chooseDataDir(options.dataDir), log });
  try {
    for (const { text } of core.problems.list()) say(text);
    tellFirstKey(core);
    return await work(core, log);
  } finally {
    await core.close();
  }
}

/** Not through the log: this line is the only place where the key is ever written. */
function tellFirstKey(core: Core): void {
  const first = core.users.ensureOwner();
  if (first) say(`First start: made the user "${first.user.username}" with this API key, shown only now: ${first.key}`);
}
