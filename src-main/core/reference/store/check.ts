/**
 * Reads a whole dataset and reports each fault with a code. For a worker thread: the whole world takes seconds. It never throws for
 * what it finds, however damaged the file is.
 */
import { openSearchIndex } from '#core/search/search-index.ts';
import { readParts } from '#core/search/index-parts.ts';
import { readBodies, type BodyTable } from '#core/listing/bodies.ts';
import { openReference, type Reference } from './open-reference.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';

export type Checked = {
  /** Undefined: it can't be determined. */
  revision: string | undefined;
  findings: Reason[];
};

/** Damage often repeats thousands of times, so only the first faults of one kind are listed. */
const MOST_OF_A_KIND = 5;

export function checkReference(path: string): Checked {
  let reference: Reference;
  try {
    reference = openReference(path);
  } catch (error) {
    return { revision: undefined, findings: [reason('datasetUnreadable', { error: reasonOf(error) })] };
  }
  const { db, revision } = reference;
  try {
    const findings = checks.flatMap(([part, check]) => {
      try {
        return some([...check(reference)]);
      } catch (error) {
        return [reason('partUnreadable', { part, error: reasonOf(error) })];
      }
    });
    return { revision, findings };
  } finally {
    db.close();
  }
}

type Check = (reference: Reference) => Iterable<Reason>;

const checks: readonly (readonly [table: string, check: Check])[] = [
  ['sqlite_schema', integrity],
  ...(['airports', 'runways', 'frequencies', 'countries', 'navaids', 'airport_parts'] as const).map(
    (table) => [table, countOf(table)] as const,
  ),
  ['airports', rowNumbers],
  ...(
    [
      ['runways', 'airport_row'],
      ['frequencies', 'airport_row'],
      ['airport_parts', 'row'],
      ['airport_origins', 'row'],
      ['airport_codes', 'row'],
    ] as const
  ).map(([table, column]) => [table, orphans(table, column)] as const),
  ['airport_bodies', blockBodies('airports', 'airport_bodies', 'name')],
  ['navaid_bodies', blockBodies('navaids', 'navaid_bodies', 'ident')],
  ['countries', countryBodies],
  ['airport_parts', airportParts],
  ['search_index', searchIndex],
];

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

function some(findings: Reason[]): Reason[] {
  const more = findings.length - MOST_OF_A_KIND;
  return more > 0 ? [...findings.slice(0, MOST_OF_A_KIND), reason('moreFindings', { count: more })] : findings;
}

function* integrity({ db }: Reference): Iterable<Reason> {
  for (const found of db.prepare<[], string>('PRAGMA integrity_check').pluck().all()) {
    if (found !== 'ok') yield reason('datasetUnreadable', { error: found });
  }
}

function countOf(table: keyof Reference['counts'] | 'airport_parts'): Check {
  return function* ({ db, counts }) {
    const expected = counts[table === 'airport_parts' ? 'airports' : table];
    const held = db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
    if (held !== expected) yield reason('tableCountOther', { table, count: held, expected });
  };
}

/** A page of the plain list is a range of rows. */
function* rowNumbers({ db, counts }: Reference): Iterable<Reason> {
  const [first, last] = db.prepare<[], [number | null, number | null]>('SELECT MIN(row), MAX(row) FROM airports').raw().get() ?? [
    null,
    null,
  ];
  if (first === null ? counts.airports > 0 : first !== 1 || last !== counts.airports) {
    yield reason('rowNumbersOther', { first, last, expected: counts.airports });
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
    for (const row of rows.pluck().iterate()) yield reason('rowWithoutItsAirport', { table, row });
  };
}

/** What is sent is to say of each row what its columns say. */
function* bodyOf(table: string, row: number, text: () => string, columns: Readonly<Record<string, string>>): Iterable<Reason> {
  const body = parsed(text);
  const [name, expected] = Object.entries(columns).find(([column, value]) => body?.[column] !== value) ?? [];
  if (name !== undefined && expected !== undefined) yield reason('bodyOther', { table, row, found: String(body?.[name]), expected });
}

function blockBodies(table: string, blocks: BodyTable, name: string): Check {
  return function* ({ db }) {
    const bodies = readBodies(db, blocks);
    const rows = db.prepare<[], { row: number } & Record<string, string>>(`SELECT row, id, ${name} FROM ${table} ORDER BY row`);
    for (const { row, ...columns } of rows.iterate()) yield* bodyOf(table, row, () => bodies.body(row).toString(), columns);
  };
}

function* countryBodies({ db }: Reference): Iterable<Reason> {
  const rows = db.prepare<[], { row: number; id: string; body: string }>('SELECT row_number() OVER () AS row, id, body FROM countries');
  for (const { row, id, body } of rows.iterate()) yield* bodyOf('countries', row, () => body, { id });
}

/** Compares the ids in the JSON that is sent with those in the tables that filters query. */
function* airportParts({ db }: Reference): Iterable<Reason> {
  const idsOf = (table: string) => db.prepare<[number], string>(`SELECT id FROM ${table} WHERE airport_row = ? ORDER BY position`).pluck();
  const tables = { runways: idsOf('runways'), frequencies: idsOf('frequencies') };
  const all = db.prepare<[], { row: number; parts: string }>('SELECT row, parts FROM airport_parts ORDER BY row');
  for (const { row, parts } of all.iterate()) {
    const body = parsed(() => parts);
    for (const [name, rows] of Object.entries(tables)) {
      const sent = (body?.[name] as { id?: unknown }[] | undefined)?.map(({ id }) => String(id));
      if (sent?.join() !== rows.all(row).join()) yield reason('airportPartsOther', { part: name, row });
    }
  }
}

function* searchIndex({ db, counts }: Reference): Iterable<Reason> {
  const parts = db.prepare<[], { part: string; data: Buffer }>('SELECT part, data FROM search_index').all();
  openSearchIndex(parts);
  const held = readParts(parts).wide('rows').length;
  if (held !== counts.airports) yield reason('tableCountOther', { table: 'search_index', count: held, expected: counts.airports });
}

function parsed(read: () => string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(read());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
