import { Type, type Static } from 'typebox';
import { Reason } from './problems/reasons.ts';
import { Closed, Text, Timestamp } from './schema/values.ts';

export const Health = Closed({
  status: Type.Literal('ok'),
  version: Text('version of Aeroshelf'),
  uptimeSeconds: Type.Number({ description: 'seconds since the server started' }),
  timestamp: Timestamp("the server's clock"),
  problems: Type.Optional(Type.Array(Reason, { description: 'what is wrong with this machine or its data; absent: nothing is' })),
});
export type Health = Static<typeof Health>;
