import { Briefing } from '../briefing/briefing.ts';
import { BriefingPlan, briefingMediaTypes, BriefingQuery, StoredBriefingQuery } from '../briefing/options.ts';
import { key, type Endpoint } from './endpoint.ts';

export const briefingEndpoints = {
  brief: {
    method: 'POST',
    path: '/briefings',
    summary:
      'The briefing of a route out of every NOTAM stored, as data or as a file: runways left, aerodromes, en route, doubts, and what is not shown and why; nothing is stored',
    access: 'key',
    query: BriefingQuery,
    body: BriefingPlan,
    files: briefingMediaTypes,
    reply: Briefing,
    refusals: [400],
  },
  briefStoredRoute: {
    method: 'GET',
    path: '/routes/{routeId}/briefing',
    summary: 'The briefing of a stored route, with the default options, as data or as a file',
    access: 'key',
    params: key('routeId', 'id of the route'),
    query: StoredBriefingQuery,
    files: briefingMediaTypes,
    reply: Briefing,
    refusals: [400, 401, 404],
  },
} as const satisfies Record<string, Endpoint>;
