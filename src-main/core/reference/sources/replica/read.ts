/** Data fetched from another server, as facts from which a set is built. Its ids, dates and derived values stay as that server gave them. */
import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { AirportAnswer, Airport } from '#contract/airports/airport.ts';
import { AirportDetails } from '#contract/airports/details.ts';
import { Frequency } from '#contract/airports/frequency.ts';
import { Runway } from '#contract/airports/runway.ts';
import { Country } from '#contract/countries.ts';
import { Navaid } from '#contract/navaids/navaid.ts';
import { fitting } from '#contract/schema/fitting.ts';
import { reason } from '#core/reasons/reason.ts';
import { isoCountries } from '#core/reference/sources/countries/own-countries.ts';
import { datasetRefused } from '#core/reference/sources/dataset-refused.ts';
import { useOf, type AirportFacts, type NavaidFacts, type ReferenceFacts } from '#core/reference/sources/facts.ts';
import { dateOfReplica, readProgress } from './replica-file.ts';
import type { Item } from './shapes.ts';

/**
 * Another server's airport or navaid in the form of this contract: a later version may send more, an older one omits what it does not
 * know, and feet may come with decimals.
 */
type Schema = { properties: Readonly<Record<string, object>> };

const fieldsOf = ({ properties }: Schema) =>
  Object.entries(properties).map(([name, rule]) => ({
    name,
    isWhole: 'type' in rule && Array.isArray(rule.type) && rule.type.includes('integer'),
    words: 'enum' in rule && Array.isArray(rule.enum) ? (rule.enum as unknown[]) : undefined,
  }));

const fields = {
  airport: fieldsOf(Airport),
  runway: fieldsOf(Runway),
  frequency: fieldsOf(Frequency),
  details: fieldsOf(AirportDetails),
  navaid: fieldsOf(Navaid),
};

/** Reads only the fields of the contract, rounded where it has integers; a missing field, or a word that is not one of its words, becomes unknown. */
function withFields(value: unknown, kind: keyof typeof fields): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const members: Record<string, unknown> = {};
  for (const { name, isWhole, words } of fields[kind]) {
    const one = given[name] ?? null;
    members[name] = isWhole && typeof one === 'number' ? Math.round(one) : words && !words.includes(one) ? null : one;
  }
  return members;
}

const each = (list: unknown, kind: keyof typeof fields): unknown => (Array.isArray(list) ? list.map((one) => withFields(one, kind)) : list);

/** The item is not validated yet: fields that must not be null may still be. */
export function toContract(item: Item): unknown {
  const { runways, frequencies, details } = item;
  return {
    ...(withFields(item, 'airport') as object),
    runways: each(runways, 'runway'),
    frequencies: each(frequencies, 'frequency'),
    ...(details !== undefined && { details: withFields(details, 'details') }),
  };
}

/** An airport that is new at the server waits until its runways and frequencies are here. */
const withParts = `
SELECT body
  FROM airports
 WHERE has_parts = 1 OR json_type(body, '$.runways') = 'array'
 ORDER BY id`;

/** Throws a Refusal for an incomplete copy, and one that names the first airport that does not fit this API. */
export async function readReplica(path: string): Promise<ReferenceFacts> {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const progress = readProgress(db);
    if (!progress?.isComplete) throw datasetRefused(reason('copyIncomplete', { path }));
    const hash = createHash('sha256');
    const airports: AirportFacts[] = [];
    const isAirport = fitting(AirportAnswer);
    for (const body of db.prepare<[], string>(withParts).pluck().iterate()) {
      hash.update(body);
      const item = JSON.parse(body) as Item;
      const airport = toContract(item);
      if (!isAirport(airport)) throw notOfThisApi(airport);
      airports.push(factsOf(airport, item));
    }
    const countries = db.prepare<[], string>('SELECT body FROM countries ORDER BY id').pluck().all();
    for (const body of countries) hash.update(body);
    const navaids = db.prepare<[], string>('SELECT body FROM navaids ORDER BY id').pluck().all();
    for (const body of navaids) hash.update(body);
    const date = dateOfReplica(progress);
    return {
      date: date === null ? null : new Date(date),
      fingerprint: hash.digest('hex'),
      airports,
      countries: countriesOf(countries),
      navaids: navaidsOf(navaids),
    };
  } finally {
    db.close();
  }
}

function notOfThisApi(airport: unknown): Error {
  const id = (airport as { id?: unknown }).id;
  return datasetRefused(reason('airportNotOfApi', { airport: String(id) }));
}

/** A server of a later revision gives the use with the airport, another Aeroshelf in the details. */
function factsOf({ runways, frequencies, details, ...airport }: AirportAnswer, item: Item): AirportFacts {
  const surfaces = new Map(details?.surfaces.map(({ runwayId, surface }) => [runwayId, surface]));
  return {
    airport,
    ident: details?.ident ?? airport.icaoCode ?? airport.localCode ?? airport.iataCode ?? airport.id,
    gpsCode: details?.gpsCode ?? null,
    sourceType: details?.sourceType ?? (airport.isClosed === true ? 'closed' : null),
    keywords: details?.keywords ?? null,
    homeLink: details?.homeLink ?? null,
    use: useOf({ ...details, ...item }),
    runways: runways.map((runway) => ({ runway, surface: surfaces.get(runway.id) ?? null })),
    frequencies,
  };
}

/** Takes the countries of the server; where it gave none, Aeroshelf's own fill the set. */
function countriesOf(bodies: readonly string[]): Country[] {
  const isCountry = fitting(Country);
  const given = bodies.map((body) => JSON.parse(body) as unknown).filter(isCountry);
  return given.length > 0 ? given : isoCountries();
}

/** Reads the navaids that fit this API. */
function navaidsOf(bodies: readonly string[]): NavaidFacts[] {
  const isNavaid = fitting(Navaid);
  return bodies
    .map((body) => withFields(JSON.parse(body), 'navaid'))
    .filter(isNavaid)
    .map(({ frequency, frequencyUnit, airportCode, airportIcaoCode: _icao, airportIataCode: _iata, ...navaid }) => ({
      ...navaid,
      frequency: frequency !== null && frequencyUnit === 'MHz' ? Math.round(frequency * 1_000_000) / 1000 : frequency,
      airportIdent: airportCode,
    }));
}
