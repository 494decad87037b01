/** Refusals have these bodies. `details` is on every 400, and on a 409 with candidates: a sentence or an id for each. */
import { Type, type Static } from 'typebox';
import { Closed, Text } from '../schema/values.ts';
import { Reason } from './reasons.ts';

export const Problem = Closed({
  statusCode: Type.Integer({ description: 'HTTP status' }),
  name: Text('name of the status'),
  message: Text('what is wrong, and the way out'),
  details: Type.Optional(Type.Array(Text('culprit and reason'))),
  reasons: Type.Optional(Type.Array(Reason, { description: 'the same as codes and values, where there are such' })),
});
export type Problem = Static<typeof Problem>;
