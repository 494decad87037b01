/** Web origins that may call this server. */
import { Type, type Static } from 'typebox';
import { Text, closed } from '../schema/values.ts';

export const OriginBody = Type.Object(
  { origin: Type.String({ maxLength: 300, description: 'scheme, host and port of a web page' }) },
  closed,
);
export type OriginBody = Static<typeof OriginBody>;
export const OriginList = Type.Object({ items: Type.Array(Type.Object({ origin: Text('approved origin') }, closed)) }, closed);
export type OriginList = Static<typeof OriginList>;
