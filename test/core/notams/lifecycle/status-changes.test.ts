/** Where statuses change, against every moment of every NOTAM. */
import type { Database } from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openPassingState } from '#core/database/state.ts';
import { NEVER } from '#core/notams/lifecycle/span.ts';
import { latestChange, openLatestChange } from '#core/notams/lifecycle/status-changes.ts';
import { statusAt, type StatusRow } from '#core/notams/lifecycle/status.ts';
import { times } from '../../../helpers/long.ts';

/** They are few, so that they meet; some have milliseconds. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((minutes) => new Date(Date.UTC(2026, 10, 21, 6, minutes)).toISOString()),
  fc.integer({ min: 0, max: 120_000 }).map((ms) => new Date(Date.UTC(2026, 10, 21, 6) + ms).toISOString()),
);

type Stored = { from: string; over: string; overdue: string | null };
const stored: fc.Arbitrary<Stored> = fc.record({
  from: fc.oneof(moment, fc.constant('')),
  over: fc.oneof(moment, fc.constant(NEVER)),
  overdue: fc.option(moment),
});

function fill(db: Database, rows: readonly Stored[]): void {
  db.exec('DELETE FROM notams');
  const add = db.prepare(
    `INSERT INTO notams (id, updated_at, message, message_fold, effective_start, over_at, overdue_at)
     VALUES (:id, 't', 'M', 'm', :from, :over, :overdue)`,
  );
  for (const [id, row] of rows.entries()) add.run({ id: String(id), ...row });
}

type Known = StatusRow & { row: number };
const known = (db: Database): Known[] =>
  db.prepare<[], Known>('SELECT row, effective_start, expires_at, over_at, overdue_at, ended_at, ended_how FROM notams').all();

it('the latest change is a moment at which every status is that of the moment in the query', () => {
  const db = openPassingState({ clock: () => new Date('2026-11-21T06:00:00Z') });
  const momentOf = openLatestChange(db);
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 12 }), moment, (rows, one) => {
      fill(db, rows);
      const all = known(db);
      const same = momentOf(one);
      expect(same <= one).toBe(true);
      expect(all.map((row) => statusAt(row, same))).toEqual(all.map((row) => statusAt(row, one)));
    }),
    { numRuns: times(300, 10_000) },
  );
  db.close();
});

it('the latest change is found by indexes alone', () => {
  const db = openPassingState({ clock: () => new Date('2026-11-21T06:00:00Z') });
  const steps = db
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN SELECT ${latestChange.replaceAll(':at', "'2026'")}`)
    .all()
    .map(({ detail }) => detail)
    .filter((detail) => / n\b/.test(detail));
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toMatch(/^SEARCH n USING COVERING INDEX notams_by_\w+ \(/);
  db.close();
});
