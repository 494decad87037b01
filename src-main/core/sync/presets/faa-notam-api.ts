/**
 * Reads the former NOTAM API of the FAA, which its NOTAM Management Service follows: the NOTAMs of the aerodromes that the user names, in
 * pages. Promise: requests carry the user's own credentials, one a second. An aerodrome is claimed where every page was read while none of
 * them changed; in other states than the United States only where there is a NOTAM of it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Source } from '#contract/sync/sources.ts';
import type { Claimed } from '#core/notams/lifecycle/coverage.ts';
import { isReadWhole } from '#core/notams/import/report.ts';
import { unfinished } from '#core/platform/leftovers.ts';
import { stepOf } from '#core/progress.ts';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import type { ClientCredentials } from '../credentials/credentials.ts';
import type { Fetched, FetchTools } from '../fetchers.ts';
import type { HearTime } from '../fetch/request.ts';
import { openSparingPacer } from '../replica/remote.ts';
import { openMeter, type Bounds } from '../run-bounds.ts';
import { readJson, isOfFaa } from './answers.ts';
import { beginOf, fileOf, shapeChanged } from './changed-form.ts';
import { presets } from './presets.ts';
import { refuseRecent, readNote, writeNote, type LastFetch } from './last-fetch.ts';

/** A page of so many is read in a few milliseconds, for which others wait. */
const PAGE = 100;
/** An aerodrome whose NOTAMs change while its pages are read is read so often. */
const MOST_READINGS = 3;
const bounds: Bounds = { requests: 2_000, megabytes: 200, hours: 1 };

type Known = LastFetch & { sites: string[]; dataDate: string | null };

/** Throws `Unreachable` when there is no answer or a web page, and a Refusal for credentials that are refused and an answer of another form. */
export async function fetchFaaNotamApi(source: Source, tools: FetchTools): Promise<Fetched> {
  const { id, name, address, completeFor: sites } = source;
  const { folder, clock, signal, progress, hearTime, notamIntake, credentials } = tools;
  if (sites.length === 0) throw invalidBecause(reason('noSites', { name }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const note = await readNote<Known>(folder);
  if (note?.sites.join() === sites.join()) refuseRecent(note, clock(), { address, minutes: presets.faaNotamApi.leastMinutes });
  const pacer = openSparingPacer(address);
  const meter = openMeter(address, bounds);
  const files: { path: string; name: string }[] = [];
  const claims: Claimed[] = [];
  let shifted = false;
  async function readPlace(place: string): Promise<void> {
    for (let reading = 1; reading <= MOST_READINGS; reading++) {
      const ids = new Set<string>();
      let [at, total, isSteady] = [clock().toISOString(), 0, true];
      for (let page = 1, last = 1; page <= last; page++) {
        await pacer.turn(signal);
        const answer = await pageAt({ address, place, page }, { credentials, signal, hearTime });
        meter.add({ requests: 1, bytes: answer.bytes });
        isSteady &&= page === 1 || answer.total === total;
        if (page === 1) at = answer.at ?? at;
        [total, last] = [answer.total, answer.pages];
        for (const one of answer.ids) ids.add(one);
        const path = unfinished(join(folder, `${place}-${reading}-${page}.json`));
        await writeFile(path, JSON.stringify(answer.body), { mode: 0o600 });
        files.push({ path, name: `${place} ${page}` });
      }
      if (isSteady && ids.size === total) {
        if (total > 0 || isOfFaa(place)) claims.push({ place, kind: 'byLocation', from: at, to: null, count: total });
        return;
      }
    }
    shifted = true;
  }
  try {
    for (const [index, place] of sites.entries()) {
      progress(stepOf('fetchingNotams', { done: index, total: sites.length }));
      await readPlace(place);
    }
    const { report } = await notamIntake.files(files, { signal, claim: { by: { id, name }, claims } });
    if (!isReadWhole(report))
      throw shapeChanged(address, report.issues[0]?.element ?? 'items', await beginOf(fileOf(files, report.issues[0])));
    const dataDate = claims.map(({ from }) => from ?? '').sort()[0] ?? null;
    const fetched = { isNew: report.added + report.changed > 0, dataDate };
    if (shifted) return { ...fetched, failure: invalidBecause(reason('pagesShifted', { address })) };
    writeNote<Known>(folder, { sites, askedAt: clock().toISOString(), dataDate });
    return fetched;
  } finally {
    for (const { path } of files) await rm(path, { force: true });
  }
}

type Page = { body: unknown; bytes: number; at: string | null; total: number; pages: number; ids: string[] };

/** One page of the NOTAMs of an aerodrome. Throws as `readJson` does, and `shapeChanged` with the path that is missing. */
export async function pageAt(
  { address, place, page }: { address: string; place: string; page: number },
  { credentials, ...how }: { credentials: ClientCredentials | null; signal: AbortSignal; hearTime?: HearTime },
): Promise<Page> {
  const url = new URL('notamapi/v1/notams', address);
  for (const [name, value] of Object.entries({ responseFormat: 'geoJson', icaoLocation: place, pageSize: PAGE, pageNum: page }))
    url.searchParams.set(name, String(value));
  const { clientId, clientSecret } = credentials ?? { clientId: '', clientSecret: '' };
  const headers = { client_id: clientId, client_secret: clientSecret };
  const { body, bytes, at } = await readJson(url.href, { headers, isSecret: true, ...how });
  const { items, totalCount, totalPages } = (body ?? {}) as { items?: unknown; totalCount?: unknown; totalPages?: unknown };
  if (!Array.isArray(items)) throw shapeChanged(address, 'items', body);
  if (!Number.isSafeInteger(totalCount)) throw shapeChanged(address, 'totalCount', body);
  if (!Number.isSafeInteger(totalPages)) throw shapeChanged(address, 'totalPages', body);
  const ids = items.map((item, index) => idOf(item) ?? refuse(address, `items[${index}].properties.coreNOTAMData.notam.id`, body));
  return { body, bytes, at, total: Number(totalCount), pages: Number(totalPages), ids };
}

function refuse(address: string, path: string, body: unknown): never {
  throw shapeChanged(address, path, body);
}

function idOf(item: unknown): string | undefined {
  const { properties } = (item ?? {}) as { properties?: { coreNOTAMData?: { notam?: { id?: unknown } } } };
  const id = properties?.coreNOTAMData?.notam?.id;
  return typeof id === 'string' ? id : undefined;
}
