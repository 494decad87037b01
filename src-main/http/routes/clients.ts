import type { Handlers } from '../handlers.ts';

export const clientRoutes = {
  listClients: async ({ core }) => ({ body: { items: core.clients.list() } }),
} satisfies Partial<Handlers>;
