/** The resources of the contract are made of these kinds of values. Unknown is `null`, never zero, `false` or an empty string. */
import { Type, type TObjectOptions, type TProperties, type TSchema } from 'typebox';

/** An optional fact has `type: [kind, "null"]`, which JSON Schema 2020-12 and OpenAPI 3.1 read alike. */
const orNull = <T>(kind: 'string' | 'number' | 'integer' | 'boolean', description: string, extra: object = {}) =>
  Type.Unsafe<T | null>({ type: [kind, 'null'], description, ...extra });

export const OneOf = <const Values extends readonly (string | number)[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: values,
    ...(description !== undefined && { description }),
  });
export const OneOfOrNull = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number] | null>({ type: ['string', 'null'], enum: [...values, null], description });

/** The object has no members but those declared. */
export const Closed = <Members extends TProperties>(members: Members, about: TObjectOptions = {}) =>
  Type.Object(members, { additionalProperties: false, ...about });

export const Text = (description: string) => Type.String({ description });
export const Texts = (description: string) => Type.Array(Type.String(), { description });
export const TextOrNull = (description: string) => orNull<string>('string', description);
export const FlagOrNull = (description: string) => orNull<boolean>('boolean', description);
export const Count = (description: string) => Type.Integer({ description });
export const NumberOrNull = (description: string) => orNull<number>('number', description);
export const Flag = (description: string) => Type.Boolean({ description });
export const FeetOrNull = (description: string) => orNull<number>('integer', `${description}, feet`);
export const TrueDegreesOrNull = (description: string) => orNull<number>('number', `${description}, degrees true`);
/** South and west are negative. */
export const PositionOrNull = (description: string) => orNull<number>('number', `${description}, WGS 84 decimal degrees`);
export const Megahertz = (description: string) => Type.Number({ description: `${description}, MHz` });
/** A time is written as RFC 3339 says, in UTC with milliseconds: `2026-10-04T18:07:30.000Z`. */
export const Timestamp = (description: string) => Type.String({ format: 'date-time', description: `${description}, UTC` });
export const TimestampOrNull = (description: string) => orNull<string>('string', `${description}, UTC`, { format: 'date-time' });
/** An id is a UUID (RFC 9562, version 5) of a source and the id there, so that it survives a re-import. */
export const Id = (of: string) => Type.String({ description: `identity of the ${of}, stable across re-imports` });

/** The envelope of every list: items of this page, and all rows that match, before paging and the cap for anonymous callers. */
export const listOf = <T extends TSchema>(item: T) => Closed(listed(item));
export const listed = <T extends TSchema>(item: T) => ({ count: Type.Integer(), totalCount: Type.Integer(), items: Type.Array(item) });
/** It is the envelope of what is always answered whole. */
export const itemsOf = <T extends TSchema>(item: T) => Closed({ items: Type.Array(item) });
