import { useEffect } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { chosenZone, zulu } from '#renderer/format/time.ts';
import type { WriteTime } from './period.ts';
import { useZones } from '#renderer/data/notams/zones.ts';
import { clockIn } from '#domain/zone-clock.ts';

/** Times also have local time of this aerodrome (ICAO code) or of this machine, as the user has set. */
export function useTimesAt(code: string | undefined): WriteTime {
  const choice = useSettings(({ settings }) => settings.timeZone);
  const wanted = choice === 'airport' ? code : undefined;
  const zone = useZones(({ zones }) => (wanted === undefined ? undefined : zones.get(wanted)));
  const need = useZones((zones) => zones.need);
  useEffect(() => {
    if (wanted !== undefined) need(wanted);
  }, [wanted, need]);
  const chosen = chosenZone(choice, zone ?? null);
  return writeTime(chosen === 'UTC' ? undefined : chosen);
}

/** NOTAMs of no aerodrome have no local time. */
export const useTimes = (): WriteTime => useTimesAt(undefined);

export const useTimesOf = (notam: NotamAnswer): WriteTime => useTimesAt(aerodromeOf(notam));

/**
 * Writes `21 NOV 2026 2315Z (2026-11-22 00:15 UTC+1)`: UTC as published, followed by the local time that the user has chosen. A date is not repeated, and
 * a zone at UTC adds nothing.
 */
export function writeTime(zone: string | undefined): WriteTime {
  return (date) => {
    const there = zulu(date);
    if (there === undefined) return date;
    const here = zone === undefined ? undefined : clockIn(Date.parse(date), zone);
    if (here === undefined || here.offset === 'UTC') return there;
    const time = `${here.time} ${here.offset}`;
    return new Date(date).toISOString().startsWith(here.date) ? `${there} (${time})` : `${there} (${here.date} ${time})`;
  };
}

/** ICAO code of the single aerodrome that a NOTAM is about; undefined for several or none. */
export function aerodromeOf({ icao, decoded }: Pick<NotamAnswer, 'icao' | 'decoded'>): string | undefined {
  const locations = decoded?.locations ?? [];
  return icao === null || locations.some((code) => code !== icao) ? undefined : icao;
}
