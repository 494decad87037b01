/**
 * A reference database of any format as a set to build: its rows are read by the names of their columns, whatever else a newer or older version had in
 * them. Ids, dates, sources and contradictions stay as they are there.
 */
import Sqlite, { type Database } from 'better-sqlite3';
import type { Airport } from '#contract/airports/airport.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Country } from '#contract/countries.ts';
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { reason } from '#core/reasons/reason.ts';
import { navaidTypes } from '#contract/navaids/navaid.ts';
import { airportFields, type AirportFieldName, type AirportValues } from '../airport-fields.ts';
import { navaidFields, type NavaidFieldName } from '../navaid-fields.ts';
import type { Origins, ReferenceSet, SetSource } from './reference-set.ts';
import { withEnds } from './to-contract.ts';
import type { WholeAirport } from './whole-airport.ts';
import { aboutOf, withFormerFile } from '../store/former-file.ts';
import { originOf, type Origin } from '../store/origin.ts';
import { datasetRefused } from '../sources/dataset-refused.ts';
import type { CountryFacts, FrequencyFacts, NavaidFacts, RunwayEnd, RunwayFacts } from '../sources/facts.ts';
import { factsOfGiven } from '../sources/given-facts.ts';
import { ownCountryFacts } from '../sources/countries/own-countries.ts';

type Row = Readonly<Record<string, string | number | bigint | Buffer | null>>;

export type FormerSet = { set: ReferenceSet; importedAt: Date; origin: Origin };

/** Imported `now` where the file does not say when. Throws a Refusal for a file that lacks what every airport has. */
export function readFormerSet(path: string, now: Date): FormerSet {
  try {
    return withFormerFile(path, (db) => readSet(db, now));
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? damaged(error.message) : error;
  }
}

function readSet(db: Database, now: Date): FormerSet {
  const found = db.pragma('quick_check(1)', { simple: true }) as string;
  if (found !== 'ok') throw damaged(found);
  const about = aboutOf(db);
  const date = about.get('date');
  const runways = Map.groupBy(db.prepare<[], Row>('SELECT * FROM runways').all(), (row) => row['airport_row']);
  const frequencies = Map.groupBy(db.prepare<[], Row>('SELECT * FROM frequencies').all(), (row) => row['airport_row']);
  const ids = new Map<unknown, string>();
  const airports: WholeAirport[] = [];
  for (const row of db.prepare<[], Row>('SELECT * FROM airports ORDER BY row').iterate()) {
    const whole = airportOf(row, inOrder(runways.get(row['row'])), inOrder(frequencies.get(row['row'])));
    ids.set(row['row'], whole.id);
    airports.push(whole);
  }
  const counted = (JSON.parse(about.get('counts') ?? '{}') as { airports?: number }).airports;
  if (counted !== airports.length) throw damaged(`${airports.length} airports instead of ${counted}`);
  const sources = optional(db, 'sources').map((row): SetSource => ({
    name: String(row['name']),
    kind: row['kind'] as SetSource['kind'],
    date: typeof row['date'] === 'string' ? new Date(row['date']) : null,
    airports: Number(row['airports']),
  }));
  const set: ReferenceSet = {
    name: about.get('source') ?? 'unknown',
    date: date === undefined ? null : new Date(date),
    fingerprint: `${about.get('format')} ${about.get('revision')}`,
    sources,
    airports,
    origins: new Map(
      optional(db, 'airport_origins').flatMap((row) => {
        const id = ids.get(row['row']);
        return id === undefined ? [] : [[id, JSON.parse(String(row['origins'])) as Origins] as const];
      }),
    ),
    conflicts: optional(db, 'conflicts').map(conflictOf),
    countries: countriesOf(optional(db, 'countries')),
    navaids: optional(db, 'navaids').map(navaidOf),
  };
  const importedAt = about.get('importedAt');
  return { set, importedAt: importedAt === undefined ? now : new Date(importedAt), origin: originOf(about) };
}

const damaged = (error: string) => datasetRefused(reason('copyDamaged', { error }));

/** What a set can do without. */
function optional(db: Database, table: string): Row[] {
  const isThere = db.prepare<[string], number>("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").pluck().get(table);
  return isThere === undefined ? [] : db.prepare<[], Row>(`SELECT * FROM ${table}`).all();
}

const inOrder = (rows: readonly Row[] = []): Row[] => rows.toSorted((a, b) => Number(a['position']) - Number(b['position']));

const text = (row: Row, column: string): string | null => {
  const value = row[column] ?? null;
  return value === null ? null : String(value);
};
const number = (row: Row, column: string): number | null => (typeof row[column] === 'number' ? row[column] : null);
const flag = (row: Row, column: string): boolean | null => (typeof row[column] === 'number' ? row[column] === 1 : null);

