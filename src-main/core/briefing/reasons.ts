/** What the reader has to know of a whole briefing: what is missing, old or assumed. Pure. */
import type { Briefing, BriefingReason } from '#contract/briefing/briefing.ts';
import { SAMPLE_SOURCE } from '#core/notams/store/notam-row.ts';
import type { Flight } from './flight.ts';

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
