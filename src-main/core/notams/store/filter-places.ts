/** Which places a filter asks about, so that an empty answer can say whether any import covered them. */
import type { Tree } from '#core/filter/tree.ts';
import { placesNamed, type PlacesOf } from './fields.ts';

const placeFields = new Set(['icao', 'fir']);

/** Codes that a filter names by equality on `icao` or `fir`, and those of an `airport`, in capitals, each once. */
export function askedPlaces(tree: Tree, placesOf: PlacesOf): string[] {
  const places = new Set<string>();
  const look = (part: Tree): void => {
    if (part.is === 'test') {
      if (placeFields.has(part.name) && (part.operator === 'equals' || part.operator === 'in')) {
        for (const { sql } of part.values) places.add(String(sql).toUpperCase());
      } else if (part.name === 'airport') placesNamed(part.values, placesOf).forEach((place) => places.add(place));
    } else if (part.is === 'all' || part.is === 'any') part.of.forEach(look);
  };
  look(tree);
  return [...places];
}
