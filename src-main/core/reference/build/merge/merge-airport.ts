import type { Airport } from '#contract/resources.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { isWithin } from '#domain/rough-distance.ts';
import { timezoneAt } from '../rows/timezone.ts';
import type { Origins } from '../reference-set.ts';
import type { WholeAirport } from '../whole-airport.ts';
import { airportFieldNames, airportFields, type AirportFieldName, type AirportValues } from '../../airport-fields.ts';
import type { Member, Slot } from './candidate.ts';

export type MergedAirport = {
  whole: WholeAirport;
  /** Undefined where every value comes from the first source. */
  origins: Origins | undefined;
};

/**
 * Nautical miles. Who places an airport farther away speaks of another place under the same code, or has the place wrong: its elevation
 * would be a lie here. That it contradicts is listed as a conflict.
 */
const ELSEWHERE_NM = 30;

/** One airport of what several sources say of it. It has the id of the first; where that alone has given every value, it is that airport unchanged. */
export function mergeAirport(everybody: Slot): MergedAirport {
  const [first] = everybody;
  const slot = thoseWhoMeanThisPlace(everybody);
  if (slot.length === 1) return unchanged(first);
  const origins: Record<number, string[]> = {};
  const takenFrom = (member: Member, field: string) => void (origins[member.source] ??= []).push(field);

  const said: Record<string, AirportValues[keyof AirportValues]> = {};
  for (const field of airportFieldNames) {
    const member = sourceOf(field, slot);
    said[field] = member?.said[field] ?? null;
    if (member) takenFrom(member, field);
  }
  const withRunways = slot.find(({ whole }) => whole.runways.length > 0);
  const withFrequencies = slot.find(({ whole }) => whole.frequencies.length > 0);
  if (withRunways) takenFrom(withRunways, 'runways');
  if (withFrequencies) takenFrom(withFrequencies, 'frequencies');

  if (Object.keys(origins).length === 1) return unchanged(first);
  return {
    whole: {
      id: first.whole.id,
      facts: factsOf(first, said as AirportValues),
      runways: withRunways?.whole.runways ?? [],
      frequencies: withFrequencies?.whole.frequencies ?? [],
      // No source has said all of this at any time.
      updatedAt: null,
    },
    origins,
  };
}

function thoseWhoMeanThisPlace(slot: Slot): readonly Member[] {
  const [place] = slot.flatMap(({ said }) => latLonOf(said) ?? []);
  if (place === undefined) return slot;
  return slot.filter(({ said }) => {
    const other = latLonOf(said);
    return other === undefined || isWithin(place, other, ELSEWHERE_NM);
  });
}

const isPlaced = ({ said }: Member) => said.latitude !== null && said.longitude !== null;

/** An airport of which only one source is used. */
function unchanged({ source, whole, said }: Member): MergedAirport {
  if (source === 0) return { whole, origins: undefined };
  const parts = (['runways', 'frequencies'] as const).filter((part) => whole[part].length > 0);
  return { whole, origins: { [source]: [...airportFieldNames.filter((field) => said[field] !== null), ...parts] } };
}

/** Who gives the value of a field; undefined where nobody knows it. */
function sourceOf(field: AirportFieldName, slot: readonly Member[]): Member | undefined {
  const rule = airportFields[field].precedence;
  const knows = ({ said }: Member) => said[field] !== null;
  if (rule === 'first') return slot.find(knows);
  if (rule === 'position') {
    // It gives the zone even where it names none: the zone follows from the position.
    return slot.find(isPlaced) ?? slot.find(knows);
  }
  const taken = slot.find(({ said }) => said[rule.agreeingOn] !== null)?.said[rule.agreeingOn];
  return slot.find((member) => {
    const own = member.said[rule.agreeingOn];
    return knows(member) && (own === null || own === taken);
  });
}

/** As if the first source had said all of it. */
function factsOf({ whole }: Member, { ident, sourceType, gpsCode, keywords, homeLink, ...airport }: AirportValues): WholeAirport['facts'] {
  const { name, icaoCode, iataCode, localCode, latitude, longitude, elevation, countryCode, city, state, continentCode } = airport;
  const given: Airport = { id: whole.id, updatedAt: '', ...airport, timezone: airport.timezone ?? timezoneAt(latitude, longitude) };
  return {
    key: whole.facts.key,
    ident: ident ?? whole.facts.ident,
    name,
    icaoCode,
    iataCode,
    localCode,
    gpsCode,
    latitude,
    longitude,
    elevation,
    countryCode,
    city,
    state,
    continentCode,
    sourceType,
    keywords,
    homeLink,
    given,
  };
}
