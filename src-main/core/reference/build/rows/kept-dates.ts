/** Which airports and navaids keep the date of the previous set, and how the two sets differ. */
import { hash } from 'node:crypto';
import type { Country } from '#contract/countries.ts';
import type { AirportChange } from '../report.ts';
import type { Previous } from '../previous.ts';

export type KeptDates = {
  /** When an airport of this content was last changed; `given` is what its server says. Called once for each airport, in row order. */
  ofAirport(id: string, contentHash: number, given: string | null): string;
  /** The same of a navaid, in row order. */
  ofNavaid(id: string, contentHash: number, given: string | null): string;
  /** The country with its date from the previous set, if unchanged; not for one whose dates its server gives. */
  ofCountry(country: Country): Country;
  /** Null if there was no previous set. */
  change(): AirportChange | null;
  /** Changes when any returned date changes. */
  fingerprint(): string;
};

/** `date` is that of the new set, or of its import if it has none; ISO 8601 UTC. */
export function keptDates(previous: Previous | undefined, date: string): KeptDates {
  /** The distinct dates, by number. */
  const numbers = new Map<string, number>();
  const answered: number[] = [];
  let [added, changed, met] = [0, 0, 0];

  function answer(updatedAt: string): string {
    let number = numbers.get(updatedAt);
    if (number === undefined) numbers.set(updatedAt, (number = numbers.size));
    answered.push(number);
    return updatedAt;
  }

  return {
    ofAirport(id, contentHash, given) {
      const before = previous?.airports.get(id);
      const isSame = before?.contentHash === contentHash;
      if (before) met++;
      else added++;
      if (before && !isSame) changed++;
      // Dates given by a server are already in the fingerprint of what was fetched.
      return given ?? answer(isSame ? before.updatedAt : date);
    },
    ofNavaid(id, contentHash, given) {
      const before = previous?.navaids.get(id);
      return given ?? answer(before?.contentHash === contentHash ? before.updatedAt : date);
    },
    ofCountry(country) {
      const before = previous?.countries.get(country.countryCode);
      if (!before) return country;
      const now = { ...country, createdAt: before.createdAt };
      const isSame = JSON.stringify({ ...now, updatedAt: before.updatedAt }) === JSON.stringify(before);
      answer(now.createdAt);
      return { ...now, updatedAt: answer(isSame ? before.updatedAt : date) };
    },
    change: () => (previous ? { added, changed, deleted: previous.airports.size - met } : null),
    fingerprint: () => hash('sha256', JSON.stringify([[...numbers.keys()], hash('sha256', Uint32Array.from(answered), 'hex')]), 'hex'),
  };
}
