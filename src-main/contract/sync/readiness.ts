/** Readiness says which NOTAMs a flight lacks, and concludes whether it has enough. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { RoutePlan } from '../route/route.ts';
import { PlaceNeed } from './places.ts';
import { Closed, OneOf, Text, Timestamp, TimestampOrNull, TextOrNull } from '../schema/values.ts';

export const ReadinessBody = Closed({
  text: Type.Optional(RoutePlan.properties.text),
  alternates: RoutePlan.properties.alternates,
  corridorNm: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 100 }), Type.Null()], {
      description: 'aerodromes within so many nautical miles of the route as well, 10 where it is absent; null: none',
    }),
  ),
});
export type ReadinessBody = Static<typeof ReadinessBody>;

export const Readiness = Closed({
  at: Timestamp('the moment of this answer'),
  places: Type.Array(
    Closed({
      place: Text('code of an aerodrome, in order of need'),
      need: PlaceNeed,
      state: OneOf(
        ['whole', 'old', 'partial'],
        'whole: all of its NOTAMs are stored, by a list that is not old; old: by a list that is; partial: no list says so',
      ),
      from: TimestampOrNull('the moment that the list is of'),
      until: TimestampOrNull('then the list is old, or ends'),
      source: TextOrNull('whose list it is'),
    }),
    {
      description:
        'departure, destination, alternates and other aerodromes of the route, then those within its corridor, as it passes them; without a route those of the stored routes of the caller, and the favourites',
    },
  ),
  lacking: Type.Array(Type.String(), { description: 'those that are not whole and have a location indicator: places of POST /sync' }),
  conclusion: Reason,
});
export type Readiness = Static<typeof Readiness>;
