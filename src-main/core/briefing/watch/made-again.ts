/** Remembered briefings made again of what is stored now, on connections of their own that write nothing. */
import Sqlite from 'better-sqlite3';
import { openAirports } from '#core/airports/airports.ts';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { openAerodromes } from '#core/notams/describe/aerodromes.ts';
import { openNotams } from '#core/notams/notams.ts';
import { openStates } from '#core/notams/state/states.ts';
import type { DatasetToRead } from '#core/reference/dataset.ts';
import { openReference } from '#core/reference/store/open-reference.ts';
import { Refusal } from '#core/refusal.ts';
import { openRouteEngine } from '#core/route/route.ts';
import { openWaypoints } from '#core/route/waypoints/waypoints.ts';
import { openBriefings } from '../briefing.ts';
import { differencesOf, openBriefingMemory, type Differences, type Watched } from '../memory.ts';

/** Briefings that are made again after an import, the last made ones: each takes up to half a second of a thread of low priority. */
const MOST_WATCHED = 100;

export function madeAgain({ state: path, reference: referencePath, now }: WatchTask): WatchMessage['found'] {
  using opened = new DisposableStack();
  const state = opened.adopt(new Sqlite(path, { fileMustExist: true }), (db) => db.close());
  state.pragma('query_only = ON');
  addPlaceFunctions(state);
  const reference = opened.adopt(openReference(referencePath), ({ db }) => db.close());
  const dataset: DatasetToRead = { current: () => reference, onSwap: () => () => undefined, whileRead: (work) => work };
  const clock = () => new Date(now);
  const routes = openRouteEngine(dataset, clock);
  const airports = openAirports(dataset, clock);
  const aerodromes = openAerodromes(dataset);
  const placesOf = (identifier: string) => airports.notamPlaces(identifier);
  const notams = openNotams(state, clock, { aerodromes, placesOf });
  const states = openStates({ state, placesOf, airports, aerodromes, clock });
  const briefings = openBriefings({ state, dataset, routes, airports, notams, states, aerodromes, placesOf, clock });
  const waypoints = openWaypoints(state, clock);
  const memory = openBriefingMemory(state, clock);
  return memory
    .watched()
    .slice(0, MOST_WATCHED)
    .flatMap(({ routeId, made, plan, userId }) => {
      const last = memory.last(routeId);
      if (last?.made !== made) return [];
      try {
        const { notices } = briefings.brief(plan, { waypoints: waypoints.placesOf(userId) });
        return [{ routeId, made, differences: differencesOf(last, notices) }];
      } catch (error) {
        // Its places are no longer in the data, or its waypoints are gone; the route itself says so.
        if (error instanceof Refusal) return [];
        throw error;
      }
    });
}

export type WatchTask = { state: string; reference: string; now: number };
export type WatchMessage = { kind: 'watched'; found: (Pick<Watched, 'routeId' | 'made'> & { differences: Differences })[] };
