/** The public service's own specifications, whose schemas are taken as closed objects: an answer has no member that they lack. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Json = { [name: string]: unknown };

const files = { '1.0.0': 'openapi-e3a7dfb.json', '1.0.16': 'openapi-1.0.16.json' };

/** What is wrong with a value by the schema of a name: the places of its faults, each once; `list` checks the envelope of a list of it. */
export function schemasOf(folder: string, revision: keyof typeof files) {
  const document = JSON.parse(readFileSync(join(folder, files[revision]), 'utf8')) as { components: { schemas: Record<string, Json> } };
  const { schemas } = document.components;
  const compiled = new Map<string, ReturnType<typeof Compile>>();

  function closed(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(closed);
    if (typeof schema !== 'object' || schema === null) return schema;
    const { $ref, allOf, nullable, format, ...rest } = schema as Json & { $ref?: string; allOf?: unknown[]; nullable?: boolean };
    const inner = $ref === undefined ? (allOf === undefined ? rest : closed(allOf[0])) : closed(schemas[$ref.split('/').at(-1) ?? '']);
    const made = Object.fromEntries(Object.entries(inner as Json).map(([name, value]) => [name, closed(value)]));
    if (made['properties'] !== undefined) made['additionalProperties'] = false;
    if (format === 'date-time') made['format'] = format;
    return nullable ? { anyOf: [made, { type: 'null' }] } : made;
  }

  const checkOf = (name: string, isList: boolean) => {
    const key = `${name}${isList}`;
    const one = closed(schemas[name]);
    const list = {
      type: 'object',
      properties: { count: { type: 'integer' }, totalCount: { type: 'integer' }, items: { type: 'array', items: one } },
      required: ['count', 'totalCount', 'items'],
      additionalProperties: false,
    };
    const check = compiled.get(key) ?? Compile((isList ? list : one) as TSchema);
    compiled.set(key, check);
    return check;
  };
  const faults =
    (name: string, isList: boolean) =>
    (value: unknown): string[] => {
      const check = checkOf(name, isList);
      if (check.Check(value)) return [];
      return [...new Set(check.Errors(value).map(({ instancePath }) => instancePath.replaceAll(/\/\d+(?=\/|$)/g, '')))];
    };
  return {
    one: (name: string) => faults(name, false),
    list: (name: string) => faults(name, true),
    /** Lists its members in the order of the specification. */
    members: (name: string): string[] => Object.keys(schemas[name]?.['properties'] ?? {}),
  };
}
