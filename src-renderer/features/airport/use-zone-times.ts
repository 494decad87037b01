import { writeTime } from '#renderer/features/notams/times.ts';
import type { WriteTime } from '#renderer/features/notams/period.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { chosenZone } from '#renderer/wording/time.ts';

/** Times of notices are UTC, as in the notices; the zone that the user chose stands beside them. */
export function useZoneTimes(ofAirport: string | null): WriteTime {
  const zone = chosenZone(
    useSettings(({ settings }) => settings.timeZone),
    ofAirport,
  );
  return writeTime(zone === 'UTC' ? undefined : zone);
}
