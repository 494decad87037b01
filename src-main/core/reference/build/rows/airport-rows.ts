/** Airports with their runways and frequencies: rows to filter and sort by, and bodies to send. */
import type { Airport } from '#contract/airports/airport.ts';
import { fold } from '#core/text/fold.ts';
import { airportFieldColumns, airportFields, type AirportValues } from '#core/reference/airport-fields.ts';
import type { AirportFacts } from '#core/reference/sources/facts.ts';
import { toAirport } from '../to-contract.ts';
import { beyondTheContract } from '../whole-airport.ts';
import { openBodyBlocks } from './body-blocks.ts';
import { contentHash } from './content-hash.ts';
import { datedObject, UNDATED } from './dated-json.ts';
import type { KeptDates } from './kept-dates.ts';
import { frequencyInsert, runwayInsert } from './part-rows.ts';
import { datedParts, partsOf } from './parts.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { timezoneAt } from './timezone.ts';
import type { Writer } from './writer.ts';

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
