import type { Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: ({ core }) => ({ body: core.sync.status() }),
  startSync: ({ core, body }) => ({ body: core.sync.ask(body.sourceId, { isForced: body.isForced ?? false }) }),
} satisfies Partial<Handlers>;
