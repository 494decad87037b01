/** Several commands say the same of progress, results, ages and losses. */
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { Step, StepUnit } from '#contract/progress.ts';
import type { SourceResult } from '#contract/sync/sync.ts';
import { CLOCK_TOLERANCE, roundedAge } from '#domain/age.ts';
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

/** Tells how long before `now` a moment (ISO 8601) was, in words; a future time is reported as a wrong clock. */
export function ageIn(moment: string, now: Date): string {
  const age = now.getTime() - Date.parse(moment);
  if (age < -CLOCK_TOLERANCE) return "in the future: this machine's clock is wrong, or the source's";
  const { value, unit } = roundedAge(age);
  return age < 60_000 ? 'just now' : `${value} ${value === 1 ? unit.slice(0, -1) : unit} ago`;
}

/** `of 2026-08-22`; data without a date is `of unknown date`. */
export const ofDay = (date: string | null): string => `of ${date?.slice(0, 10) ?? 'unknown date'}`;
