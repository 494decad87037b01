import type { Difference } from '#contract/versions.ts';

type Field = Difference['examples'][number]['fields'][number];

/** A row for each field; an airport that came or went has one row without any. */
export const rowsOf = (fields: readonly Field[]): readonly (Field | { field: undefined; from: null; to: null })[] =>
  fields.length === 0 ? [{ field: undefined, from: null, to: null }] : fields;
