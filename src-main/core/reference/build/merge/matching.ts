/**
 * Finds the airports that two sources share. Each airport matches at most one of another source; where several would match, the nearest
 * pair wins.
 */
import type { AirportUse } from '#contract/airports/details.ts';
import type { AirportValues } from '#core/reference/airport-fields.ts';
import type { AirportFacts } from '#core/reference/sources/facts.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { isWithin, roughDistance } from '#domain/rough-distance.ts';

/** A candidate is an airport as one of several sources has it. */
export type Candidate = {
  /** The position of the source in the precedence counts from 0. */
  source: number;
  facts: AirportFacts;
  values: AirportValues;
};

/** Several sources may give the same airport; the one with precedence is first. */
export type Candidates = [Candidate, ...Candidate[]];

const unknownUse: AirportUse = { isMilitary: null, isCivilian: null, isVFR: null, isIFR: null, pprRequired: null };

export function candidateOf(source: number, facts: AirportFacts): Candidate {
  const { airport, ident, gpsCode, sourceType, keywords, homeLink, use = unknownUse } = facts;
  const { id: _id, updatedAt: _updatedAt, ...fields } = airport;
  return { source, facts, values: { ...fields, ident, gpsCode, sourceType, keywords, homeLink, ...use } };
}

/** Airports with a common code match only within this many nautical miles; positions farther apart are listed as a conflict. */
export const NEAR_NM = 5;

type Rule = {
  /** It is what two airports must have in common; null where the airport lacks it. */
  key(candidate: Candidate): string | null;
  /** It compares only the candidate of the first source, not those of all sources. */
  ofFirst?: true;
  /** The common code does not suffice: airports elsewhere have it too. */
  mustBeNear?: true;
  /** There is no match if the two are in different countries. */
  isOfOneCountry?: true;
};

/** Strongest first: airports matched by one rule are not compared by the next. */
const rules: readonly Rule[] = [
  // The id of the first source becomes the airport's, so its own match comes before all others; otherwise the id would occur twice.
  { key: ({ facts }) => facts.airport.id, ofFirst: true },
  { key: ({ facts }) => facts.airport.id },
  { key: ({ values }) => values.icaoCode?.toUpperCase() ?? null },
  { key: ({ values }) => values.iataCode?.toUpperCase() ?? null, mustBeNear: true },
  // A state's local codes mean nothing in another state, and an ident may be such a code.
  {
    key: ({ values }) =>
      values.localCode === null || values.countryCode === null ? null : `${values.countryCode} ${values.localCode.toUpperCase()}`,
    mustBeNear: true,
  },
  { key: ({ values }) => values.ident?.toUpperCase() ?? null, isOfOneCountry: true },
];

type Pair = { group: Candidates; candidate: Candidate; isFar: boolean; isClosedOnOneSide: boolean; distance: number };

/** The existing group in `groups` that each candidate of a new source belongs to, if any; a group takes at most one of them. */
export function matchCandidates(groups: readonly Candidates[], candidates: readonly Candidate[]): ReadonlyMap<Candidate, Candidates> {
  const found = new Map<Candidate, Candidates>();
  const taken = new Set<Candidates>();
  for (const rule of rules) {
    const byKey = new Map<string, Candidates[]>();
    for (const group of groups) if (!taken.has(group)) addGroup(byKey, group, rule);
    const pairs = candidates.filter((candidate) => !found.has(candidate)).flatMap((candidate) => pairsOf(candidate, byKey, rule));
    for (const { group, candidate } of pairs.sort(inOrderOfTrust)) {
      if (taken.has(group) || found.has(candidate)) continue;
      found.set(candidate, group);
      taken.add(group);
    }
  }
  return found;
}

/** The group is filed under the key of each of its sources. */
function addGroup(byKey: Map<string, Candidates[]>, group: Candidates, rule: Rule): void {
  const compared = rule.ofFirst ? group.slice(0, 1) : group;
  for (const key of new Set(compared.map((candidate) => rule.key(candidate)))) {
    if (key === null) continue;
    const others = byKey.get(key);
    if (others) others.push(group);
    else byKey.set(key, [group]);
  }
}

function pairsOf(candidate: Candidate, byKey: ReadonlyMap<string, Candidates[]>, rule: Rule): Pair[] {
  const named = byKey.get(rule.key(candidate) ?? '') ?? [];
  const groups = rule.isOfOneCountry
    ? named.filter((group) => !group.some(({ values }) => areOfTwoCountries(values, candidate.values)))
    : named;
  const pairs = groups.map((group): Pair => {
    const placed = group.find(({ values }) => values.latitude !== null) ?? group[0];
    const [there, here] = [latLonOf(placed.values), latLonOf(candidate.values)];
    const isPlaced = there !== undefined && here !== undefined;
    const distance = isPlaced ? roughDistance(there, here) : Infinity;
    const closed = group.find(({ values }) => values.isClosed !== null)?.values.isClosed ?? null;
    return {
      group,
      candidate,
      distance,
      isFar: !isPlaced || !isWithin(there, here, NEAR_NM),
      isClosedOnOneSide: (closed === true) !== (candidate.values.isClosed === true),
    };
  });
  return rule.mustBeNear ? pairs.filter(({ isFar }) => !isFar) : pairs;
}

const areOfTwoCountries = (a: AirportValues, b: AirportValues) =>
  a.countryCode !== null && b.countryCode !== null && a.countryCode !== b.countryCode;

/** Codes move from a closed airport to its successor nearby, so within reach being open counts more than the distance. */
function inOrderOfTrust(a: Pair, b: Pair): number {
  return Number(a.isFar) - Number(b.isFar) || Number(a.isClosedOnOneSide) - Number(b.isClosedOnOneSide) || nearer(a, b);
}

/** Two unknown distances are equal; their difference would be NaN. */
const nearer = (a: Pair, b: Pair): number => (a.distance === b.distance ? 0 : a.distance - b.distance);
