/**
 * One dataset is compared with another, row by row. Promise: compare(a, b) and compare(b, a) report the same with added and deleted, from
 * and to swapped; compare(a, a) reports nothing. Reads both files and writes none; takes up to seconds, so it is for a worker thread.
 * Changed airports are found by the hash that the builder wrote; runways and frequencies are compared only where it differs. The date of a
 * value (updatedAt) is not a value.
 */
import Database from 'better-sqlite3';
import type { ChangeKind, ResourceName } from '#contract/dataset/changes.ts';
import type { Difference } from '#contract/dataset/difference.ts';
import { isRevision, type Copy } from './open-reference.ts';
import { airportFieldNames, airportFields } from '../airport-fields.ts';
import { navaidFields } from '../navaid-fields.ts';
import { frequencyFields, runwayFields } from '../part-fields.ts';

export type Compared = {
  counts: Pick<Difference, ResourceName>;
  examples: Difference['examples'];
  /** The contract's Changes as JSON, sorted by resource and id, a comma after each. */
  items: Uint8Array;
  /** Each has its offset, and so has the end. */
  starts: Uint32Array;
};

/** Undefined when a path has another revision than expected, as after a swap, or can't be read. */
export function compareReferences(former: Copy, later: Copy): Compared | undefined {
  if (!isRevision(former) || !isRevision(later)) return undefined;
  const db = openBoth(former, later);
  if (!db) return undefined;
  try {
    db.pragma('temp_store = MEMORY');
    db.exec(differingAirports);
    const changes: Record<ResourceName, Changed[]> = {
      airports: changesOf(db, 'SELECT id, former_row IS NULL, later_row IS NULL FROM differing ORDER BY id'),
      countries: inTable(db, 'countries', countryColumns),
      frequencies: inDifferingAirports(db, 'frequencies', frequencyColumns),
      navaids: inTable(db, 'navaids', navaidColumns),
      runways: inDifferingAirports(db, 'runways', runwayColumns),
    };
    const counts = {
      airports: countsOf(changes.airports),
      runways: countsOf(changes.runways),
      frequencies: countsOf(changes.frequencies),
      countries: countsOf(changes.countries),
      navaids: countsOf(changes.navaids),
    };
    return { counts, examples: airportExamples(db), ...packed(changes) };
  } finally {
    db.close();
  }
}

/** The former as `main`, the later as `later`; undefined where a swap has moved one of them since it was looked at. */
function openBoth(former: Copy, later: Copy): Database.Database | undefined {
  let db: Database.Database | undefined;
  try {
    db = new Database(former.path, { readonly: true, fileMustExist: true });
    db.prepare('ATTACH ? AS later').run(later.path);
    const revisions = db
      .prepare<[], string>(
        `SELECT value FROM main.meta WHERE key = 'revision' UNION ALL SELECT value FROM later.meta WHERE key = 'revision'`,
      )
      .pluck()
      .all();
    if (revisions[0] === former.revision && revisions[1] === later.revision) return db;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
  db?.close();
  return undefined;
}

const differingAirports = `
CREATE TEMP TABLE differing (
  id TEXT PRIMARY KEY,
  former_row INTEGER,             -- null: added
  later_row INTEGER               -- null: deleted
) WITHOUT ROWID;

INSERT INTO differing
SELECT coalesce(f.id, l.id), f.row, l.row
  FROM main.airports f
  FULL JOIN later.airports l ON l.id = f.id
 WHERE f.content_hash IS NOT l.content_hash;
`;

type Changed = { id: string; change: ChangeKind };

function changesOf(db: Database.Database, sql: string): Changed[] {
  const rows = db.prepare<[], [string, number, number]>(sql).raw().all();
  return rows.map(([id, isAdded, isDeleted]) => ({ id, change: isAdded ? 'added' : isDeleted ? 'deleted' : 'changed' }));
}

function inTable(db: Database.Database, table: string, columns: ComparedColumns): Changed[] {
  const side = (schema: string) => `SELECT id, ${selected(columns)} FROM ${schema}.${table}`;
  return changesBetween(db, side('main'), side('later'), columns);
}

/** A part that moved to another airport has changed, so its airport is compared like a column. */
function inDifferingAirports(db: Database.Database, table: string, columns: ComparedColumns): Changed[] {
  const side = (schema: string, row: string) =>
    `SELECT p.id AS id, d.id AS airport, ${selected(columns, 'p.')}
       FROM differing d
       JOIN ${schema}.${table} p ON p.airport_row = d.${row}`;
  return changesBetween(db, side('main', 'former_row'), side('later', 'later_row'), { airport: '', ...columns });
}

/** Compares two SELECTs with id and these names; they are stored in tables, since SQLite creates no automatic index for a full join. */
function changesBetween(db: Database.Database, former: string, later: string, columns: ComparedColumns): Changed[] {
  db.exec(`
CREATE TEMP TABLE f AS ${former};
CREATE TEMP TABLE l AS ${later};
CREATE INDEX temp.l_by_id ON l (id);
`);
  const changes = changesOf(
    db,
    `SELECT DISTINCT coalesce(f.id, l.id), f.id IS NULL, l.id IS NULL
       FROM f
       FULL JOIN l ON l.id = f.id
      WHERE f.id IS NULL OR l.id IS NULL OR (${namesOf(columns, 'f')}) IS NOT (${namesOf(columns, 'l')})
      ORDER BY 1`,
  );
  db.exec('DROP TABLE f; DROP TABLE l');
  return changes;
}

function countsOf(list: readonly Changed[]): Record<ChangeKind, number> {
  const counts = { added: 0, changed: 0, deleted: 0 };
  for (const { change } of list) counts[change]++;
  return counts;
}

/** Bytes cross at once: hundreds of thousands of objects would block the receiving thread. */
function packed(changes: Record<ResourceName, Changed[]>): Pick<Compared, 'items' | 'starts'> {
  const texts = Object.entries(changes).flatMap(([resource, list]) =>
    list.map(({ id, change }) => `${JSON.stringify({ resource, id, change })},`),
  );
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text);
  return { items: new TextEncoder().encode(texts.join('')), starts };
}

