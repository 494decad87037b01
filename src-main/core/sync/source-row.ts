/**
 * Turns a row of `sources` into the contract's form. Promise: what this version never writes, a kind or state of another one or a text that
 * is no time, is shown as unknown or left out.
 */
import { Source } from '#contract/sync/sources.ts';
import { reasonValues, type Reason } from '#contract/problems/reasons.ts';
import { parsedJson } from '../text/json.ts';
import { faultOf } from '#contract/schema/fault.ts';

/** Clocks of servers and files may differ by this much without being wrong. */
const CLOCKS_DIFFER_MS = 300_000;

export type SourceRow = {
  id: string;
  kind: string;
  name: string;
  address: string;
  complete_for: string;
  is_enabled: 0 | 1;
  every_hours: number | null;
  rank: number;
  created_at: string;
  state: string;
  /** It is a Reason as JSON. */
  message: string | null;
  data_date: string | null;
  fetched_at: string | null;
  tried_at: string | null;
  next_at: string | null;
  failures: number;
};

export const sourceColumns = `id, kind, name, address, complete_for, is_enabled, every_hours, rank, created_at, state, message,
       data_date, fetched_at, tried_at, next_at, failures`;

export const toSource = (
  row: SourceRow,
  { now, isRunning, isConfigured, hasKey }: { now: Date; isRunning: boolean; isConfigured: boolean; hasKey: boolean },
): Omit<Source, 'nextAttempt'> => ({
  id: row.id,
  kind: kindOf(row),
  name: row.name,
  address: row.address,
  hasKey,
  isConfigured,
  completeFor: row.complete_for.split(' ').filter(Boolean),
  isEnabled: row.is_enabled === 1 && kindOf(row) !== 'unknown',
  everyHours: row.every_hours,
  rank: row.rank,
  state: isRunning ? 'running' : stateOf(row),
  failure: failureIn(row.message),
  dataDate: past(row.data_date, now),
  fetchedAt: past(row.fetched_at, now),
  triedAt: past(row.tried_at, now),
  nextAt: momentOf(row.next_at),
  failures: row.failures,
  createdAt: row.created_at,
});

/** A time in the future came from a wrong clock: the age is unknown, and must not be shown as young. */
function past(stored: string | null, now: Date): string | null {
  const moment = momentOf(stored);
  return moment !== null && Date.parse(moment) > now.getTime() + CLOCKS_DIFFER_MS ? null : moment;
}

const momentOf = (stored: string | null): string | null => (stored !== null && Number.isNaN(Date.parse(stored)) ? null : stored);

const { kind: kinds, state: states } = Source.properties;
const kindOf = ({ kind }: SourceRow): Source['kind'] => (faultOf(kinds, kind) === undefined ? (kind as Source['kind']) : 'unknown');
const stateOf = ({ state }: SourceRow): Source['state'] => (faultOf(states, state) === undefined ? (state as Source['state']) : 'never');

/** Another version may have written another code; the next attempt replaces it. */
function failureIn(stored: string | null): Reason | null {
  if (stored === null) return null;
  const failure = parsedJson(stored) as Partial<Reason> | null | undefined;
  return failure && Object.hasOwn(reasonValues, failure.code ?? '') && typeof failure.text === 'string' ? (failure as Reason) : null;
}
