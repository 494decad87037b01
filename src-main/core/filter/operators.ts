/** This table has the operators of the filter language, one row each. The documentation is generated from this table. */
import { joined, negated, nothing, type Condition } from './condition.ts';
import type { Field, FieldKind } from './resource.ts';
import { folded, type Value } from './values.ts';

export type Operator = {
  /** MongoDB has this name for the same operator. */
  alias?: string;
  takes: 'value' | 'list' | 'flag';
  kinds: readonly FieldKind[];
  sentence: string;
  /** SQL that is NULL where the field is null, so that NOT follows SQL's three values. */
  compile(field: Field, values: readonly Value[], sensitive: boolean): Condition;
};

const all: readonly FieldKind[] = ['text', 'number', 'boolean', 'timestamp', 'id'];
const ordered: readonly FieldKind[] = ['text', 'number', 'timestamp', 'id'];
const texts: readonly FieldKind[] = ['text', 'id'];

/**
 * A text field and value as they are compared: folded unless `sensitive`. A column without a folded twin is practically ASCII and is
 * compared through NOCASE: what folds to ASCII is folded, and a rare letter beyond it (a Cyrillic NOTAM number) still equals itself.
 */
function textSides(field: Field, value: Value, sensitive: boolean): { column: string; bound: string; collate: string } {
  if (sensitive) return { column: field.column, bound: String(value.sql), collate: '' };
  if (field.fold) return { column: field.fold, bound: folded(value), collate: '' };
  const bound = field.kind === 'id' ? String(value.sql).toLowerCase() : plain(value);
  return { column: field.column, bound, collate: ' COLLATE NOCASE' };
}

