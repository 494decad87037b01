/** It checks whether a value from another server matches the contract. */
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Compiles the schema once; checking a value then takes a few microseconds. */
export function fitting<Schema extends TSchema>(schema: Schema): (value: unknown) => value is Static<Schema> {
  const compiled = Compile(schema);
  return (value): value is Static<Schema> => compiled.Check(value);
}
