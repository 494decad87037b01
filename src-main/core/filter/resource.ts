/** What a filter or a sort may name: the fields of a resource, where they stand in SQL, and the resources that hang on it. */
import type { Condition } from './condition.ts';

export type FieldKind = 'text' | 'number' | 'boolean' | 'timestamp' | 'id';

export type Field = {
  kind: FieldKind;
  /** SQL expression without user input. */
  column: string;
  /** The folded column of a text that can hold more than ASCII; without it the text is compared with NOCASE. */
  fold?: string;
  /** Words that stand for a condition of their own, such as a source's type word for `facilityType`. */
  aliases?: ReadonlyMap<string, Condition>;
};

export type Resource = {
  /** As in `unknown field of airports`. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  relations?: Readonly<Record<string, { resource: Resource; exists: string }>>;
  /** ORDER BY where none is asked for, without the id that ends every order. */
  defaultSort: readonly { field: string; direction: 'asc' | 'desc' }[];
};
