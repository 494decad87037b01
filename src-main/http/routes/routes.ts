/** Routes as words, points and legs. */
import type { Handlers } from '../handlers.ts';

export const routeRoutes = {
  parseRoute: ({ core, body }) => ({ body: core.routes.parse(body) }),
  flightPlan: ({ core, body }) => ({ body: core.flightPlans.of(body) }),
} satisfies Partial<Handlers>;
