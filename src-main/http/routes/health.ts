import type { Handlers } from '../handlers.ts';

export const healthRoutes = {
  health: ({ core, uptimeSeconds }) => ({
    body: { status: 'ok', version: core.version, uptimeSeconds, timestamp: core.clock().toISOString() },
  }),
} satisfies Partial<Handlers>;
