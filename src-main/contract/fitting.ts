/** Whether a value from outside fits the contract, for clients of other servers. */
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Compiles the schema once; the check takes a few microseconds a value. */
export function fitting<Schema extends TSchema>(schema: Schema): (value: unknown) => value is Static<Schema> {
  const compiled = Compile(schema);
  return (value): value is Static<Schema> => compiled.Check(value);
}
