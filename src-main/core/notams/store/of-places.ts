/** NOTAMs of an aerodrome, by the codes that they name it by: of one place or of several, and those whose location is no four letters. */
import type { Condition } from '#core/filter/condition.ts';

/** SQL: `places` is a bound JSON array of codes in capitals. Each part has an index; those of several places name theirs in `locations`. */
export const isOfPlaces = (places: string): string =>
  `n.row IN (SELECT i.row FROM notams i WHERE i.icao COLLATE NOCASE IN (SELECT value FROM json_each(${places}))
             UNION ALL
            SELECT l.row FROM notams l INDEXED BY notams_by_location
             WHERE l.icao IS NULL AND l.location COLLATE NOCASE IN (SELECT value FROM json_each(${places}))
             UNION ALL
            SELECT s.row FROM notams s, json_each(${places}) place
             WHERE s.icao IS NOT NULL
               AND length(s.locations) > 6
               AND instr(s.locations, ' ' || place.value || ' ') > 0)`;

export function compilePlaces(places: readonly string[]): Condition {
  const json = JSON.stringify(places);
  return { where: isOfPlaces('?'), params: [json, json, json] };
}
