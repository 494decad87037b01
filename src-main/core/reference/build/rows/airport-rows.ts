/** Writes airports with their runways and frequencies, as rows to filter and sort by, and as bodies to send. */
import type { Database } from 'better-sqlite3';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { airportFields, columnsOfFields, columnValues } from '#core/reference/airport-fields.ts';
import { frequencyFields, runwayFields } from '#core/reference/part-fields.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { UNDATED, type AirportFacts } from '#core/reference/sources/facts.ts';
import { openBodyBlocks, contentHash, datedObject } from './bodies.ts';
import type { KeptDates } from './kept-dates.ts';

/** Shared, since two airports in five have no parts. */
const noParts = JSON.stringify({ runways: [], frequencies: [] });

/** `{"runways":[…],"frequencies":[…]}` as it is sent, with the dates that `dated` gives. */
const partsJson = ({ runways, frequencies }: AirportFacts, dated: <Part extends { updatedAt: string }>(part: Part) => Part): string =>
  runways.length + frequencies.length === 0
    ? noParts
    : JSON.stringify({ runways: runways.map(({ runway }) => dated(runway)), frequencies: frequencies.map(dated) });

const undated = <Thing extends { updatedAt: string }>(thing: Thing): Thing =>
  thing.updatedAt === UNDATED ? thing : { ...thing, updatedAt: UNDATED };

/** Writes as one text what the source says of an airport and no body has. */
function beyondTheContract({ ident, gpsCode, sourceType, keywords, homeLink, use, runways }: AirportFacts): string {
  let text = `${ident}\n${gpsCode}\n${sourceType}\n${keywords}\n${homeLink}`;
  if (use) text += `\n${Object.values(use).join()}`;
  for (const { surface } of runways) text += `\n${surface}`;
  return text;
}

/** Each is the `position`th of its kind at the airport. */
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

  for (const { row, facts, longestRunway } of airports) {
    const { airport, runways, frequencies } = facts;
    const body = JSON.stringify(undated(airport));
    const hash = contentHash(body, partsJson(facts, undated), beyondTheContract(facts));
    const updatedAt = dates.ofAirport(airport.id, hash, airport.updatedAt);
    const isScheduled = facts.isScheduled === undefined ? null : Number(facts.isScheduled);
    const values = columnValues(airportFields, { ...facts, ...facts.use, ...airport });
    insert.run(row, airport.id, ...values, longestRunway, isScheduled, updatedAt, hash);
    bodies.add(row, datedObject(body, updatedAt));
    // What a server has dated keeps its date.
    insertParts.run(
      row,
      partsJson(facts, (part) => (part.updatedAt === UNDATED ? { ...part, updatedAt } : part)),
    );
    for (const [position, { runway, surface }] of runways.entries()) insertRunway(row, position, { ...runway, surface });
    for (const [position, frequency] of frequencies.entries()) insertFrequency(row, position, frequency);
  }
  bodies.end();
}
