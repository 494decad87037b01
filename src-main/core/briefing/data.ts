/** A briefing rests on datasets, sources and their ages, and on the places that imports covered. */
import type { Database } from 'better-sqlite3';
import type { Briefing, BriefingReason } from '#contract/briefing/briefing.ts';
import { gradeOfCoverage, gradeOfNotams } from '#domain/age.ts';
import { openCoverage } from '#core/notams/lifecycle/coverage.ts';
import { openNewestOfRegion, regionOf } from '#core/notams/lifecycle/newest-of-region.ts';
import type { Notams } from '#core/notams/notams.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import type { CountryOf } from '#core/reference/country-of-places.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import type { Flight } from './flight.ts';

type Data = Briefing['data'];
type Source = Omit<Data['sources'][number], 'freshness'> & { latestBegin: string | null };

type NeededPlace = { name: string; codes: readonly string[]; from: number; to: number };

type Parts = { state: Database; notams: Notams; dataset: DatasetToRead; countryOf: CountryOf };

export function openBriefingData({ state, notams, dataset, countryOf }: Parts) {
  const coverage = openCoverage(state);
  const newestOf = openNewestOfRegion(state);
  const bySource = state.prepare<[], Source>(
    `SELECT n.source, COUNT(*) AS notams, MAX(COALESCE(n.last_seen_at, n.imported_at)) AS importedAt, MAX(n.issue_date) AS issuedAt,
            MAX(n.effective_start) AS latestBegin
       FROM notams n INDEXED BY notams_by_row
      GROUP BY n.source
      ORDER BY notams DESC, n.source`,
  );

  /** `places`: each aerodrome and region of the flight with the codes that it may be covered by, and the time over which the flight needs it. */
  return (places: readonly NeededPlace[], now: number): Data => {
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
      sources: bySource.all().map(({ latestBegin, ...one }) => ({
        ...one,
        ...(one.source === SAMPLE_SOURCE && { importedAt: null, issuedAt: null }),
        freshness: one.source === SAMPLE_SOURCE ? 'unknown' : gradeOfNotams({ ...one, latestBegin }, now),
      })),
      coverage: places.map(({ name, codes, from, to }) => {
        const coveredAt = codes.map((code) => coverage.namedAt(code)).find((time) => time !== null) ?? null;
        const claim = coverage.claimOf(codes, new Date(from).toISOString(), new Date(to).toISOString());
        const { newest, latestBegin } = newestOf(regionOf(codes));
        const issuedAt = newest?.issuedAt ?? null;
        return {
          place: name,
          countryCode: codes.map(countryOf).find((code) => code !== null) ?? null,
          coveredAt,
          claim,
          issuedAt,
          freshness: coveredAt === null ? 'unknown' : gradeOfCoverage(claim, { issuedAt, latestBegin, importedAt: coveredAt }, now),
        };
      }),
    };
  };
}

type Known = {
  flight: Flight;
  isByStandard: boolean;
  data: Briefing['data'];
  firs: readonly string[];
  isGiven: boolean;
  isStarter: boolean;
};

/** `isGiven`: whether there was a departure; `isByStandard`: whether flight levels and altitudes were compared without a QNH. */
export function reasonsOf({ flight, isByStandard, data, firs, isGiven, isStarter }: Known): BriefingReason[] {
  const has = (code: BriefingReason) => flight.reasons.includes(code);
  const holds: Record<BriefingReason, boolean> = {
    nothingImported: data.notams === 0,
    onlySamples: data.notams > 0 && data.sources.every(({ source }) => source === SAMPLE_SOURCE),
    dataStale: data.freshness === 'stale' || data.coverage.some(({ freshness }) => freshness === 'stale'),
    notCovered: data.coverage.some(({ coveredAt }) => coveredAt === null),
    notWhole: data.coverage.some(({ coveredAt, claim }) => coveredAt !== null && claim === null),
    starterDataset: isStarter,
    endNotInData: has('endNotInData'),
    departureNotGiven: !isGiven,
    departurePassed: has('departurePassed'),
    arrivalUnknown: has('arrivalUnknown'),
    levelsUnknown: has('levelsUnknown'),
    standardPressure: isByStandard,
    rulesAssumed: has('rulesAssumed'),
    routeHasFaults: has('routeHasFaults'),
    firsEstimated: firs.length > 0,
    firsUnknown: firs.length === 0,
  };
  return (Object.keys(holds) as BriefingReason[]).filter((code) => holds[code]);
}
