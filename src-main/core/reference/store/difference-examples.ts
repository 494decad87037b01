/** The first airports that differ between two datasets, field by field, in words for people. */
import type { Database } from 'better-sqlite3';
import type { Difference } from '#contract/dataset/difference.ts';
import { airportColumns, frequencyColumns, runwayColumns, selected, type ComparedColumns } from './compared-columns.ts';

type Example = Difference['examples'][number];
type Field = Example['fields'][number];
type Row = Record<string, string | number | null>;
type Side = 'main' | 'later';

const MOST = 100;

/** `db` has the former dataset as main, the other one as later, and the temporary table `differing`. */
export function airportExamples(db: Database): Example[] {
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

function reader(db: Database, side: Side) {
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
  const kept = is.flatMap((part) => {
    const before = former.get(part['id'] ?? null);
    if (!before) return [{ field: kind, from: null, to: text(part['name']) }];
    return differences(before, part, columns, `${kind} ${part['name']}, `);
  });
  return [...gone, ...kept];
}

const byId = (rows: Row[]) => new Map(rows.map((row) => [row['id'] ?? null, row]));

const text = (value: string | number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));

function valueText(name: string, value: string | number | null | undefined): string | null {
  return name.startsWith('is') && typeof value === 'number' ? String(value === 1) : text(value);
}
