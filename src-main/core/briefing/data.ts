/** What a briefing rests on: datasets, sources and their ages, and which places imports covered. */
import type { Database } from 'better-sqlite3';
import type { Briefing, BriefingReason } from '#contract/briefing/briefing.ts';
import { gradeOfNotams } from '#domain/age.ts';
import { openCoverage } from '#core/notams/lifecycle/coverage.ts';
import { openNewestOfRegion, regionOf } from '#core/notams/lifecycle/newest-of-region.ts';
import type { Notams } from '#core/notams/notams.ts';
import type { Steps } from '#core/platform/slices.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import type { Flight } from './flight.ts';

/** Rows of the index that are looked at in one step: some five milliseconds. */
const ROWS_A_STEP = 8_192;

type Data = Briefing['data'];
type Source = Omit<Data['sources'][number], 'freshness'> & { latestBegin: string | null };

export function openBriefingData({ state, notams, dataset }: { state: Database; notams: Notams; dataset: DatasetToRead }) {
  const coverage = openCoverage(state);
  const newestOf = openNewestOfRegion(state);
  const last = state.prepare<[], number | null>('SELECT MAX(row) FROM notams').pluck();
  const bySource = state.prepare<[number, number], Source>(
    `SELECT n.source, COUNT(*) AS notams, MAX(COALESCE(n.last_seen_at, n.imported_at)) AS importedAt, MAX(n.issue_date) AS issuedAt,
            MAX(n.effective_start) AS latestBegin
       FROM notams n INDEXED BY notams_by_row
      WHERE n.row > ? AND n.row <= ?
      GROUP BY n.source`,
  );
  let read: { revision: number; sources: readonly Source[] } | undefined;

  /** Sources with the most NOTAMs come first. Every NOTAM is looked at, once for each change of them. */
  function* sources(): Steps<readonly Source[]> {
    const revision = notams.revision();
    if (read?.revision === revision) return read.sources;
    const found = new Map<Source['source'], Source>();
    const until = last.get() ?? 0;
    for (let after = 0; after < until; after += ROWS_A_STEP) {
      yield;
      for (const one of bySource.all(after, after + ROWS_A_STEP)) {
        const before = found.get(one.source);
        found.set(one.source, before ? together(before, one) : one);
      }
    }
    const inOrder = [...found.values()].sort((a, b) => b.notams - a.notams || ((a.source ?? '') < (b.source ?? '') ? -1 : 1));
    read = { revision, sources: inOrder };
    return inOrder;
  }

  /** `places`: each aerodrome and region of the flight with the codes that it may be covered by. */
  return function* (places: readonly { name: string; codes: readonly string[] }[], now: number): Steps<Data> {
    const stored = yield* sources();
    const { revision, date, importedAt, losses } = dataset.current();
    const ages = notams.ages();
    return {
      revision,
      date,
      importedAt,
      losses,
      notams: notams.count(),
      notamsImportedAt: ages.importedAt,
      notamsIssuedAt: ages.issuedAt,
      freshness: gradeOfNotams(ages, now),
      // Samples are of no time.
      sources: stored.map(({ latestBegin, ...one }) => ({
        ...one,
        ...(one.source === SAMPLE_SOURCE && { importedAt: null, issuedAt: null }),
        freshness: one.source === SAMPLE_SOURCE ? 'unknown' : gradeOfNotams({ ...one, latestBegin }, now),
      })),
      coverage: places.map(({ name, codes }) => {
        const coveredAt = codes.map((code) => coverage.coveredAt(code)).find((time) => time !== null) ?? null;
        const { newest, latestBegin } = newestOf(regionOf(codes));
        const issuedAt = newest?.issuedAt ?? null;
        return {
          place: name,
          coveredAt,
          issuedAt,
          freshness: coveredAt === null ? 'unknown' : gradeOfNotams({ issuedAt, latestBegin, importedAt: coveredAt }, now),
        };
      }),
    };
  };
}

/** ISO 8601 UTC compares as text. */
const later = (one: string | null, other: string | null): string | null => ((one ?? '') > (other ?? '') ? one : other);

const together = (one: Source, other: Source): Source => ({
  source: one.source,
  notams: one.notams + other.notams,
  importedAt: later(one.importedAt, other.importedAt),
  issuedAt: later(one.issuedAt, other.issuedAt),
  latestBegin: later(one.latestBegin, other.latestBegin),
});

type Known = { flight: Flight; data: Briefing['data']; firs: readonly string[]; isGiven: boolean; isStarter: boolean };

/** `isGiven`: whether there was a departure. */
export function reasonsOf({ flight, data, firs, isGiven, isStarter }: Known): BriefingReason[] {
  const has = (code: BriefingReason) => flight.reasons.includes(code);
  const holds: Record<BriefingReason, boolean> = {
    nothingImported: data.notams === 0,
    onlySamples: data.notams > 0 && data.sources.every(({ source }) => source === SAMPLE_SOURCE),
    dataStale: data.freshness === 'stale' || data.coverage.some(({ freshness }) => freshness === 'stale'),
    notCovered: data.coverage.some(({ coveredAt }) => coveredAt === null),
    starterDataset: isStarter,
    endNotInData: has('endNotInData'),
    departureNotGiven: !isGiven,
    departurePassed: has('departurePassed'),
    arrivalUnknown: has('arrivalUnknown'),
    levelsUnknown: has('levelsUnknown'),
    rulesAssumed: has('rulesAssumed'),
    routeHasFaults: has('routeHasFaults'),
    firsEstimated: firs.length > 0,
    firsUnknown: firs.length === 0,
  };
  return (Object.keys(holds) as BriefingReason[]).filter((code) => holds[code]);
}
