/** What a start finds in the data folder: the database in use, a former one replacing a damaged one, or nothing yet. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../refusal.ts';
import { fullDiskIn } from '../platform/disk-space.ts';
import { openReference } from './store/open-reference.ts';
import type { Reference } from './store/reference.ts';
import type { VersionStore } from './store/version-store.ts';

/** The database in use, else the newest kept one that can be read; undefined if there is none. Logs why it fell back. */
export function openUsable(store: VersionStore, log: Log): Reference | undefined {
  if (existsSync(store.inUse)) {
    const found = attempt(store.inUse);
    if ('db' in found) return found;
    log.warn('the dataset cannot be used and is set aside', { file: store.inUse, reason: found.reason });
    store.setAside();
  }
  for (const version of store.kept()) {
    const found = attempt(version);
    if ('reason' in found) {
      log.warn('a kept dataset cannot be used', { file: version, reason: found.reason });
      continue;
    }
    found.db.close();
    store.restore(version);
    log.warn('a former dataset is in use again', { revision: found.revision, date: found.date });
    return openReference(store.inUse);
  }
  return undefined;
}

/** Space for the starter set, its neighbours and some margin, in bytes. */
const ROOM_TO_START = 10_000_000;

/** Puts the full set bundled with a release in use, else the starter set. Throws a Refusal if the disk has no space for it. */
export async function openFirst(store: VersionStore, { importedAt, log }: { importedAt: Date; log: Log }): Promise<Reference> {
  const build = store.newBuild();
  try {
    // The code that unpacks and builds is loaded only by the one start that needs it.
    const { unpackBundled } = await import('./store/bundled.ts');
    const isCarried = await unpackBundled(build).catch((error: unknown) => {
      log.error('the dataset that this release carries can not be used', { error });
      store.discard(build);
      return false;
    });
    if (!isCarried) {
      const { buildStarter } = await import('./build/build-starter.ts');
      await buildStarter(build, importedAt);
    }
    store.put(build, undefined);
  } catch (error) {
    store.discard(build);
    const full = await fullDiskIn(error, dirname(store.inUse), ROOM_TO_START);
    throw full === undefined
      ? error
      : new Refusal('invalidRequest', { message: `There is no dataset yet, and ${full.text}`, reasons: [full], detailsInMessage: 1 });
  }
  return openReference(store.inUse);
}

function attempt(path: string): Reference | { reason: string } {
  try {
    return openReference(path);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
