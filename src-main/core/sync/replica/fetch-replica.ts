/**
 * The airports of another server of this API, as a copy that is kept up to date: by the list of changes where the server has one, else by
 * updatedAt, and by a walk through everything if the counts do not match afterwards.
 */
import { follow } from './follow.ts';
import { fetchCountries } from './countries.ts';
import { fetchNavaids } from './navaids.ts';
import { airportsHeld } from './held.ts';
import { fetchParts } from './parts.ts';
import type { Remote } from './remote.ts';
import { dateOfReplica, openReplicaFile, type ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf } from '#core/reference/sources/replica/shapes.ts';
import { walk } from './walk.ts';
import type { Progress } from '#core/progress.ts';

/** How often a set that changes while being fetched is followed before the rest is left to the next run. */
const MOST_ROUNDS = 5;
/** The first may have been overtaken by changes; if the second does not reach the count, no further one will. */
const MOST_WALKS = 2;

/** One server, its local copy, and the listener for progress. */
export type Fetching = { file: ReplicaFile; remote: Remote; progress: Progress };

type Options = { path: string; base: string; remote: Remote; progress: Progress };
/** `date`: of the server's set, ISO 8601 UTC; null when it gives none. */
export type FetchedReplica = { isNew: boolean; date: string | null; airports: number; requests: number };

/**
 * Brings the copy at `path` up to date, from where the last run ended. `isNew` stays true from run to run until it was returned once.
 * Throws what `Remote` throws; what was fetched so far is kept.
 */
export async function fetchReplica({ path, base, remote, progress }: Options): Promise<FetchedReplica> {
  const file = openReplicaFile(path, base);
  try {
    await bringUpToDate({ file, remote, progress });
    const { revision, date, edits, told } = file.progress();
    const state = JSON.stringify([revision, date, edits]);
    file.note({ told: state });
    return { isNew: state !== told, date: dateOfReplica(file.progress()), airports: airportsHeld(file), requests: remote.requests() };
  } finally {
    file.close();
  }
}

async function bringUpToDate(fetching: Fetching): Promise<void> {
  const { file } = fetching;
  let walks = 0;
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { isComplete } = file.progress();
    if (isComplete && (await isCurrent(fetching))) return;
    file.note({ isSettled: false });
    const outcome = isComplete ? await follow(fetching) : 'lost';
    const mustWalk = outcome === 'lost' && walks < MOST_WALKS;
    if (mustWalk) await walk(fetching);
    await fetchParts(fetching);
    await fetchCountries(fetching);
    if (mustWalk) file.note({ hasNavaids: false });
    await fetchNavaids(fetching);
    file.note({ isComplete: true, isSettled: true });
    if (mustWalk) walks++;
    else if (outcome === 'lost') return;
    // Without revisions there is no further check.
    if (outcome === 'current' && file.progress().revision === null) return;
  }
}

/** One request: the same revision, and as many airports as are stored here. */
async function isCurrent({ file, remote }: Fetching): Promise<boolean> {
  const { revision, isSettled, hasNavaids } = file.progress();
  if (revision === null || !isSettled || !hasNavaids) return false;
  const reply = await remote.get('/airports', { limit: 1 });
  return reply.revision === revision && pageOf(reply.body, '/airports').totalCount === airportsHeld(file);
}
