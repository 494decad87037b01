/** What a start finds in the data folder: the database in use, a former one in the place of a damaged one, or nothing yet. */
import { existsSync } from 'node:fs';
import type { Log } from '../log.ts';
import { openReference } from './open-reference.ts';
import type { Reference } from './reference.ts';
import type { Shelf } from './shelf.ts';

/** The database in use, else the newest kept one that can be read; undefined where there is none. Says in the log why it fell back. */
export function openUsable(shelf: Shelf, log: Log): Reference | undefined {
  if (existsSync(shelf.inUse)) {
    const found = attempt(shelf.inUse);
    if ('db' in found) return found;
    log.warn('the dataset cannot be used and is set aside', { file: shelf.inUse, reason: found.reason });
    shelf.setAside();
  }
  for (const version of shelf.kept()) {
    const found = attempt(version);
    if ('reason' in found) {
      log.warn('a kept dataset cannot be used', { file: version, reason: found.reason });
      continue;
    }
    found.db.close();
    shelf.restore(version);
    log.warn('a former dataset is in use again', { revision: found.revision, date: found.date });
    return openReference(shelf.inUse);
  }
  return undefined;
}

/** Builds the starter set and puts it in use. */
export async function openStarter(shelf: Shelf, importedAt: Date): Promise<Reference> {
  // What builds is loaded only by the one start that needs it.
  const { buildStarter } = await import('../import/starter/build-starter.ts');
  const build = shelf.newBuild();
  await buildStarter(build, importedAt);
  shelf.put(build, undefined);
  return openReference(shelf.inUse);
}

function attempt(path: string): Reference | { reason: string } {
  try {
    return openReference(path);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
