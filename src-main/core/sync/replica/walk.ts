/**
 * Walks through every airport in the order of ids, and resumes where an interrupted walk ended. Promise: an airport that the server has from its
 * beginning to its end is seen, whatever else changes there; so an airport that it did not see is gone.
 *
 * Page numbers are valid while the revision stays the same. When it changes, and after every page if the server has none, the walk continues after
 * the last id seen, which no change can move. For a server that can't list what follows an id, the walk starts over.
 */
import { Unreachable } from '../unreachable.ts';
import { airportPage, newestAt, PAGE } from './airport-page.ts';
import type { Fetching } from './fetch-replica.ts';
import { dropUnseen, keep, newestUpdate } from './replica-airports.ts';
import type { Reply } from './remote.ts';
import { walkStart, type ReplicaFile, type WalkPlace } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf, type Page } from '#core/reference/sources/replica/shapes.ts';
import { reason } from '#core/reasons/reason.ts';
import { stepOf } from '#core/progress.ts';

const MOST_TURNS = 10;

export async function walk(fetching: Fetching): Promise<void> {
  const { file, progress } = fetching;
  let turns = 0;
  for (let left = 1; left > 0;) {
    const { walk: place } = file.progress();
    const filter = place.behind === null ? undefined : JSON.stringify({ id: { gt: place.behind } });
    const query = { filter, sort: 'id', limit: PAGE, page: place.page };
    const reply = await airportPage(fetching, query, filter === undefined ? [] : [400]);
    const page = reply.status === 200 ? pageOf(reply.body, '/airports') : undefined;
    if (!page || isShifted(place, reply, page)) {
      if (++turns > MOST_TURNS) throw new Unreachable(reason('changesTooFast', {}));
      goOnBehind(file, page !== undefined && (page.items[0]?.id ?? '') > (place.behind ?? ''));
      continue;
    }
    if (isStart(place)) await begin(fetching, reply);
    left = take(file, reply, page);
    const { seenBefore, seen } = file.progress().walk;
    progress(stepOf('fetchingAirports', { done: seenBefore + seen, total: seenBefore + page.totalCount }));
  }
  end(file);
}

const isStart = ({ behind, page }: WalkPlace) => behind === null && page === 1;

/**
 * Tells whether the page is not the one that follows: of another revision than those before it, or of a server that knows nothing of `gt`.
 */
function isShifted({ behind, page, pagesRevision }: WalkPlace, reply: Reply, { items }: Page): boolean {
  const [first] = items;
  if (behind !== null && first !== undefined && first.id <= behind) return true;
  return page > 1 && reply.revision !== pagesRevision;
}

function goOnBehind(file: ReplicaFile, canSeek: boolean): void {
  const { walk: place, seeks } = file.progress();
  if (!seeks || !canSeek) {
    file.note({ seeks: false, walk: walkStart(place.number + 1) });
    return;
  }
  file.note({ walk: { ...place, behind: place.last, page: 1, seen: 0, seenBefore: place.seenBefore + place.seen } });
}

async function begin(fetching: Fetching, { revision, date }: Reply): Promise<void> {
  const { file } = fetching;
  const newest = revision === null ? await newestAt(fetching) : null;
  file.note({ walk: { ...file.progress().walk, revision, date, newest } });
}

/** Returns how many airports remain after this page. */
function take(file: ReplicaFile, { revision }: Reply, { totalCount, items }: Page): number {
  const { walk: place, seeks } = file.progress();
  const last = items.at(-1)?.id ?? place.last;
  const seen = place.seen + items.length;
  const left = items.length === 0 ? 0 : totalCount - seen;
  const isSeeking = revision === null && seeks;
  const next = isSeeking
    ? { behind: last, page: 1, seen: 0, seenBefore: place.seenBefore + seen }
    : { page: place.page + 1, seen, pagesRevision: revision };
  file.db.transaction(() => {
    keep(file, items);
    file.note({ walk: { ...place, ...next, last } });
  })();
  return left;
}

function end(file: ReplicaFile): void {
  const { revision, date, newest, number } = file.progress().walk;
  file.db.transaction(() => {
    dropUnseen(file);
    file.note({ revision, date, newest: newest ?? newestUpdate(file), walk: walkStart(number + 1) });
  })();
}
