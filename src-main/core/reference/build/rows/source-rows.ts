/** Where the values of a set come from, and where its sources contradict each other. */
import type { ReferenceSet } from '../reference-set.ts';
import type { PlacedAirport } from '../placed-airports.ts';
import type { Writer } from './writer.ts';

export function insertSources(db: Writer, { sources, origins, conflicts }: ReferenceSet, airports: readonly PlacedAirport[]): void {
  const insertSource = db.prepare('INSERT INTO sources (position, name, kind, date, airports) VALUES (?, ?, ?, ?, ?)');
  for (const [position, { name, kind, date, airports }] of sources.entries())
    insertSource.run(position, name, kind, date?.toISOString() ?? null, airports);

  const insertOrigins = db.prepare('INSERT INTO airport_origins (row, origins) VALUES (?, ?)');
  for (const { row, whole } of origins.size > 0 ? airports : []) {
    const ofAirport = origins.get(whole.id);
    if (ofAirport) insertOrigins.run(row, JSON.stringify(ofAirport));
  }

  const insertConflict = db.prepare(
    `INSERT INTO conflicts
       (position, airport_id, code, name, kind, used_source, used_value, other_source, other_value, difference)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [position, conflict] of conflicts.entries()) {
    const { airportId, code, name, kind, usedSource, usedValue, otherSource, otherValue, difference } = conflict;
    insertConflict.run(position, airportId, code, name, kind, usedSource, usedValue, otherSource, otherValue, difference);
  }
}
