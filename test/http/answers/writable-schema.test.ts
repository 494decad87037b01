import fastJson from 'fast-json-stringify';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { writableSchema } from '#http/answers/reply.ts';

const inner = { type: 'object', properties: { a: { type: 'number' } }, required: ['a'], additionalProperties: false };
const schema = {
  type: 'object',
  properties: { one: { anyOf: [inner, { type: 'null' }], description: 'text' }, two: { anyOf: [inner, { type: 'null' }] } },
  required: ['one', 'two'],
};

it('writes a value or null without what is not declared', () => {
  expect(fastJson(writableSchema(schema))({ one: { a: 1, b: 2 }, two: null })).toBe('{"one":{"a":1},"two":null}');
});

it('leaves no choice in answers about weather, of which the first would take a quarter of a second', () => {
  for (const name of ['listWeather', 'getStationWeather', 'getForecast', 'decodeWeather'] as const)
    expect(JSON.stringify(writableSchema(endpoints[name].reply))).not.toContain('"anyOf"');
});
