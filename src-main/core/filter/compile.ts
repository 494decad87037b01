/** A checked filter to SQL. Values are bound; columns come from a resource's table of fields only. */
import { checkFilter } from './check.ts';
import { everything, joined, type Condition } from './condition.ts';
import { operators, type Operator } from './operators.ts';
import type { Resource } from './resource.ts';
import { readJson, type Json } from './text.ts';
import type { Tree } from './tree.ts';

/** The JSON of a filter parameter. Throws `invalidRequest`. */
export const parseFilter = (text: string): Json => readJson('filter', text);

/**
 * WHERE of a filter; `TRUE` without one. `now` is what `$now` and `$today` mean. Throws `invalidRequest` with a sentence for each
 * field, operator or value that is not understood.
 */
export function compileFilter(text: string | undefined, resource: Resource, now: Date): Condition {
  return text === undefined ? everything : compileTree(checkFilter(parseFilter(text), resource, now), now);
}

/** WHERE of a checked filter. `at` is the moment that the answer is of; `root` the whole filter that contains the tree. */
export function compileTree(tree: Tree, at: Date, root: Tree = tree): Condition {
  const compile = (part: Tree) => compileTree(part, at, root);
  switch (tree.is) {
    case 'all':
      return joined('AND', tree.of.map(compile));
    case 'any':
      return joined('OR', tree.of.map(compile));
    case 'negated': {
      const { where, params } = compile(tree.of);
      return { where: `NOT (${where})`, params };
    }
    case 'related': {
      const { where, params } = compile(tree.of);
      if (tree.quantifier === 'every') return { where: `NOT EXISTS (${tree.exists} AND (${where}) IS NOT TRUE)`, params };
      return { where: `${tree.quantifier === 'none' ? 'NOT ' : ''}EXISTS (${tree.exists} AND (${where}))`, params };
    }
    case 'test': {
      const { field, values, sensitive } = tree;
      if (!('column' in field)) return field.compile({ operator: tree.operator, values, root, at });
      const operator: Operator = operators[tree.operator];
      return operator.compile(field, values, sensitive);
    }
  }
}
