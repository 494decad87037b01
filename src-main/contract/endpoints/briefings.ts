import { Briefing } from '../briefing/briefing.ts';
import { BriefingPlan, briefingMediaTypes, BriefingQuery, StoredBriefingQuery } from '../briefing/options.ts';
import { RememberedBriefingList, StoredBriefingBody } from '../briefing/remembered.ts';
import { leftOutHeader } from '../route/documents.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';

const briefingHeaders = {
  ...leftOutHeader,
  ...spreadsheetHeader,
  'X-Notams-Shown': 'how many NOTAMs the briefing shows',
  'X-Notams-Imported-At': 'when NOTAMs were last imported, samples aside; unknown where none were',
};

export const briefingEndpoints = {
  brief: {
    address: 'POST /briefings',
    summary:
      'The briefing of a route out of every NOTAM stored, as data or as a file: runways left, aerodromes, en route, doubts, and what is not shown and why; nothing is stored',
    access: 'key',
    storesNothing: true,
    query: BriefingQuery,
    body: BriefingPlan,
    files: briefingMediaTypes,
    headers: briefingHeaders,
    reply: Briefing,
  },
  listBriefings: {
    address: 'GET /briefings',
    summary:
      "The remembered briefings of the caller's stored routes, with what imports have changed since: those that are changed first, then the last made",
    access: 'key',
    reply: RememberedBriefingList,
  },
  briefStoredRoute: {
    address: 'GET /routes/{routeId}/briefing',
    summary:
      'The briefing of a stored route, with the default options, compared with the last remembered one, as data or as a file; it is not remembered',
    access: 'key',
    query: StoredBriefingQuery,
    files: briefingMediaTypes,
    headers: briefingHeaders,
    reply: Briefing,
  },
  useBriefing: {
    address: 'POST /routes/{routeId}/briefing',
    summary:
      'As GET, with other options or winds than the stored ones where they are given; made to be used, so that it is remembered as the last one of the route',
    access: 'key',
    storesNothing: { body: { isRemembered: false } },
    query: BriefingQuery,
    body: StoredBriefingBody,
    files: briefingMediaTypes,
    headers: briefingHeaders,
    reply: Briefing,
  },
} as const satisfies Record<string, EndpointRow>;
