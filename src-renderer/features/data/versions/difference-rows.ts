import type { Difference } from '#contract/dataset/difference.ts';

type Field = Difference['examples'][number]['fields'][number];

/** A row for each field; an added or removed airport has one row without a field. */
export const rowsOf = (fields: readonly Field[]): readonly (Field | { field: undefined; from: null; to: null })[] =>
  fields.length === 0 ? [{ field: undefined, from: null, to: null }] : fields;
