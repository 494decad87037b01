/** Navaids: rows to filter and sort by, and bodies to send. */
import { identityOf } from '#core/database/identity.ts';
import { navaidFieldColumns, navaidFieldNames, navaidFields } from '#core/reference/navaid-fields.ts';
import type { NavaidFacts } from '#core/reference/sources/facts.ts';
import { fold } from '#core/text/fold.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import { toNavaid, type AirportOfNavaid } from '../to-contract.ts';
import { openBodyBlocks } from './body-blocks.ts';
import { contentHash } from './content-hash.ts';
import { datedObject, UNDATED } from './dated-json.ts';
import type { KeptDates } from './kept-dates.ts';
import type { Writer } from './writer.ts';

const ofAirport = ['airport_id', 'airport_code', 'airport_icao_code', 'airport_iata_code'];
const columns = ['row', 'id', ...navaidFieldColumns, ...ofAirport, 'updated_at', 'content_hash'];

/** A navaid with its row in the default order. */
export type PlacedNavaid = { row: number; id: string; facts: NavaidFacts; airport: AirportOfNavaid };

/** All navaids by ident, then id: the order of their list without a sort. */
export function placeNavaids(navaids: readonly NavaidFacts[], airports: readonly PlacedAirport[]): PlacedNavaid[] {
  const byIdent = new Map(airports.map((airport) => [airport.whole.facts.ident, airport]));
  const byId = new Map(airports.map((airport) => [airport.whole.id, airport]));
  return navaids
    .map((facts) => {
      const { airportId = null, airportIdent } = facts;
      const airport = (airportId === null ? undefined : byId.get(airportId)) ?? byIdent.get(airportIdent ?? '');
      return { id: facts.id ?? identityOf(`ourairports:navaid:${facts.key}`), facts, airport: airportOf(airport, airportIdent) };
    })
    .sort((a, b) => inOrder(a.facts.ident, b.facts.ident) || inOrder(a.id, b.id))
    .map((navaid, index) => ({ row: index + 1, ...navaid }));
}

/** As SQLite compares: by code unit, not by language. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function airportOf(airport: PlacedAirport | undefined, ident: string | null): AirportOfNavaid {
  if (!airport) return { airportId: null, airportCode: ident, airportIcaoCode: null, airportIataCode: null };
  const { id, facts } = airport.whole;
  return {
    airportId: id,
    airportCode: facts.icaoCode ?? facts.iataCode ?? facts.localCode ?? facts.gpsCode ?? facts.ident,
    airportIcaoCode: facts.icaoCode,
    airportIataCode: facts.iataCode,
  };
}

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
