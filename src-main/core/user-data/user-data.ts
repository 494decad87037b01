/**
 * What belongs to the users and no update may touch: favourites, notes, acknowledged NOTAMs, routes and waypoints. They are in state.sqlite, apart from the
 * dataset, and refer to airports and NOTAMs by id; routes name their points by words.
 */
import type { Database } from 'better-sqlite3';
import type { Airports } from '../airports/airports.ts';
import type { Dataset } from '../reference/dataset.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import type { Log } from '../platform/log.ts';
import type { Turns } from '../platform/turns.ts';
import { openWaypoints, type Waypoints } from '../route/waypoints/waypoints.ts';
import { openAcknowledgements, type Acknowledgements } from './acknowledgements.ts';
import { openFavourites, type Favourites } from './favourites.ts';
import { openFollowing } from './following.ts';
import { byName, openMarks, type Mark } from './marks.ts';
import { openNotes, type Notes } from './notes.ts';
import { openStoredRoutes, type StoredRoutes } from './routes.ts';

export type UserData = {
  favourites: Favourites;
  notes: Notes;
  acknowledgements: Acknowledgements;
  routes: StoredRoutes;
  waypoints: Waypoints;
};

/** Airports named in one log line. */
const MOST_TOLD = 20;

type Parts = {
  db: Database;
  dataset: Dataset;
  airports: Pick<Airports, 'idOf'>;
  clock: () => Date;
  log: Log;
  first?: Turns['first'];
  mayDelete?: () => boolean;
};

/** Opened after the airports, so that they have swapped before the marks are updated. */
export function openUserData({ db, dataset, airports, clock, log, first, mayDelete = () => true }: Parts): UserData {
  const marks = openMarks(dataset, airports);
  const following = openFollowing(db, marks, clock);
  let followedRevision: string | undefined;

  function follow(): void {
    const { revision } = dataset.current();
    if (followedRevision === revision) return;
    const { vanished, back, renamed } = following.follow();
    followedRevision = revision;
    if (vanished.length > 0) log.warn('marked airports are no longer in the dataset', { revision, ...countAndNames(vanished) });
    if (back.length > 0) log.info('marked airports are in the dataset again', { revision, ...countAndNames(back) });
    if (renamed.length > 0) log.info('marked airports have another name or code', { revision, ...countAndNames(renamed) });
  }

  /** A dataset stays in use even if the marks can't be written, on a full disk for example; the next query catches up. */
  function tryToFollow(): void {
    try {
      follow();
    } catch (error) {
      log.error('favourites and notes do not follow the dataset yet', { error });
    }
  }

  const acknowledgements = openAcknowledgements(db, clock, mayDelete);
  tryToFollow();
  unlessDamaged(db, undefined, () => acknowledgements.sweep());
  dataset.onSwap(tryToFollow);

  const favourites = openFavourites(db, marks, clock);
  const notes = openNotes(db, marks, clock);
  /** Called before each list, so that names and codes are those of the dataset in use. */
  const current = <T>(list: (userId: string) => T[]) => {
    return (userId: string) => {
      tryToFollow();
      return list(userId);
    };
  };
  return {
    favourites: { ...favourites, list: current(favourites.list) },
    notes: { ...notes, list: current(notes.list) },
    acknowledgements,
    routes: openStoredRoutes(db, clock),
    waypoints: openWaypoints(db, clock, first),
  };
}

/** For people, in the log: how many, and the first of them by name. */
const countAndNames = (marks: readonly Mark[]) => ({
  count: marks.length,
  airports: byName(marks)
    .slice(0, MOST_TOLD)
    .map(({ code, name }) => (code === null ? name : `${code} ${name}`)),
});
