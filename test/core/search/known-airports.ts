/** Some forty airports as a traveller or pilot knows them: small enough to reason about, chosen for what they have in common. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { ownCountries } from '#core/reference/sources/countries/own-countries.ts';
import type { SearchDocument } from '#core/search/document.ts';

/** An airport of which only what matters to a test is given. The identifier is also the ICAO code unless said otherwise. */
export function airport(row: number, about: Partial<SearchDocument> & { ident: string; name: string }): SearchDocument {
  return {
    row,
    icaoCode: about.ident,
    iataCode: null,
    localCode: null,
    gpsCode: null,
    city: null,
    state: null,
    countryCode: null,
    countryName: ownCountries[about.countryCode ?? '']?.name ?? null,
    keywords: null,
    isClosed: false,
    // The set does not say, so that those with a code for tickets count.
    isScheduled: (about.iataCode ?? null) !== null,
    size: 1,
    longestRunway: null,
    ...about,
  };
}

const table = readFileSync(new URL('known-airports.csv', import.meta.url));
const numbers = ['size', 'longestRunway'];
const valueOf = (text: string, { column }: { column: unknown }) => {
  if (column === 'isClosed') return text === 'closed';
  if (text === '') return null;
  return numbers.includes(String(column)) ? Number(text) : text;
};

const facts: Parameters<typeof airport>[1][] = parse(table, { columns: true, cast: valueOf });

/** Rows from 101, so that a row is no position. */
export const knownAirports: readonly SearchDocument[] = facts.map((about, index) => airport(101 + index, about));
