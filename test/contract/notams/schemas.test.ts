import { expect, it } from 'vitest';
import { openApi } from '#contract/openapi.ts';

type Schema = { enum?: unknown[]; $ref?: string; properties?: Record<string, Schema>; items?: Schema };
const { components, paths } = openApi('0') as unknown as { components: { schemas: Record<string, Schema> }; paths: object };
const propertyOf = (name: string, property: string) => components.schemas[name]?.properties?.[property];

it('has no shape of some size twice', () => {
  const places = new Map<string, number>();
  const count = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const text = JSON.stringify(schema);
    if ('properties' in schema && text.length > 300) places.set(text, (places.get(text) ?? 0) + 1);
    Object.values(schema).forEach(count);
  };
  count({ schemas: components.schemas, paths });
  expect([...places].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 120))).toEqual([]);
});

it('names Decoded and NotamImport once and refers to them', () => {
  expect(propertyOf('NotamAnswer', 'decoded')).toEqual({ $ref: '#/components/schemas/Decoded' });
  expect(JSON.stringify(paths)).toContain('"#/components/schemas/NotamImport"');
  expect(JSON.stringify(paths)).toContain('"#/components/schemas/NotamHistory"');
});

it.each(['format', 'type', 'geometrySource', 'category', 'severity', 'severityRule', 'status'])(
  'lists the words of Decoded.%s as an enum',
  (property) => {
    expect(propertyOf('Decoded', property)?.enum?.length).toBeGreaterThan(2);
  },
);

it.each([
  ['subjectCode', ['MR', 'FA', 'R', 'radioAltimeters', null]],
  ['conditionCode', ['LC', 'AS', 'TT', 'unreliable', null]],
])('lists each code of Decoded.%s once', (property, some) => {
  const codes = propertyOf('Decoded', property)?.enum ?? [];
  expect(codes).toEqual(expect.arrayContaining(some));
  expect(new Set(codes).size).toBe(codes.length);
});

it('lists the words of effects, chains and imports as enums', () => {
  expect(propertyOf('Effect', 'kind')?.enum).toContain('closesRunway');
  expect(propertyOf('Effect', 'rule')?.enum).toContain('runwayClosedByQCode');
  expect(propertyOf('Effect', 'extent')?.enum).toEqual(['whole', 'part', null]);
  expect(propertyOf('ChainLink', 'endedHow')?.enum).toEqual(['R', 'C', null]);
  expect(propertyOf('NotamImport', 'preview')?.items?.properties?.['outcome']?.enum).toHaveLength(4);
});
