/** An aircraft and the wind as far as the legs of a route need them. */
import { Type, type Static } from 'typebox';
import { Closed, OneOf } from '../schema/values.ts';

const knots = (description: string) => Type.Number({ minimum: 1, maximum: 2000, description: `${description}, knots` });
const flow = Type.Optional(Type.Number({ minimum: 0, maximum: 100_000, description: 'fuel an hour, in fuelUnit' }));

export const VerticalProfile = Closed({
  rateFtMin: Type.Number({ minimum: 10, maximum: 20_000, description: 'mean rate of climb or descent, feet a minute' }),
  tasKt: knots('true airspeed meanwhile'),
  fuelFlow: flow,
});

export const RouteAircraft = Closed(
  {
    name: Type.Optional(Type.String({ maxLength: 100, description: 'registration or name' })),
    tasKt: Type.Optional(knots('true airspeed in the cruise, where the route gives none')),
    fuelFlow: flow,
    fuelUnit: Type.Optional(OneOf(['litres', 'usGallons', 'kilograms', 'pounds'], 'unit of every fuel figure')),
    usableFuel: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description: 'at the start, in fuelUnit' })),
    deviationCard: Type.Optional(
      Type.Array(
        Closed({
          for: Type.Number({ minimum: 0, maximum: 360, description: 'degrees magnetic' }),
          steer: Type.Number({ minimum: 0, maximum: 360, description: 'degrees by the compass' }),
        }),
        { maxItems: 72, description: 'as on the card next to the compass; between its lines it is interpolated' },
      ),
    ),
    climb: Type.Optional(VerticalProfile),
    descent: Type.Optional(VerticalProfile),
  },
  { description: 'what is not given is not assumed: what depends on it is null, with the reason' },
);
export type RouteAircraft = Static<typeof RouteAircraft>;

const celsius = (description: string) => Type.Optional(Type.Number({ minimum: -100, maximum: 60, description }));

/** A Mach number is flown in air that one of the three gives. */
export const routeAir = {
  temperatureC: celsius('outside air temperature in the cruise, degrees Celsius, by which a Mach number is a true airspeed'),
  isaDeviationC: celsius(
    'instead of it, the difference from the standard atmosphere at every cruising level (ICAO Doc 7488), degrees Celsius; 0 is the standard',
  ),
  temperatureFrom: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 10,
      description:
        'instead of both, a station: what the temperature of its METAR differs by from the standard atmosphere, there, is taken for every cruising level; air of the answer has it',
    }),
  ),
};

/** A route has at most a wind for every leg and for a dozen levels. */
const MOST_WINDS = 220;

export const RouteWind = Closed({
  direction: Type.Number({ minimum: 0, maximum: 360, description: 'where it comes from, degrees true' }),
  speedKt: Type.Number({ minimum: 0, maximum: 500, description: 'knots' }),
  leg: Type.Optional(Type.Integer({ minimum: 0, maximum: 200, description: 'for this leg alone, counted from 0' })),
  levelFt: Type.Optional(
    Type.Number({ minimum: -2000, maximum: 100_000, description: 'at this level, feet; between two levels the wind is interpolated' }),
  ),
});
export type RouteWind = Static<typeof RouteWind>;

export const RouteWinds = Type.Array(RouteWind, {
  maxItems: MOST_WINDS,
  description: 'for a leg, else by its level, else for the whole route; none is not calm: give speedKt 0 for that',
});
