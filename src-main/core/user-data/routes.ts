/**
 * Stores the routes of users. Promise: a route comes back as it was given, whatever the dataset in use; a departure that cannot be read is
 * refused before it is stored.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { RoutePlan } from '#contract/route/route.ts';
import { MOST_PLAN, MOST_ROUTES, type RouteBody, type StoredRoute } from '#contract/route/stored.ts';
import { invalid, Refusal } from '../refusal.ts';

type Row = { id: string; name: string; plan: string; isFavourite: 0 | 1; createdAt: string; updatedAt: string };
type Written = { id: string; userId: string; name: string; plan: string; isFavourite: 0 | 1; now: string };

const columns = 'id, name, plan, is_favourite AS isFavourite, created_at AS createdAt, updated_at AS updatedAt';
/** Letters of a name that is made of the words of a route without a point. */
const MOST_NAME = 100;

export function openStoredRoutes(db: Database, clock: () => Date) {
  const all = db.prepare<[string], Row>(
    `SELECT ${columns}
       FROM routes
      WHERE user_id = ?
      ORDER BY is_favourite DESC, updated_at DESC, id`,
  );
  const one = db.prepare<[string, string], Row>(`SELECT ${columns} FROM routes WHERE user_id = ? AND id = ?`);
  const count = db.prepare<[string], number>('SELECT COUNT(*) FROM routes WHERE user_id = ?').pluck();
  const insert = db.prepare<Written>(
    `INSERT INTO routes (id, user_id, name, plan, is_favourite, created_at, updated_at)
     VALUES (:id, :userId, :name, :plan, :isFavourite, :now, :now)`,
  );
  const update = db.prepare<Written>(
    `UPDATE routes
        SET name = :name, plan = :plan, is_favourite = :isFavourite, updated_at = :now
      WHERE user_id = :userId AND id = :id`,
  );
  const erase = db.prepare<[string, string]>('DELETE FROM routes WHERE user_id = ? AND id = ?');
  const now = () => clock().toISOString();

  function get(userId: string, id: string): StoredRoute | undefined {
    const row = one.get(userId, id.toLowerCase());
    return row && toRoute(row);
  }

  const add = db.transaction((userId: string, body: RouteBody, ends: string | null): string => {
    if ((count.get(userId) ?? 0) >= MOST_ROUTES) throw new Refusal('tooManyRoutes');
    const id = randomUUID();
    const name = nameOf(body) ?? (ends || body.text.toWellFormed().trim().slice(0, MOST_NAME).toWellFormed() || 'Route');
    insert.run({ id, userId, name, plan: planText(body), isFavourite: body.isFavourite ? 1 : 0, now: now() });
    return id;
  });

  return {
    /** Favourites come first, then the last changed. */
    list: (userId: string): StoredRoute[] => all.all(userId).map(toRoute),
    get,
    /** Throws `tooManyRoutes`, `bodyTooLarge`, and `invalidRequest` for a name that UTF-8 can't hold. */
    add(userId: string, body: RouteBody, ends: string | null): StoredRoute {
      const stored = get(userId, add.immediate(userId, body, ends));
      if (!stored) throw new Error('a route that was just stored is gone');
      return stored;
    },
    /** Throws as `add`; undefined for a route that is not there. */
    change(userId: string, id: string, body: RouteBody): StoredRoute | undefined {
      const former = get(userId, id);
      if (!former) return undefined;
      const isFavourite = (body.isFavourite ?? former.isFavourite) ? 1 : 0;
      update.run({ id: former.id, userId, name: nameOf(body) ?? former.name, plan: planText(body), isFavourite, now: now() });
      return get(userId, id);
    },
    /** Tells whether there was one. */
    remove: (userId: string, id: string): boolean => erase.run(userId, id.toLowerCase()).changes > 0,
    /** What `routes.parse` takes, with another departure where one is given. */
    planOf,
  };
}

export type StoredRoutes = ReturnType<typeof openStoredRoutes>;

function planOf(route: RouteBody | StoredRoute, departing?: string): RoutePlan {
  const members = Object.entries(route).filter(([name, value]) => Object.hasOwn(RoutePlan.properties, name) && value !== null);
  return { ...(Object.fromEntries(members) as RoutePlan), ...(departing !== undefined && { depart: departing }) };
}

function nameOf({ name }: RouteBody): string | undefined {
  const trimmed = name?.trim();
  if (trimmed === undefined) return undefined;
  if (trimmed === '') throw invalid('body.name: is blank; leave it out, or give a name');
  if (!trimmed.isWellFormed()) throw invalid('body.name: holds half a character (an unpaired surrogate); send whole ones');
  return trimmed;
}

/** JSON has a way to write halves of characters, which UTF-8 has not. */
function planText(body: RouteBody): string {
  const text = JSON.stringify(planOf(body));
  if (text.length > MOST_PLAN)
    throw new Refusal('bodyTooLarge', { message: `A stored route has at most ${MOST_PLAN} characters; give it fewer winds and choices.` });
  return text;
}

function toRoute({ plan, isFavourite, createdAt, updatedAt, ...row }: Row): StoredRoute {
  const { depart = null, ...rest } = JSON.parse(plan) as RoutePlan;
  return { ...row, ...rest, depart, isFavourite: isFavourite === 1, createdAt, updatedAt };
}
