/**
 * The coverage says what is stored of the places that a query names, so that a count of nothing says whether anything is known of them:
 * concluded here, not from a page of a list.
 */
import type { Database } from 'better-sqlite3';
import type { AskedCoverage } from '#contract/notams/facets.ts';
import type { Tree } from '#core/filter/tree.ts';
import { rememberedOfRevision } from '#core/remembered.ts';
import type { CountryOf } from '#core/reference/country-of-places.ts';
import { gradeOfAge, gradeOfCoverage, notamAge } from '#domain/age.ts';
import { placesIn, textsIn, type CodesOfCountry, type PlacesOf } from '../store/fields.ts';
import type { Coverage } from './coverage.ts';
import { SAMPLE_SOURCE } from '../store/notam-row.ts';
import { compileCountry } from '../store/places.ts';

/** Places and countries of one answer: a filter may name a thousand. */
const MOST = 20;

type Data = {
  placesOf: PlacesOf;
  coverage: Pick<Coverage, 'namedAt' | 'claimOf'>;
  countryOf: CountryOf;
  codesOfCountry: CodesOfCountry | undefined;
  revision: () => number;
  ages: () => { importedAt: string | null; issuedAt: string | null };
};

export function openCoverageOfQuery(db: Database, { placesOf, coverage, countryOf, codesOfCountry, ages, revision }: Data) {
  const newestOf = openNewestOfCountry(db, codesOfCountry, revision);
  return (tree: Tree, at: Date, now: Date): AskedCoverage => {
    const graded = (issuedAt: string | null) => ({ issuedAt, freshness: gradeOfAge(issuedAt, now.getTime(), notamAge) });
    const places = placesIn(tree, placesOf)
      .slice(0, MOST)
      .map((place) => {
        const claim = coverage.claimOf([place], at.toISOString());
        const freshness = gradeOfCoverage(claim, { issuedAt: null, importedAt: claim?.claimedAt ?? null }, at.getTime());
        return { place, importedAt: coverage.namedAt(place), claim, freshness, countryCode: countryOf(place) };
      });
    const named = textsIn(tree, 'country').map((country) => country.toUpperCase());
    const countries = new Set([...places.flatMap(({ countryCode }) => countryCode ?? []), ...named]);
    const { importedAt, issuedAt } = ages();
    return {
      importedAt,
      ...graded(importedAt === null ? null : issuedAt),
      places,
      countries: [...countries].slice(0, MOST).map((countryCode) => ({ countryCode, ...graded(newestOf(countryCode)) })),
    };
  };
}

/** NOTAMs looked through from the newest on: where a country has one of many among them, all of its own need not be. */
const NEWEST = 2_000;

/** Finds the issue date of the newest NOTAM of a country, samples aside. */
function openNewestOfCountry(
  db: Database,
  codesOfCountry: CodesOfCountry | undefined,
  revision: () => number,
): (country: string) => string | null {
  const read = (country: string): string | null => {
    if (!codesOfCountry) return null;
    const { where, params } = compileCountry(codesOfCountry(country));
    const isOf = `n.source IS NOT '${SAMPLE_SOURCE}' AND (${where})`;
    const newest = (from: string) =>
      db
        .prepare<unknown[], string | null>(`SELECT max(n.issue_date) FROM ${from} WHERE ${isOf}`)
        .pluck()
        .get(...params) ?? null;
    return newest(`(SELECT * FROM notams ORDER BY issue_date DESC, id LIMIT ${NEWEST}) n`) ?? newest('notams n');
  };
  return rememberedOfRevision(revision, read);
}
