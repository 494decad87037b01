/** One typed line. */
import type { Handlers } from '../handlers.ts';

export const lineRoutes = {
  readLine: async ({ core, caller, query }) => ({
    body: await core.line.read(query.text, { ...query, waypoints: core.userData.waypoints.placesOf(caller?.id) }),
  }),
} satisfies Partial<Handlers>;
