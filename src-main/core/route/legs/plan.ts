/** What the legs of a route are worked out from, beside its points. */
import type { RouteAircraft, RouteWind } from '#contract/route/aircraft.ts';

export type Plan = {
  aircraft: RouteAircraft | undefined;
  winds: readonly RouteWind[];
  /** Milliseconds since 1970; undefined where it is not known. */
  depart: number | undefined;
  /** Day of the magnetic variation. */
  date: Date;
};
