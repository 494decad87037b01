/** Web pages of approved origins may call this server. */
import { Type, type Static } from 'typebox';
import { Closed, Text } from '../schema/values.ts';

export const OriginBody = Closed({ origin: Type.String({ maxLength: 300, description: 'scheme, host and port of a web page' }) });
export const OriginList = Closed({ items: Type.Array(Closed({ origin: Text('approved origin') })) });
export type OriginList = Static<typeof OriginList>;
