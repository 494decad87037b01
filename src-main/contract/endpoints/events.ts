import { KeyQuery } from '../schema/parameters.ts';
import { ServerEvent } from '../sync/events.ts';
import type { Endpoint } from './endpoint.ts';

export const eventEndpoints = {
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events: dataset swapped, NOTAMs or weather imported, progress of a sync',
    access: 'open',
    query: KeyQuery,
    streams: 'text/event-stream',
    reply: ServerEvent,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
