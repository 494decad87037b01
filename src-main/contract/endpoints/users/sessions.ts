import { Type } from 'typebox';
import { KeyQuery } from '#contract/schema/parameters.ts';
import { LoginResult } from '#contract/users/login.ts';
import { Link, SessionList, SessionQuery, TicketBody } from '#contract/users/sessions.ts';
import { type Endpoint, key } from '../endpoint.ts';

export const sessionEndpoints = {
  makeLink: {
    method: 'POST',
    path: '/links',
    summary: 'Make a one-time link that opens the user interface in a browser as the owner',
    access: 'owner',
    query: KeyQuery,
    reply: Link,
    status: 201,
    refusals: [401],
  },
  beginSession: {
    method: 'POST',
    path: '/sessions',
    summary: "Trade the ticket of a one-time link for a session; for the user interface's own page alone",
    access: 'open',
    isForOwnPage: true,
    query: Type.Object({}, { additionalProperties: false }),
    body: TicketBody,
    reply: LoginResult,
    status: 201,
    refusals: [400, 401, 413, 415, 429],
  },
  listSessions: {
    method: 'GET',
    path: '/sessions',
    summary: "The caller's sessions, the latest first; all=true lists those of every user, for the owner alone",
    access: 'key',
    ownersMembers: ['all'],
    query: SessionQuery,
    reply: SessionList,
    refusals: [401],
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/{sessionId}',
    summary: "End one of the caller's sessions, or as the owner any; its tokens are refused from now on",
    access: 'key',
    isOfOne: true,
    params: key('sessionId', 'id of the session'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
} as const satisfies Record<string, Endpoint>;
