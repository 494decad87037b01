/**
 * Favourites, notes, acknowledged NOTAMs, routes and waypoints belong to the users, and no update may touch them. They are in state.sqlite,
 * apart from the dataset, and refer to airports and NOTAMs by id; routes name their points by words.
 */
import type { Database } from 'better-sqlite3';
import type { Favourite, Note } from '#contract/user-data.ts';
import type { Airports } from '../airports/airports.ts';
import { unlessDamaged } from '../database/lost-state.ts';
import type { Log } from '../platform/log.ts';
import type { WritePriority } from '../platform/write-priority.ts';
import type { Dataset } from '../reference/dataset.ts';
import { invalid } from '../refusal.ts';
import { openWaypoints, type Waypoints } from '../route/waypoints/waypoints.ts';
import { openAcknowledgements, type Acknowledgements } from './acknowledgements.ts';
import { byName, openMarks, type Mark, markColumns, toMarked, type Marks, type StoredMark } from './marks.ts';
import { openStoredRoutes, type StoredRoutes } from './routes.ts';

export type UserData = {
  favourites: ReturnType<typeof openFavourites>;
  notes: ReturnType<typeof openNotes>;
  acknowledgements: Acknowledgements;
  routes: StoredRoutes;
  waypoints: Waypoints;
};

/** One log line names at most this many airports. */
const MOST_LOGGED = 20;

