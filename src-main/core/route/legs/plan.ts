/** What the legs of a route are worked out from, beside its points. */
import type { RouteAircraft, RouteWind } from '#contract/route/aircraft.ts';

/** Degrees Celsius; at most one of the two. */
export type Air = Readonly<Record<'temperatureC' | 'isaDeviationC', number | undefined>>;

export type Plan = {
  aircraft: RouteAircraft | undefined;
  winds: readonly RouteWind[];
  air: Air;
  /** Milliseconds since 1970; undefined where it is not known. */
  depart: number | undefined;
  /** Day of the magnetic variation. */
  date: Date;
};
