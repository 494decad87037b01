/** How the times of notices are written: UTC always, as in the notices, and beside it the time that the user wants. */
import type { NotamAnswer } from '#contract/resources.ts';
import { clockIn, zulu } from '#renderer/format/time.ts';
import type { WriteTime } from './period.ts';

/** `21 NOV 2026 2315Z (2026-11-22 00:15 UTC+1)`; neither the date twice, nor the time of a zone that is on UTC. */
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

/** ICAO code of the one aerodrome that a notice is about; undefined for a notice about several, or about none. */
export function aerodromeOf({ icao, decoded }: Pick<NotamAnswer, 'icao' | 'decoded'>): string | undefined {
  const locations = decoded?.locations ?? [];
  return icao === null || locations.some((code) => code !== icao) ? undefined : icao;
}
