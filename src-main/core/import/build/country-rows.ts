import { fold } from '#core/text/fold.ts';
import type { CountryFacts } from '../facts.ts';
import { ownCountries } from '../own-countries.ts';
import { toCountry } from '../to-contract.ts';
import type { Writer } from './writer.ts';

export function insertCountries(db: Writer, countries: readonly CountryFacts[], updatedAt: string): void {
  const insert = db.prepare(
    `INSERT INTO countries (id, country_code, alpha3, name, name_fold, continent_code, timezone, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const facts of countries) {
    const own = ownCountries[facts.code];
    if (!own) throw new Error(`Country ${facts.code} is not in the table of countries.`);
    const country = toCountry(facts, own, updatedAt);
    const { id, countryCode, alpha3, name, continentCode, timezone } = country;
    insert.run(id, countryCode, alpha3, name, fold(name), continentCode, timezone, JSON.stringify(country));
  }
}
