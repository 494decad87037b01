/** Times that a text lists behind a closure, read by the grammar of item D. */
import type { ActivePeriod } from '../notice.ts';
import { parseSchedule } from '#core/notams/schedule/grammar.ts';
import { periodsOf } from '#core/notams/schedule/periods.ts';
import { MS_A_MINUTE, usesSun } from '#core/notams/schedule/schedule.ts';
import type { Span } from './effect.ts';

/** More periods than this are a routine of weeks, which the words tell better. */
const MAX_PERIODS = 31;
const SLACK_MS = 10 * MS_A_MINUTE;

export type Listed = { periods: ActivePeriod[]; /** The times are those of the whole NOTAM. */ isThroughout: boolean };

/** Null where the times can't be told: without an end, in local time, in words. */
export function listedPeriods(words: string, { from, to }: Span): Listed | null {
  if (from === null || to === null || words === '' || /\d[L]\b|\bL(?:T|CL|OCAL)\b/.test(words)) return null;
  const plain = words
    .replace(/\b(?:FM|FROM|ON|AT|THE|BTN|BETWEEN|EV|EVERY|UTC|Z)\b/g, (word) => (word === 'BTN' || word === 'BETWEEN' ? 'BTN' : ''))
    .trim();
  const schedule = parseSchedule(plain, from);
  if (schedule === null || usesSun(schedule)) return null;
  const periods = periodsOf(schedule, { start: from.getTime(), end: to.getTime() }, null);
  const [only] = periods;
  if (only === undefined || periods.length > MAX_PERIODS) return null;
  const isThroughout = periods.length === 1 && only.start - from.getTime() <= SLACK_MS && to.getTime() - only.end <= SLACK_MS;
  return {
    isThroughout,
    periods: periods.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  };
}
