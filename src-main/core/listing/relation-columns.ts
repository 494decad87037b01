/**
 * Numbers and flags of runways and frequencies in memory, so that airports with such a part are found without SQL: 8 bytes a value, each column from the first question
 * about it on. Promise: the same airports as by SQL, whose conditions are true, false or unknown.
 */
import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { Relation } from '../filter/resource.ts';
import type { Tree } from '../filter/tree.ts';

/** Airports whose parts are read in one turn of the loop: some milliseconds. */
const SLICE = 4_096;

/** Of a filter that is answered here, on the thread that serves: parts times tests and values, some milliseconds. */
const MOST_COMPARED = 3_000_000;

type Related = Extract<Tree, { is: 'related' }>;
type Test = Extract<Tree, { is: 'test' }>;
/** Of each part a number, NaN where it is not known. */
type Column = Float64Array;
/** Of each part. The less of two is what AND makes of them, the greater what OR does. */
type Truths = Uint8Array;
const [FALSE, UNKNOWN, TRUE] = [0, 1, 2];

export type RelationColumns = {
  /** Rows of the things that a filter on nothing but numbers and flags of their parts finds; undefined for any other, and while columns are being read. */
  rowsWith(filter: Tree): Uint32Array | undefined;
};

/** `count` things have the rows from 1 on. */
export function openRelationColumns(db: Database, count: number): RelationColumns {
  const columns = new Map<string, Column | undefined>();

  /** Undefined until it is read. A dataset that is closed before needs none. */
  function columnOf({ table, row }: Relation, column: string): Column | undefined {
    const name = `${column} ${table}`;
    if (!columns.has(name)) {
      columns.set(name, undefined);
      readColumn(db, { table, row, column, count }).then(
        (whole) => columns.set(name, whole),
        () => undefined,
      );
    }
    return columns.get(name);
  }

  function marked({ by, quantifier, of }: Related): Uint8Array | undefined {
    const rows = columnOf(by, by.row);
    if (rows && rows.length * weightOf(of) > MOST_COMPARED) return undefined;
    const truths = truthsOf(of, (column) => columnOf(by, column));
    if (!rows || !truths) return undefined;
    // Airports have a mark from a part that is true or, for every, from one that is not.
    const marks = new Uint8Array(count + 1);
    const isEvery = quantifier === 'every';
    for (let at = 0; at < rows.length; at++) if ((truths[at] === TRUE) !== isEvery) marks[rows[at] as number] = 1;
    if (quantifier !== 'some') for (let row = 1; row <= count; row++) marks[row] = 1 - (marks[row] as number);
    return marks;
  }

  return {
    rowsWith(filter) {
      const parts = conjuncts(filter);
      if (!parts.every((part) => part.is === 'related')) return undefined;
      const all = parts.map(marked);
      const [first, ...others] = all.filter((marks) => marks !== undefined);
      if (!first || others.length < parts.length - 1) return undefined;
      const found = new Uint32Array(count);
      let length = 0;
      for (let row = 1; row <= count; row++) if (first[row] === 1 && others.every((marks) => marks[row] === 1)) found[length++] = row;
      return found.slice(0, length);
    },
  };
}

const conjuncts = (tree: Tree): Tree[] => (tree.is === 'all' ? tree.of.flatMap(conjuncts) : [tree]);

function weightOf(tree: Tree): number {
  if (tree.is === 'test') return 1 + tree.values.length;
  if (tree.is === 'negated' || tree.is === 'related') return 1 + weightOf(tree.of);
  return tree.of.reduce((sum, part) => sum + weightOf(part), 1);
}

type Read = { table: string; row: string; column: string; count: number };

async function readColumn(db: Database, { table, row, column, count }: Read): Promise<Column> {
  const slice = db
    .prepare<[number, number], number | null>(`SELECT ${column} FROM ${table} WHERE ${row} > ? AND ${row} <= ? ORDER BY ${row}, position`)
    .pluck();
  const values: Column[] = [];
  for (let from = 0; from < count; from += SLICE) {
    values.push(Float64Array.from(slice.all(from, from + SLICE), (value) => value ?? Number.NaN));
    await setImmediate();
  }
  const whole = new Float64Array(values.reduce((length, some) => length + some.length, 0));
  let at = 0;
  for (const some of values) {
    whole.set(some, at);
    at += some.length;
  }
  return whole;
}

type ColumnOf = (column: string) => Column | undefined;

function truthsOf(tree: Tree, columnOf: ColumnOf): Truths | undefined {
  if (tree.is === 'test') return tested(tree, columnOf);
  if (tree.is === 'related') return undefined;
  if (tree.is === 'negated') return truthsOf(tree.of, columnOf)?.map((truth) => TRUE - truth);
  const all = tree.of.map((part) => truthsOf(part, columnOf));
  const [first, ...others] = all.filter((truths) => truths !== undefined);
  if (!first || others.length < all.length - 1) return undefined;
  const isBoth = tree.is === 'all';
  for (const other of others) {
    for (let at = 0; at < first.length; at++) {
      const [one, two] = [first[at] as number, other[at] as number];
      first[at] = one < two === isBoth ? one : two;
    }
  }
  return first;
}

const comparisons: Partial<Record<Test['operator'], (value: number, sought: readonly number[]) => boolean>> = {
  equals: (value, [sought]) => value === sought,
  not: (value, [sought]) => value !== sought,
  in: (value, sought) => sought.includes(value),
  notIn: (value, sought) => !sought.includes(value),
  lt: (value, [sought = 0]) => value < sought,
  lte: (value, [sought = 0]) => value <= sought,
  gt: (value, [sought = 0]) => value > sought,
  gte: (value, [sought = 0]) => value >= sought,
};

function tested({ field, operator, values }: Test, columnOf: ColumnOf): Truths | undefined {
  if (!('column' in field) || (field.kind !== 'number' && field.kind !== 'boolean')) return undefined;
  const sought = values.map(({ sql }) => sql).filter((value) => typeof value === 'number');
  const holds = comparisons[operator];
  if (sought.length < values.length || (sought.length === 0 && operator !== 'isNull') || (!holds && operator !== 'isNull'))
    return undefined;
  const column = columnOf(field.column);
  if (!column) return undefined;
  const truths = new Uint8Array(column.length);
  for (let at = 0; at < truths.length; at++) {
    const value = column[at] as number;
    const isNull = value !== value;
    if (!holds) truths[at] = isNull === (sought[0] === 1) ? TRUE : FALSE;
    else truths[at] = isNull ? UNKNOWN : holds(value, sought) ? TRUE : FALSE;
  }
  return truths;
}
