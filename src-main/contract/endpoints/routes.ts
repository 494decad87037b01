import { Type } from 'typebox';
import { ExportQuery, leftOutHeader, OpenedRoute, plogMediaTypes, PlogQuery, routeFileMediaTypes } from '../route/documents.ts';
import { Plog } from '../route/plog.ts';
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
  plogRoute: {
    method: 'POST',
    path: '/routes/plog',
    summary: 'The log of a route to fly by, as data or as a file to print; nothing is stored',
    access: 'open',
    query: PlogQuery,
    body: RoutePlan,
    files: plogMediaTypes,
    reply: Plog,
    refusals: [400],
  },
  exportRoute: {
    method: 'POST',
    path: '/routes/export',
    summary: 'A route as a flight plan file for another program; nothing is stored',
    access: 'open',
    query: ExportQuery,
    body: RoutePlan,
    files: routeFileMediaTypes,
    headers: leftOutHeader,
    reply: Type.Null(),
    refusals: [400],
  },
  openRoute: {
    method: 'POST',
    path: '/routes/open',
    summary: 'The words of a route out of a flight plan file of another program, sent as the body; nothing is stored',
    access: 'open',
    query: KeyQuery,
    upload: { maxBytes: 10_000_000 },
    reply: OpenedRoute,
    refusals: [400, 413],
  },
} as const satisfies Record<string, Endpoint>;
