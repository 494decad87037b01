/** A parsed item D. Minutes count from midnight UTC; days are days since 1970-01-01. */

type SunEvent = { sun: 'rise' | 'set'; offsetMinutes: number };
/** It is minutes, or a time by the sun. */
export type DayTime = number | SunEvent;
export type TimeRange = { from: DayTime; to: DayTime };

/** Days to which the times apply; all three undefined means every day. */
export type Days = {
  /** The last day is included. */
  ranges: { first: number; last: number }[];
  /** 0 is Sunday. */
  weekdays: Set<number>;
};

export type Group = {
  days: Days;
  /** Empty means the whole day. */
  times: TimeRange[];
  /** A span runs continuously from a time on one day to a time on a later one. */
  spans: Span[];
  except: Exception | null;
};

export type Span =
  | { kind: 'dates'; firstDay: number; from: DayTime; lastDay: number; to: DayTime }
  | { kind: 'weekdays'; weekday: number; from: DayTime; lastWeekday: number; to: DayTime };

export type Exception = { days: Days; times: TimeRange[]; spans: Span[] };
export type Schedule = readonly Group[];

export const MINUTES_A_DAY = 1440;
export const MS_A_MINUTE = 60_000;
export const MS_A_DAY = 86_400_000;

export const hasDays = ({ ranges, weekdays }: Days): boolean => ranges.length > 0 || weekdays.size > 0;
export const noDays = (): Days => ({ ranges: [], weekdays: new Set() });
/** 0 is Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
export const dayOf = (at: Date): number => Math.floor(at.getTime() / MS_A_DAY);

const bySun = (time: DayTime): boolean => typeof time !== 'number';

export function usesSun(schedule: Schedule): boolean {
  return schedule.some(
    ({ times, spans, except }) =>
      [...times, ...(except?.times ?? [])].some(({ from, to }) => bySun(from) || bySun(to)) ||
      [...spans, ...(except?.spans ?? [])].some(({ from, to }) => bySun(from) || bySun(to)),
  );
}
