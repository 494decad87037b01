import { words } from '#renderer/i18n/words.ts';
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { Recent } from '#renderer/data/recents.ts';

/** A row of the list: an airport found, or a recent one, whose runways are not kept. */
export type Hit = { airport: Recent; full: AirportWithParts | undefined };

/** How many were found, in words for the screen and the screen reader alike. */
export function countInWords(found: number, query: string, most: number): string {
  if (found === 0) return words.search.noMatch(query);
  return found === most ? words.search.top(most) : words.search.count(found);
}
