import { Type, type Static } from 'typebox';
import { Closed, Flag, Id, OneOf, Text, Timestamp, itemsOf } from '../schema/values.ts';

export const User = Closed({
  id: Id('user'),
  createdAt: Timestamp('when the user was created'),
  updatedAt: Timestamp('when the user was last changed'),
  username: Text('name to log in with'),
  email: Text('e-mail address; may be used to log in too'),
  isVerified: Flag('whether the e-mail address was verified'),
});
export type User = Static<typeof User>;

const Role = OneOf(['owner', 'user'], 'owner: may do everything; user: not what belongs to the whole installation');

/** An account is a user as the owner sees it. */
export const Account = Closed({ ...User.properties, role: Role });
export type Account = Static<typeof Account>;
/** A program reads it to offer no act that would be refused. */
export const Rights = Closed({
  role: Type.Union([Role, Type.Null()], { description: 'role of the caller; null: no key or token was sent' }),
  isReadOnly: Flag('whether the key may only read'),
});
export type Rights = Static<typeof Rights>;
export const AccountList = itemsOf(Account);

/** How long and of what kind each may be is the core's to say. */
const Password = Text('at least 8 characters, at most 1024 bytes');
export const AccountBody = Closed({
  username: Text('name to log in with, without an @'),
  email: Type.String(),
  password: Password,
});
export const AccountChange = Closed({ password: Type.Optional(Password), role: Type.Optional(Role) });
export type AccountChange = Static<typeof AccountChange>;
