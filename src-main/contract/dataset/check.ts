import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Closed, Flag, Text } from '../schema/values.ts';

export const CheckReport = Closed({
  revision: Text('revision that was looked at'),
  isGood: Flag('whether nothing was found'),
  findings: Type.Array(Reason, { description: 'what is wrong' }),
  seconds: Type.Number(),
});
export type CheckReport = Static<typeof CheckReport>;
