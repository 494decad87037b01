/**
 * The airports of another server of this API, as a copy that is brought up to date: by the list of changes where the server has one, else by
 * updatedAt, and by a walk through everything where the numbers do not agree afterwards.
 */
import { follow } from './follow.ts';
import { fetchCountries } from './countries.ts';
import { airportsHeld } from './held.ts';
import { fetchParts } from './parts.ts';
import type { Remote } from './remote.ts';
import { dateOfReplica, openReplicaFile, type ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf } from '#core/reference/sources/replica/shapes.ts';
import { walk } from './walk.ts';
import type { Progress } from '#core/progress.ts';

/** How often a set that changes while it is fetched is followed before the run is left to the next one. */
const MOST_ROUNDS = 5;
/** The first may have been overtaken by changes; a count that the second does not reach is reached by no other. */
const MOST_WALKS = 2;

/** One server, what is kept of it, and who hears how far the fetching is. */
export type Fetching = { file: ReplicaFile; remote: Remote; progress: Progress };

type Options = { path: string; base: string; remote: Remote; progress: Progress };
/** `date`: of the server's set, ISO 8601 UTC; null when it tells none. */
export type FetchedReplica = { isNew: boolean; date: string | null; airports: number; requests: number };

/**
 * Brings the copy at `path` up to date, from where the last run ended. `isNew` stays true from run to run until it was answered once.
 * Throws what `Remote` throws; what was fetched until then is kept.
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
    file.note({ isComplete: true, isSettled: true });
    if (mustWalk) walks++;
    else if (outcome === 'lost') return;
    // Without revisions nothing tells more than what was followed.
    if (outcome === 'current' && file.progress().revision === null) return;
  }
}

/** One request: the same revision and as many airports as are held. */
async function isCurrent({ file, remote }: Fetching): Promise<boolean> {
  const { revision, isSettled } = file.progress();
  if (revision === null || !isSettled) return false;
  const reply = await remote.get('/airports', { limit: 1 });
  return reply.revision === revision && pageOf(reply.body, '/airports').totalCount === airportsHeld(file);
}
