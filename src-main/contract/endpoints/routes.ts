import { ExportQuery, leftOutHeader, OpenedRoute, plogMediaTypes, PlogQuery, routeFileMediaTypes } from '../route/documents.ts';
import { Plog } from '../route/plog.ts';
import { FlightPlan, FlightPlanRequest } from '../route/flight-plan.ts';
import { ParsedRoute, RoutePlan } from '../route/route.ts';
import { ExpandedRoute, RouteBody, RouteQuery, StoredPlogQuery, StoredRoute, StoredRouteList } from '../route/stored.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';

export const routeEndpoints = {
  parseRoute: {
    address: 'POST /routes/parse',
    summary: 'Words, points, legs and faults of a route: a list of words, item 15 or a whole flight plan message; nothing is stored',
    access: 'open',
    storesNothing: true,
    body: RoutePlan,
    reply: ParsedRoute,
  },
  flightPlan: {
    address: 'POST /routes/flight-plan',
    summary:
      'Items 7 to 19 of an ICAO flight plan from a route, a message or a form, with their faults and as a message; nothing is stored, and nothing is filed',
    access: 'open',
    storesNothing: true,
    body: FlightPlanRequest,
    reply: FlightPlan,
  },
  plogRoute: {
    address: 'POST /routes/plog',
    summary: 'The log of a route to fly by, as data or as a file to print; nothing is stored',
    access: 'open',
    storesNothing: true,
    query: PlogQuery,
    body: RoutePlan,
    files: plogMediaTypes,
    headers: spreadsheetHeader,
    reply: Plog,
  },
  exportRoute: {
    address: 'POST /routes/export',
    summary: 'A route as a flight plan file for another program; nothing is stored',
    access: 'open',
    storesNothing: true,
    query: ExportQuery,
    body: RoutePlan,
    files: routeFileMediaTypes,
    headers: leftOutHeader,
  },
  openRoute: {
    address: 'POST /routes/open',
    summary: 'The words of a route out of a flight plan file of another program, sent as the body; nothing is stored',
    access: 'open',
    storesNothing: true,
    upload: { maxBytes: 10_000_000 },
    reply: OpenedRoute,
  },
  listRoutes: {
    address: 'GET /routes',
    summary: "The caller's stored routes: those marked as favourites first, then the last changed",
    access: 'key',
    reply: StoredRouteList,
  },
  addRoute: {
    address: 'POST /routes',
    summary: 'Store a route of the caller',
    access: 'key',
    body: RouteBody,
    reply: StoredRoute,
    status: 201,
    refusals: [409],
  },
  getRoute: {
    address: 'GET /routes/{routeId}',
    summary: 'A stored route; expand=legs adds its points, legs and faults as the data in use have them',
    access: 'key',
    query: RouteQuery,
    reply: ExpandedRoute,
  },
  changeRoute: {
    address: 'PUT /routes/{routeId}',
    summary: 'Replace a stored route',
    access: 'key',
    body: RouteBody,
    reply: StoredRoute,
  },
  removeRoute: {
    address: 'DELETE /routes/{routeId}',
    summary: 'Remove a stored route',
    access: 'key',
  },
  plogStoredRoute: {
    address: 'GET /routes/{routeId}/plog',
    summary: 'The log of a stored route to fly by, as data or as a file to print',
    access: 'key',
    query: StoredPlogQuery,
    files: plogMediaTypes,
    headers: spreadsheetHeader,
    reply: Plog,
  },
  exportStoredRoute: {
    address: 'GET /routes/{routeId}/export',
    summary: 'A stored route as a flight plan file for another program',
    access: 'key',
    query: ExportQuery,
    files: routeFileMediaTypes,
    headers: leftOutHeader,
  },
} as const satisfies Record<string, EndpointRow>;
