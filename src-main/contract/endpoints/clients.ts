import { KeyQuery } from '../schema/parameters.ts';
import { ClientList } from '../users/clients.ts';
import type { Endpoint } from './endpoint.ts';

export const clientEndpoints = {
  listClients: {
    method: 'GET',
    path: '/callers',
    summary: 'Recent clients of this server, the latest first',
    access: 'key',
    query: KeyQuery,
    reply: ClientList,
    refusals: [401],
  },
} as const satisfies Record<string, Endpoint>;
