/**
 * Checks the shapes that values of a pack or backup must have before they are used: members by name, each of a kind. Other members are
 * ignored.
 */

type Kinds = {
  text: string;
  'text?': string | null;
  number: number;
  'number?': number | null;
  /** It is a whole number from 0. */
  count: number;
  flag: boolean;
  'flag?': boolean | null;
  /** It is ISO 8601 UTC with milliseconds, as everything stored. */
  moment: string;
  'moment?': string | null;
  /** It is a SHA-256 in hexadecimal. */
  digest: string;
};
type Shape = keyof Kinds | readonly [Shape] | { readonly [member: string]: Shape };

/** The values that fit a shape have this type. */
export type Shaped<S> = S extends keyof Kinds
  ? Kinds[S]
  : S extends readonly [infer One]
    ? Shaped<One>[]
    : { -readonly [Member in keyof S]: Shaped<S[Member]> };

const fits: Record<Exclude<keyof Kinds, `${string}?`>, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  count: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  flag: (value) => typeof value === 'boolean',
  moment: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  digest: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
};

export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return (shape.endsWith('?') && value === null) || fits[shape.replace('?', '') as keyof typeof fits](value);
  if (isList(shape)) return Array.isArray(value) && value.every((one) => hasShape(one, shape[0]));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, kind]) => hasShape(members.get(name), kind));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
