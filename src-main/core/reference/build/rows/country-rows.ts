import { fold } from '#core/text/fold.ts';
import type { CountryFacts } from '#core/reference/sources/facts.ts';
import { toCountry } from '../to-contract.ts';
import type { KeptDates } from './kept-dates.ts';
import type { Writer } from './writer.ts';

export function insertCountries(
  db: Writer,
  countries: readonly CountryFacts[],
  { updatedAt, dates }: { updatedAt: string; dates: KeptDates },
): void {
  const insert = db.prepare(
    `INSERT INTO countries (id, country_code, alpha3, name, name_fold, continent_code, timezone, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const facts of countries) {
    const country = facts.given ?? dates.ofCountry(toCountry(facts, updatedAt));
    const { id, countryCode, alpha3, name, continentCode, timezone } = country;
    insert.run(id, countryCode, alpha3, name, fold(name), continentCode, timezone, JSON.stringify(country));
  }
}
