import { expect, it } from 'vitest';
import { openApi } from '#contract/openapi.ts';

type Schema = { enum?: unknown[]; $ref?: string; properties?: Record<string, Schema>; items?: Schema };
const { components, paths } = openApi('0') as unknown as { components: { schemas: Record<string, Schema> }; paths: object };
const propertyOf = (name: string, property: string) => components.schemas[name]?.properties?.[property];

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

it('lists the words of effects, chains and imports as enums', () => {
  const effect = propertyOf('Decoded', 'effects')?.items;
  expect(effect?.properties?.['kind']?.enum).toContain('closesRunway');
  expect(effect?.properties?.['rule']?.enum).toContain('runwayClosedByQCode');
  expect(effect?.properties?.['extent']?.enum).toEqual(['whole', 'part', null]);
  const link = propertyOf('NotamHistory', 'items')?.items;
  expect(link?.properties?.['endedHow']?.enum).toEqual(['R', 'C', null]);
  expect(propertyOf('NotamImport', 'preview')?.items?.properties?.['outcome']?.enum).toHaveLength(4);
});
