/**
 * Reads NAV CANADA's flight planning service: the NOTAMs of the aerodromes that the user names, by site. Promise: the same sites are
 * requested at most every 20 minutes, one request a second. The requested aerodromes of Canada are claimed, as of the time that the answer
 * gives; in other states only those where there is a NOTAM.
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
import type { Fetched, FetchTools } from '../fetchers.ts';
import { answersFor } from '../for-places.ts';
import { openSparingPacer } from '../replica/remote.ts';
import { openMeter, type Bounds } from '../run-bounds.ts';
import { readJson } from './answers.ts';
import { beginOf, fileOf, shapeChanged } from './changed-form.ts';
import { presets } from './presets.ts';
import { refuseRecent, readNote, writeNote, type LastFetch } from './last-fetch.ts';

/** One address names so many sites. */
const SITES = 10;
const bounds: Bounds = { requests: 100, megabytes: 60, hours: 1 };

type Known = LastFetch & { sites: string[]; dataDate: string | null };

/** `places` have a NOTAM in it. */
type Answer = { at: string; count: number; places: ReadonlySet<unknown> };

/** Throws `Unreachable` when there is no answer or a web page, and `shapeChanged` with the path for an answer of another form. */
export async function fetchNavCanada(source: Source, tools: FetchTools): Promise<Fetched> {
  const { id, name, address, completeFor: sites } = source;
  const { folder, clock, signal, progress, hearTime, notamIntake } = tools;
  if (sites.length === 0) throw invalidBecause(reason('noSites', { name }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const note = await readNote<Known>(folder);
  if (note?.sites.join() === sites.join()) refuseRecent(note, clock(), { address, minutes: presets.navCanada.leastMinutes });
  const pacer = openSparingPacer(address);
  const meter = openMeter(address, bounds);
  const files: { path: string; name: string }[] = [];
  const claims: Claimed[] = [];
  try {
    for (let from = 0; from < sites.length; from += SITES) {
      const some = sites.slice(from, from + SITES);
      await pacer.turn(signal);
      progress(stepOf('fetchingNotams', { done: from, total: sites.length }));
      const url = addressOf(address, some);
      const { body, bytes } = await readJson(url, { signal, hearTime });
      meter.add({ requests: 1, bytes });
      const { at, places } = answerOf(body, address);
      const covered = some.filter((place) => answersFor(source, place) || places.has(place));
      const path = unfinished(join(folder, `notams-${from}.json`));
      await writeFile(path, JSON.stringify(body), { mode: 0o600 });
      files.push({ path, name: some.join(' ') });
      claims.push(...covered.map((place): Claimed => ({ place, kind: 'byLocation', from: at, to: null, count: null })));
    }
    const { report } = await notamIntake.files(files, { signal, claim: { by: { id, name }, claims } });
    if (!isReadWhole(report))
      throw shapeChanged(address, report.issues[0]?.element ?? 'data', await beginOf(fileOf(files, report.issues[0])));
    const dataDate =
      claims
        .map(({ from }) => from ?? '')
        .sort()
        .at(0) ?? null;
    writeNote<Known>(folder, { sites, askedAt: clock().toISOString(), dataDate });
    return { isNew: report.added + report.changed > 0, dataDate };
  } finally {
    for (const { path } of files) await rm(path, { force: true });
  }
}

export function addressOf(base: string, sites: readonly string[]): string {
  const url = new URL(base);
  for (const site of sites) url.searchParams.append('site', site);
  url.searchParams.append('alpha', 'notam');
  return url.href;
}

/** The time of the answer, which has as many NOTAMs as it says. Throws `shapeChanged`. */
export function answerOf(body: unknown, address: string): Answer {
  const { data, meta } = (body ?? {}) as { data?: unknown; meta?: { now?: unknown; count?: { notam?: unknown } } };
  if (!Array.isArray(data)) throw shapeChanged(address, 'data', body);
  const notams = data.filter((item: unknown) => (item as { type?: unknown } | null)?.type === 'notam');
  const count = meta?.count?.notam ?? (notams.length === 0 ? 0 : undefined);
  if (count !== notams.length) throw shapeChanged(address, 'meta.count.notam', body);
  // Its times are UTC without a mark.
  const now = typeof meta?.now === 'string' ? Date.parse(/[Zz]|[+-]\d\d:\d\d$/.test(meta.now) ? meta.now : `${meta.now}Z`) : Number.NaN;
  if (Number.isNaN(now)) throw shapeChanged(address, 'meta.now', body);
  const places = new Set(notams.map((item) => (item as { location?: unknown }).location));
  return { at: new Date(now).toISOString(), count: notams.length, places };
}
