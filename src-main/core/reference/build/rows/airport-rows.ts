/** Writes airports with their runways and frequencies, as rows to filter and sort by, and as bodies to send. */
import type { Database } from 'better-sqlite3';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { airportFields, columnsOfFields, columnValues } from '#core/reference/airport-fields.ts';
import { frequencyFields, runwayFields } from '#core/reference/part-fields.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { toAirport, toFrequency, toRunway, timezoneAt } from '../to-contract.ts';
import { beyondTheContract, type WholeAirport } from '../reference-set.ts';
import { openBodyBlocks, contentHash, datedObject, UNDATED, datedObjects } from './bodies.ts';
import type { KeptDates } from './kept-dates.ts';

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

/** Inserts the parts of an airport, each as the `position`th of its kind. */
function partInsert(db: Database, table: 'runways' | 'frequencies', fields: typeof runwayFields | typeof frequencyFields) {
  const columns = ['id', 'airport_row', 'position', ...columnsOfFields(fields)];
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  return (airportRow: number, position: number, part: Frequency | (Runway & { surface: string | null })): void =>
    void insert.run(part.id, airportRow, position, ...columnValues(fields, part));
}

const columns = ['row', 'id', ...columnsOfFields(airportFields), 'longest_runway', 'is_scheduled', 'updated_at', 'content_hash'];

export function insertAirports(db: Database, airports: readonly PlacedAirport[], dates: KeptDates): void {
  const insert = db.prepare(`INSERT INTO airports (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  const insertParts = db.prepare('INSERT INTO airport_parts (row, parts) VALUES (?, ?)');
  const bodies = openBodyBlocks(db, 'airport_bodies');
  const insertRunway = partInsert(db, 'runways', runwayFields);
  const insertFrequency = partInsert(db, 'frequencies', frequencyFields);

  for (const { row, whole, longestRunway } of airports) {
    const { id, facts } = whole;
    const airport = toAirport(facts, { id, timezone: timezoneAt(facts.latitude, facts.longitude), updatedAt: UNDATED });
    const body = JSON.stringify(airport);
    const parts = partsOf(whole);
    const hash = contentHash(body, parts.json, beyondTheContract(whole));
    const updatedAt = dates.ofAirport(id, hash, whole.updatedAt);
    const isScheduled = facts.isScheduled === undefined ? null : Number(facts.isScheduled);
    insert.run(
      row,
      id,
      ...columnValues(airportFields, { ...facts, ...facts.use, ...airport }),
      longestRunway,
      isScheduled,
      updatedAt,
      hash,
    );
    bodies.add(row, datedObject(body, updatedAt));
    insertParts.run(row, datedParts(whole, parts, updatedAt));
    for (const [position, runway] of parts.runways.entries())
      insertRunway(row, position, { ...runway, surface: whole.runways[position]?.surface ?? null });
    for (const [position, frequency] of parts.frequencies.entries()) insertFrequency(row, position, frequency);
  }
  bodies.end();
}
