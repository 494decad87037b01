import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { OriginBody, OriginList } from '../users/origins.ts';
import { type Endpoint, key } from './endpoint.ts';

export const originEndpoints = {
  listOrigins: {
    method: 'GET',
    path: '/origins',
    summary: 'Web origins that may call this server',
    access: 'owner',
    query: KeyQuery,
    reply: OriginList,
    refusals: [401],
  },
  approveOrigin: {
    method: 'POST',
    path: '/origins',
    summary: 'Let pages of a web origin call this server',
    access: 'owner',
    query: KeyQuery,
    body: OriginBody,
    reply: OriginList,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  withdrawOrigin: {
    method: 'DELETE',
    path: '/origins/{origin}',
    summary: 'No longer let pages of a web origin call this server',
    access: 'owner',
    params: key('origin', 'the origin, percent-encoded'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
} as const satisfies Record<string, Endpoint>;
