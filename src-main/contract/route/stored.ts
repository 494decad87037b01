/** A stored route has the plan as the user gave it, so that no update of the data changes it. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Flag, OneOf, Text, TextOrNull, Timestamp, itemsOf } from '../schema/values.ts';
import { plogForm } from './documents.ts';
import { RoutePoint } from './legs.ts';
import { ParsedRoute, RoutePlan } from './route.ts';

/** One user stores at most this many. */
export const MOST_ROUTES = 1_000;
/** Characters of a plan as JSON; one with 200 points, their winds and choices has 40,000. */
export const MOST_PLAN = 100_000;

const { depart: _depart, ...plan } = RoutePlan.properties;

export const RouteBody = Closed({
  name: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'absent: as it was; for a new route the points that it begins and ends with',
    }),
  ),
  ...plan,
  depart: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'departure, as for POST /routes/parse; null in a route for any time' }),
  ),
  isFavourite: Type.Optional(Flag('absent: as it was; false for a new route')),
});
export type RouteBody = Static<typeof RouteBody>;

export const StoredRoute = Closed({
  id: Text('identity of the route'),
  name: Text('name that the user gave it'),
  ...plan,
  depart: TextOrNull('departure as it was given, such as 0800Z; null in a route for any time'),
  isFavourite: Flag('whether the user marked it'),
  createdAt: Timestamp('when it was stored'),
  updatedAt: Timestamp('when it was last changed'),
});
export type StoredRoute = Static<typeof StoredRoute>;
export const StoredRouteList = itemsOf(StoredRoute);
export type StoredRouteList = Static<typeof StoredRouteList>;

/** A stored route with `expand=legs` has what POST /routes/parse answers; that one's `alternates` are `alternatePoints` here. */
export const ExpandedRoute = Closed({
  ...StoredRoute.properties,
  ...Type.Partial(Type.Omit(ParsedRoute, ['alternates'])).properties,
  alternatePoints: Type.Optional(Type.Array(RoutePoint)),
});
export type ExpandedRoute = Static<typeof ExpandedRoute>;

const departing = {
  depart: Type.Optional(Text('departure in the place of the stored one, as for POST /routes/parse')),
};
export const RouteQuery = Closed({
  expand: Type.Optional(OneOf(['legs'], 'legs: words, points, legs, faults and totals too, worked out with the data in use')),
  ...departing,
  ...apiKey,
});
export const StoredPlogQuery = Closed({ ...plogForm, ...departing, ...apiKey });
