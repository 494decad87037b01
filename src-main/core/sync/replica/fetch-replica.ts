/**
 * Keeps a copy of the airports of another server of this API up to date: by the list of changes where the server has one, else by
 * updatedAt, and by a walk through everything if the counts do not match afterwards.
 */
import type { Airline } from '#contract/airlines.ts';
import { airlinesOf } from '#core/airlines/read-airlines.ts';
import { type Progress, stepOf } from '#core/progress.ts';
import { dateOfReplica, openReplicaFile, type ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf, itemOf, type Item } from '#core/reference/sources/replica/shapes.ts';
import { PAGE } from './airport-page.ts';
import { follow } from './follow.ts';
import { airportCount, hasItsParts } from './replica-airports.ts';
import { NO_LIST, type Remote } from './remote.ts';
import { walk } from './walk.ts';

/** The list of countries; in the place of one that a server has not, the set is built with Aeroshelf's own. */
async function fetchCountries(fetching: Fetching): Promise<void> {
  const items = await wholeList(fetching.remote, '/countries', pageOf);
  if (items !== undefined) replaceList(fetching.file, 'countries', items);
}

/** A set that changes while being fetched is followed this often before the rest is left to the next run. */
const MOST_ROUNDS = 5;
/** The first may have been overtaken by changes; if the second does not reach the count, no further one will. */
const MOST_WALKS = 2;

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
    return { isNew: state !== told, date: dateOfReplica(file.progress()), airports: airportCount(file), requests: remote.requests() };
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
    // A server without revisions allows no further check.
    if (outcome === 'current' && file.progress().revision === null) return;
  }
}

/** One request: the same revision, and as many airports as are stored here. */
async function isCurrent({ file, remote }: Fetching): Promise<boolean> {
  const { revision, isSettled, hasNavaids } = file.progress();
  if (revision === null || !isSettled || !hasNavaids) return false;
  const reply = await remote.get('/airports', { limit: 1 });
  return reply.revision === revision && pageOf(reply.body, '/airports').totalCount === airportCount(file);
}

/** All navaids, where the server lists them and some may have changed since the copy has them. */
async function fetchNavaids(fetching: Fetching): Promise<void> {
  const { file } = fetching;
  if (file.progress().hasNavaids) return;
  const items = await wholeList(fetching.remote, '/navaids', pageOf);
  if (items !== undefined) replaceList(file, 'navaids', items);
  file.note({ hasNavaids: true });
}

/** What was fetched is kept when the run ends early. */
async function fetchParts(fetching: Fetching): Promise<void> {
  const { file, progress } = fetching;
  const wanting = file.db.prepare<[], string>('SELECT id FROM airports WHERE has_parts = 0 ORDER BY id').pluck().all();
  const bodyOf = file.db.prepare<[string], string>('SELECT body FROM airports WHERE id = ?').pluck();
  const put = file.db.prepare('UPDATE airports SET updated_at = ?, body = ?, has_parts = 1 WHERE id = ?');
  for (const [index, id] of wanting.entries()) {
    const plain = JSON.parse(bodyOf.get(id) ?? '{}') as Item;
    const whole = (await wholeAirport(fetching, id)) ?? { runways: [], frequencies: [], ...plain };
    file.db.transaction(() => {
      put.run(whole.updatedAt, JSON.stringify(whole), id);
      file.note({ edits: file.progress().edits + 1 });
    })();
    progress(stepOf('fetchingParts', { done: index + 1, total: wanting.length }));
  }
}

/** Undefined where the server gives no parts. */
async function wholeAirport({ remote }: Fetching, id: string): Promise<Item | undefined> {
  const { status, body } = await remote.get(`/airports/${encodeURIComponent(id)}`, {}, [404, 405]);
  const single = status === 200 ? itemOf(body) : undefined;
  return single?.id === id && hasItsParts(single) ? single : undefined;
}

/** A list that is short enough to be fetched whole whenever it may have changed; undefined from a server that has no such list. */
async function wholeList<One>(
  remote: Remote,
  path: string,
  pageIn: (body: unknown, path: string) => { totalCount: number; items: One[] },
): Promise<One[] | undefined> {
  const items: One[] = [];
  for (let page = 1, left = 1; left > 0; page++) {
    const reply = await remote.get(path, { limit: PAGE, page }, page === 1 ? NO_LIST : []);
    if (reply.status !== 200) return undefined;
    const found = pageIn(reply.body, path);
    items.push(...found.items);
    left = found.items.length === 0 ? 0 : found.totalCount - items.length;
  }
  return items;
}

/** The airlines of a server, where it has any. What is no list of them is taken for none. */
export async function fetchAirlines(remote: Remote): Promise<Airline[]> {
  const given = await wholeList(remote, '/airlines', (body) => {
    const { items, totalCount } = (body ?? {}) as { items?: unknown; totalCount?: unknown };
    return { totalCount: Number(totalCount), items: Array.isArray(items) ? (items as Record<string, unknown>[]) : [] };
  });
  return airlinesOf(given ?? []);
}

/** Counts as an edit where anything differs. */
function replaceList(file: ReplicaFile, table: 'countries' | 'navaids', items: readonly Item[]): void {
  const held = file.db.prepare<[], string>(`SELECT body FROM ${table}`).pluck().all().sort();
  const bodies = items.map((item) => JSON.stringify(item));
  if (JSON.stringify(bodies.toSorted()) === JSON.stringify(held)) return;
  const insert = file.db.prepare(`INSERT INTO ${table} (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`);
  file.db.transaction(() => {
    file.db.exec(`DELETE FROM ${table}`);
    for (const [index, { id }] of items.entries()) insert.run(id, bodies[index]);
    file.note({ edits: file.progress().edits + 1 });
  })();
}