/** Folds as NOCASE compares: accents go where that leaves ASCII, else nothing changes but the case of ASCII letters. */
function plain(value: Value): string {
  const bare = folded(value);
  return /^[\0-\x7f]*$/.test(bare) ? bare : String(value.sql).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function compared(field: Field, sign: '=' | '<' | '<=' | '>' | '>=', value: Value, sensitive: boolean): Condition {
  if (field.kind === 'text') {
    const { column, bound, collate } = textSides(field, value, sensitive);
    return { where: `${column} ${sign} ?${collate}`, params: [bound] };
  }
  const bound = field.kind === 'id' ? String(value.sql).toLowerCase() : value.sql;
  return { where: `${field.column} ${sign} ?`, params: [bound] };
}

function equal(field: Field, value: Value, sensitive: boolean): Condition {
  const alias = field.aliases?.get(folded(value));
  if (alias) return alias;
  if (value.dayEnds !== undefined) return { where: `${field.column} >= ? AND ${field.column} < ?`, params: [value.sql, value.dayEnds] };
  return compared(field, '=', value, sensitive);
}

function oneOf(field: Field, values: readonly Value[], sensitive: boolean): Condition {
  const plain = values.filter((value) => value.dayEnds === undefined && !field.aliases?.has(folded(value)));
  const special = values.filter((value) => !plain.includes(value)).map((value) => equal(field, value, sensitive));
  const [first] = plain;
  if (!first) return special.length > 0 ? joined('OR', special) : nothing;
  const sides = plain.map((value) => compared(field, '=', value, sensitive));
  const { column, collate } = field.kind === 'text' ? textSides(field, first, sensitive) : { column: field.column, collate: '' };
  const list = { where: `${column}${collate} IN (${plain.map(() => '?').join(', ')})`, params: sides.flatMap((side) => side.params) };
  return joined('OR', [list, ...special]);
}

/** Substring tests without LIKE, so that `%` and `_` are literal. `place` gets the column and the number of letters sought. */
const inText = (place: (column: string, letters: number) => string): Operator['compile'] => {
  return (field, [value], sensitive) => {
    if (!value) return nothing;
    const { column, bound, collate } = textSides(field, value, sensitive);
    const letters = [...bound].length;
    const searched = collate ? `lower(${column})` : column;
    return letters === 0 ? { where: `instr(${column}, ?) > 0`, params: [bound] } : { where: place(searched, letters), params: [bound] };
  };
};

const inAnyPlace = inText((column) => `instr(${column}, ?) > 0`);

/** The trigrams of the field are used where it has them: an index without positions finds candidates, and `instr` decides. */
const containsText: Operator['compile'] = (field, values, sensitive) => {
  const decided = inAnyPlace(field, values, sensitive);
  const [value] = values;
  const searched = field.trigrams && value && !sensitive ? trigramsOf(folded(value)) : [];
  if (!field.trigrams || searched.length === 0) return decided;
  const { table, row } = field.trigrams;
  return joined('AND', [{ where: `${row} IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?)`, params: [searched.join(' ')] }, decided]);
};

/** More trigrams narrow a search no further. */
const MOST_TRIGRAMS = 16;

/** Takes the trigrams of a text as FTS5 reads them; the end of the string to it is a NUL. */
function trigramsOf(text: string): string[] {
  const letters = [...text];
  const of = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const usable = of.filter((trigram) => !trigram.includes('\0'));
  return [...new Set(usable)].slice(0, MOST_TRIGRAMS).map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
}

const single =
  (compile: (field: Field, value: Value, sensitive: boolean) => Condition): Operator['compile'] =>
  (field, [value], sensitive) =>
    value ? compile(field, value, sensitive) : nothing;

export const operators = {
  equals: {
    alias: '$eq',
    takes: 'value',
    kinds: all,
    sentence: 'is the value; a date without a time means that whole day (UTC)',
    compile: single(equal),
  },
  not: {
    alias: '$ne',
    takes: 'value',
    kinds: all,
    sentence: 'is another value; where the field is null, neither this nor equals holds. Also takes a condition to negate',
    compile: single((field, value, sensitive) => negated(equal(field, value, sensitive))),
  },
  in: { alias: '$in', takes: 'list', kinds: all, sentence: 'is one of the values', compile: oneOf },
  notIn: {
    alias: '$nin',
    takes: 'list',
    kinds: all,
    sentence: 'is known and none of the values',
    compile: (field, values, sensitive) =>
      values.length === 0 ? { where: `${field.column} IS NOT NULL`, params: [] } : negated(oneOf(field, values, sensitive)),
  },
  lt: {
    alias: '$lt',
    takes: 'value',
    kinds: ordered,
    sentence: 'is less, earlier, or before in the alphabet',
    compile: single((field, value, sensitive) => compared(field, '<', value, sensitive)),
  },
  lte: {
    alias: '$lte',
    takes: 'value',
    kinds: ordered,
    sentence: 'is less or equal; a date without a time includes that day',
    compile: single((field, value, sensitive) =>
      value.dayEnds === undefined ? compared(field, '<=', value, sensitive) : compared(field, '<', { sql: value.dayEnds }, sensitive),
    ),
  },
  gt: {
    alias: '$gt',
    takes: 'value',
    kinds: ordered,
    sentence: 'is greater or later; a date without a time excludes that day',
    compile: single((field, value, sensitive) =>
      value.dayEnds === undefined ? compared(field, '>', value, sensitive) : compared(field, '>=', { sql: value.dayEnds }, sensitive),
    ),
  },
  gte: {
    alias: '$gte',
    takes: 'value',
    kinds: ordered,
    sentence: 'is greater or equal',
    compile: single((field, value, sensitive) => compared(field, '>=', value, sensitive)),
  },
  contains: { takes: 'value', kinds: texts, sentence: 'contains the text', compile: containsText },
  startsWith: {
    takes: 'value',
    kinds: texts,
    sentence: 'starts with the text',
    compile: inText((column, letters) => `substr(${column}, 1, ${letters}) = ?`),
  },
  endsWith: {
    takes: 'value',
    kinds: texts,
    sentence: 'ends with the text',
    compile: inText((column, letters) => `substr(${column}, -${letters}) = ?`),
  },
  isNull: {
    alias: '$exists',
    takes: 'flag',
    kinds: all,
    sentence: 'true: the field is unknown; false: it is known ($exists says the opposite)',
    compile: single((field, value) => ({ where: `${field.column} IS ${value.sql === 1 ? '' : 'NOT '}NULL`, params: [] })),
  },
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;

export const spellings: ReadonlyMap<string, OperatorName> = new Map(
  (Object.entries(operators) as [OperatorName, Operator][]).flatMap(([name, { alias }]) => [
    [name, name],
    ...(alias ? [[alias, name] as [string, OperatorName]] : []),
  ]),
);
