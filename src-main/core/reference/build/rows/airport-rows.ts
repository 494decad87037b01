/** Airports with their runways and frequencies: rows to filter and sort by, and bodies to send. */
import type { Airport } from '#contract/airports/airport.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { airportFieldColumns, airportFields, type AirportValues } from '#core/reference/airport-fields.ts';
import type { AirportFacts } from '#core/reference/sources/facts.ts';
import { fold } from '#core/text/fold.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { toAirport, toFrequency, toRunway, timezoneAt } from '../to-contract.ts';
import { beyondTheContract, type WholeAirport } from '../reference-set.ts';
import { openBodyBlocks, contentHash, datedObject, UNDATED, datedObjects } from './bodies.ts';
import type { KeptDates } from './kept-dates.ts';
import type { Writer } from './writer.ts';

/** The runways and frequencies of an airport as they are sent. */
type Parts = {
  runways: readonly Runway[];
  frequencies: readonly Frequency[];
  /** `{"runways":[…],"frequencies":[…]}`, undated. */
  json: string;
  /** Whether a server gave any of them; those keep the server's dates. */
  isGiven: boolean;
};

/** Shared, since two airports in five have no parts. */
const noParts: Parts = { runways: [], frequencies: [], json: JSON.stringify({ runways: [], frequencies: [] }), isGiven: false };

function partsOf({ runways: ofRunways, frequencies: ofFrequencies }: WholeAirport): Parts {
  if (ofRunways.length === 0 && ofFrequencies.length === 0) return noParts;
  const runways = ofRunways.map((facts) => toRunway(facts, UNDATED));
  const frequencies = ofFrequencies.map((facts) => toFrequency(facts, UNDATED));
  const isGiven = ofRunways.some(({ given }) => given) || ofFrequencies.some(({ given }) => given);
  return { runways, frequencies, json: JSON.stringify({ runways, frequencies }), isGiven };
}

/** The JSON of the parts with that date, or the one their server gave. */
function datedParts({ runways, frequencies }: WholeAirport, parts: Parts, updatedAt: string): string {
  if (parts === noParts) return parts.json;
  if (!parts.isGiven) return datedObjects(parts.json, updatedAt);
  return JSON.stringify({
    runways: runways.map((facts) => facts.given ?? toRunway(facts, updatedAt)),
    frequencies: frequencies.map((facts) => facts.given ?? toFrequency(facts, updatedAt)),
  });
}

/** A flag as SQLite stores it; unknown stays null. */
const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));

const foldOrNull = (text: string | null): string | null => (text === null ? null : fold(text));

const runwayColumns = `
  id, airport_row, position, name, length, width, surface, is_closed, is_lighted,
  low_ident, low_elevation, low_heading, low_displaced_threshold, low_latitude, low_longitude,
  high_ident, high_elevation, high_heading, high_displaced_threshold, high_latitude, high_longitude
`;

/** Inserts one runway as the `position`th of its airport. */
function runwayInsert(db: Writer) {
  const insert = db.prepare(`INSERT INTO runways (${runwayColumns}) VALUES (${runwayColumns.replace(/\w+/g, '?')})`);
  return (airportRow: number, position: number, runway: Runway, surface: string | null): void => {
    insert.run(
      runway.id,
      airportRow,
      position,
      runway.name,
      runway.length,
      runway.width,
      surface,
      flag(runway.isClosed),
      flag(runway.isLighted),
      runway.lowEndIdent,
      runway.lowEndElevation,
      runway.lowEndHeading,
      runway.lowEndDisplacedThreshold,
      runway.lowEndLatitude,
      runway.lowEndLongitude,
      runway.highEndIdent,
      runway.highEndElevation,
      runway.highEndHeading,
      runway.highEndDisplacedThreshold,
      runway.highEndLatitude,
      runway.highEndLongitude,
    );
  };
}

const frequencyColumns = 'id, airport_row, position, name, name_fold, type, description, description_fold, frequency';

/** Inserts one frequency as the `position`th of its airport. */
function frequencyInsert(db: Writer) {
  const insert = db.prepare(`INSERT INTO frequencies (${frequencyColumns}) VALUES (${frequencyColumns.replace(/\w+/g, '?')})`);
  return (airportRow: number, position: number, { id, name, type, description, frequency }: Frequency): void => {
    insert.run(id, airportRow, position, name, fold(name), type, description, foldOrNull(description), frequency);
  };
}

const columns = ['row', 'id', ...airportFieldColumns, 'longest_runway', 'is_scheduled', 'updated_at', 'content_hash'];

export function insertAirports(db: Writer, airports: readonly PlacedAirport[], dates: KeptDates): void {
  const insert = db.prepare(`INSERT INTO airports (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  const insertParts = db.prepare('INSERT INTO airport_parts (row, parts) VALUES (?, ?)');
  const bodies = openBodyBlocks(db, 'airport_bodies');
  const insertRunway = runwayInsert(db);
  const insertFrequency = frequencyInsert(db);

  for (const { row, whole, longestRunway } of airports) {
    const { id, facts } = whole;
    const airport = toAirport(facts, { id, timezone: timezoneAt(facts.latitude, facts.longitude), updatedAt: UNDATED });
    const body = JSON.stringify(airport);
    const parts = partsOf(whole);
    const hash = contentHash(body, parts.json, beyondTheContract(whole));
    const updatedAt = dates.ofAirport(id, hash, whole.updatedAt);
    const isScheduled = facts.isScheduled === undefined ? null : Number(facts.isScheduled);
    insert.run(row, id, ...columnValues(facts, airport), longestRunway, isScheduled, updatedAt, hash);
    bodies.add(row, datedObject(body, updatedAt));
    insertParts.run(row, datedParts(whole, parts, updatedAt));
    for (const [position, runway] of parts.runways.entries()) insertRunway(row, position, runway, whole.runways[position]?.surface ?? null);
    for (const [position, frequency] of parts.frequencies.entries()) insertFrequency(row, position, frequency);
  }
  bodies.end();
}

/** Fields that the contract's Airport has not. */
type Beyond = Exclude<keyof AirportValues, keyof Airport>;

const fields = Object.entries(airportFields).map(([name, { beyond, isFolded }]) => ({
  ofContract: beyond === undefined ? (name as keyof Airport & keyof AirportValues) : undefined,
  ofFacts: name as Beyond,
  isFolded,
}));

/** In the order of `airportFieldColumns`; `airport` is what `toAirport` makes of the facts. */
function columnValues(facts: AirportFacts, airport: Airport): (string | number | null)[] {
  const row: (string | number | null)[] = [];
  for (const { ofContract, ofFacts, isFolded } of fields) {
    const value = ofContract === undefined ? facts[ofFacts] : airport[ofContract];
    row.push(typeof value === 'boolean' ? Number(value) : value);
    if (isFolded) row.push(typeof value === 'string' ? fold(value) : null);
  }
  return row;
}
