/**
 * Remembers the last briefing of each stored route that was made to be used, and what imports have changed of it since. Promise: what was
 * not remembered counts as new, never as seen; a text that differs by one character is changed.
 */
import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingPlan } from '#contract/briefing/options.ts';
import type { RememberedBriefing } from '#contract/briefing/remembered.ts';
import { Refusal } from '../refusal.ts';

/** Routes of one user with a remembered briefing; the oldest is forgotten for the next. */
export const MOST_REMEMBERED = 100;
/** NOTAMs of one briefing, in its order; those after them are new again the next time. */
const MOST_NOTICES = 5_000;
/** A plan as JSON, with the options of the briefing, has at most this many characters. */
const MOST_PLAN = 120_000;
const DIGITS = 16;

/** A briefing showed these texts, by the ids of their NOTAMs, as `textOf` has them. */
export type LastBriefing = { made: string; notamsImportedAt: string | null; texts: ReadonlyMap<string, string> };

/** They count the NOTAMs that a briefing shows and that the one before did not, with another text, and no longer. */
type Differences = Pick<NonNullable<Briefing['last']>, 'added' | 'changed' | 'gone'>;

/** These columns of a briefing are stored; moments are ISO 8601 UTC. */
export type BriefingToRemember = Pick<Row, 'made' | 'notamsImportedAt' | 'until' | 'plan'> & { notices: string };

export type Watched = { routeId: string; made: string; plan: BriefingPlan; userId: string };

type Row = {
  routeId: string;
  name: string;
  made: string;
  notamsImportedAt: string | null;
  until: string;
  plan: string;
  added: number;
  changed: number;
  gone: number;
};

