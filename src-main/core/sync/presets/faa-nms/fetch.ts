/**
 * Reads the FAA's NOTAM Management Service: all that it has, or the NOTAMs of the aerodromes that the user names. Promise: one bulk load a
 * day at most and changes since, one pull every three minutes. NOTAMs are claimed to be complete after a comparison with the service's
 * checklist, where every number is stored. Sets of two hosts never mix.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '#contract/sync/sources.ts';
import type { SourceClaim } from '#core/notams/import/import-notams.ts';
import type { NotamFile } from '#core/notams/import/zip-files.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { stepOf } from '#core/progress.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import type { Fetched, FetchTools } from '#core/sync/fetchers.ts';
import { Unreachable } from '#core/sync/unreachable.ts';
import { isOfFaa } from '../answers.ts';
import { beginOf, fileOf, shapeChanged } from '../changed-form.ts';
import { presets } from '../presets.ts';
import { refuseRecent, readNote, writeNote, type LastFetch } from '../last-fetch.ts';
import { openNms, readShort, type NmsClient, type Saved } from './client.ts';

const MS_A_MINUTE = 60_000;
const MS_AN_HOUR = 3_600_000;
/** The service tells changes of the last 24 hours. */
const LOOKBACK_MS = 23.5 * MS_AN_HOUR;
/** Clocks differ, and a change is published with a delay. */
const OVERLAP_MS = 10 * MS_A_MINUTE;
/** The bulk load may be this old itself, so later changes are fetched from so long before it. */
const AGE_OF_BULK_MS = 12 * MS_AN_HOUR;
const BULK_EVERY_MS = 24 * MS_AN_HOUR;
/** One run fetches at most this many numbers of a checklist one by one. */
const MOST_ASKED = 120;

/** Times are ISO 8601 UTC. Changes from `since` on are not stored; null: all of it must be loaded. `scope` is what the request covers. */
type Known = LastFetch & { scope: string; since: string | null; bulkAt: string | null; dataDate: string | null };

type Run = { source: Source; tools: FetchTools; nms: NmsClient; files: string[] };

/** Throws `Unreachable` when there is no answer or a web page, and a Refusal for refused credentials, an answer of another form, and a second load on one day. */
export async function fetchFaaNms(source: Source, tools: FetchTools): Promise<Fetched> {
  const { name, address, completeFor } = source;
  if (completeFor.length === 0 && !tools.mayBeWhole()) throw invalidBecause(reason('noSites', { name }));
  const { folder, clock, signal, hearTime, credentials, nmsTokens: tokens } = tools;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const scope = completeFor.join(' ');
  const noted = await readNote<Known>(folder);
  const note = noted?.scope === scope ? noted : undefined;
  if (note) refuseRecent(note, clock(), { address, minutes: presets.faaNms.leastMinutes });
  const run: Run = { source, tools, nms: openNms({ address, credentials, tokens, signal, hearTime }), files: [] };
  try {
    return completeFor.length === 0 ? await fetchWhole(run, note, noted?.bulkAt ?? null) : await fetchPlaces(run, noted?.bulkAt ?? null);
  } finally {
    for (const path of run.files) await rm(path, { force: true });
  }
}

async function fetchWhole(run: Run, note: Known | undefined, bulkAt: string | null): Promise<Fetched> {
  const { source, tools } = run;
  const { folder, clock, progress } = tools;
  const begun = clock();
  const since = note?.since ?? null;
  const age = since === null ? Infinity : begun.getTime() - Date.parse(since);
  const isDelta = since !== null && age >= 0 && age + OVERLAP_MS < LOOKBACK_MS;
  if (!isDelta) refuseSecondBulk(source, bulkAt, begun);
  progress(stepOf('fetchingNotams', { done: 0, total: null }));
  const loaded = isDelta
    ? await save(run, { path: 'notams', search: { lastUpdatedDate: minutesOf(Date.parse(since) - OVERLAP_MS) }, format: 'GEOJSON' })
    : await save(run, { path: 'notams/il', search: {}, format: 'AIXM' });
  const checklist = await save(run, { path: 'notams/checklist', search: {} });
  const stored = await compare(run, { loaded: [loaded], checklists: [checklist], places: undefined });
  const next = isDelta ? begun.getTime() : begun.getTime() - AGE_OF_BULK_MS;
  writeNote<Known>(folder, {
    scope: '',
    askedAt: begun.toISOString(),
    // What one run cannot ask for is loaded as a whole.
    since: stored.missing > MOST_ASKED ? null : new Date(next).toISOString(),
    bulkAt: isDelta ? bulkAt : begun.toISOString(),
    dataDate: stored.dataDate,
  });
  return stored.fetched;
}

function refuseSecondBulk({ address }: Source, bulkAt: string | null, now: Date): void {
  const waitMs = bulkAt === null ? 0 : Date.parse(bulkAt) + BULK_EVERY_MS - now.getTime();
  if (waitMs > 0 && waitMs <= BULK_EVERY_MS)
    throw new Unreachable(reason('bulkOnceADay', { address, until: new Date(now.getTime() + waitMs).toISOString() }), {
      retryAfterMs: waitMs,
    });
}

