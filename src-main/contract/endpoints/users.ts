import { KeyQuery } from '../schema/parameters.ts';
import { User } from '../users/user.ts';
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
  getMe: {
    method: 'GET',
    path: '/me',
    summary: 'The caller, as /users/me',
    access: 'key',
    query: KeyQuery,
    reply: User,
    refusals: [401],
  },
} as const satisfies Record<string, Endpoint>;
