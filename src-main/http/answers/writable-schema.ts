/**
 * Schemas of answers as they are written. For `anyOf` fast-json-stringify compiles a validator of each choice when the first answer is written, which held others up for a
 * quarter of a second, and validates each value: a value or null is said by its types instead, which are looked at alone.
 */
import type { Schema } from 'fast-json-stringify';

const seen = new Map<object, unknown>();

/** The same schema, where a choice between null and a value of one type is a type of two. */
export const writableSchema = (schema: object): Schema => rewritten(schema) as Schema;

function rewritten(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const known = seen.get(schema);
  if (known !== undefined) return known;
  const made = Array.isArray(schema)
    ? schema.map(rewritten)
    : Object.fromEntries(Object.entries(withTwoTypes(schema)).map(([name, part]) => [name, rewritten(part)]));
  seen.set(schema, made);
  return made;
}

function withTwoTypes(schema: object): object {
  const { anyOf, ...about } = schema as { anyOf?: { type?: unknown }[] };
  const [value, none] = anyOf ?? [];
  if (anyOf?.length !== 2 || typeof value?.type !== 'string' || none?.type !== 'null') return schema;
  return { ...value, ...about, type: [value.type, 'null'] };
}
