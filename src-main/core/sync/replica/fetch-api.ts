/** A server of this API as a source: its airports, and with a key its NOTAMs. */
import { join } from 'node:path';
import type { Source } from '#contract/sync.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import { fetchNotams } from './fetch-notams.ts';
import { fetchReplica } from './fetch-replica.ts';
import { openRemote } from './remote.ts';

/** Throws `Unreachable` when it does not answer, and a Refusal when it is no such server or does not take the key; NOTAMs that fail alone are told as `failure`. */
export async function fetchApi({ address: base, name }: Source, tools: FetchTools): Promise<Fetched> {
  const { folder, apiKey, signal, progress, notamIntake: intake, hearTime } = tools;
  const remote = openRemote({ base, apiKey, signal, hearTime });
  const { isNew, date } = await fetchReplica({ path: join(folder, 'replica.sqlite'), base, remote, progress });
  const fetched = { isNew, dataDate: date };
  // Without a key a page holds five: a walk would be a burden to the server and never whole.
  if (apiKey === null) return fetched;
  try {
    await fetchNotams({ folder, base, name, remote, intake, progress });
    return fetched;
  } catch (failure) {
    signal.throwIfAborted();
    // The airports are here and good; without this word of them no set would be built of what is new.
    return { ...fetched, failure };
  }
}
