/** Times of data as `2026-11-21 03:15 UTC`, those of NOTAMs as `21 NOV 2026 0315Z`; always with the zone or its offset. */
import type { Settings } from '#contract/settings.ts';
import { formatDatedZulu } from '#domain/time.ts';
import { clockIn } from '#domain/zone-clock.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';

/** `2026-11-21 03:15 UTC`, or undefined for an invalid date. */
export function utc(date: string | number): string | undefined {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return undefined;
  const text = time.toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}

/** `21 NOV 2026 0315Z`, as NOTAMs are read, or undefined for an invalid date. */
export function zulu(date: string | number): string | undefined {
  const time = new Date(date).getTime();
  return Number.isNaN(time) ? undefined : formatDatedZulu(time);
}

/** Local date and time with its offset, `2026-11-21 04:15 UTC+1`; undefined where this machine does not know the zone. */
export function localTime(now: number, zone: string): string | undefined {
  const clock = clockIn(now, zone);
  return clock && `${clock.date} ${clock.time} ${clock.offset}`;
}

/** IANA zone of this machine. */
const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The IANA zone that the user wants times of an airport in; UTC where the airport's is not known, here or to the dataset. */
export function chosenZone(choice: Settings['timeZone'], ofAirport: string | null): string {
  if (choice === 'local') return machineZone;
  return choice === 'airport' && ofAirport !== null && clockIn(0, ofAirport) !== undefined ? ofAirport : 'UTC';
}

/** Times of this machine and its data: in local time where the user wants that, else UTC; undefined for an invalid date. */
export function useMoment(): (date: string) => string | undefined {
  const isLocal = useSettings(({ settings }) => settings.timeZone === 'local');
  return (date) => (isLocal ? (localTime(Date.parse(date), machineZone) ?? utc(date)) : utc(date));
}
