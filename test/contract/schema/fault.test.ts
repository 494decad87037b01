import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { faultOf } from '#contract/schema/fault.ts';

const days = Type.Union([Type.Integer({ minimum: 1, maximum: 9 }), Type.Null()]);

test.each<[TSchema, unknown, string | undefined]>([
  [Type.String(), '', undefined],
  [Type.String(), 5, 'a text'],
  [Type.String({ minLength: 1 }), '', 'a text of at least 1 characters'],
  [Type.String({ maxLength: 2 }), '✈✈✈', 'a text of at most 2 characters'],
  [Type.String({ minLength: 1, maxLength: 2 }), '🛩🛩', undefined],
  [Type.String({ minLength: 1, maxLength: 2 }), '🛩🛩🛩', 'a text of 1 to 2 characters'],
  [Type.String({ pattern: '^[A-Z]{4}$', description: 'four capitals' }), 'EDGG', undefined],
  [Type.String({ pattern: '^[A-Z]{4}$', description: 'four capitals' }), 'edgg', 'four capitals'],
  [Type.Boolean(), false, undefined],
  [Type.Boolean(), 0, 'true or false'],
  [Type.Integer({ minimum: 1, maximum: 9 }), 9, undefined],
  [Type.Integer({ minimum: 1, maximum: 9 }), 10, 'a whole number from 1 to 9'],
  [Type.Integer({ minimum: 1 }), 1.5, 'a whole number of at least 1'],
  [Type.Integer(), '5', 'a whole number'],
  [Type.Number({ minimum: 0.5, maximum: 2 }), 0.5, undefined],
  [Type.Number({ minimum: 0.5, maximum: 2 }), 2.1, 'a number from 0.5 to 2'],
  [days, null, undefined],
  [days, 3, undefined],
  [days, 0, 'a whole number from 1 to 9 or null'],
  [days, undefined, 'a whole number from 1 to 9 or null'],
  [Type.Unsafe({ type: ['number', 'null'], minimum: 0, maximum: 360 }), null, undefined],
  [Type.Unsafe({ type: ['number', 'null'], minimum: 0, maximum: 360 }), 361, 'a number from 0 to 360 or null'],
  [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), 'c', 'one of a, b'],
  [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), 'a', undefined],
  [Type.Unsafe({ type: 'string', enum: ['a', 'b'] }), ['a'], 'one of a, b'],
])('%j: of %j says %j', (schema, value, fault) => {
  expect(faultOf(schema, value)).toBe(fault);
});

/** The values within objects and lists, into which `http/body.ts` goes by itself. */
function valuesIn(schema: TSchema): TSchema[] {
  const { type, properties, items } = schema as { type?: string; properties?: Record<string, TSchema>; items?: TSchema };
  if (type === 'object') return Object.values(properties ?? {}).flatMap(valuesIn);
  return type === 'array' && items ? valuesIn(items) : [schema];
}

test('agrees with the validator of the library on every value of every body', () => {
  const members = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ body }) => (body ? valuesIn(body) : []));
  expect(members.length).toBeGreaterThan(20);
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, '', 'a', 'utc', 'dark', 'api', 0, 1, 1.5, 90, 8760, 8761, 36_501, [], {}, ['utc']),
    fc.string({ unit: 'binary' }),
    fc.integer({ min: 0, max: 36_600 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...members), value, (schema, sent) => {
      expect(faultOf(schema, sent) === undefined).toBe(Value.Check(schema, sent));
    }),
    { numRuns: 5000 },
  );
});
