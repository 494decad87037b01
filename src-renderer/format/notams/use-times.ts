import { useEffect } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone } from '#renderer/format/time.ts';
import type { WriteTime } from './period.ts';
import { aerodromeOf, writeTime } from './times.ts';
import { useZones } from '#renderer/data/notams/zones.ts';

/** Also in local time of this aerodrome (ICAO code) or of this machine, as the user has set. */
export function useTimesAt(code: string | undefined): WriteTime {
  const choice = useSettings(({ settings }) => settings.timeZone);
  const wanted = choice === 'airport' ? code : undefined;
  const zone = useZones(({ known }) => (wanted === undefined ? undefined : known.get(wanted)));
  const need = useZones((zones) => zones.need);
  useEffect(() => {
    if (wanted !== undefined) need(wanted);
  }, [wanted, need]);
  const chosen = chosenZone(choice, zone ?? null);
  return writeTime(chosen === 'UTC' ? undefined : chosen);
}

/** For NOTAMs of no aerodrome. */
export const useTimes = (): WriteTime => useTimesAt(undefined);

export const useTimesOf = (notam: NotamAnswer): WriteTime => useTimesAt(aerodromeOf(notam));
