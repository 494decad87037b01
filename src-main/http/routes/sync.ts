import { noContentOr404, type Handlers } from '../handlers.ts';

export const syncRoutes = {
  getSync: ({ core }) => ({ body: core.sync.status() }),
  startSync: ({ core, body }) => ({ body: core.sync.ask(body.sourceId, { isForced: body.isForced ?? false }) }),
  cancelSync: ({ core }) => noContentOr404(core.sync.cancel()),
} satisfies Partial<Handlers>;
