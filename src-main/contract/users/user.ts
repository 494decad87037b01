/** A user of this server. */
import { Type, type Static } from 'typebox';
import { Flag, Id, Text, Timestamp, closed } from '../schema/values.ts';

export const User = Type.Object(
  {
    id: Id('user'),
    createdAt: Timestamp('when the user was created'),
    updatedAt: Timestamp('when the user was last changed'),
    username: Text('name to log in with'),
    email: Text('e-mail address; may be used to log in too'),
    isVerified: Flag('whether the e-mail address was verified'),
  },
  closed,
);
export type User = Static<typeof User>;
