/**
 * Merges several sources into one set. Promise: no value is lost unless an earlier source gives another one, no value is mixed from
 * two, and contradictions are listed.
 */
import { hash } from 'node:crypto';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import type { CountryFacts, ReferenceFacts } from '#core/reference/sources/facts.ts';
import { ownCountryFacts } from '#core/reference/sources/countries/own-countries.ts';
import { soleSet, type Origins, type ReferenceSet, type SetSource } from '../reference-set.ts';
import { wholeAirports } from '../whole-airport.ts';
import { byGravity, conflictsOf } from './conflicts.ts';
import { matchCandidates } from './matching.ts';
import { candidateOf, type Candidates } from './candidate.ts';
import { mergeAirport } from './merge-airport.ts';

/** What was read of one source; `set` where it came as a whole one, whose airports are complete and whose sources and contradictions stay while it is alone. */
export type ReadSource = { name: string; kind: SetSource['kind']; facts: ReferenceFacts; set?: ReferenceSet | undefined };

/** The set of these sources, in the order of their precedence. */
export function mergeSets(sources: readonly [ReadSource, ...ReadSource[]]): ReferenceSet {
  const [first] = sources;
  if (sources.length === 1) return first.set ?? soleSet(first.facts, first.kind, first.name);
  const names = sources.map(({ name }) => name);
  const airports: ReferenceSet['airports'] = [];
  const origins = new Map<string, Origins>();
  const conflicts: Conflict[] = [];
  for (const candidates of groupByAirport(sources)) {
    const merged = mergeAirport(candidates);
    airports.push(merged.whole);
    if (merged.origins) origins.set(merged.whole.id, merged.origins);
    conflicts.push(...conflictsOf(candidates, names));
  }
  return {
    name: names.join(' + '),
    date: newestOf(sources),
    fingerprint: hash('sha256', JSON.stringify(sources.map(({ name, kind, facts }) => [name, kind, facts.date, facts.fingerprint])), 'hex'),
    sources: sources.map(({ name, kind, facts }) => ({ name, kind, date: facts.date, airports: facts.airports.length })),
    airports,
    origins,
    conflicts: conflicts.sort(byGravity),
    countries: countriesOf(sources),
    // The lists of two sources have no common key to match by.
    navaids: sources.find(({ facts }) => facts.navaids.length > 0)?.facts.navaids ?? [],
  };
}

function newestOf(sources: readonly ReadSource[]): Date | null {
  const times = sources.flatMap(({ facts }) => facts.date?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** Every airport once, with the candidates of all sources that have it. */
function groupByAirport(sources: readonly ReadSource[]): Candidates[] {
  const groups: Candidates[] = [];
  for (const [position, { facts, kind, set }] of sources.entries()) {
    const arriving = (set?.airports ?? wholeAirports(facts, kind)).map((whole) => candidateOf(position, whole));
    const matched = matchCandidates(groups, arriving);
    for (const candidate of arriving) {
      const group = matched.get(candidate);
      if (group) group.push(candidate);
      else groups.push([candidate]);
    }
  }
  return groups;
}

/** A country is that of the first source that has it, with the subdivisions of the first that lists any. */
function countriesOf(sources: readonly ReadSource[]): CountryFacts[] {
  const byCode = Map.groupBy(
    sources.flatMap(({ facts }) => facts.countries),
    (country) => country.code,
  );
  if (byCode.size === 0) return ownCountryFacts();
  return [...byCode.values()].flatMap(([country, ...others]) => {
    if (!country || country.subdivisions.length > 0) return country ?? [];
    const subdivisions = others.find((other) => other.subdivisions.length > 0)?.subdivisions;
    return subdivisions ? { ...country, subdivisions, ...(country.given && { given: { ...country.given, subdivisions } }) } : country;
  });
}