/** The first airports that differ between two datasets, field by field, in words for people. */
type Example = Difference['examples'][number];
type Field = Example['fields'][number];
type Row = Record<string, string | number | null>;
type Side = 'main' | 'later';

const MOST = 100;

/** `db` has the former dataset as main, the other one as later, and the temporary table `differing`. */
function airportExamples(db: Database.Database): Example[] {
  const differing = db.prepare<[number], { id: string; former: number | null; later: number | null }>(
    'SELECT id, former_row AS former, later_row AS later FROM differing ORDER BY id LIMIT ?',
  );
  const read = { main: reader(db, 'main'), later: reader(db, 'later') };
  return differing.all(MOST).flatMap(({ id, former, later }): Example[] => {
    const was = former === null ? undefined : read.main.airport(former);
    const is = later === null ? undefined : read.later.airport(later);
    const shown = is ?? was;
    if (!shown) return [];
    const about = { id, name: String(shown['name']), code: text(shown['icaoCode'] ?? shown['iataCode'] ?? shown['localCode']) };
    if (!was || !is || former === null || later === null) return [{ ...about, change: was ? 'deleted' : 'added', fields: [] }];
    const fields = [
      ...differences(was, is, airportColumns, ''),
      ...partDifferences('runway', read.main.runways(former), read.later.runways(later), runwayColumns),
      ...partDifferences('frequency', read.main.frequencies(former), read.later.frequencies(later), frequencyColumns),
    ];
    return [{ ...about, change: 'changed', fields }];
  });
}

function reader(db: Database.Database, side: Side) {
  const airport = db.prepare<[number], Row>(`SELECT ${selected(airportColumns)} FROM ${side}.airports WHERE row = ?`);
  const parts = (table: string, columns: ComparedColumns) => {
    const some = db.prepare<[number], Row>(`SELECT id, ${selected(columns)} FROM ${side}.${table} WHERE airport_row = ? ORDER BY position`);
    return (row: number) => some.all(row);
  };
  return {
    airport: (row: number) => airport.get(row),
    runways: parts('runways', runwayColumns),
    frequencies: parts('frequencies', frequencyColumns),
  };
}

function differences(was: Row, is: Row, columns: ComparedColumns, before: string): Field[] {
  return Object.keys(columns)
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ field: `${before}${name}`, from: valueText(name, was[name]), to: valueText(name, is[name]) }));
}

/** A part that was added or removed is given by its name. */
function partDifferences(kind: string, was: Row[], is: Row[], columns: ComparedColumns): Field[] {
  const [former, later] = [byId(was), byId(is)];
  const gone = was.filter(({ id }) => !later.has(id ?? null)).map((part) => ({ field: kind, from: text(part['name']), to: null }));
  const present = is.flatMap((part) => {
    const before = former.get(part['id'] ?? null);
    if (!before) return [{ field: kind, from: null, to: text(part['name']) }];
    return differences(before, part, columns, `${kind} ${part['name']}, `);
  });
  return [...gone, ...present];
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [row['id'] ?? null, row]));

const text = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

function valueText(name: string, value: string | number | null | undefined): string | null {
  return name.startsWith('is') && typeof value === 'number' ? String(value === 1) : text(value);
}

/**
 * The compared columns of each table, by the name shown to people: the API's, if it has one. Left out are derived columns
 * (folded texts, the longest runway), row numbers, and the date of a value.
 */
type ComparedColumns = Readonly<Record<string, string>>;

const columnsOf = (fields: Readonly<Record<string, { column: string }>>, names = Object.keys(fields)): ComparedColumns =>
  Object.fromEntries(names.map((name) => [name, fields[name]?.column ?? name]));

export const airportColumns = columnsOf(airportFields, [...airportFieldNames]);
const runwayColumns = columnsOf(runwayFields);
const frequencyColumns = columnsOf(frequencyFields);
const navaidColumns = columnsOf(navaidFields);

const countryColumns: ComparedColumns = {
  countryCode: 'country_code',
  alpha3: 'alpha3',
  name: 'name',
  continentCode: 'continent_code',
  timezone: 'timezone',
  // The subdivisions are stored nowhere else.
  body: `json_remove(body, '$.createdAt', '$.updatedAt')`,
};

/** Writes the columns of a SELECT, each with its name; `of` is the table with a dot. */
const selected = (columns: ComparedColumns, of = ''): string =>
  Object.entries(columns)
    .map(([name, column]) => `${of}${column} AS "${name}"`)
    .join(', ');

/** Writes the names as columns of the table or subquery `of`. */
const namesOf = (columns: ComparedColumns, of: string): string =>
  Object.keys(columns)
    .map((name) => `${of}."${name}"`)
    .join(', ');
