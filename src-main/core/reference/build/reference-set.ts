/** A whole set to build: from one source, or merged from several. */
import type { Conflict } from '#contract/dataset/conflicts.ts';
import type { CountryFacts, NavaidFacts, ReferenceFacts } from '../sources/facts.ts';
import { ownCountryFacts } from '../sources/countries/own-countries.ts';
import { wholeAirports, type WholeAirport } from './whole-airport.ts';
import type { ImportInput } from './worker-messages.ts';

export type SetSource = {
  /** For people; conflicts mention it. */
  name: string;
  kind: ImportInput['kind'] | 'starter';
  /** Date of its data; null if unknown. */
  date: Date | null;
  /** Number of airports it contained. */
  airports: number;
};

/** Fields of an airport by the position of the source of their values. */
export type Origins = Record<number, readonly string[]>;

export type ReferenceSet = {
  /** The names of its sources; sets of one name are compared with each other. */
  name: string;
  /** That of its newest source with a date; null if none has one. */
  date: Date | null;
  /** Changes when any input changes. */
  fingerprint: string;
  /** In the order of their precedence. */
  sources: readonly SetSource[];
  airports: WholeAirport[];
  /** By id, of the airports that have values of other sources than the first. */
  origins: ReadonlyMap<string, Origins>;
  /** Most severe first. */
  conflicts: readonly Conflict[];
  countries: readonly CountryFacts[];
  navaids: readonly NavaidFacts[];
};

/** The set of one source. */
export function soleSet(facts: ReferenceFacts, kind: SetSource['kind'], name: string = facts.source): ReferenceSet {
  return {
    name,
    date: facts.date,
    fingerprint: facts.fingerprint,
    sources: [{ name, kind, date: facts.date, airports: facts.airports.length }],
    airports: wholeAirports(facts, kind),
    origins: new Map(),
    conflicts: [],
    countries: facts.countries.length > 0 ? facts.countries : ownCountryFacts(),
    navaids: facts.navaids,
  };
}