type Parts = {
  db: Database;
  dataset: Dataset;
  airports: Pick<Airports, 'idOf'>;
  clock: () => Date;
  log: Log;
  first?: WritePriority['first'];
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

/** The log gives their number and the names of the first few, which is what a person looks for. */
const countAndNames = (marks: readonly Mark[]) => ({
  count: marks.length,
  airports: byName(marks)
    .slice(0, MOST_LOGGED)
    .map(({ code, name }) => (code === null ? name : `${code} ${name}`)),
});

function openFavourites(db: Database, marks: Marks, clock: () => Date) {
  const { list, get, remove } = openMarked<{ createdAt: string }>(db, marks, { table: 'favourites', besides: 'created_at AS createdAt' });
  const insert = db.prepare<[string, string, string | null, string, string]>(
    `INSERT INTO favourites (user_id, airport_id, code, name, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id, airport_id) DO NOTHING`,
  );
  return {
    /** Lists them sorted by name. */
    list,
    /** Takes an id or code. An existing favourite stays as it is, even if its airport has vanished; undefined for an unknown airport. */
    add(userId: string, identifier: string): Favourite | undefined {
      const mark = marks.of(identifier);
      if (mark) insert.run(userId, mark.airportId, mark.code, mark.name, clock().toISOString());
      return get(userId, mark?.airportId ?? identifier.toLowerCase());
    },
    /** Tells whether there was one. */
    remove,
  };
}

function openNotes(db: Database, marks: Marks, clock: () => Date) {
  const { list, get, remove } = openMarked<{ text: string; updatedAt: string }>(db, marks, {
    table: 'notes',
    besides: 'text, updated_at AS updatedAt',
  });
  const put = db.prepare<{ userId: string; airportId: string; code: string | null; name: string; text: string; now: string }>(
    `INSERT INTO notes (user_id, airport_id, code, name, text, updated_at)
     VALUES (:userId, :airportId, :code, :name, :text, :now)
     ON CONFLICT (user_id, airport_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
  );
  const rewrite = db.prepare<{ userId: string; airportId: string; text: string; now: string }>(
    'UPDATE notes SET text = :text, updated_at = :now WHERE user_id = :userId AND airport_id = :airportId',
  );
  return {
    /** Sorted by the airports' names. */
    list,
    /**
     * Takes an id or code, and replaces the former note; a note on a vanished airport can still be edited. Undefined for an airport that
     * is not known. Throws `invalidRequest` for text that UTF-8 can't hold.
     */
    write(userId: string, identifier: string, text: string): Note | undefined {
      if (!text.isWellFormed()) {
        throw invalid('body.text: holds half a character (an unpaired surrogate); send whole ones');
      }
      const mark = marks.of(identifier);
      const airportId = mark?.airportId ?? identifier.toLowerCase();
      const now = clock().toISOString();
      if (mark) put.run({ userId, ...mark, text, now });
      else rewrite.run({ userId, airportId, text, now });
      return get(userId, airportId);
    },
    /** Tells whether there was one. */
    remove,
  };
}

type MarkTable = 'favourites' | 'notes';

/** The marks of a table; `besides` are its other columns. */
function openMarked<Besides extends object>(db: Database, marks: Marks, { table, besides }: { table: MarkTable; besides: string }) {
  const ofUser = `SELECT ${markColumns}, ${besides} FROM ${table} WHERE user_id = ?`;
  const all = db.prepare<[string], StoredMark & Besides>(ofUser);
  const one = db.prepare<[string, string], StoredMark & Besides>(`${ofUser} AND airport_id = ?`);
  const erase = db.prepare<[string, string]>(`DELETE FROM ${table} WHERE user_id = ? AND airport_id = ?`);
  return {
    list: (userId: string) => byName(all.all(userId)).map(toMarked),
    get(userId: string, airportId: string) {
      const row = one.get(userId, airportId);
      return row && toMarked(row);
    },
    remove: (userId: string, identifier: string): boolean => erase.run(userId, marks.idOf(identifier)).changes > 0,
  };
}

/** Each airport is there once, however many users marked it. */
type Followed = { vanished: Mark[]; back: Mark[]; renamed: Mark[] };

type Row = StoredMark & { userId: string };

const tables: readonly MarkTable[] = ['favourites', 'notes'];

/**
 * Keeps users' favourites and notes in step with the dataset in use: names and codes are updated, vanished airports are marked so. Promise: all
 * are updated or none; nothing that the user wrote is changed or removed.
 */
function openFollowing(db: Database, marks: Marks, clock: () => Date) {
  const each = tables.map((table) => ({
    all: db.prepare<[], Row>(`SELECT user_id AS userId, ${markColumns} FROM ${table}`),
    update: db.prepare<Row>(
      `UPDATE ${table}
          SET code = :code, name = :name, vanished_at = :vanishedAt
        WHERE user_id = :userId AND airport_id = :airportId`,
    ),
  }));
  const write = db.transaction((changes: { update: (typeof each)[number]['update']; rows: Row[] }[]) => {
    for (const { update, rows } of changes) for (const row of rows) update.run(row);
  });

  return {
    follow(): Followed {
      const stored = each.map(({ all, update }) => ({ update, rows: all.all() }));
      const ids = new Set(stored.flatMap(({ rows }) => rows.map((row) => row.airportId)));
      if (ids.size === 0) return { vanished: [], back: [], renamed: [] };
      const current = marks.inDataset([...ids]);
      const now = clock().toISOString();
      const outcome = { vanished: new Map<string, Mark>(), back: new Map<string, Mark>(), renamed: new Map<string, Mark>() };

      const followed = (row: Row): Row[] => {
        const mark = current.get(row.airportId);
        if (!mark && row.vanishedAt !== null) return [];
        const next = mark ? { ...row, ...mark, vanishedAt: null } : { ...row, vanishedAt: now };
        const isRenamed = next.code !== row.code || next.name !== row.name;
        if (!mark) outcome.vanished.set(row.airportId, markOf(row));
        else if (row.vanishedAt !== null) outcome.back.set(row.airportId, mark);
        else if (isRenamed) outcome.renamed.set(row.airportId, mark);
        else return [];
        return [next];
      };

      const changes = stored.map(({ update, rows }) => ({ update, rows: rows.flatMap(followed) }));
      // Most swaps affect no mark; then there is no need for the write lock.
      if (changes.some(({ rows }) => rows.length > 0)) write.immediate(changes);
      return { vanished: [...outcome.vanished.values()], back: [...outcome.back.values()], renamed: [...outcome.renamed.values()] };
    },
  };
}

const markOf = ({ airportId, code, name }: Row): Mark => ({ airportId, code, name });
