import { useSettings } from '#renderer/data/settings/settings.ts';
import { localTime, utc } from './time.ts';

const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times of this machine and its data: in local time where the user wants that, else UTC; undefined for an invalid date. */
export function useMoment(): (date: string) => string | undefined {
  const isLocal = useSettings(({ settings }) => settings.timeZone === 'local');
  return (date) => (isLocal ? (localTime(Date.parse(date), machineZone) ?? utc(date)) : utc(date));
}
