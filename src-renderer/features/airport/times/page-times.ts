/** One airport's page writes its times as `22 NOV 2026 2200Z`, or all of them local, `22 NOV 2026 2300 UTC+1`. */
import { formatTenDigits } from '#domain/time.ts';
import { clockIn } from '#domain/zone-clock.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { writeTime } from '#renderer/format/notams/use-times.ts';
import { chosenZone, localTime } from '#renderer/format/time.ts';
import { create } from 'zustand';

export type PageTimes = {
  /** It is the IANA zone of the airport, where that is known. */
  zone: string | undefined;
  isLocal: boolean;
  /** It writes dates in ISO 8601; any other text stays unchanged. */
  write: WriteTime;
  /** The hint has the day and time, `222200Z`, and the time in the other zone. */
  hint: WriteTime;
};

export const zoneOf = (timezone: string | null): string | undefined =>
  timezone !== null && clockIn(0, timezone) !== undefined ? timezone : undefined;

/** Times are in UTC with what the user's settings add, until local time is requested. */
export function usePageTimes(timezone: string | null): PageTimes {
  const choice = useSettings(({ settings }) => settings.timeZone);
  const zone = zoneOf(timezone);
  const isLocal = useLocalTimes((times) => times.isLocal) && zone !== undefined;
  const chosen = chosenZone(choice, timezone);
  return {
    zone,
    isLocal,
    write: isLocal ? localTimes(zone) : writeTime(chosen === 'UTC' ? undefined : chosen),
    hint: isLocal
      ? (date) => `${dayTime(date)} · ${writeTime(undefined)(date)}`
      : (date) => [dayTime(date), ...hereOf(date, zone)].join(' · '),
  };
}

/** Writes `222200Z`. */
const dayTime: WriteTime = (date) => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? date : `${formatTenDigits(moment).slice(4)}Z`;
};

/** The zone's own time is written as `22 NOV 2026 2300 UTC+1`. */
export const localTimes =
  (zone: string): WriteTime =>
  (date) =>
    localTime(Date.parse(date), zone) ?? date;

function hereOf(date: string, zone: string | undefined): string[] {
  const clock = zone === undefined ? undefined : clockIn(Date.parse(date), zone);
  return clock === undefined || clock.offset === 'UTC' ? [] : [`${clock.time} ${clock.offset}`];
}

type LocalTimes = { isLocal: boolean; toggle: () => void };

export const useLocalTimes = create<LocalTimes>((set, get) => ({ isLocal: false, toggle: () => set({ isLocal: !get().isLocal }) }));
