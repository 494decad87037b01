/** The briefing desk has one line that is typed there. */
import type { Handlers } from '../handlers.ts';

export const deskRoutes = {
  getDesk: async ({ core, caller, query }) => ({ body: core.desk.of(caller?.id, query) }),
  readLine: async ({ core, caller, query }) => ({
    body: await core.line.read(query.text, { ...query, waypoints: core.userData.waypoints.placesOf(caller?.id) }),
  }),
} satisfies Partial<Handlers>;
