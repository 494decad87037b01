import { ParsedRoute, RoutePlan } from '../route/route.ts';
import { KeyQuery } from '../schema/parameters.ts';
import type { Endpoint } from './endpoint.ts';

export const routeEndpoints = {
  parseRoute: {
    method: 'POST',
    path: '/routes/parse',
    summary: 'Words, points, legs and faults of a route: a list of words, item 15 or a whole flight plan message; nothing is stored',
    access: 'open',
    query: KeyQuery,
    body: RoutePlan,
    reply: ParsedRoute,
    refusals: [400],
  },
} as const satisfies Record<string, Endpoint>;
