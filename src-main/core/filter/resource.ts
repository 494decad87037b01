/** A filter or a sort may name the fields of a resource, their SQL columns, and the related resources. */
import type { Condition } from './condition.ts';
import type { OperatorName } from './operators.ts';
import type { Tree } from './tree.ts';
import type { Value } from './values.ts';

export type FieldKind = 'text' | 'number' | 'boolean' | 'timestamp' | 'id';

export type Field = {
  kind: FieldKind;
  /** It is an SQL expression without user input. */
  column: string;
  /** The folded column of a text that can contain more than ASCII; without it the text is compared with NOCASE. */
  fold?: string;
  /** An index finds the few rows with one value. */
  isIndexed?: boolean;
  /** It is an FTS5 table with the trigrams of that folded column, by `row`. */
  trigrams?: { table: string; row: string };
  /** A field of the thing that a part belongs to, so that it cannot be tested before the thing is known. */
  isOfThing?: true;
  /** It has no other values, so that another one is refused instead of matching nothing. */
  words?: readonly string[];
  /** Some words have their own condition, such as a source's type word for `facilityType`. */
  aliases?: ReadonlyMap<string, Condition>;
};

/** A test of a virtual field, with the whole filter around it and the moment that the answer is of. */
export type VirtualTest = { operator: OperatorName; values: readonly Value[]; root: Tree; at: Date };

/** A field without a column: its conditions come from `compile`, and lists can be sorted by it only where it has an `order`. */
export type VirtualField = {
  kind: FieldKind;
  /** The operators that it supports; others are refused. */
  operators: readonly OperatorName[];
  /** It has no other values. */
  words?: readonly string[];
  /** An index finds its rows. */
  isIndexed?: boolean;
  /** May throw `invalidRequest` for a value that the kind alone does not refuse. */
  compile(test: VirtualTest): Condition;
  /** What is sorted by, at the moment that the answer is of. */
  order?(at: Date): Condition;
};

/**
 * Parts of a thing: a table with its alias, and its column that is never null and equals `key` of the thing.
 */
export type Relation = { resource: Resource; table: string; row: string; key: string };

export type Resource = {
  /** Refusals name it: `unknown field of airports`. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** Other names of fields, as other revisions of the API have them. */
  otherNames?: Readonly<Record<string, string>>;
  virtual?: Readonly<Record<string, VirtualField>>;
  relations?: Readonly<Record<string, Relation>>;
  /** ORDER BY for a query without a sort, without the id that ends every order. */
  defaultSort: readonly { field: string; direction: 'asc' | 'desc' }[];
};

/** The resource has a field by this name. */
export const nameIn = ({ otherNames = {} }: Resource, name: string): string =>
  (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined) ?? name;