export function openBriefingMemory(db: Database, clock: () => Date) {
  const one = db.prepare<[string], { made: string; notamsImportedAt: string | null; notices: string }>(
    'SELECT made_at AS made, notams_imported_at AS notamsImportedAt, notices FROM briefings WHERE route_id = ?',
  );
  const put = db.prepare<Omit<Row, 'name' | 'added' | 'changed' | 'gone'> & { notices: string }>(
    `INSERT INTO briefings (route_id, made_at, notams_imported_at, until, plan, notices, added, changed, gone)
     VALUES (:routeId, :made, :notamsImportedAt, :until, :plan, :notices, 0, 0, 0)
     ON CONFLICT (route_id) DO UPDATE
       SET made_at = excluded.made_at, notams_imported_at = excluded.notams_imported_at, until = excluded.until, plan = excluded.plan,
           notices = excluded.notices, added = 0, changed = 0, gone = 0`,
  );
  const forgetOldest = db.prepare<[string]>(
    `DELETE FROM briefings
      WHERE route_id IN (SELECT b.route_id
                           FROM routes own
                           JOIN routes r ON r.user_id = own.user_id
                           JOIN briefings b ON b.route_id = r.id
                          WHERE own.id = ?
                          ORDER BY b.made_at DESC, b.route_id
                          LIMIT -1 OFFSET ${MOST_REMEMBERED})`,
  );
  const ofUser = db.prepare<{ userId: string; now: string }, Omit<Row, 'plan'> & { isChanged: 0 | 1 }>(
    `SELECT b.route_id AS routeId, r.name, b.made_at AS made, b.notams_imported_at AS notamsImportedAt, b.until, b.added, b.changed, b.gone,
            b.until > :now AND b.added + b.changed + b.gone > 0 AS isChanged
       FROM routes r
       JOIN briefings b ON b.route_id = r.id
      WHERE r.user_id = :userId
      ORDER BY isChanged DESC, b.made_at DESC, b.route_id`,
  );
  const current = db.prepare<[string], { routeId: string; made: string; plan: string; userId: string }>(
    `SELECT b.route_id AS routeId, b.made_at AS made, b.plan, r.user_id AS userId
       FROM briefings b
       JOIN routes r ON r.id = b.route_id
      WHERE b.until > ?
      ORDER BY b.made_at DESC, b.route_id`,
  );
  const isAny = db.prepare<[string], 1>('SELECT 1 FROM briefings WHERE until > ? LIMIT 1').pluck();
  const note = db.prepare<Differences & { routeId: string; made: string }>(
    `UPDATE briefings
        SET added = :added, changed = :changed, gone = :gone
      WHERE route_id = :routeId AND made_at = :made AND (added, changed, gone) <> (:added, :changed, :gone)`,
  );
  const remember = db.transaction((row: Parameters<typeof put.run>[0] & { routeId: string }) => {
    put.run(row);
    forgetOldest.run(row.routeId);
  });

  return {
    /** Finds the last briefing of a route; undefined without one. */
    last(routeId: string): LastBriefing | undefined {
      const row = one.get(routeId.toLowerCase());
      if (!row) return undefined;
      const { made, notamsImportedAt, notices } = row;
      return { made, notamsImportedAt, texts: new Map(Object.entries(JSON.parse(notices) as Record<string, string>)) };
    },
    /** Replaces the one before. Throws `bodyTooLarge` for a plan that cannot be stored. */
    remember(routeId: string, briefing: BriefingToRemember): void {
      if (briefing.plan.length > MOST_PLAN)
        throw new Refusal('bodyTooLarge', {
          message: `A remembered briefing has a plan of at most ${MOST_PLAN} characters; give it fewer winds.`,
        });
      remember.immediate({ routeId: routeId.toLowerCase(), ...briefing });
    },
    /** Lists those of the routes of a user: the ones that imports have changed first, then the last made. */
    list: (userId: string): RememberedBriefing[] =>
      ofUser.all({ userId, now: clock().toISOString() }).map(({ isChanged, ...row }) => ({ ...row, isChanged: isChanged === 1 })),
    /** Tells whether there is any of a flight that is not over. */
    isAnyWatched: (): boolean => isAny.get(clock().toISOString()) === 1,
    /** Lists the briefings of flights that are not over, which an import may change; the last made comes first. */
    watched: (): Watched[] =>
      current.all(clock().toISOString()).map(({ plan, ...row }) => ({ ...row, plan: JSON.parse(plan) as BriefingPlan })),
    /** What an import has made of it; false where nothing is other than before, or another briefing was made meanwhile. */
    conclude: ({ routeId, made }: Pick<Watched, 'routeId' | 'made'>, { added, changed, gone }: Differences): boolean =>
      note.run({ routeId, made, added, changed, gone }).changes > 0,
  };
}

export type BriefingMemory = ReturnType<typeof openBriefingMemory>;

/** Returns what is remembered of a briefing that was made by this plan. */
export function memoryOf(plan: BriefingPlan, { made, data, settings, route, notices }: Briefing): BriefingToRemember {
  const { since: _since, known: _known, ...options } = plan.options ?? {};
  const texts = notices.slice(0, MOST_NOTICES).map(({ id, message }) => [id, textOf(message)] as const);
  return {
    made,
    notamsImportedAt: data.notamsImportedAt,
    until: settings.to,
    plan: JSON.stringify({ ...plan, options, ...(route.depart !== null && { depart: route.depart }) }),
    notices: JSON.stringify(Object.fromEntries(texts)),
  };
}

/** A text as the memory keeps it: the begin of its SHA-256. */
export const textOf = (message: string): string => hash('sha256', message, 'hex').slice(0, DIGITS);

/** `shown` is what a briefing shows now. */
export function differencesOf({ texts }: LastBriefing, shown: readonly { id: string; message: string }[]): Differences {
  const counts = { added: 0, changed: 0, gone: texts.size };
  for (const { id, message } of shown) {
    const text = texts.get(id);
    if (text === undefined) counts.added += 1;
    else {
      counts.gone -= 1;
      if (text !== textOf(message)) counts.changed += 1;
    }
  }
  return counts;
}
