import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import type { Endpoint } from './endpoint.ts';

export const mapEndpoints = {
  getMapData: {
    method: 'GET',
    path: '/map/data',
    summary: 'Airports, runways and navaids with a position as one compact binary file, for the map of this version of Aeroshelf',
    access: 'open',
    query: KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
