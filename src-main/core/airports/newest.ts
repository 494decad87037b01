/**
 * Gives airports in the form of the newest revision (contract/newest). They are made from the stored bodies a block at a time: most of them
 * only get a tail, so that a page costs what one at the root does.
 */
import type { Database } from 'better-sqlite3';
import { airportUseNames } from '#contract/airports/details.ts';
import type { Frequency } from '#contract/airports/frequency.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { newestBody, newestFields, type FieldRule } from '#contract/newest/fields.ts';
import { readBodies, type Bodies } from '../listing/bodies.ts';
import { airportFields, type AirportFieldName } from '../reference/airport-fields.ts';
import { useColumns, useIn, type StoredUse } from './details.ts';

/** Tells whether a rule may make a stored value another, or add one. */
function changes([name, rule]: [string, FieldRule]): string[] {
  const column = `a.${airportFields[name as AirportFieldName].column}`;
  if ('words' in rule) return [`${column} NOT IN (${rule.words.map((word) => `'${word}'`).join(', ')})`];
  if ('most' in rule) return [`length(${column}) > ${rule.most}`];
  return 'isStored' in rule ? [`${column} IS NOT NULL`] : [];
}

const unknownUse = Object.fromEntries(airportUseNames.map((name) => [name, null]));
const TAIL = Buffer.from(`,${JSON.stringify(unknownUse).slice(1)}`);

export function openNewestAirports(db: Database) {
  const others = db.prepare<[number, number], StoredUse & { row: number }>(
    `SELECT a.row, ${useColumns}
       FROM airports a
      WHERE a.row BETWEEN ? AND ?
        AND (${Object.entries<FieldRule>(newestFields.airport).flatMap(changes).join(' OR ')})`,
  );
  let read: Bodies | undefined;
  const bodies = (): Bodies =>
    (read ??= readBodies(db, 'airport_bodies', undefined, (first, last) => {
      const changed = new Map(others.all(first, last).map((stored) => [stored.row, stored]));
      return (body, row) => {
        const stored = changed.get(row);
        if (!stored) return [body.subarray(0, -1), TAIL];
        return [Buffer.from(JSON.stringify(newestBody(JSON.parse(body.toString()) as object, newestFields.airport, useIn(stored))))];
      };
    }));

  return {
    /** Reads airports without runways and frequencies. */
    bodies,
    /** Makes an airport with both, out of the stored JSON of them. */
    whole(row: number, parts: Buffer | undefined): Buffer {
      const { runways, frequencies } = parts
        ? (JSON.parse(parts.toString()) as { runways: Runway[]; frequencies: Frequency[] })
        : { runways: [], frequencies: [] };
      const rest = JSON.stringify({ runways: runways.map((runway) => newestBody(runway, newestFields.runway)), frequencies });
      return Buffer.concat([bodies().body(row).subarray(0, -1), Buffer.from(`,${rest.slice(1)}`)]);
    },
  };
}
