import type { RoutePoint } from '#contract/route/legs.ts';

/** Returns the code of the place, or the point as written. */
export const pointName = ({ ident, text }: Pick<RoutePoint, 'ident' | 'text'>): string => ident ?? text;
