/** The date that a user gives to a set whose files have none. */
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '../reasons/reason.ts';
import { Refusal } from '../refusal.ts';

const written = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** The earliest time zone is this far ahead of UTC, in milliseconds. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** A date, or a time with its zone, as ISO 8601 UTC and not after `now`. Throws `invalidRequest` for anything else, and for one in the future. */
export function importDate(text: string, now: Date): string {
  const time = written.test(text) && isOfCalendar(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw refused(reason('dateInvalid', { date: text.slice(0, 40) }, { field: 'date' }));
  if (time > now.getTime() + FIRST_ZONE_MS) throw refused(reason('dateInFuture', { date: text }, { field: 'date' }));
  return new Date(Math.min(time, now.getTime())).toISOString();
}

/** Date.parse turns 30 February into 2 March. */
function isOfCalendar(day: string): boolean {
  const parsed = new Date(day);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

const refused = (why: Reason): Refusal => new Refusal('invalidRequest', { reasons: [why] });
