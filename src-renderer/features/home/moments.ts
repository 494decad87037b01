/** Times of the desk: Zulu as NOTAMs are read, or by the zone that the user chose. */
import { formatZulu, formatZuluTime } from '#domain/time.ts';
import { clockIn } from '#domain/zone-clock.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone } from '#renderer/format/time.ts';

/** `22 NOV 2200Z`. */
export const dayTime = (iso: string): string => formatZulu(Date.parse(iso));
/** `2200Z`. */
export const timeOnly = (iso: string): string => formatZuluTime(Date.parse(iso));

/** `0732Z`, or `08:32 UTC+1` in the zone that the user wants times of an airport in. */
export function useLocalTime(): (iso: string, zone: string | null) => string {
  const choice = useSettings(({ settings }) => settings.timeZone);
  return (iso, zone) => {
    const chosen = chosenZone(choice, zone);
    const clock = chosen === 'UTC' ? undefined : clockIn(Date.parse(iso), chosen);
    return clock ? `${clock.time} ${clock.offset}` : timeOnly(iso);
  };
}
