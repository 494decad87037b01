import { ApiKeyBody, ApiKeyList, ApiKeyQuery, NewApiKey } from '#contract/users/keys.ts';
import type { EndpointRow } from '../endpoint.ts';

export const keyEndpoints = {
  listKeys: {
    address: 'GET /keys',
    summary: "The caller's API keys, without the keys themselves; all=true lists those of every user, for the owner alone",
    access: 'key',
    ownersMembers: ['all'],
    query: ApiKeyQuery,
    reply: ApiKeyList,
  },
  addKey: {
    address: 'POST /keys',
    summary: 'Create an API key; it is shown only in this answer',
    access: 'key',
    ownersMembers: ['username'],
    body: ApiKeyBody,
    reply: NewApiKey,
    status: 201,
  },
  revokeKey: {
    address: 'DELETE /keys/{keyId}',
    summary: "Revoke one of the caller's API keys, or as the owner any",
    access: 'key',
    isOfOne: true,
  },
} as const satisfies Record<string, EndpointRow>;
