/** The chain of a NOTAM is what it replaced or cancels and what replaced or cancelled it, the oldest first. */
import type { Database } from 'better-sqlite3';
import type { Notam } from '#contract/notams/notam.ts';
import { notamColumns, notamIn, type NotamRow } from '../store/notam-row.ts';
import { statusAt, statusColumns, type Status, type StatusRow } from './status.ts';

export type ChainLink = {
  /** Null for a NOTAM that another one refers to and that is not stored. */
  id: string | null;
  notamId: string | null;
  type: 'N' | 'R' | 'C' | null;
  status: Status | null;
  /** Both are null where no other NOTAM ended it; the time is ISO 8601 UTC. */
  endedHow: 'R' | 'C' | null;
  endedAt: string | null;
  notam: Notam | null;
};

type Row = NotamRow & StatusRow & { type: ChainLink['type']; ref_number: string | null };
type Reference = { from_id: string; from_number: string | null; how: 'R' | 'C'; at: string | null; target_id: string | null };

/** NOTAMs of a chain that are followed each way; checklists are replaced monthly for years. */
const LONGEST_CHAIN = 500;

/** A NOTAM that was deleted by age, or has not arrived, is a link without contents. */
const absent = { type: null, status: null, endedHow: null, endedAt: null, notam: null } satisfies Partial<ChainLink>;

export function openHistory(db: Database) {
  const byId = db.prepare<[string], Row>(`SELECT ${notamColumns}, ${statusColumns}, n.type, n.ref_number FROM notams n WHERE n.id = ?`);
  const referenceOf = db.prepare<[string], Reference>(
    'SELECT from_id, from_number, how, at, target_id FROM notam_references WHERE from_id = ?',
  );
  const naming = db.prepare<[string], Reference>(
    `SELECT from_id, from_number, how, at, target_id
       FROM notam_references
      WHERE target_id = ?
      ORDER BY at, from_id`,
  );

  function linkOf(row: Row, at: string): ChainLink {
    return {
      id: row.id,
      notamId: row.notamId,
      type: row.type,
      status: statusAt(row, at),
      endedHow: row.ended_how as ChainLink['endedHow'],
      endedAt: row.ended_at,
      notam: notamIn(row),
    };
  }

  function earlier(id: string, at: string, seen: Set<string>): ChainLink[] {
    const links: ChainLink[] = [];
    for (let from = id; links.length < LONGEST_CHAIN;) {
      const reference = referenceOf.get(from);
      if (!reference) break;
      const { target_id: target, how, at: endedAt } = reference;
      const row = target === null ? undefined : byId.get(target);
      const number = byId.get(from)?.ref_number ?? null;
      if (target !== null && seen.has(target)) break;
      links.unshift(row ? linkOf(row, at) : { ...absent, id: target, notamId: number, endedHow: how, endedAt });
      if (target === null) break;
      seen.add(target);
      from = target;
    }
    return links;
  }

  function later(id: string, at: string, seen: Set<string>): ChainLink[] {
    const links: ChainLink[] = [];
    const open = [id];
    for (let from = open.shift(); from !== undefined && links.length < LONGEST_CHAIN; from = open.shift()) {
      for (const { from_id: next, from_number: notamId, how } of naming.all(from)) {
        if (seen.has(next)) continue;
        seen.add(next);
        const row = byId.get(next);
        links.push(row ? linkOf(row, at) : { ...absent, id: next, notamId, type: how });
        open.push(next);
      }
    }
    return links;
  }

  return {
    /** Undefined for an id that is not stored. `at` is the moment that the statuses are of. */
    history(id: string, at: string): ChainLink[] | undefined {
      const row = byId.get(id) ?? byId.get(id.toLowerCase());
      if (!row) return undefined;
      const seen = new Set([row.id]);
      return [...earlier(row.id, at, seen), linkOf(row, at), ...later(row.id, at, seen)];
    },
  };
}
