/**
 * What belongs to the users and no update may touch: favourites, notes, acknowledged notices. They lie in state.sqlite, apart from the
 * dataset, and name airports and notices by id.
 */
import type { Database } from 'better-sqlite3';
import type { Airports } from '../airports/airports.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { Log } from '../platform/log.ts';
import { openAcknowledgements, type Acknowledgements } from './acknowledgements.ts';
import { openFavourites, type Favourites } from './favourites.ts';
import { openFollowing } from './following.ts';
import { byName, openMarks, type Mark } from './marks.ts';
import { openNotes, type Notes } from './notes.ts';

export type UserData = {
  favourites: Favourites;
  notes: Notes;
  acknowledgements: Acknowledgements;
};

/** Airports that a line of the log names. */
const MOST_TOLD = 20;

type Parts = { db: Database; dataset: Dataset; airports: Pick<Airports, 'get'>; clock: () => Date; log: Log };

/** Opened after the airports, so that they have swapped before the marks follow. */
export function openUserData({ db, dataset, airports, clock, log }: Parts): UserData {
  const marks = openMarks(dataset, airports);
  const following = openFollowing(db, marks, clock);
  let followedRevision: string | undefined;

  function follow(): void {
    const { revision } = dataset.current();
    if (followedRevision === revision) return;
    const { vanished, back, renamed } = following.follow();
    followedRevision = revision;
    if (vanished.length > 0) log.warn('marked airports are not in the dataset any more', { revision, ...told(vanished) });
    if (back.length > 0) log.info('marked airports are in the dataset again', { revision, ...told(back) });
    if (renamed.length > 0) log.info('marked airports have another name or code', { revision, ...told(renamed) });
  }

  /** A dataset in use stays so when the marks can't be written, on a full disk for example; the next question makes up for it. */
  function tryToFollow(): void {
    try {
      follow();
    } catch (error) {
      log.error('favourites and notes do not follow the dataset yet', { error });
    }
  }

  const acknowledgements = openAcknowledgements(db, clock);
  tryToFollow();
  acknowledgements.sweep();
  dataset.onSwap(tryToFollow);

  const favourites = openFavourites(db, marks, clock);
  const notes = openNotes(db, marks, clock);
  /** Before each list: what is told of an airport is of the dataset in use. */
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
  };
}

/** For people, in the log: how many, and the first of them by name. */
const told = (marks: readonly Mark[]) => ({
  count: marks.length,
  airports: byName(marks)
    .slice(0, MOST_TOLD)
    .map(({ code, name }) => (code === null ? name : `${code} ${name}`)),
});
