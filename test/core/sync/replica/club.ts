/** Another Aeroshelf whose sets the tests make and swap, and the copy that is made of it. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { fetchReplica, type FetchedReplica } from '#core/sync/replica/fetch-replica.ts';
import type { SetRows } from '../../../helpers/dataset-files.ts';
import { importRows } from '../../../helpers/import-here.ts';
import { startTestServer, type Running } from '../../../helpers/server.ts';
import { countingProxy, remoteAt, type Proxy } from './counting-proxy.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';

export type Club = {
  server: Running;
  proxy: Proxy;
  /** The copy is in this file. */
  path: string;
  /** Builds a set after the one built before; calling what it answers puts it in use. */
  prepare(set: SetRows): Promise<() => void>;
  /** Brings the copy up to date; `proxy.asked` holds the requests of this run alone. */
  fetch(): Promise<FetchedReplica>;
  /** Airports with everything but the origins of their values, as the server gives them and as the copy holds them. */
  given(): Promise<string[]>;
  held(): string[];
};

export async function openClub(set: SetRows): Promise<Club> {
  const server = await startTestServer();
  const proxy = await countingProxy(server);
  const folder = temporaryFolder();
  const path = join(folder, 'replica.sqlite');
  let previous: string | undefined;
  let day = 0;
  onTestFinished(server.close);

  const club: Club = {
    server,
    proxy,
    path,
    async prepare(next) {
      const { path: made, db } = await importRows(next, { now: new Date(Date.UTC(2030, 0, ++day)), previous, isForced: true });
      db.close();
      previous = made;
      return () => {
        const build = server.core.dataset.newBuild();
        copyFileSync(made, build);
        server.core.dataset.takeBuilt(build);
      };
    },
    fetch() {
      const remote = remoteAt(proxy);
      return fetchReplica({ path, base: proxy.url, remote, progress: () => undefined });
    },
    given: async () =>
      [...server.core.airports.rows(await server.core.airports.listing({ sort: 'id' }), {}, 'details')].map(({ details, ...airport }) =>
        JSON.stringify({ ...airport, details: { ...details, origins: [] } }),
      ),
    held: () => bodiesIn(path),
  };
  (await club.prepare(set))();
  return club;
}

/** Reads the airports of a copy, in the order of ids. */
function bodiesIn(path: string): string[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare<[], string>('SELECT body FROM airports ORDER BY id').pluck().all();
  } finally {
    db.close();
  }
}
