import { FlightPlan, FlightPlanRequest } from '../route/flight-plan.ts';
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
  flightPlan: {
    method: 'POST',
    path: '/routes/flight-plan',
    summary:
      'Items 7 to 19 of an ICAO flight plan from a route, a message or a form, with their faults and as a message; nothing is stored, and nothing is filed',
    access: 'open',
    query: KeyQuery,
    body: FlightPlanRequest,
    reply: FlightPlan,
    refusals: [400],
  },
} as const satisfies Record<string, Endpoint>;
