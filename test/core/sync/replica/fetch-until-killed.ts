/** Brings a copy up to date again and again until it is killed: `node fetch-until-killed.ts BASE PATH`. */
import { fetchReplica } from '#core/sync/replica/fetch-replica.ts';
import { openRemote, openPacer } from '#core/sync/replica/remote.ts';

const [base = '', path = ''] = process.argv.slice(2);
const { signal } = new AbortController();
for (;;) {
  const remote = openRemote({ base, apiKey: null, signal, pacer: openPacer({ perSecond: 1_000_000 }) });
  process.stdout.write('fetching\n');
  await fetchReplica({ path, base, remote, progress: () => undefined });
}
