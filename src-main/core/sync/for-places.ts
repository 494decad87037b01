/**
 * Decides which places of a source are fetched: those of a flight, instead of all else, or those that are named for it and chosen for all.
 */
import type { Source } from '#contract/sync/sources.ts';
import { MOST_PLACES, type FetchChoice } from '#contract/sync/places.ts';
import { asksByPlace } from './presets/presets.ts';

const HOURS_A_DAY = 24;
const ofNotams: ReadonlySet<Source['kind']> = new Set(['api', 'notams', 'ukPib', 'navCanada', 'faaNms', 'faaNotamApi']);
/** First letters of the ICAO codes that a service answers for; of others an empty answer would say nothing. */
const territories: Partial<Record<Source['kind'], RegExp>> = { navCanada: /^C/ };
/** Requests of one fetch for so many places; an aerodrome of more than 100 NOTAMs takes another page. */
const requestsFor: Partial<Record<Source['kind'], (places: number) => number>> = {
  navCanada: (places) => Math.ceil(places / 10),
  // A new token is needed once in half an hour.
  faaNms: (places) => (places === 0 ? 0 : 1 + 2 * places),
  faaNotamApi: (places) => places,
};

/** Tells whether a service has all NOTAMs of a place, so that none means that there is none. */
export const answersFor = ({ kind }: Pick<Source, 'kind'>, place: string): boolean => territories[kind]?.test(place) !== false;

/**
 * Decides which sources a flight fetches: those of NOTAMs alone, by aerodrome for the aerodromes that it needs. A source that is queried by
 * aerodrome and has none of these is left out.
 */
export function forPlaces(sources: readonly Source[], places: readonly string[], choice: Pick<FetchChoice, 'isWhole'>): Source[] {
  return sources.flatMap((source) => {
    if (!ofNotams.has(source.kind)) return [];
    if (!asksByPlace(source.kind) || isAskedWhole(source, choice)) return [source];
    const completeFor = places.filter((place) => answersFor(source, place));
    return completeFor.length === 0 ? [] : [{ ...source, completeFor }];
  });
}

/** Tells whether it is loaded whole: it can be, the choice is so, and no aerodrome is named for it. */
export const isAskedWhole = ({ kind, completeFor }: Source, { isWhole }: Pick<FetchChoice, 'isWhole'>): boolean =>
  kind === 'faaNms' && isWhole && completeFor.length === 0;

/** `places` are in addition to those that are named for it. */
export function withPlaces(source: Source, places: readonly string[]): Source {
  const all = new Set([...source.completeFor, ...places.filter((place) => answersFor(source, place))]);
  return { ...source, completeFor: [...all].slice(0, MOST_PLACES) };
}

/** Requests that the schedule of a source makes in a day for so many places, rounded up. */
export function requestsADay({ kind, everyHours }: Source, places: number, isWhole: boolean): number {
  if (everyHours === null) return 0;
  // The whole needs a token, the list of changes and the checklist.
  const each = isWhole ? 3 : (requestsFor[kind]?.(places) ?? 0);
  return Math.ceil((each * HOURS_A_DAY) / everyHours);
}
