import { noContentOr404, type Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: ({ core }) => ({ body: core.sync.status() }),
  startSync: ({ core, body: { sourceId, ...about } }) => ({ body: core.sync.ask(sourceId, about) }),
  cancelSync: ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
