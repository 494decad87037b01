/** A row of `sources`, without its key, and as the contract has it. */
import type { Source, SourceKind } from '#contract/sync/sources.ts';
import type { Reason } from '#contract/problems/reasons.ts';

/** Clocks of servers and files may differ by this much without being wrong. */
const CLOCKS_DIFFER_MS = 300_000;

export type SourceRow = {
  id: string;
  kind: SourceKind;
  name: string;
  address: string;
  has_key: 0 | 1;
  is_enabled: 0 | 1;
  every_hours: number | null;
  rank: number;
  created_at: string;
  state: 'never' | 'fresh' | 'unreachable' | 'refused';
  /** A Reason as JSON. */
  message: string | null;
  data_date: string | null;
  fetched_at: string | null;
  tried_at: string | null;
  next_at: string | null;
  failures: number;
};

export const sourceColumns = `id, kind, name, address, api_key IS NOT NULL AS has_key, is_enabled, every_hours, rank, created_at, state, message,
       data_date, fetched_at, tried_at, next_at, failures`;

export const toSource = (row: SourceRow, { now, isRunning }: { now: Date; isRunning: boolean }): Source => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  address: row.address,
  hasKey: row.has_key === 1,
  isEnabled: row.is_enabled === 1,
  everyHours: row.every_hours,
  rank: row.rank,
  state: isRunning ? 'running' : row.state,
  failure: failureIn(row.message),
  dataDate: past(row.data_date, now),
  fetchedAt: past(row.fetched_at, now),
  triedAt: past(row.tried_at, now),
  nextAt: row.next_at,
  failures: row.failures,
  createdAt: row.created_at,
});

/** A time in the future came from a wrong clock: the age is unknown, and must not be shown as young. */
function past(moment: string | null, now: Date): string | null {
  return moment !== null && Date.parse(moment) > now.getTime() + CLOCKS_DIFFER_MS ? null : moment;
}

/** Aeroshelf 0.1 wrote a sentence here, which a program can't use; the next attempt replaces it. */
function failureIn(stored: string | null): Reason | null {
  if (stored === null || !stored.startsWith('{')) return null;
  return JSON.parse(stored) as Reason;
}
