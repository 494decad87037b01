/** Airports with their runways and frequencies: rows to filter and sort by, and bodies to send. */
import { fold } from '#core/text/fold.ts';
import { toAirport } from '../to-contract.ts';
import { beyondTheContract } from '../whole-airport.ts';
import { openBodyBlocks } from './body-blocks.ts';
import { contentHash } from './content-hash.ts';
import { datedObject, UNDATED } from './dated-json.ts';
import type { KeptDates } from './kept-dates.ts';
import { frequencyInsert, runwayInsert } from './part-rows.ts';
import { datedParts, partsOf } from './parts.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { flag, foldOrNull } from './sql-values.ts';
import { timezoneAt } from './timezone.ts';
import type { Writer } from './writer.ts';

const columns = `
  row, id, ident, name, name_fold, icao_code, iata_code, local_code, gps_code, latitude, longitude, elevation, country_code,
  city, city_fold, state, state_fold, county, county_fold, continent_code, timezone, facility_type, is_private, is_closed, source_type,
  keywords, home_link, longest_runway, updated_at, content_hash
`;

export function insertAirports(db: Writer, airports: readonly PlacedAirport[], dates: KeptDates): void {
  const insert = db.prepare(`INSERT INTO airports (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`);
  const insertParts = db.prepare('INSERT INTO airport_parts (row, parts) VALUES (?, ?)');
  const bodies = openBodyBlocks(db);
  const insertRunway = runwayInsert(db);
  const insertFrequency = frequencyInsert(db);

  for (const { row, whole, longestRunway } of airports) {
    const { id, facts } = whole;
    const airport = toAirport(facts, { id, timezone: timezoneAt(facts.latitude, facts.longitude), updatedAt: UNDATED });
    const body = JSON.stringify(airport);
    const parts = partsOf(whole);
    const hash = contentHash(body, parts.json, beyondTheContract(whole));
    const updatedAt = dates.ofAirport(id, hash, whole.updatedAt);
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
      airport.county,
      foldOrNull(airport.county),
      airport.continentCode,
      airport.timezone,
      airport.facilityType,
      flag(airport.isPrivate),
      flag(airport.isClosed),
      facts.sourceType,
      facts.keywords,
      facts.homeLink,
      longestRunway,
      updatedAt,
      hash,
    );
    bodies.add(row, datedObject(body, updatedAt));
    insertParts.run(row, datedParts(whole, parts, updatedAt));
    for (const [position, runway] of parts.runways.entries()) insertRunway(row, position, runway, whole.runways[position]?.surface ?? null);
    for (const [position, frequency] of parts.frequencies.entries()) insertFrequency(row, position, frequency);
  }
  bodies.end();
}
