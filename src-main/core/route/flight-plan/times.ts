/**
 * Reads and checks the times of a flight plan: those of the day, elapsed ones, and those at points (Doc 4444, Appendix 2, items 13, 16 and 18 DOF/,
 * EET/, DLE/).
 */
import { utcMoment } from '#domain/time.ts';
import { at, whole, wordsOf, type Fault, type Part } from './fault.ts';

const DAY = 24 * 60;

/** HHMM becomes minutes; another form, or minutes over 59, become undefined. */
export function minutesOf(value: string): number | undefined {
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(value) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** HHMM of whole minutes; undefined for more than two figures can hold. */
export function elapsedText(minutes: number): string | undefined {
  const rounded = Math.round(minutes);
  if (rounded >= 100 * 60) return undefined;
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}${String(rounded % 60).padStart(2, '0')}`;
}

export function timeOfDayFaults(value: string): Fault[] {
  const minutes = minutesOf(value);
  return minutes === undefined || minutes >= DAY ? [whole('timeOutOfRange', value)] : [];
}

export function elapsedFaults(value: string): Fault[] {
  const minutes = minutesOf(value);
  if (minutes === undefined) return [whole('timeOutOfRange', value)];
  return minutes === 0 ? [whole('zero', value)] : [];
}

/** Midnight of YYMMDD, in milliseconds since 1970; undefined for a day that does not exist. */
export function dayOf(value: string): number | undefined {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (year === undefined) return undefined;
  return utcMoment({ year: 2000 + Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0 });
}

export const dateFaults = (value: string): Fault[] => (dayOf(value) === undefined ? [whole('dateImpossible', value)] : []);

type Timed = Part & { minutes: number | undefined };

/** HHMM follows a designator, coordinates or a region: `LFMM0025`, `46N050W0400`. */
const timed = /^[A-Z0-9]{2,11}(?<time>\d{4})$/;

export const timedPoints = (value: string): Timed[] =>
  wordsOf(value).map((word) => ({ ...word, minutes: minutesOf(timed.exec(word.text)?.groups?.['time'] ?? '') }));

export const timedPointFaults = (value: string): Fault[] =>
  timedPoints(value).flatMap((point) =>
    point.minutes !== undefined ? [] : [at(timed.test(point.text) ? 'timeOutOfRange' : 'wrongForm', point)],
  );

/** Elapsed times are counted from departure, so that none is smaller than the one before it. */
export function elapsedOrderFaults(value: string): Fault[] {
  let latest = 0;
  return timedPoints(value).flatMap((point) => {
    if (point.minutes === undefined) return [];
    if (point.minutes < latest) return [at('timesNotIncreasing', point)];
    latest = point.minutes;
    return [];
  });
}
