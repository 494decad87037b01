/** Actions on an airport in the table, with their announcements in the live region. */
import type { ListedAirport } from '#contract/airports/airport.ts';
import { problemFrom } from '#renderer/data/api/api-problem.ts';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { useCompareChoice } from './compare-choice.ts';
import { useFavourites } from '#renderer/data/airports/favourites.ts';

/** Adds the airport to the comparison, or removes it. */
export function compare(airport: ListedAirport): string {
  const { airports } = words;
  const outcome = useCompareChoice.getState().toggle(airport);
  if (outcome === 'full') return airports.compareFull;
  return outcome === 'taken'
    ? airports.compareRemoved(airport.name)
    : airports.compareAdded(airport.name, useCompareChoice.getState().chosen.length);
}

/** Marks or unmarks the airport as a favourite; returns why not, else nothing: what was done is said where it can be undone. */
export async function markFavourite({ id, name }: ListedAirport): Promise<string> {
  const { airports } = words;
  if (useSession.getState().credential.kind === 'anonymous') return airports.favouriteNeedsUser;
  try {
    await useFavourites.getState().toggle(id, name);
    return '';
  } catch (thrown) {
    return problemFrom(thrown)?.message ?? '';
  }
}
