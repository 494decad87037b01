import { writeTime } from '#renderer/format/notams/times.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone } from '#renderer/format/time.ts';

/** Times of NOTAMs are UTC, as published, followed by local time in the zone that the user chose. */
export function useZoneTimes(ofAirport: string | null): WriteTime {
  const zone = chosenZone(
    useSettings(({ settings }) => settings.timeZone),
    ofAirport,
  );
  return writeTime(zone === 'UTC' ? undefined : zone);
}
