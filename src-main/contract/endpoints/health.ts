import { Type } from 'typebox';
import { Health } from '../health.ts';
import { KeyQuery } from '../schema/parameters.ts';
import type { Endpoint } from './endpoint.ts';

export const healthEndpoints = {
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the service runs, and which version',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    reply: Health,
    refusals: [],
  },
  confirmClock: {
    method: 'POST',
    path: '/clock/confirm',
    summary: "Say that this machine's clock is right, after it moved further than expected",
    access: 'owner',
    query: KeyQuery,
    reply: Health,
    refusals: [401],
  },
} as const satisfies Record<string, Endpoint>;
