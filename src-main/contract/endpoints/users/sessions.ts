import { Type } from 'typebox';
import { LoginResult, LoginBody, RefreshBody } from '#contract/users/login.ts';
import { Link, SessionList, SessionQuery, TicketBody } from '#contract/users/sessions.ts';
import type { EndpointRow } from '../endpoint.ts';

export const sessionEndpoints = {
  makeLink: {
    address: 'POST /links',
    summary: 'Make a one-time link that opens the user interface in a browser as the owner',
    access: 'owner',
    reply: Link,
    status: 201,
  },
  beginSession: {
    address: 'POST /sessions',
    summary: "Trade the ticket of a one-time link for a session; for the user interface's own page alone",
    access: 'open',
    isForOwnPage: true,
    query: Type.Object({}, { additionalProperties: false }),
    body: TicketBody,
    reply: LoginResult,
    status: 201,
  },
  listSessions: {
    address: 'GET /sessions',
    summary: "The caller's sessions, the latest first; all=true lists those of every user, for the owner alone",
    access: 'key',
    ownersMembers: ['all'],
    query: SessionQuery,
    reply: SessionList,
  },
  endSession: {
    address: 'DELETE /sessions/{sessionId}',
    summary: "End one of the caller's sessions, or as the owner any; its tokens are refused from now on",
    access: 'key',
    isOfOne: true,
  },
  login: {
    address: 'POST /login',
    summary: 'Log in with a user name or e-mail address and a password',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: LoginBody,
    reply: LoginResult,
  },
  refreshToken: {
    address: 'POST /refreshToken',
    summary: 'Get a new token for a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: RefreshBody,
    reply: Type.Object({ token: Type.String() }, { additionalProperties: false }),
    status: 201,
  },
  logout: {
    address: 'POST /logout',
    summary: 'Revoke a refresh token',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    body: RefreshBody,
  },
} as const satisfies Record<string, EndpointRow>;
