/** Writes JSON Schema in words: what kind of value it is, and which fields an object has. */
import type { OpenApi, Schema } from './openapi.ts';

export type Field = { name: string; depth: number; kind: string; description: string };

/** Schemas are three levels deep here; the limit stops one that refers to itself. */
const DEEPEST = 5;

function resolve(schema: Schema, document: OpenApi): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? schema);
}

/** Writes `integer, 1 to 300, default 100`, `string or null`, `array of Airport`, `"json" or "csv"`. */
export function kindOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.items !== undefined) return `array of ${kindOf(schema.items)}`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' or ');
  return [schema.format === 'date-time' ? type.replace('string', 'timestamp') : type, range(schema), standard(schema)]
    .filter((part) => part !== '')
    .join(', ');
}

function range({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum !== undefined ? `from ${minimum}` : maximum !== undefined ? `up to ${maximum}` : '';
}

const standard = ({ default: value }: Schema): string => (value === undefined ? '' : `default ${JSON.stringify(value)}`);

/** The fields of an object schema, nested ones indented by `depth`; arrays are marked with `[]`. */
export function fieldsOf(schema: Schema, document: OpenApi, depth = 0): Field[] {
  const { properties = {} } = resolve(schema, document);
  return Object.entries(properties).flatMap(([name, property]) => {
    const options = property.anyOf ?? [property];
    const inner = options.map((option) => option.items ?? option).map((option) => resolve(option, document));
    const own = {
      name: property.items === undefined ? name : `${name}[]`,
      depth,
      kind: kindOf(property),
      description: property.description ?? '',
    };
    const parts = depth + 1 < DEEPEST ? inner.filter((option) => option.properties !== undefined) : [];
    return [own, ...parts.flatMap((part) => fieldsOf(part, document, depth + 1))];
  });
}

/** Makes a template for a body: every field of the schema, empty. */
export function exampleOf(schema: Schema): string {
  const names = Object.keys(schema.properties ?? {});
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])), undefined, 2);
}
