/**
 * Keeps users' favourites and notes in step with the dataset in use: names and codes are updated, vanished airports are marked so. Promise: all
 * are updated or none; nothing that the user wrote is changed or removed.
 */
import type { Database } from 'better-sqlite3';
import { markColumns, type Mark, type Marks, type StoredMark } from './marks.ts';

/** What changed; each airport once, however many users marked it. */
export type Followed = { vanished: Mark[]; back: Mark[]; renamed: Mark[] };

type Row = StoredMark & { userId: string };

const tables = ['favourites', 'notes'] as const;

export function openFollowing(db: Database, marks: Marks, clock: () => Date) {
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
      const held = marks.held([...ids]);
      const now = clock().toISOString();
      const outcome = { vanished: new Map<string, Mark>(), back: new Map<string, Mark>(), renamed: new Map<string, Mark>() };

      const followed = (row: Row): Row[] => {
        const mark = held.get(row.airportId);
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
