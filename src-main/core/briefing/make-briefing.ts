/** Makes one briefing of a flight in the format that was requested, from the two databases, on whichever thread has time for it. */
import Sqlite, { type Database } from 'better-sqlite3';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingFormat, BriefingPlan } from '#contract/briefing/options.ts';
import type { Language } from '#contract/language.ts';
import type { Paper } from '#contract/print.ts';
import { openAirports } from '#core/airports/airports.ts';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { openAerodromes } from '#core/notams/describe/aerodromes.ts';
import { openNotams } from '#core/notams/notams.ts';
import { openStates } from '#core/notams/state/states.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import { openReference, type Reference } from '#core/reference/store/open-reference.ts';
import { openRouteEngine } from '#core/route/route.ts';
import { openWaypoints } from '#core/route/waypoints/waypoints.ts';
import { openAcknowledgements } from '#core/user-data/acknowledgements.ts';
import { openReports } from '#core/weather/reports.ts';
import { openStationAir } from '#core/weather/station-air.ts';
import { openSurfaceWinds } from '#core/weather/surface-wind.ts';
import { openBrief } from './briefing.ts';
import { openBriefingFiles, type BriefingFile } from './files.ts';
import { memoryOf, openBriefingMemory, type BriefingToRemember } from './memory.ts';
import type { TableFor } from '../text/csv.ts';

/** `language`: of the sentences; JSON has the sheet with them only where it is given, and always with its appendix. */
export type BriefingForm = {
  format: BriefingFormat;
  paper: Paper;
  language: Language | undefined;
  hasAppendix?: boolean;
  table?: TableFor;
};

/** Plain data, because it may cross to another thread. `now`: milliseconds since 1970. */
export type BriefingTask = {
  now: number;
  plan: BriefingPlan;
  /** The briefing uses the waypoints and the acknowledgements of this user. */
  userId: string;
  /** The stored route whose last briefing it is compared with. */
  routeId: string | undefined;
  /** Null means that the comparison alone is wanted. */
  form: BriefingForm | null;
};

export type BriefingMade = {
  file: BriefingFile | null;
  /** It shows this many NOTAMs. */
  shown: number;
  notamsImportedAt: string | null;
  last: Briefing['last'];
  memory: BriefingToRemember;
};

type Files = { state: string; reference: string };

/** Opens both files for this briefing alone: where an open file cannot be replaced, a swap of the dataset waits for no longer than it takes. */
export async function makeBriefingOf({ state: path, reference: referencePath }: Files, task: BriefingTask): Promise<BriefingMade> {
  using opened = new DisposableStack();
  const state = opened.adopt(new Sqlite(path, { fileMustExist: true }), (db) => db.close());
  state.pragma('query_only = ON');
  addPlaceFunctions(state);
  const reference = opened.adopt(openReference(referencePath), ({ db }) => db.close());
  return await makeBriefing({ state, reference }, task);
}

export async function makeBriefing(
  { state, reference }: { state: Database; reference: Reference },
  { now, plan, userId, routeId, form }: BriefingTask,
): Promise<BriefingMade> {
  const clock = () => new Date(now);
  // A briefing is of one dataset and does not outlive it, so nothing listens to swaps.
  const dataset: DatasetToRead = { current: () => reference, onSwap: () => () => undefined, whileRead: (work) => work };
  const airports = openAirports(dataset, clock);
  const aerodromes = openAerodromes(dataset);
  const placesOf = (identifier: string) => airports.notamPlaces(identifier);
  const notams = openNotams(state, clock, { aerodromes, placesOf });
  const states = openStates({ state, placesOf, airports, aerodromes, clock });
  const stationAir = openStationAir(state, clock);
  const routes = openRouteEngine(dataset, stationAir, clock);
  const reports = openReports({ db: state, airports, clock });
  const windAt = openSurfaceWinds({ reports, clock });
  const brief = openBrief({ state, dataset, routes, airports, notams, states, aerodromes, placesOf, windAt, reports, stationAir, clock });
  const isRead = ({ isOutdated, isVanished }: { isOutdated: boolean; isVanished: boolean }) => !isOutdated && !isVanished;
  const acknowledged = openAcknowledgements(state, clock).list(userId).filter(isRead);
  const briefing = brief(plan, {
    acknowledged: new Set(acknowledged.map(({ notamId }) => notamId)),
    waypoints: openWaypoints(state, clock).placesOf(userId),
    last: routeId === undefined ? undefined : openBriefingMemory(state, clock).last(routeId),
  });
  return {
    file: form && (await openBriefingFiles({ state, notams })(briefing, form)),
    shown: briefing.notices.length,
    notamsImportedAt: briefing.data.notamsImportedAt,
    last: briefing.last,
    memory: memoryOf(plan, briefing),
  };
}
