/** Writes times as `21 NOV 2026 0315Z`, of the data and of NOTAMs alike, and local ones with their offset, `21 NOV 2026 0415 UTC+1`. */
import type { Settings } from '#contract/settings.ts';
import { formatDatedZulu, formatDayZulu, formatZulu, formatZuluTime } from '#domain/time.ts';
import { clockIn } from '#domain/zone-clock.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';

/** Writes `21 NOV 2026 0315Z`; undefined for an invalid date. */
export function zulu(date: string | number): string | undefined {
  const time = new Date(date).getTime();
  return Number.isNaN(time) ? undefined : formatDatedZulu(time);
}

/** Writes `22 NOV 2200Z`. */
export const dayTime = (date: string | number): string => formatZulu(new Date(date).getTime());
/** Writes `22 NOV 2200Z`, with the year where it is not that of `now`. */
export const dayTimeAt = (moment: number, now: number): string => formatDayZulu(moment, now);
/** Writes `2200Z`. */
export const timeOnly = (date: string | number): string => formatZuluTime(new Date(date).getTime());

/** Writes local date and time with the offset, `21 NOV 2026 0415 UTC+1`; undefined where this machine does not know the zone. */
export function localTime(now: number, zone: string): string | undefined {
  const clock = clockIn(now, zone);
  return clock && `${zulu(`${clock.date}T${clock.time}Z`)?.slice(0, -1)} ${clock.offset}`;
}

export const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Chooses the IANA zone for the times of an airport; UTC where the airport's is missing here or in the dataset. */
export function chosenZone(choice: Settings['timeZone'], ofAirport: string | null): string {
  if (choice === 'local') return machineZone;
  return choice === 'airport' && ofAirport !== null && clockIn(0, ofAirport) !== undefined ? ofAirport : 'UTC';
}

/** Writes times of this machine and its data: in local time where the user wants that, else in UTC; undefined for an invalid date. */
export function useStamp(): (date: string) => string | undefined {
  const isLocal = useSettings(({ settings }) => settings.timeZone === 'local');
  return (date) => (isLocal ? (localTime(Date.parse(date), machineZone) ?? zulu(date)) : zulu(date));
}

/** Writes `0732Z`, or `08:32 UTC+1` in the zone that the user wants times of an airport in. */
export function useLocalTime(): (iso: string, zone: string | null) => string {
  const choice = useSettings(({ settings }) => settings.timeZone);
  return (iso, zone) => {
    const chosen = chosenZone(choice, zone);
    const clock = chosen === 'UTC' ? undefined : clockIn(Date.parse(iso), chosen);
    return clock ? `${clock.time} ${clock.offset}` : timeOnly(iso);
  };
}
