/** Stores airlines in state.sqlite, from a source of kind `api` or a CSV file. None are bundled. */
import type { Database } from 'better-sqlite3';
import type { Airline, AirlineList } from '#contract/airlines.ts';
import { compileFilter } from '../filter/compile.ts';
import { everything } from '../filter/condition.ts';
import type { Resource } from '../filter/resource.ts';
import { compileSort } from '../filter/sort.ts';
import type { ListQuery, Slice } from '../paging.ts';

const columns = {
  id: 'id',
  createdAt: 'created_at',
  name: 'name',
  icaoCode: 'icao_code',
  iataCode: 'iata_code',
  callsign: 'callsign',
  websiteUrl: 'website_url',
  countryCode: 'country_code',
  fleetSize: 'fleet_size',
  operationStartDate: 'operation_start_date',
  operationEndDate: 'operation_end_date',
} as const satisfies Record<keyof Airline, string>;

const names = Object.keys(columns) as (keyof Airline)[];

const airlineResource: Resource = {
  name: 'airlines',
  fields: {
    ...Object.fromEntries(names.map((name) => [name, { kind: 'text', column: `l.${columns[name]}` }])),
    id: { kind: 'id', column: 'l.id' },
    fleetSize: { kind: 'number', column: 'l.fleet_size' },
    createdAt: { kind: 'timestamp', column: 'l.created_at' },
    operationStartDate: { kind: 'timestamp', column: 'l.operation_start_date' },
    operationEndDate: { kind: 'timestamp', column: 'l.operation_end_date' },
  },
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export function openAirlines(db: Database, clock: () => Date) {
  const selected = names.map((name) => `l.${columns[name]} AS ${name}`).join(', ');
  const one = db.prepare<{ identifier: string }, Airline>(
    `SELECT ${selected}
       FROM airlines l
      WHERE l.id = lower(:identifier) OR l.icao_code = upper(:identifier) OR l.iata_code = upper(:identifier)
      ORDER BY l.id = lower(:identifier) DESC, l.icao_code = upper(:identifier) DESC, l.name, l.id`,
  );
  const telephony = db
    .prepare<[string], string | null>('SELECT l.callsign FROM airlines l WHERE l.icao_code = ? AND l.callsign IS NOT NULL ORDER BY l.name')
    .pluck();
  const replaced = db.prepare<[string | null, string]>('DELETE FROM airlines WHERE icao_code = ? AND id <> ?');
  const insert = db.prepare(
    `INSERT OR REPLACE INTO airlines (${names.map((name) => columns[name]).join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`,
  );
  const count = db.prepare<[], number>('SELECT COUNT(*) FROM airlines').pluck();
  const put = db.transaction((airlines: Iterable<Airline>) => {
    for (const airline of airlines) {
      replaced.run(airline.icaoCode, airline.id);
      insert.run(airline);
    }
    return count.get() ?? 0;
  });

  return {
    list(query: ListQuery, { limit, offset }: Slice): { totalCount: number; body: AirlineList } {
      const { where, params } = query.filter === undefined ? everything : compileFilter(query.filter, airlineResource, clock());
      const total = db.prepare<unknown[], number>(`SELECT COUNT(*) FROM airlines l WHERE ${where}`).pluck();
      const page = db.prepare<unknown[], Airline>(
        `SELECT ${selected}
           FROM airlines l
          WHERE ${where}
          ORDER BY ${compileSort(query, airlineResource).orderBy}
          LIMIT ? OFFSET ?`,
      );
      const totalCount = total.get(...params) ?? 0;
      const items = page.all(...params, limit, offset);
      return { totalCount, body: { count: items.length, totalCount, items } };
    },
    /** Finds an airline by id, ICAO designator or IATA code, in any case; the first by name where several have the code. */
    get: (identifier: string): Airline | undefined => one.get({ identifier }),
    /** The airline whose ICAO designator an aircraft identification begins with. */
    telephonyOf(aircraftId: string): string | null {
      const designator = /^([A-Z]{3})\d[A-Z\d]*$/.exec(aircraftId.trim().toUpperCase())?.[1];
      return designator === undefined ? null : (telephony.get(designator) ?? null);
    },
    /** Stores them, replacing those of the same id or ICAO designator; answers how many there are now. */
    put: (airlines: Iterable<Airline>): number => put.immediate(airlines),
  };
}

export type Airlines = ReturnType<typeof openAirlines>;
