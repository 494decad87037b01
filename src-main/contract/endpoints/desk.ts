import { Desk, DeskQuery } from '../desk.ts';
import type { EndpointRow } from './endpoint.ts';

export const deskEndpoints = {
  getDesk: {
    address: 'GET /desk',
    summary:
      'The briefing desk: favourites and stored routes now and at a time, with runways left, wind, sun, what is new, and coverage by country; without a key the coverage alone',
    access: 'open',
    query: DeskQuery,
    reply: Desk,
  },
} as const satisfies Record<string, EndpointRow>;
