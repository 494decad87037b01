import { writeTime } from '#renderer/format/notams/times.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone } from '#renderer/format/time.ts';

/** Times of notices are UTC, as in the notices; the zone that the user chose stands beside them. */
export function useZoneTimes(ofAirport: string | null): WriteTime {
  const zone = chosenZone(
    useSettings(({ settings }) => settings.timeZone),
    ofAirport,
  );
  return writeTime(zone === 'UTC' ? undefined : zone);
}
