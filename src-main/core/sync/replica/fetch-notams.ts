/**
 * Fetches the NOTAMs of another server of this API: what changed since the last run, and everything where the numbers do not agree. They
 * are written to a file in that server's own format and imported like any other file; none is ever removed here because it is missing
 * there.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import type { Claimant, Claimed, SourceClaims } from '#core/notams/lifecycle/coverage.ts';
import type { NotamIntake } from '#core/notams/import/intake.ts';
import { isClaim } from '#core/transfer/notam-line.ts';
import { PAGE } from './airport-page.ts';
import type { Remote } from './remote.ts';
import { openReplicaFile, type ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { pageOf, type Item } from '#core/reference/sources/replica/shapes.ts';
import { stepOf, type Progress } from '#core/progress.ts';
import { unfinished } from '#core/platform/leftovers.ts';

type Options = {
  folder: string;
  base: string;
  by: Claimant;
  /** The user says that the server has all NOTAMs of these. */
  completeFor: readonly string[];
  remote: Remote;
  intake: NotamIntake;
  sourceClaims: Pick<SourceClaims, 'holds' | 'put'>;
  signal?: AbortSignal;
  progress: Progress;
};

/** Returns whether NOTAMs were stored here. Two requests when nothing has changed. */
export async function fetchNotams({
  folder,
  base,
  by: { id, name },
  completeFor,
  remote,
  intake,
  sourceClaims,
  signal,
  progress,
}: Options): Promise<{ isNew: boolean }> {
  const file = openReplicaFile(join(folder, 'replica.sqlite'), base);
  const path = unfinished(join(folder, 'notams.json'));
  const fetching = { file, path, remote, progress };
  try {
    const before = file.progress().newestNotam;
    const by = { id, name };
    // What it claims is of the moment before its NOTAMs are fetched.
    const claims = [...(await claimsOf(remote)), ...completeFor.map((place) => ({ ...untold, place }))];
    const isBroken = !sourceClaims.holds(
      id,
      claims.map(({ place }) => place),
    );
    const now = await stateOf(remote);
    if (before !== null && now.newest === before && now.totalCount === held(file) && !isBroken) {
      sourceClaims.put(by, asKind('delta', claims));
      return { isNew: false };
    }
    const since = before === null || isBroken ? undefined : JSON.stringify({ updatedAt: { gte: before } });
    let found = await collect(fetching, since);
    const isWalk = since === undefined || !(await agrees(fetching, found.ids, now.totalCount));
    if (isWalk && since !== undefined) found = await collect(fetching, undefined);
    const claim = { by, claims: asKind(isWalk ? 'full' : 'delta', claims) };
    const report = found.real > 0 ? (await intake.files([{ path, name }], { claim, ...(signal && { signal }) })).report : undefined;
    note(file, found.ids, { isWalk, newest: now.newest ?? before });
    return { isNew: report !== undefined && report.added + report.changed > 0 };
  } finally {
    file.close();
    await rm(path, { force: true });
  }
}

const untold = { kind: 'full', from: null, to: null, count: null } as const;
const asKind = (kind: 'full' | 'delta', claims: readonly Claimed[]): Claimed[] => claims.map((claim) => ({ ...claim, kind }));

/** Fetches what another Aeroshelf claims to have all NOTAMs of; other servers of the API claim nothing. */
async function claimsOf(remote: Remote): Promise<Claimed[]> {
  const { status, body } = await remote.get('/coverage', {}, [400, 401, 403, 404]);
  if (status !== 200) return [];
  const items: unknown = (body as { items?: unknown } | null)?.items;
  return Array.isArray(items) ? items.flatMap((item) => (isClaim(item) ? { ...item } : [])) : [];
}

/** The state before fetching: a NOTAM that changes meanwhile is newer, and comes with the next run. */
async function stateOf(remote: Remote): Promise<{ totalCount: number; newest: string | null }> {
  const { body } = await remote.get('/notams', { sort: '-updatedAt', limit: 1 });
  const { totalCount, items } = pageOf(body, '/notams');
  return { totalCount, newest: items[0]?.updatedAt ?? null };
}

/** `real` are those that are not samples. */
type Found = { ids: Set<string>; real: number };
type Fetching = { file: ReplicaFile; path: string; remote: Remote; progress: Progress };

/** Writes every page to the file as it arrives: all NOTAMs of the world would not fit in memory. */
async function collect({ path, remote, progress }: Fetching, filter: string | undefined): Promise<Found> {
  const ids = new Set<string>();
  let [seen, real] = [0, 0];
  const out = createWriteStream(path, { mode: 0o600 });
  const done = finished(out);
  done.catch(() => undefined);
  try {
    out.write('{"items":[');
    for (let page = 1, left = 1; left > 0; page++) {
      const { body } = await remote.get('/notams', { filter, sort: 'id', limit: PAGE, page });
      const { totalCount, items } = pageOf(body, '/notams');
      for (const item of items) {
        ids.add(item.id);
        if (isSample(item)) continue;
        const line = `${real++ === 0 ? '' : ','}\n${JSON.stringify(item)}`;
        if (!out.write(line)) await Promise.race([once(out, 'drain'), done]);
      }
      seen += items.length;
      left = items.length === 0 ? 0 : totalCount - seen;
      progress(stepOf('fetchingNotams', { done: seen, total: totalCount }));
    }
    out.end('\n]}\n');
    await done;
  } finally {
    out.destroy();
  }
  return { ids, real };
}

/** Written for Aeroshelf; every installation has them. */
const isSample = (item: Item): boolean => item['source'] === 'sample';

const held = ({ db }: ReplicaFile): number => db.prepare<[], number>('SELECT COUNT(*) FROM notams').pluck().get() ?? 0;

/** Tells whether as many are known now as the server had, at the beginning or since. */
async function agrees({ file, remote }: Fetching, found: ReadonlySet<string>, totalBefore: number): Promise<boolean> {
  const isKnown = file.db.prepare<[string], number>('SELECT 1 FROM notams WHERE id = ?').pluck();
  let stored = held(file);
  for (const id of found) if (isKnown.get(id) === undefined) stored++;
  const { totalCount } = await stateOf(remote);
  return stored >= Math.min(totalBefore, totalCount) && stored <= Math.max(totalBefore, totalCount);
}

/** It is noted only after the NOTAMs are stored, so that a kill before that fetches them again. */
function note(file: ReplicaFile, ids: ReadonlySet<string>, { isWalk, newest }: { isWalk: boolean; newest: string | null }): void {
  const put = file.db.prepare('INSERT INTO notams (id) VALUES (?) ON CONFLICT (id) DO NOTHING');
  file.db.transaction(() => {
    if (isWalk) file.db.exec('DELETE FROM notams');
    for (const id of ids) put.run(id);
    file.note({ newestNotam: newest });
  })();
}
