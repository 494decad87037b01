/** A set to build comes from one source, or is merged from several. */
import type { ReferenceFacts } from '../sources/facts.ts';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { isoCountries } from '../sources/countries/own-countries.ts';
import type { ImportInput } from './worker-messages.ts';

export type SetSource = {
  /** It is shown to people, for example where sources conflict. */
  name: string;
  kind: ImportInput['kind'] | 'starter';
  /** It is null where the date of the data is unknown. */
  date: Date | null;
  /** This many airports were in it. */
  airports: number;
};

/** The key is the position of the source whose values the fields have. */
export type Origins = Record<number, readonly string[]>;

export type ReferenceSet = ReferenceFacts & {
  /** The names of its sources; sets of one name are compared with each other. */
  name: string;
  sources: readonly SetSource[];
  /** It has by id the airports that have values of other sources than the first. */
  origins: ReadonlyMap<string, Origins>;
  /** The most severe comes first. */
  conflicts: readonly Conflict[];
};

export function soleSet(facts: ReferenceFacts, kind: SetSource['kind'], name: string): ReferenceSet {
  return {
    ...facts,
    name,
    sources: [{ name, kind, date: facts.date, airports: facts.airports.length }],
    origins: new Map(),
    conflicts: [],
    countries: facts.countries.length > 0 ? facts.countries : isoCountries(),
  };
}
