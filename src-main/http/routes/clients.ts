import type { Handlers } from '../handlers.ts';

export const clientRoutes = {
  listClients: ({ core }) => ({ body: { items: core.clients.list() } }),
} satisfies Partial<Handlers>;
