/** What a flight lacks of the NOTAMs, and one conclusion of it. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { RoutePlan } from '../route/route.ts';
import { OneOf, Text, Timestamp, TimestampOrNull, TextOrNull, closed } from '../schema/values.ts';

export const ReadinessBody = Type.Object(
  {
    text: Type.Optional(RoutePlan.properties.text),
    alternates: RoutePlan.properties.alternates,
  },
  closed,
);
export type ReadinessBody = Static<typeof ReadinessBody>;

export const Readiness = Type.Object(
  {
    at: Timestamp('the moment of this answer'),
    places: Type.Array(
      Type.Object(
        {
          place: Text('code of an aerodrome, in order of need'),
          state: OneOf(
            ['whole', 'old', 'partial'],
            'whole: all of its NOTAMs are stored, by a list that is not old; old: by a list that is; partial: no list says so',
          ),
          from: TimestampOrNull('the moment that the list is of'),
          until: TimestampOrNull('then the list is old, or ends'),
          source: TextOrNull('whose list it is'),
        },
        closed,
      ),
      {
        description:
          'departure, destination, alternates and other aerodromes of the route; without a route the favourites and then the stored routes of the caller',
      },
    ),
    lacking: Type.Array(Type.String(), { description: 'those that are not whole and have a location indicator: places of POST /sync' }),
    conclusion: Reason,
  },
  closed,
);
export type Readiness = Static<typeof Readiness>;
