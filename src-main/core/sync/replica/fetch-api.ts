/** A server of this API as a source: its airports, and with a key its NOTAMs. */
import { join } from 'node:path';
import type { Source } from '#contract/sync/sources.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import { fetchNotams } from './fetch-notams.ts';
import { fetchReplica } from './fetch-replica.ts';
import { openRemote } from './remote.ts';

/** Throws `Unreachable` when it does not answer, a Refusal when it is not such a server or rejects the key; `failure`: only NOTAMs failed. */
export async function fetchApi({ address: base, name }: Source, tools: FetchTools): Promise<Fetched> {
  const { folder, apiKey, signal, progress, notamIntake: intake, hearTime } = tools;
  const remote = openRemote({ base, apiKey, signal, hearTime });
  const { isNew, date } = await fetchReplica({ path: join(folder, 'replica.sqlite'), base, remote, progress });
  const fetched = { isNew, dataDate: date };
  // Without a key a page has five airports: a walk would burden the server and never be complete.
  if (apiKey === null) return fetched;
  try {
    await fetchNotams({ folder, base, name, remote, intake, signal, progress });
    return fetched;
  } catch (failure) {
    signal.throwIfAborted();
    // The airports are fetched and valid; without this result no set would be built from them.
    return { ...fetched, failure };
  }
}
