/**
 * `backup` and `restore` copy everything the user owns. A backup can be made alongside a running server; restoring needs exclusive use of
 * the data folder.
 */
import { resolve } from 'node:path';
import { backUpTo, beginAfresh as startAfresh, restoreFrom, restoreLastBackup } from '#core/core.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { Refusal } from '#core/refusal.ts';
import { megabytes } from './pack.ts';
import { existingFile } from './standard-input.ts';
import { print } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';

export async function backUp(file: string, { dataDir, force }: CoreOptions & { force?: boolean }): Promise<void> {
  process.umask(0o077);
  const { state } = await backUpTo(resolve(file), force === true, { dataDir: chooseDataDir(dataDir) });
  await print(
    `Backed up ${wordsOf(state)} into ${file} (${megabytes(resolve(file))} MB).\n` +
      'It holds password hashes and keys: keep it where no one else can read it. Airports are not in it; they can be fetched again.\n',
  );
}

/** A file, the last automatic backup or nothing at all in the place of what is there. */
export async function restore(
  file: string | undefined,
  { dataDir, last = false, fresh = false }: CoreOptions & { last?: boolean; fresh?: boolean },
): Promise<void> {
  if ([file !== undefined, last, fresh].filter(Boolean).length !== 1) {
    throw new Refusal('invalidRequest', { message: 'Say what to restore: a file, --last or --fresh, and one of them only.' });
  }
  process.umask(0o077);
  if (file !== undefined) return restoreFile(file, dataDir);
  return last ? restoreLast(dataDir) : beginAfresh(dataDir);
}

async function restoreLast(dataDir: string | undefined): Promise<void> {
  const { madeAt, counts, former } = await restoreLastBackup({ dataDir: chooseDataDir(dataDir) });
  await print(`Restored ${wordsOf(counts)}, as of ${madeAt}.\n${keptSentence(former)}`);
}

async function beginAfresh(dataDir: string | undefined): Promise<void> {
  const { former } = await startAfresh({ dataDir: chooseDataDir(dataDir) });
  await print(`The next start makes a new user.\n${keptSentence(former)}`);
}

const keptSentence = (former: string | undefined) => (former === undefined ? '' : `What was there before is kept as ${former}.\n`);

async function restoreFile(file: string, dataDir: string | undefined): Promise<void> {
  const path = existingFile(file);
  const { manifest, counts, former } = await restoreFrom(path, file, { dataDir: chooseDataDir(dataDir) });
  const { revision } = manifest.dataset;
  await print(
    `${[
      `Restored ${wordsOf(counts)}, as of ${manifest.madeAt}.`,
      ...(former === undefined ? [] : [`What was there before is kept as ${former}.`]),
      ...(revision === null ? [] : [`The dataset in use then was ${revision}; the one in use now stays.`]),
    ].join('\n')}\n`,
  );
}

type Counts = Awaited<ReturnType<typeof restoreLastBackup>>['counts'];

const wordsOf = ({ users, keys, favourites, notes, routes, waypoints, briefings, notams }: Counts): string =>
  `${several(users, 'user')}, ${several(keys, 'key')}, ${several(favourites, 'favourite')}, ${several(notes, 'note')}, ` +
  `${several(routes, 'route')}, ${several(waypoints, 'waypoint')}, ${several(briefings, 'briefing')} and ${several(notams, 'NOTAM')}`;

const several = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
