/** Airports with their runways and frequencies: rows to filter and sort by, and bodies to send. */
import { fold } from '#core/text/fold.ts';
import { toAirport, toFrequency, toRunway } from '../to-contract.ts';
import { openBodyBlocks } from './body-blocks.ts';
import type { PlacedAirport } from './placed-airports.ts';
import { frequencyInsert, runwayInsert } from './part-rows.ts';
import { flag, foldOrNull } from './sql-values.ts';
import { timezoneAt } from './timezone.ts';
import type { Writer } from './writer.ts';

const columns = `
  row, id, ident, name, name_fold, icao_code, iata_code, local_code, gps_code, latitude, longitude, elevation, country_code,
  city, city_fold, state, state_fold, continent_code, timezone, facility_type, is_closed, source_type, keywords, home_link, longest_runway
`;

export function insertAirports(db: Writer, airports: readonly PlacedAirport[], updatedAt: string): void {
  const insert = db.prepare(`INSERT INTO airports (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`);
  const insertParts = db.prepare('INSERT INTO airport_parts (row, parts) VALUES (?, ?)');
  const bodies = openBodyBlocks(db);
  const insertRunway = runwayInsert(db);
  const insertFrequency = frequencyInsert(db);

  for (const { row, id, facts, runways: runwayFacts, frequencies: frequencyFacts, longestRunway } of airports) {
    const airport = toAirport(facts, { id, timezone: timezoneAt(facts.latitude, facts.longitude), updatedAt });
    insert.run(
      row,
      id,
      facts.ident,
      airport.name,
      fold(airport.name),
      airport.icaoCode,
      airport.iataCode,
      airport.localCode,
      facts.gpsCode,
      airport.latitude,
      airport.longitude,
      airport.elevation,
      airport.countryCode,
      airport.city,
      foldOrNull(airport.city),
      airport.state,
      foldOrNull(airport.state),
      airport.continentCode,
      airport.timezone,
      airport.facilityType,
      flag(airport.isClosed),
      facts.sourceType,
      facts.keywords,
      facts.homeLink,
      longestRunway,
    );
    const runways = runwayFacts.map((runway) => toRunway(runway, updatedAt));
    const frequencies = frequencyFacts.map((frequency) => toFrequency(frequency, updatedAt));
    bodies.add(row, JSON.stringify(airport));
    insertParts.run(row, JSON.stringify({ runways, frequencies }));
    for (const [position, runway] of runways.entries()) insertRunway(row, position, runway, runwayFacts[position]?.surface ?? null);
    for (const [position, frequency] of frequencies.entries()) insertFrequency(row, position, frequency);
  }
  bodies.end();
}
