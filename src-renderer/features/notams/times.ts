import { useSettings } from '#renderer/stores/settings.ts';
import { localTime, utc } from '#renderer/wording/time.ts';
import type { WriteTime } from './period.ts';

const machineZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Times of notices are UTC, as in the notices; this machine's stand beside them where the user wants them. */
export function writeTime(zone: string | undefined): WriteTime {
  return (date) => {
    const there = utc(date);
    if (there === undefined) return date;
    const here = zone === undefined ? undefined : localTime(Date.parse(date), zone);
    return here === undefined ? there : `${there} (${here})`;
  };
}

export function useTimes(): WriteTime {
  const isLocal = useSettings(({ settings }) => settings.timeZone === 'local');
  return writeTime(isLocal ? machineZone : undefined);
}
