/** It fetches what changed at the server since the copy was whole. */
import { airportPage, newestAt, PAGE } from './airport-page.ts';
import type { Fetching } from './fetch-replica.ts';
import { airportCount, drop, keep } from './replica-airports.ts';
import type { Reply } from './remote.ts';
import { walkStart } from '#core/reference/sources/replica/replica-file.ts';
import { changesOf, pageOf } from '#core/reference/sources/replica/shapes.ts';
import { stepOf } from '#core/progress.ts';

/** A request has this many ids, so that their filter stays below the 16 KB allowed for its head. */
const IDS = 150;

/** `lost`: a full walk is needed; `again`: the server has changed meanwhile. */
type Followed = 'current' | 'again' | 'lost';

export async function follow(fetching: Fetching): Promise<Followed> {
  return (await followRevision(fetching)) ?? (await followDates(fetching));
}

/** Undefined for a server that has no list of changes. */
async function followRevision(fetching: Fetching): Promise<Followed | undefined> {
  const { file, remote, progress } = fetching;
  const { revision } = file.progress();
  if (revision === null) return undefined;
  const changed = new Set<string>();
  const deleted = new Set<string>();
  let last: Reply | undefined;
  for (let page = 1, seen = 0, left = 1; left > 0; page++) {
    const reply = await remote.get('/changes', { since: revision, limit: PAGE, page }, [400, 404, 405, 410]);
    if (reply.status === 410) return 'lost';
    if (reply.status !== 200) return undefined;
    // Two pages belong to two lists where the dataset was swapped between them.
    if (last !== undefined && reply.revision !== last.revision) return 'again';
    last = reply;
    const { totalCount, items } = changesOf(reply.body);
    for (const { resource, id, change } of items) if (resource === 'airports') (change === 'deleted' ? deleted : changed).add(id);
    if (items.some(({ resource }) => resource === 'navaids')) file.note({ hasNavaids: false });
    seen += items.length;
    left = items.length === 0 ? 0 : totalCount - seen;
    progress(stepOf('fetchingChangeList', { done: seen, total: totalCount }));
  }
  const ids = [...changed];
  for (let from = 0; from < ids.length; from += IDS) {
    const filter = JSON.stringify({ id: { in: ids.slice(from, from + IDS) } });
    const reply = await airportPage(fetching, { filter, limit: PAGE });
    if (reply.revision !== last?.revision) return 'again';
    keep(file, pageOf(reply.body, '/airports').items);
    progress(stepOf('fetchingChanges', { done: Math.min(from + IDS, ids.length), total: ids.length }));
  }
  drop(file, deleted);
  return arrived(fetching, last, null);
}

async function followDates(fetching: Fetching): Promise<Followed> {
  const { file, progress } = fetching;
  const { newest } = file.progress();
  if (newest === null) return 'lost';
  const next = await newestAt(fetching);
  const held = file.db.prepare<[string], number>('SELECT COUNT(*) FROM airports WHERE updated_at >= ?').pluck().get(newest);
  const filter = JSON.stringify({ updatedAt: { gte: newest } });
  let first: Reply | undefined;
  for (let page = 1, seen = 0, left = 1; left > 0; page++) {
    const reply = await airportPage(fetching, { filter, sort: 'id', limit: PAGE, page }, [400]);
    if (reply.status === 400) return 'lost';
    first ??= reply;
    if (reply.revision !== first.revision) return 'again';
    const { totalCount, items } = pageOf(reply.body, '/airports');
    keep(file, items);
    seen += items.length;
    // A whole set may have one timestamp: if as many are stored with it or a later one, none of them is new.
    const isNothingNew = page === 1 && next === newest && totalCount === held;
    left = items.length === 0 || isNothingNew ? 0 : totalCount - seen;
    progress(stepOf('fetchingChanges', { done: seen, total: totalCount }));
  }
  return arrived(fetching, first, next);
}

/** Tells whether as many airports are stored now as the server has; then the state is recorded as complete. */
async function arrived({ file, remote }: Fetching, followed: Reply | undefined, newest: string | null): Promise<Followed> {
  const reply = await remote.get('/airports', { limit: 1 });
  if (reply.revision !== followed?.revision) return 'again';
  if (pageOf(reply.body, '/airports').totalCount !== airportCount(file)) return 'lost';
  const { revision, date } = reply;
  // A walk that was interrupted earlier is of no more use.
  const { walk, newest: before } = file.progress();
  file.note({ revision, date, newest: newest ?? before, walk: walkStart(walk.number + 1) });
  return 'current';
}
