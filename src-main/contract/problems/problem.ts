/** The bodies of refusals. `details` is on every 400, and on a 409 with candidates: a sentence or an id for each. */
import { Type, type Static } from 'typebox';
import { Reason } from './reasons.ts';

export const Problem = Type.Object(
  {
    statusCode: Type.Integer({ description: 'HTTP status' }),
    name: Type.String({ description: 'name of the status' }),
    message: Type.String({ description: 'what is wrong, and the way out' }),
    details: Type.Optional(Type.Array(Type.String({ description: 'culprit and reason' }))),
    reasons: Type.Optional(Type.Array(Reason, { description: 'the same as codes and values, where there are such' })),
  },
  { additionalProperties: false },
);
export type Problem = Static<typeof Problem>;
