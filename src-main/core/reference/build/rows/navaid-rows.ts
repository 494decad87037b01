import type { NavaidFacts } from '#core/reference/sources/facts.ts';
import { identityOf } from '#core/database/identity.ts';
import type { Writer } from './writer.ts';

export function insertNavaids(db: Writer, navaids: readonly NavaidFacts[]): void {
  const insert = db.prepare(
    `INSERT INTO navaids (id, ident, name, type, frequency, latitude, longitude, elevation, country_code, magnetic_variation, airport_ident)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const navaid of navaids) {
    insert.run(
      navaid.id ?? identityOf(`ourairports:navaid:${navaid.key}`),
      navaid.ident,
      navaid.name,
      navaid.type,
      navaid.frequency,
      navaid.latitude,
      navaid.longitude,
      navaid.elevation,
      navaid.countryCode,
      navaid.magneticVariation,
      navaid.airportIdent,
    );
  }
}
