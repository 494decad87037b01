import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { Account, AccountBody, AccountChange, AccountList, User } from '../users/user.ts';
import { type Endpoint, key } from './endpoint.ts';

export const userEndpoints = {
  getUser: {
    method: 'GET',
    path: '/users/{userId}',
    summary: 'One user; "me" is the caller; another one for the owner alone',
    access: 'key',
    params: key('userId', 'id, or "me"'),
    query: KeyQuery,
    reply: User,
    refusals: [401, 404],
  },
  changeUser: {
    method: 'PATCH',
    path: '/users/{userId}',
    summary: 'Set the password of a user, which ends the sessions, or the role',
    access: 'owner',
    params: key('userId', 'id, name or e-mail address, or "me"'),
    query: KeyQuery,
    body: AccountChange,
    reply: Account,
    refusals: [400, 401, 404, 409, 413, 415],
  },
  removeUser: {
    method: 'DELETE',
    path: '/users/{userId}',
    summary: 'Remove a user with keys and sessions',
    access: 'owner',
    params: key('userId', 'id, name or e-mail address, or "me"'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404, 409],
  },
  getMe: {
    method: 'GET',
    path: '/me',
    summary: 'The caller, as /users/me',
    access: 'key',
    query: KeyQuery,
    reply: User,
    refusals: [401],
  },
  listUsers: {
    method: 'GET',
    path: '/users',
    summary: 'Every user, with the role',
    access: 'owner',
    query: KeyQuery,
    reply: AccountList,
    refusals: [401],
  },
  addUser: {
    method: 'POST',
    path: '/users',
    summary: 'Add a user',
    access: 'owner',
    query: KeyQuery,
    body: AccountBody,
    reply: Account,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
} as const satisfies Record<string, Endpoint>;
