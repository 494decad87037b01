/**
 * Turns an aerodrome or a country into SQL that finds its NOTAMs by the codes that they name it by, also among several places and where the
 * location is no code of four letters.
 */
import { joined, type Condition } from '#core/filter/condition.ts';
import type { Database } from 'better-sqlite3';
import { rememberedOfRevision } from '#core/remembered.ts';
import type { CountryCodes } from '#core/reference/store/airport-codes.ts';
import type { CodesOfCountry } from './fields.ts';

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

/** The country is that of the first place that a NOTAM names: it does not state one. */
export function compileCountry({ prefixes, indicators, others }: CountryCodes): Condition {
  const begins = prefixes.map((prefix): Condition => ({
    where: `n.icao COLLATE NOCASE BETWEEN ? AND ?`,
    params: [prefix, `${prefix}\u{10FFFF}`],
  }));
  const coded: Condition = {
    where: `n.row IN (SELECT i.row FROM notams i WHERE i.icao COLLATE NOCASE IN (SELECT value FROM json_each(?))
             UNION ALL
            SELECT l.row FROM notams l INDEXED BY notams_by_location
             WHERE l.icao IS NULL AND l.location COLLATE NOCASE IN (SELECT value FROM json_each(?)))`,
    params: [JSON.stringify(indicators), JSON.stringify(others)],
  };
  return joined('OR', [...begins, coded]);
}

/** The same with only those other codes that a stored NOTAM has: the USA have some 30,000, which would take 40 ms in each query. */
export function amongLocations(db: Database, revision: () => number, codesOf: CodesOfCountry): CodesOfCountry {
  const locations = db
    .prepare<[], string>('SELECT DISTINCT upper(l.location) FROM notams l WHERE l.icao IS NULL AND l.location IS NOT NULL')
    .pluck();
  const storedLocations = rememberedOfRevision(revision, (_all: undefined) => new Set(locations.all()));
  return (country) => {
    const { others, ...codes } = codesOf(country);
    const stored = storedLocations(undefined);
    return { ...codes, others: others.filter((code) => stored.has(code)) };
  };
}
