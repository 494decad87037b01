/** A checked filter: every field and operator exists, every value has the field's kind. */
import type { OperatorName } from './operators.ts';
import type { Field, Resource, VirtualField } from './resource.ts';
import type { Value } from './values.ts';

export type Tree =
  | { is: 'all' | 'any'; of: Tree[] }
  | { is: 'negated'; of: Tree }
  | { is: 'related'; relation: string; quantifier: 'some' | 'none' | 'every'; exists: string; resource: Resource; of: Tree }
  | { is: 'test'; name: string; field: Field | VirtualField; operator: OperatorName; values: Value[]; sensitive: boolean };
