import { CurrentUser } from '#contract/newest/current-user.ts';
import { Account, AccountBody, AccountChange, AccountList, Rights, User } from '#contract/users/user.ts';
import type { EndpointRow } from '../endpoint.ts';

export const userEndpoints = {
  getUser: {
    address: 'GET /users/{userId}',
    summary: 'One user; "me" is the caller; another one for the owner alone',
    access: 'key',
    isOfOne: true,
    params: { userId: 'id, or "me"' },
    reply: User,
  },
  changeUser: {
    address: 'PATCH /users/{userId}',
    summary: 'Set the password of a user, which ends the sessions, or the role',
    access: 'owner',
    params: { userId: 'id, name or e-mail address, or "me"' },
    body: AccountChange,
    reply: Account,
    refusals: [409],
  },
  removeUser: {
    address: 'DELETE /users/{userId}',
    summary: 'Remove a user with keys and sessions',
    access: 'owner',
    params: { userId: 'id, name or e-mail address, or "me"' },
    refusals: [409],
  },
  refreshApiKey: {
    address: 'POST /users/{userId}/refreshApiKey',
    summary: 'Make a key called "refreshed", which is answered once; it takes the place of the one that this made before, and of no other',
    access: 'key',
    isOfOne: true,
    params: { userId: 'id, or "me"' },
    reply: CurrentUser,
  },
  getRights: {
    address: 'GET /rights',
    summary: 'The role of the caller, and whether the key may only read',
    access: 'open',
    reply: Rights,
  },
  getMe: {
    address: 'GET /me',
    summary: 'The caller, as /users/me',
    access: 'key',
    reply: User,
  },
  listUsers: {
    address: 'GET /users',
    summary: 'Every user, with the role',
    access: 'owner',
    reply: AccountList,
  },
  addUser: {
    address: 'POST /users',
    summary: 'Add a user',
    access: 'owner',
    body: AccountBody,
    reply: Account,
    status: 201,
  },
} as const satisfies Record<string, EndpointRow>;
