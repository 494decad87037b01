/** A start finds one of these in the data folder: the database in use, a former one replacing a damaged one, or nothing yet. */
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reason } from '#contract/problems/reasons.ts';
import { writeWhole } from '#core/platform/data-folder.ts';
import { reason } from '#core/reasons/reason.ts';
import { fullDiskIn } from '../platform/disk-space.ts';
import type { Log } from '../platform/log.ts';
import { faultBehind } from '../reasons/system-faults.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { openReference, type Reference } from './store/open-reference.ts';
import { BUNDLED_ID, writeOrigin } from './store/origin.ts';
import { openVersionStore, type VersionStore } from './store/version-store.ts';

/** One start finds it, or makes it. */
type Found = { store: VersionStore; reference: Reference; setAside: SetAside };

/** `wasInUse`: revision of the dataset that was in use when the folder was last open, if that was no starter set. */
export async function openFound(about: {
  dataDir: string;
  clock: () => Date;
  log: Log;
  canReplaceOpenFiles: boolean;
  wasInUse: string | undefined;
}): Promise<Found> {
  const { dataDir, clock, log, canReplaceOpenFiles, wasInUse } = about;
  const store = openVersionStore(dataDir, canReplaceOpenFiles);
  const found = openUsable(store, log);
  const reference = found.reference ?? (await openFirst(store, { importedAt: clock(), log, isPassing: found.barred !== undefined }));
  const setAside = openSetAside(store, found.barred);
  if (found.barred) return { store, reference, setAside };
  if (found.aside) setAside.note(found.aside, reference.revision);
  else if (!found.reference && wasInUse !== undefined && wasInUse !== reference.revision)
    setAside.note({ file: store.inUse, error: 'it is gone', isGone: true }, reference.revision);
  return { store, reference, setAside };
}

/** `aside`: the database that was in use and could not be opened, and why. `barred`: it can be as soon as the machine lets it. */
type Usable = { reference: Reference | undefined; aside: Aside | undefined; barred?: Barred };

/** The database in use, else the newest kept one that can be read, which stays where it is while the one in use is barred; no reference where there is none. */
export function openUsable(store: VersionStore, log: Log): Usable {
  let aside: Usable['aside'];
  if (existsSync(store.inUse)) {
    const found = attempt(store.inUse);
    if ('db' in found) return { reference: found, aside };
    if (found.isBarred) {
      log.error('the dataset in use cannot be opened for now, and stays where it is', { file: store.inUse, reason: found.reason });
      return { reference: firstOf(store.kept()), aside, barred: { file: store.inUse, fault: found.fault } };
    }
    aside = { file: store.setAside(), error: found.reason };
    log.error('the dataset in use cannot be opened and is set aside', aside);
  }
  const formerVersions = store.kept().filter((version) => version !== aside?.file);
  if (!existsSync(store.inUse) && !aside && formerVersions.length > 0) aside = { file: store.inUse, error: 'it is gone', isGone: true };
  for (const version of formerVersions) {
    const found = attempt(version);
    if ('reason' in found) {
      log.warn('a kept dataset cannot be used', { file: version, reason: found.reason });
      continue;
    }
    found.db.close();
    store.restore(version);
    log.warn('a former dataset is in use again', { revision: found.revision, date: found.date });
    return { reference: openReference(store.inUse), aside };
  }
  return { reference: undefined, aside };
}

/** The starter set, its neighbours and some margin fit into this many bytes. */
const ROOM_TO_START = 10_000_000;

/**
 * Puts the full set bundled with a release in use, else the starter set. With `isPassing` it is opened under the name that it was built
 * under, which the next start removes. Throws a Refusal if the disk has no space for it.
 */
async function openFirst(
  store: VersionStore,
  { importedAt, log, isPassing }: { importedAt: Date; log: Log; isPassing: boolean },
): Promise<Reference> {
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
    } else writeOrigin(build, { sourceIds: [BUNDLED_ID], losses: [] });
    if (isPassing) return openReference(build);
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

function firstOf(formerVersions: readonly string[]): Reference | undefined {
  for (const version of formerVersions) {
    const found = attempt(version);
    if ('db' in found) return found;
  }
  return undefined;
}

/** Faults of the machine, which say nothing of what is in the file. */
const barring: ReadonlySet<RefusalCode | undefined> = new Set(['permissionDenied', 'fileNotOpened', 'tooManyOpenFiles', 'databaseBusy']);

export function attempt(path: string): Reference | { reason: string; fault: Error; isBarred: boolean } {
  try {
    return openReference(path);
  } catch (error) {
    const fault = faultOfSystem(path) ?? (error instanceof Error ? error : new Error(String(error)));
    return { reason: fault.message, fault, isBarred: barring.has(faultBehind(fault)) };
  }
}

/** SQLite says of each fault that the file cannot be opened. Only for one that no connection has open, whose locks would end. */
function faultOfSystem(path: string): Error | undefined {
  try {
    closeSync(openSync(path, 'r'));
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * A dataset that was in use and could not be opened. Promise: as long as another one serves because of it, over starts and kills, this is reported, and
 * nothing else ends the report than a dataset that is built, imported or rolled back to. One that the machine alone keeps from being opened, for want of
 * rights, is barred: it stays where it is.
 */
const NAME = 'set-aside.json';

/** `inUse`: revision that serves in its place; `error`: why it could not be opened; `isGone`: there is no file of that name any more. */
type Note = { file: string; error: string; inUse: string; isGone?: boolean };

type Aside = Omit<Note, 'inUse'>;

/** `fault` is what the system says. */
type Barred = { file: string; fault: Error };

function openSetAside({ versions }: Pick<VersionStore, 'versions'>, barred?: Barred) {
  const path = join(versions, NAME);
  let noted = read(path);
  const barredBy = ({ db }: Reference) => (barred && db.name !== barred.file ? barred : undefined);

  return {
    note(aside: Aside, inUse: string): void {
      noted = { ...aside, inUse };
      writeWhole(path, JSON.stringify(noted), { isFlushed: true });
    },
    /** Undefined unless `inUse` serves in the place of one that is barred. */
    barred: barredBy,
    /** It is undefined unless `inUse` serves in the place of another. */
    problem(inUse: Reference): Reason | undefined {
      const { revision, source } = inUse;
      const by = barredBy(inUse);
      if (by) return reason('datasetBarred', { file: by.file, error: by.fault.message, revision, source });
      if (noted?.inUse === revision && noted.isGone === true) return reason('datasetGone', { file: noted.file, revision, source });
      if (noted?.inUse !== revision || !existsSync(noted.file)) return undefined;
      return reason('datasetSetAside', { file: noted.file, error: noted.error, revision, source });
    },
  };
}

type SetAside = ReturnType<typeof openSetAside>;

function read(path: string): Note | undefined {
  try {
    const { file, error, inUse, isGone = false } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Note>;
    return typeof file === 'string' && typeof error === 'string' && typeof inUse === 'string' ? { file, error, inUse, isGone } : undefined;
  } catch {
    // A missing file means that nothing was set aside; a damaged one says nothing.
    return undefined;
  }
}
