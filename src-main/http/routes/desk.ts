/** The briefing desk. */
import type { Handlers } from '../handlers.ts';

export const deskRoutes = {
  getDesk: async ({ core, caller, query }) => ({ body: core.desk.of(caller?.id, query) }),
} satisfies Partial<Handlers>;
