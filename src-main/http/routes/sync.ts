import { noContentOr404, type Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: async ({ core }) => ({ body: core.sync.status() }),
  getReadiness: async ({ core, caller, body }) => ({ body: core.readiness(caller?.id, body) }),
  startSync: async ({ core, body: { sourceId, places, isForced, acceptLoss = isForced ?? false, isOffline = false } }) => ({
    body: core.sync.ask(sourceId, { isForced: acceptLoss, isOffline, places }),
  }),
  cancelSync: async ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
