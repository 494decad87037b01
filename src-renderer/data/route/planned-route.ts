/** The app gives this route to another screen. */
import type { RoutePlan } from '#contract/route/route.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';

export type PlannedRouteProps = {
  /** The plan of the Route screen, with its aircraft, departure and winds; undefined without a route, and until the winds of its legs are loaded. */
  plan: RoutePlan | undefined;
  /** There are no words. */
  isEmpty: boolean;
  routeAddress: string;
  problem: ApiProblem | undefined;
};
