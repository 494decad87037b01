import { noContentOr404, type Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: ({ core }) => ({ body: core.sync.status() }),
  startSync: ({ core, body: { sourceId, isForced, acceptLoss = isForced ?? false, isOffline = false } }) => ({
    body: core.sync.ask(sourceId, { isForced: acceptLoss, isOffline }),
  }),
  cancelSync: ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
