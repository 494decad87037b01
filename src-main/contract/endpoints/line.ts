import { Line, LineQuery } from '../line.ts';
import type { Endpoint } from './endpoint.ts';

export const lineEndpoints = {
  readLine: {
    method: 'GET',
    path: '/line',
    summary: 'What one typed line means: places by code or name, a route, NOTAMs of a place, a wind, a time, a frequency; and the words that name nothing',
    access: 'open',
    query: LineQuery,
    reply: Line,
    refusals: [400],
  },
} as const satisfies Record<string, Endpoint>;
