/**
 * Reads a whole dataset and tells what is wrong with it, a sentence each. For a worker thread: the whole world takes seconds. It never throws for
 * what it finds, however damaged the file is.
 */
import type { Database } from 'better-sqlite3';
import { openSearchIndex } from '#core/search/search-index.ts';
import { readParts } from '#core/search/parts.ts';
import { readBodies } from '#core/airports/bodies.ts';
import { openReference } from './open-reference.ts';
import type { Reference } from './reference.ts';

export type Checked = {
  /** Undefined: it can't be told. */
  revision: string | undefined;
  findings: string[];
};

/** Of one kind; what is damaged in one place often is in thousands. */
const MOST_OF_A_KIND = 5;

export function checkReference(path: string): Checked {
  let reference: Reference;
  try {
    reference = openReference(path);
  } catch (error) {
    return { revision: undefined, findings: [`The dataset can't be read: ${reasonOf(error)}.`] };
  }
  const { db, revision } = reference;
  try {
    const findings = checks.flatMap(([what, check]) => {
      try {
        return some([...check(reference)]);
      } catch (error) {
        return [`${what} can't be read: ${reasonOf(error)}.`];
      }
    });
    return { revision, findings };
  } finally {
    db.close();
  }
}

type Check = (reference: Reference) => Iterable<string>;

const checks: readonly (readonly [string, Check])[] = [
  ['The file', integrity],
  ['The tables', counts],
  ['The rows of airports', rowNumbers],
  ...(
    [
      ['runways', 'airport_row'],
      ['frequencies', 'airport_row'],
      ['airport_parts', 'row'],
      ['airport_origins', 'row'],
    ] as const
  ).map(([table, column]) => [`Table ${table}`, orphans(table, column)] as const),
  ['The bodies of airports', airportBodies],
  ['The parts of airports', airportParts],
  ['The bodies of countries', countryBodies],
  ['The search index', searchIndex],
];

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

function some(findings: string[]): string[] {
  const more = findings.length - MOST_OF_A_KIND;
  return more > 0 ? [...findings.slice(0, MOST_OF_A_KIND), `And ${more} more like the last.`] : findings;
}

function* integrity({ db }: Reference): Iterable<string> {
  for (const found of db.prepare<[], string>('PRAGMA integrity_check').pluck().all()) {
    if (found !== 'ok') yield `The file is damaged: ${found}.`;
  }
}

const countOf = (db: Database, table: string) => db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;

function* counts({ db, counts }: Reference): Iterable<string> {
  for (const [table, told] of Object.entries({ ...counts, airport_parts: counts.airports })) {
    const held = countOf(db, table);
    if (held !== told) yield `Table ${table} holds ${held} rows instead of ${told}.`;
  }
}

/** A page of the plain list is a range of rows. */
function* rowNumbers({ db, counts }: Reference): Iterable<string> {
  const [first, last] = db.prepare<[], [number | null, number | null]>('SELECT MIN(row), MAX(row) FROM airports').raw().get() ?? [
    null,
    null,
  ];
  if (first === null ? counts.airports > 0 : first !== 1 || last !== counts.airports) {
    yield `The rows of airports run from ${first} to ${last} instead of from 1 to ${counts.airports}.`;
  }
}

function orphans(table: string, column: string): Check {
  return function* ({ db }) {
    const rows = db.prepare<[], number>(
      `SELECT DISTINCT t.${column}
         FROM ${table} t
         LEFT JOIN airports a ON a.row = t.${column}
        WHERE a.row IS NULL`,
    );
    for (const row of rows.pluck().iterate()) yield `Table ${table} tells of an airport in row ${row}, and there is none.`;
  };
}

function* airportBodies({ db }: Reference): Iterable<string> {
  const bodies = readBodies(db);
  const airports = db.prepare<[], { row: number; id: string; name: string }>('SELECT row, id, name FROM airports ORDER BY row');
  for (const { row, id, name } of airports.iterate()) {
    const body = parsed(() => bodies.body(row).toString());
    if (!body) yield `The body of airport ${id} (row ${row}) is no JSON object.`;
    else if (body['id'] !== id) yield `The body in row ${row} is of ${String(body['id'])} instead of ${id}.`;
    else if (body['name'] !== name) yield `The body of airport ${id} (row ${row}) calls it ${String(body['name'])} instead of ${name}.`;
  }
}

/** The ids in the JSON that is sent against those in the tables that filters ask. */
function* airportParts({ db }: Reference): Iterable<string> {
  const idsOf = (table: string) => db.prepare<[number], string>(`SELECT id FROM ${table} WHERE airport_row = ? ORDER BY position`).pluck();
  const tables = { runways: idsOf('runways'), frequencies: idsOf('frequencies') };
  const all = db.prepare<[], { row: number; parts: string }>('SELECT row, parts FROM airport_parts ORDER BY row');
  for (const { row, parts } of all.iterate()) {
    const body = parsed(() => parts);
    if (!body) yield `The runways and frequencies in row ${row} are no JSON object.`;
    for (const [name, rows] of Object.entries(body ? tables : {})) {
      const sent = (body?.[name] as { id?: unknown }[] | undefined)?.map(({ id }) => String(id)) ?? [];
      if (sent.join() !== rows.all(row).join()) yield `The ${name} sent for row ${row} are not those of table ${name}.`;
    }
  }
}

function* countryBodies({ db }: Reference): Iterable<string> {
  for (const { id, body } of db.prepare<[], { id: string; body: string }>('SELECT id, body FROM countries').iterate()) {
    const country = parsed(() => body);
    if (country?.['id'] !== id) yield `The body of country ${id} is ${country ? `of ${String(country['id'])}` : 'no JSON object'}.`;
  }
}

function* searchIndex({ db, counts }: Reference): Iterable<string> {
  const parts = db.prepare<[], { part: string; data: Buffer }>('SELECT part, data FROM search_index').all();
  openSearchIndex(parts);
  const held = readParts(parts).wide('rows').length;
  if (held !== counts.airports) yield `The search index holds ${held} airports instead of ${counts.airports}.`;
}

function parsed(read: () => string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(read());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