async function fetchPlaces(run: Run, bulkAt: string | null): Promise<Fetched> {
  const { source, tools } = run;
  const { folder, clock, progress } = tools;
  const begun = clock();
  const places = source.completeFor;
  const [loaded, checklists]: Saved[][] = [[], []];
  for (const [index, location] of places.entries()) {
    progress(stepOf('fetchingNotams', { done: index, total: places.length }));
    loaded?.push(await save(run, { path: 'notams', search: { location }, format: 'GEOJSON' }));
    checklists?.push(await save(run, { path: 'notams/checklist', search: { location } }));
  }
  const stored = await compare(run, { loaded: loaded ?? [], checklists: checklists ?? [], places });
  const note = { scope: places.join(' '), askedAt: begun.toISOString(), since: null, bulkAt, dataDate: stored.dataDate };
  writeNote<Known>(folder, note);
  return stored.fetched;
}

async function save(run: Run, query: Parameters<NmsClient['save']>[0]): Promise<Saved> {
  const path = unfinished(join(run.tools.folder, `answer-${run.files.length}`));
  run.files.push(path);
  return run.nms.save(query, path);
}

type Answers = { loaded: Saved[]; checklists: Saved[]; places: readonly string[] | undefined };
type Compared = { fetched: Fetched; missing: number; dataDate: string | null };

/** Stores the loaded NOTAMs and fetches the others on the checklist; then claims what is complete. */
async function compare(run: Run, { loaded, checklists, places }: Answers): Promise<Compared> {
  const { source, tools } = run;
  const { clock, signal, progress, notamIntake } = tools;
  const { id, name, address } = source;
  const asOf = checklists.map(({ at }) => at ?? clock().toISOString()).sort()[0] ?? clock().toISOString();
  const from = new URL(address).host;
  const mayBeEmpty = places?.filter(isOfFaa);
  const checklist = { files: checklists.map(({ path }) => path), from, source: 'NMS', places, mayBeEmpty, asOf };
  const claim: SourceClaim = { by: { id, name }, claims: [], checklist };
  let stored = 0;
  const take = async (files: readonly Saved[]) => {
    const named = await filled(files, address);
    const { report } = await notamIntake.files(named, { signal, claim });
    stored += report.added + report.changed + report.delisted;
    const [compared] = report.checklists.filter(({ notamId, location }) => notamId === null && location === null);
    if (compared === undefined) throw shapeChanged(address, 'data.checklist', await beginOf(checklists[0]?.path ?? ''));
    const issue = report.issues.find(({ element }) => element !== null);
    return { missing: compared.missing, issue: issue && { ...issue, path: fileOf(named, issue) } };
  };
  let { missing, issue } = await take(loaded);
  if (missing.length > 0 && missing.length <= MOST_ASKED) {
    const answers: Saved[] = [];
    for (const [index, nmsId] of missing.entries()) {
      progress(stepOf('fetchingNotams', { done: index, total: missing.length }));
      answers.push(await save(run, { path: 'notams', search: { nmsId }, format: 'GEOJSON' }));
    }
    const again = await take(answers);
    missing = again.missing;
    issue ??= again.issue;
  }
  const fetched = { isNew: stored > 0, dataDate: asOf };
  if (missing.length === 0) return { fetched, missing: 0, dataDate: asOf };
  // A number that could not be read is of another form; one that the service does not give is its own contradiction.
  const failure =
    issue === undefined
      ? invalidBecause(reason('listedNotGiven', { address, count: missing.length }))
      : shapeChanged(address, issue.element ?? 'data', [issue.text ?? '', await beginOf(issue.path)].join('\n'));
  return { fetched: { ...fetched, failure }, missing: missing.length, dataDate: asOf };
}

/** An answer without a NOTAM is stored as an empty list; one of another form is refused with the path that is missing. */
async function filled(files: readonly Saved[], address: string): Promise<NotamFile[]> {
  for (const { path } of files) {
    const body = await readShort(path);
    if (body === undefined || Array.isArray(body)) continue;
    const { data } = (body ?? {}) as { data?: { geojson?: unknown } };
    if (!Array.isArray(data?.geojson)) throw shapeChanged(address, 'data.geojson', body);
    if (data.geojson.length === 0) await writeFile(path, '[]', { mode: 0o600 });
  }
  const from = new URL(address).host;
  return files.map(({ path }, index) => ({ path, from, name: `NMS ${index + 1}` }));
}

/** Whole minutes are enough, because the requested times overlap: `2026-11-27T18:00:00Z`. */
const minutesOf = (ms: number): string => `${new Date(Math.floor(ms / MS_A_MINUTE) * MS_A_MINUTE).toISOString().slice(0, 19)}Z`;
