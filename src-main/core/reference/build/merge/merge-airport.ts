import { latLonOf } from '#domain/lat-lon.ts';
import { isWithin } from '#domain/rough-distance.ts';
import { UNDATED, useOf, type AirportFacts } from '#core/reference/sources/facts.ts';
import { timezoneAt } from '#core/reference/sources/ourairports/values.ts';
import type { Origins } from '../reference-set.ts';
import { airportFieldNames, airportFields, type AirportFieldName, type AirportValues } from '#core/reference/airport-fields.ts';
import type { Candidate, Candidates } from './matching.ts';

type MergedAirport = {
  facts: AirportFacts;
  /** Undefined if every value comes from the first source. */
  origins: Origins | undefined;
};

/**
 * Nautical miles. A source that places an airport farther away means another airport with the same code, or has a wrong position: its
 * elevation would be wrong here. It is listed as a conflict.
 */
const ELSEWHERE_NM = 30;

/** One airport from the candidates of several sources. It has the id of the first; if that one gave every value, it is unchanged. */
export function mergeAirport(all: Candidates): MergedAirport {
  const [first] = all;
  const candidates = withinSamePlace(all);
  if (candidates.length === 1) return unchanged(first);
  const origins: Record<number, string[]> = {};
  const takenFrom = (candidate: Candidate, field: string) => void (origins[candidate.source] ??= []).push(field);

  const values: Record<string, AirportValues[keyof AirportValues]> = {};
  for (const field of airportFieldNames) {
    const candidate = sourceOf(field, candidates);
    values[field] = candidate?.values[field] ?? null;
    if (candidate) takenFrom(candidate, field);
  }
  const withRunways = candidates.find(({ facts }) => facts.runways.length > 0);
  const withFrequencies = candidates.find(({ facts }) => facts.frequencies.length > 0);
  if (withRunways) takenFrom(withRunways, 'runways');
  if (withFrequencies) takenFrom(withFrequencies, 'frequencies');

  if (Object.keys(origins).length === 1) return unchanged(first);
  const { ident, sourceType, gpsCode, keywords, homeLink, isMilitary, isCivilian, isVFR, isIFR, pprRequired, ...airport } =
    values as AirportValues;
  return {
    facts: {
      // No source has published all of these values together, so that the merged airport has no server's date.
      airport: { id: first.facts.airport.id, updatedAt: UNDATED, ...airport, timezone: airport.timezone ?? timezoneAt(airport) },
      ident: ident ?? first.facts.ident,
      gpsCode,
      sourceType,
      keywords,
      homeLink,
      use: useOf({ isMilitary, isCivilian, isVFR, isIFR, pprRequired }),
      isScheduled: candidates.map(({ facts }) => facts.isScheduled).find((isScheduled) => isScheduled !== undefined),
      runways: withRunways?.facts.runways ?? [],
      frequencies: withFrequencies?.facts.frequencies ?? [],
    },
    origins,
  };
}

function withinSamePlace(candidates: Candidates): readonly Candidate[] {
  const [place] = candidates.flatMap(({ values }) => latLonOf(values) ?? []);
  if (place === undefined) return candidates;
  return candidates.filter(({ values }) => {
    const other = latLonOf(values);
    return other === undefined || isWithin(place, other, ELSEWHERE_NM);
  });
}

const isPlaced = ({ values }: Candidate) => values.latitude !== null && values.longitude !== null;

/** Only one source of the airport is used. */
function unchanged({ source, facts, values }: Candidate): MergedAirport {
  if (source === 0) return { facts, origins: undefined };
  const parts = (['runways', 'frequencies'] as const).filter((part) => facts[part].length > 0);
  return { facts, origins: { [source]: [...airportFieldNames.filter((field) => values[field] !== null), ...parts] } };
}

/** The candidate whose value of a field is used; undefined if all are unknown. */
function sourceOf(field: AirportFieldName, candidates: readonly Candidate[]): Candidate | undefined {
  const rule = airportFields[field].precedence;
  const knows = ({ values }: Candidate) => values[field] !== null;
  if (rule === 'first') return candidates.find(knows);
  if (rule === 'position') {
    // It determines the zone even if it names none: the zone follows from the position.
    return candidates.find(isPlaced) ?? candidates.find(knows);
  }
  const taken = candidates.find(({ values }) => values[rule.agreeingOn] !== null)?.values[rule.agreeingOn];
  return candidates.find((candidate) => {
    const own = candidate.values[rule.agreeingOn];
    return knows(candidate) && (own === null || own === taken);
  });
}
