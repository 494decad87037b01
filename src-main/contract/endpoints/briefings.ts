import { Briefing } from '../briefing/briefing.ts';
import { BriefingPlan, briefingMediaTypes, BriefingQuery } from '../briefing/options.ts';
import type { Endpoint } from './endpoint.ts';

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
} as const satisfies Record<string, Endpoint>;
