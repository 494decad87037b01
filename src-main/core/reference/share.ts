/** Counts the rows of a dataset that come from one of its sources, which are lost without it. */
import type { SetSource } from './build/reference-set.ts';
import type { Reference } from './store/open-reference.ts';
import type { Counts } from './store/origin.ts';

type SourceRow = Pick<SetSource, 'name' | 'kind'>;

/** Lists them in the order of their precedence. */
export const sourcesOf = ({ db }: Pick<Reference, 'db'>): SourceRow[] =>
  db.prepare<[], SourceRow>('SELECT name, kind FROM sources ORDER BY position').all();

/** No more rows go than these: an airport that other sources have too stays with their values. */
export function shareOf(reference: Reference, position: number): Counts {
  const { db, counts } = reference;
  const sources = sourcesOf(reference);
  if (sources.length <= 1) return counts;
  // An airport without its own row has all values of the first source.
  const isFirst = position === 0;
  const number = (sql: string) => db.prepare<[], number>(sql).pluck().get() ?? 0;
  const has = (part: string) => `EXISTS (SELECT 1 FROM json_each(o.origins, '$."${position}"') f WHERE f.value = '${part}')`;
  const ofParts = (table: 'runways' | 'frequencies') =>
    number(
      `SELECT COUNT(*)
         FROM ${table} p
         LEFT JOIN airport_origins o ON o.row = p.airport_row
        WHERE ${isFirst ? 'o.row IS NULL OR ' : ''}${has(table)}`,
    );
  const only = `json_type(o.origins, '$."${position}"') IS NOT NULL AND (SELECT COUNT(*) FROM json_each(o.origins)) = 1`;
  return {
    airports: number(
      `SELECT COUNT(*)
         FROM airports a
         LEFT JOIN airport_origins o ON o.row = a.row
        WHERE ${isFirst ? 'o.row IS NULL OR ' : ''}(${only})`,
    ),
    runways: ofParts('runways'),
    frequencies: ofParts('frequencies'),
    // Countries are in every set, of ISO 3166 where no source lists them.
    countries: 0,
    // All are of the first source that has any, and an airport list never has.
    navaids: sources.findIndex(({ kind }) => kind !== 'airportList') === position ? counts.navaids : 0,
  };
}
