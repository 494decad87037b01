/** Every field and operator of a checked filter exists, and every value has the kind of its field. */
import type { OperatorName } from './operators.ts';
import type { Field, Relation, VirtualField } from './resource.ts';
import type { Value } from './values.ts';

export type Tree =
  | { is: 'all' | 'any'; of: Tree[] }
  | { is: 'negated'; of: Tree }
  | { is: 'related'; relation: string; quantifier: 'some' | 'none' | 'every'; by: Relation; of: Tree }
  | { is: 'test'; name: string; field: Field | VirtualField; operator: OperatorName; values: Value[]; sensitive: boolean };

/** Tells of a filter without a condition, which every row matches. */
export const isEverything = (tree: Tree): boolean => tree.is === 'all' && tree.of.every(isEverything);
