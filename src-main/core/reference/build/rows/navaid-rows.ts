/** Navaids: rows to filter and sort by, and bodies to send. */
import { navaidFieldColumns, navaidFieldNames, navaidFields } from '#core/reference/navaid-fields.ts';
import type { NavaidFacts } from '#core/reference/sources/facts.ts';
import { fold } from '#core/text/fold.ts';
import type { PlacedNavaid } from '../placed-navaids.ts';
import { toNavaid } from '../to-contract.ts';
import { openBodyBlocks } from './body-blocks.ts';
import { contentHash } from './content-hash.ts';
import { datedObject, UNDATED } from './dated-json.ts';
import type { KeptDates } from './kept-dates.ts';
import type { Writer } from './writer.ts';

const ofAirport = ['airport_id', 'airport_code', 'airport_icao_code', 'airport_iata_code'];
const columns = ['row', 'id', ...navaidFieldColumns, ...ofAirport, 'updated_at', 'content_hash'];

export function insertNavaids(db: Writer, navaids: readonly PlacedNavaid[], dates: KeptDates): void {
  const insert = db.prepare(`INSERT INTO navaids (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  const bodies = openBodyBlocks(db, 'navaid_bodies');
  for (const { row, id, facts, airport } of navaids) {
    const navaid = toNavaid(facts, airport, { id, updatedAt: UNDATED });
    const body = JSON.stringify(navaid);
    const hash = contentHash(body);
    const updatedAt = dates.ofNavaid(id, hash, facts.updatedAt ?? null);
    const { airportId, airportCode, airportIcaoCode, airportIataCode } = navaid;
    insert.run(row, id, ...columnValues(facts), airportId, airportCode, airportIcaoCode, airportIataCode, updatedAt, hash);
    bodies.add(row, datedObject(body, updatedAt));
  }
  bodies.end();
}

/** In the order of `navaidFieldColumns`. */
function columnValues(facts: NavaidFacts): (string | number | null)[] {
  return navaidFieldNames.flatMap((name) => {
    const value = facts[name];
    return navaidFields[name].isFolded ? [value, typeof value === 'string' ? fold(value) : null] : [value];
  });
}
