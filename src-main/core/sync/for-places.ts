/** What is fetched for a flight: NOTAMs alone, and by aerodrome those that it needs. */
import type { Source } from '#contract/sync/sources.ts';
import { presetOf } from './presets/presets.ts';

const ofNotams: ReadonlySet<Source['kind']> = new Set(['api', 'notams', 'ukPib', 'navCanada', 'faaNms', 'faaNotamApi']);
/** First letters of the ICAO codes that a service answers for; of others an empty answer would say nothing. */
const territories: Partial<Record<Source['kind'], RegExp>> = { navCanada: /^C/ };

/** All of them where no place is named; a source that is asked by aerodrome and has none of these is left out. */
export function forPlaces(sources: readonly Source[], places: readonly string[] | undefined): Source[] {
  if (places === undefined) return [...sources];
  return sources.flatMap((source) => {
    if (!ofNotams.has(source.kind)) return [];
    const isOfPlaces = presetOf(source.kind)?.wholeFor === 'aerodromesAsked' || (source.kind === 'faaNms' && source.completeFor.length > 0);
    if (!isOfPlaces) return [source];
    const completeFor = places.filter((place) => territories[source.kind]?.test(place) !== false);
    return completeFor.length === 0 ? [] : [{ ...source, completeFor }];
  });
}
