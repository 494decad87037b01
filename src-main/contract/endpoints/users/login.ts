import { Type } from 'typebox';
import { LoginBody, LoginResult, RefreshBody } from '#contract/users/login.ts';
import type { Endpoint } from '../endpoint.ts';

export const loginEndpoints = {
  login: {
    method: 'POST',
    path: '/login',
    summary: 'Log in with a user name or e-mail address and a password',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: LoginBody,
    reply: LoginResult,
    refusals: [400, 401, 413, 415, 429],
  },
  refreshToken: {
    method: 'POST',
    path: '/refreshToken',
    summary: 'Get a new token for a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: RefreshBody,
    reply: Type.Object({ token: Type.String() }, { additionalProperties: false }),
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Revoke a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: RefreshBody,
    reply: Type.Null(),
    status: 204,
    refusals: [400, 413, 415],
  },
} as const satisfies Record<string, Endpoint>;
