import { Type, type Static } from 'typebox';
import { Closed, Text } from '../schema/values.ts';
import { User } from './user.ts';

export const LoginResult = Closed({
  token: Text('signed JWT, valid for one hour'),
  refreshToken: Text('valid for 30 days, for POST /refreshToken'),
  user: User,
});
export type LoginResult = Static<typeof LoginResult>;

/** Members may be absent: a login without any of them, or without a password, is a failed login (401), not a bad request. */
export const LoginBody = Type.Object({
  username: Type.Optional(Text('user name or e-mail address; not together with email')),
  email: Type.Optional(Text('e-mail address; not together with username')),
  password: Type.Optional(Type.String()),
});
export type LoginBody = Static<typeof LoginBody>;

export const RefreshBody = Type.Object({ refreshToken: Text('as given by POST /login') });
