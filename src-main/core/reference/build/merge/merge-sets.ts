/**
 * Merges several sources into one set. Promise: no value is lost unless an earlier source gives another one, no value is mixed from
 * two, and contradictions are listed.
 */
import { hash } from 'node:crypto';
import { conflictKinds, type Conflict } from '#contract/dataset/conflicts.ts';
import type { AirportValues } from '#core/reference/airport-fields.ts';
import type { Country } from '#contract/countries.ts';
import { isoCountries } from '#core/reference/sources/countries/own-countries.ts';
import type { ReferenceFacts } from '#core/reference/sources/facts.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { soleSet, type Origins, type ReferenceSet, type SetSource } from '../reference-set.ts';
import { candidateOf, type Candidates, type Candidate, matchCandidates, NEAR_NM } from './matching.ts';
import { mergeAirport } from './merge-airport.ts';

/** It was read of one source; `set` where it came as a whole one, whose sources and contradictions stay while it is alone. */
export type ReadSource = { name: string; kind: SetSource['kind']; facts: ReferenceFacts; set?: ReferenceSet | undefined };

/** Merges the sets of these sources, in the order of their precedence. */
export function mergeSets(sources: readonly [ReadSource, ...ReadSource[]]): ReferenceSet {
  const [first] = sources;
  if (sources.length === 1) return first.set ?? soleSet(first.facts, first.kind, first.name);
  const names = sources.map(({ name }) => name);
  const airports: ReferenceSet['airports'] = [];
  const origins = new Map<string, Origins>();
  const conflicts: Conflict[] = [];
  for (const candidates of groupByAirport(sources)) {
    const merged = mergeAirport(candidates);
    airports.push(merged.facts);
    if (merged.origins) origins.set(merged.facts.airport.id, merged.origins);
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
  for (const [position, { facts }] of sources.entries()) {
    const arriving = facts.airports.map((airport) => candidateOf(position, airport));
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
function countriesOf(sources: readonly ReadSource[]): Country[] {
  const byCode = Map.groupBy(
    sources.flatMap(({ facts }) => facts.countries),
    (country) => country.countryCode,
  );
  if (byCode.size === 0) return isoCountries();
  return [...byCode.values()].flatMap(([country, ...others]) => {
    if (!country || country.subdivisions.length > 0) return country ?? [];
    const subdivisions = others.find((other) => other.subdivisions.length > 0)?.subdivisions;
    return subdivisions ? { ...country, subdivisions } : country;
  });
}

/** Feet; a smaller difference may be due to the point that was measured. */
const ELEVATION_FT = 100;

/** Lists every value of a source that contradicts the one in use, which is `used`'s, with both values: nothing is averaged. `names` are those of the sources. */
function conflictsOf(candidates: Candidates, names: readonly string[]): Conflict[] {
  return conflictKinds.flatMap((kind) => {
    const [used, ...others] = candidates.filter(({ values }) => knows(kind, values));
    return used ? others.flatMap((other) => contradiction(kind, candidates, used, other, names) ?? []) : [];
  });
}

/** The kind decides, then the size of the difference. */
function byGravity(a: Conflict, b: Conflict): number {
  return (
    conflictKinds.indexOf(a.kind) - conflictKinds.indexOf(b.kind) ||
    (b.difference ?? 0) - (a.difference ?? 0) ||
    (a.airportId < b.airportId ? -1 : Number(a.airportId > b.airportId))
  );
}

function knows(kind: Conflict['kind'], values: AirportValues): boolean {
  if (kind === 'position') return values.latitude !== null && values.longitude !== null;
  return values[kind === 'closed' ? 'isClosed' : kind] !== null;
}

function contradiction(
  kind: Conflict['kind'],
  candidates: Candidates,
  used: Candidate,
  other: Candidate,
  names: readonly string[],
): Conflict | undefined {
  const difference = differenceOf(kind, used.values, other.values);
  if (difference === undefined) return undefined;
  const codeOf = <Field extends 'icaoCode' | 'iataCode' | 'localCode'>(field: Field) =>
    candidates.find(({ values }) => values[field] !== null)?.values[field] ?? null;
  return {
    airportId: candidates[0].facts.airport.id,
    code: codeOf('icaoCode') ?? codeOf('iataCode') ?? codeOf('localCode'),
    name: candidates[0].values.name,
    kind,
    usedSource: names[used.source] ?? '',
    usedValue: valueOf(kind, used.values),
    otherSource: names[other.source] ?? '',
    otherValue: valueOf(kind, other.values),
    difference,
  };
}

/** Nautical miles to a tenth, or feet; null where there is nothing to measure, undefined where the two agree well enough. */
function differenceOf(kind: Conflict['kind'], used: AirportValues, other: AirportValues): number | null | undefined {
  if (kind === 'closed') return used.isClosed === other.isClosed ? undefined : null;
  if (kind === 'position') {
    const [one, another] = [latLonOf(used), latLonOf(other)];
    const apart = one && another ? distanceBetween(one, another) : 0;
    return apart > NEAR_NM ? Math.round(apart * 10) / 10 : undefined;
  }
  if (kind !== 'elevation') return used[kind] === other[kind] ? undefined : null;
  const apart = Math.abs((used.elevation ?? 0) - (other.elevation ?? 0));
  return apart > ELEVATION_FT ? apart : undefined;
}

function valueOf(kind: Conflict['kind'], values: AirportValues): string {
  if (kind === 'closed') return values.isClosed === true ? 'closed' : 'open';
  if (kind === 'position') return `${values.latitude}, ${values.longitude}`;
  return String(values[kind]);
}
