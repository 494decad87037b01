import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { Readiness, ReadinessBody } from '../sync/readiness.ts';
import { SyncBody, SyncStatus } from '../sync/sync.ts';
import type { Endpoint } from './endpoint.ts';

export const syncEndpoints = {
  getSync: {
    method: 'GET',
    path: '/sync',
    summary: 'What is being fetched, and the outcome of the last fetch',
    access: 'open',
    query: KeyQuery,
    reply: SyncStatus,
    refusals: [],
  },
  startSync: {
    method: 'POST',
    path: '/sync',
    summary: 'Fetch what is new from one source or all; answers at once',
    access: 'owner',
    query: KeyQuery,
    body: SyncBody,
    reply: SyncStatus,
    status: 202,
    refusals: [400, 401, 404, 409, 413, 415],
  },
  cancelSync: {
    method: 'DELETE',
    path: '/sync',
    summary: 'Cancel the sync under way; what was fetched is kept',
    access: 'owner',
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  getReadiness: {
    method: 'POST',
    path: '/readiness',
    summary: 'What a route, or the favourites and stored routes of the caller, have of the NOTAMs and what they lack; nothing is fetched',
    access: 'key',
    query: KeyQuery,
    body: ReadinessBody,
    reply: Readiness,
    refusals: [400, 401, 413, 415],
  },
} as const satisfies Record<string, Endpoint>;
