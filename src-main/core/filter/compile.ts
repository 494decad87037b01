/** Compiles a checked filter to SQL. Values are bound; columns come from a resource's table of fields only. */
import { checkFilter } from './check.ts';
import { everything, joined, negated, type Condition } from './condition.ts';
import { operators, type Operator } from './operators.ts';
import type { Resource } from './resource.ts';
import { readJson, type Json } from './text.ts';
import type { Tree } from './tree.ts';

/** It is the JSON of a filter parameter. Throws `invalidRequest`. */
export const parseFilter = (text: string): Json => readJson('filter', text);

/**
 * WHERE of a filter; `TRUE` without one. `now` is what `$now` and `$today` mean. Throws `invalidRequest` with a sentence for each
 * field, operator or value that is not understood.
 */
export function compileFilter(text: string | undefined, resource: Resource, now: Date, lookup?: Lookup): Condition {
  if (text === undefined) return everything;
  const tree = checkFilter(parseFilter(text), resource, now);
  return compileTree(tree, now, tree, lookup);
}

/**
 * Relations are looked up in two ways: `each` for each thing by itself, `once` for all of them before the first. The rows found are the
 * same.
 */
export type Lookup = 'each' | 'once';

type Related = Extract<Tree, { is: 'related' }>;

/** WHERE of a checked filter. `at` is the moment that the answer is of; `root` the whole filter that contains the tree. */
export function compileTree(tree: Tree, at: Date, root: Tree = tree, lookup: Lookup = 'each'): Condition {
  const compile = (part: Tree) => compileTree(part, at, root, lookup);
  switch (tree.is) {
    case 'all':
      return joined('AND', tree.of.map(compile));
    case 'any':
      return joined('OR', tree.of.map(compile));
    case 'negated':
      return negated(compile(tree.of));
    case 'related': {
      const { where, params } = compile(tree.of);
      const parts = tree.quantifier === 'every' ? `(${where}) IS NOT TRUE` : `(${where})`;
      return { where: `${tree.quantifier === 'some' ? '' : 'NOT '}${related(tree, parts, lookup)}`, params };
    }
    case 'test': {
      const { field, values, sensitive } = tree;
      if (!('column' in field)) return field.compile({ operator: tree.operator, values, root, at });
      const operator: Operator = operators[tree.operator];
      return operator.compile(field, values, sensitive);
    }
  }
}

function related({ by: { table, row, key }, of }: Related, parts: string, lookup: Lookup): string {
  return lookup === 'once' && isOfPartsAlone(of)
    ? `${key} IN (SELECT ${row} FROM ${table} WHERE ${parts})`
    : `EXISTS (SELECT 1 FROM ${table} WHERE ${row} = ${key} AND ${parts})`;
}

/** Parts have the date of their thing, which cannot be tested before the thing is known. */
function isOfPartsAlone(tree: Tree): boolean {
  if (tree.is === 'test') return 'column' in tree.field && tree.field.isOfThing !== true;
  if (tree.is === 'related') return false;
  return tree.is === 'negated' ? isOfPartsAlone(tree.of) : tree.of.every(isOfPartsAlone);
}

/** The conditions that an index answers and that everything found meets, joined; undefined where each thing has to be looked at. */
export function indexedPart(tree: Tree, at: Date): Condition | undefined {
  const parts = indexedTests(tree);
  return parts.length === 0 ? undefined : compileTree({ is: 'all', of: parts }, at, tree);
}

function indexedTests(tree: Tree): Tree[] {
  if (tree.is === 'all') return tree.of.flatMap(indexedTests);
  const isIndexed = tree.is === 'test' && (tree.operator === 'equals' || tree.operator === 'in') && tree.field.isIndexed;
  return isIndexed ? [tree] : [];
}
