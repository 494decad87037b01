/** What several commands say: progress, results, ages and losses. */
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { Step, StepUnit } from '#contract/progress.ts';
import type { SourceResult } from '#contract/sync/sync.ts';
import { words } from './words.ts';

const units: Record<StepUnit, string> = {
  bytes: 'bytes',
  rows: 'rows',
  files: 'files',
  airports: 'airports',
  changes: 'changes',
  notams: 'NOTAMs',
  stations: 'stations',
};

export const stepSentence = ({ code, source, file }: Step): string =>
  [source, words.steps[code](file ?? '')].filter((part) => part !== null).join(': ');

/** `3 of 10 files`; empty before anything is done. */
export function amountSentence({ done, total, unit }: Step): string {
  if (done === 0) return '';
  return `${total === null ? done : `${done} of ${total}`} ${units[unit]}`;
}

export const resultSentences: Record<SourceResult, string> = {
  new: 'fetched what is new',
  same: 'nothing new',
  recent: 'not asked',
  unreachable: 'not reached',
  offline: 'not asked: the network is off',
  refused: 'refused',
  busy: 'not imported: another import is running',
  cancelled: 'cancelled; what was already downloaded is kept',
};

/** A line for each table that has fewer rows than in the dataset before. */
export const shrunkLines = (shrunk: readonly Shrunk[]): string[] =>
  shrunk.map(({ resource, before, now }) => `Fewer ${resource} than before: ${now} instead of ${before}.`);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks of two machines may differ by this much. */
const TOLERANCE = 5 * MINUTE;

/** Data never looks younger than it is: ages are rounded up, and a future time is reported as a wrong clock. How long before `now` a moment (ISO 8601) was, in words. */
export function ageIn(moment: string, now: Date): string {
  const age = now.getTime() - Date.parse(moment);
  if (age < -TOLERANCE) return "in the future: this machine's clock is wrong, or the source's";
  if (age < MINUTE) return 'just now';
  if (age < 2 * HOUR) return counted(age / MINUTE, 'minute');
  if (age < 2 * DAY) return counted(age / HOUR, 'hour');
  return counted(age / DAY, 'day');
}

/** `of 2026-08-22`; data without a date is `of unknown date`. */
export const ofDay = (date: string | null): string => `of ${date?.slice(0, 10) ?? 'unknown date'}`;

function counted(amount: number, unit: string): string {
  const whole = Math.ceil(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