function required(row: Row, column: string): string {
  const value = text(row, column);
  if (value === null) throw damaged(`a row has no ${column}`);
  return value;
}

const reading = { text, integer: number, real: number, flag } as const;

function valuesOf(row: Row): AirportValues {
  const named = Object.entries(airportFields).map(([name, { column, kind }]) => [name, reading[kind](row, column)]);
  return Object.fromEntries(named) as Record<AirportFieldName, never>;
}

function airportOf(row: Row, runways: readonly Row[], frequencies: readonly Row[]): WholeAirport {
  const [id, updatedAt] = [required(row, 'id'), required(row, 'updated_at')];
  const { ident, gpsCode, sourceType, keywords, homeLink, ...fields } = valuesOf(row);
  const given: Airport = { id, updatedAt, ...inContractOrder(fields), name: required(row, 'name') };
  return {
    id,
    updatedAt,
    facts: factsOfGiven(given, {
      key: id,
      ident: ident ?? id,
      gpsCode,
      sourceType,
      keywords,
      homeLink,
      isScheduled: flag(row, 'is_scheduled') ?? undefined,
    }),
    runways: runways.map((runway) => runwayOf(runway, id, updatedAt)),
    frequencies: frequencies.map((frequency) => frequencyOf(frequency, id, updatedAt)),
  };
}

/** As every other set has them, so that the same airport has the same content hash. */
function inContractOrder(fields: Omit<Airport, 'id' | 'updatedAt'>): Omit<Airport, 'id' | 'updatedAt'> {
  const { name, icaoCode, iataCode, localCode, latitude, longitude, elevation, countryCode, city, state, county } = fields;
  const { continentCode, timezone, facilityType, isPrivate, isClosed } = fields;
  const place = { latitude, longitude, elevation, countryCode, city, state, county, continentCode, timezone };
  return { name, icaoCode, iataCode, localCode, ...place, facilityType, isPrivate, isClosed };
}

const endOf = (row: Row, end: 'low' | 'high'): RunwayEnd => ({
  ident: text(row, `${end}_ident`),
  latitude: number(row, `${end}_latitude`),
  longitude: number(row, `${end}_longitude`),
  elevation: number(row, `${end}_elevation`),
  heading: number(row, `${end}_heading`),
  displacedThreshold: number(row, `${end}_displaced_threshold`),
});

function runwayOf(row: Row, airportKey: string, updatedAt: string): RunwayFacts {
  const id = required(row, 'id');
  const [length, width] = [number(row, 'length'), number(row, 'width')];
  const [isClosed, isLighted] = [flag(row, 'is_closed'), flag(row, 'is_lighted')];
  const [low, high] = [endOf(row, 'low'), endOf(row, 'high')];
  const given = withEnds({ id, updatedAt, name: required(row, 'name'), length, width, isClosed, isLighted }, low, high);
  return { key: id, airportKey, length, width, surface: text(row, 'surface'), isClosed, isLighted, low, high, given };
}

function frequencyOf(row: Row, airportKey: string, updatedAt: string): FrequencyFacts {
  const id = required(row, 'id');
  const [type, description, frequency] = [text(row, 'type'), text(row, 'description'), Number(required(row, 'frequency'))];
  const given: Frequency = { id, updatedAt, name: required(row, 'name'), type, description, frequency };
  return { key: id, airportKey, type, description, frequency, given };
}

function conflictOf(row: Row): Conflict {
  return {
    airportId: required(row, 'airport_id'),
    code: text(row, 'code'),
    name: required(row, 'name'),
    kind: row['kind'] as Conflict['kind'],
    usedSource: required(row, 'used_source'),
    usedValue: required(row, 'used_value'),
    otherSource: required(row, 'other_source'),
    otherValue: required(row, 'other_value'),
    difference: number(row, 'difference'),
  };
}

function countriesOf(rows: readonly Row[]): readonly CountryFacts[] {
  if (rows.length === 0) return ownCountryFacts();
  return rows.map((row) => {
    const given = JSON.parse(required(row, 'body')) as Country;
    const { countryCode: code, name, continentCode, subdivisions } = given;
    return { code, name, continentCode, subdivisions, given };
  });
}

function navaidOf(row: Row): NavaidFacts {
  const [id, updatedAt] = [required(row, 'id'), text(row, 'updated_at')];
  const named = Object.entries(navaidFields).map(([name, { column, kind }]) => [name, reading[kind](row, column)]);
  const facts = Object.fromEntries(named) as Record<NavaidFieldName, never>;
  return {
    key: id,
    id,
    ...(updatedAt !== null && { updatedAt }),
    ...facts,
    ident: required(row, 'ident'),
    name: required(row, 'name'),
    type: navaidTypes.find((type) => type === facts.type) ?? null,
    airportId: text(row, 'airport_id'),
  };
}
