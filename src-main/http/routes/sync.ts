import { noContentOr404, type Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: async ({ core }) => ({ body: core.sync.status() }),
  startSync: async ({ core, body: { sourceId, isForced, acceptLoss = isForced ?? false, isOffline = false } }) => ({
    body: core.sync.ask(sourceId, { isForced: acceptLoss, isOffline }),
  }),
  cancelSync: async ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
