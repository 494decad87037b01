/** A route goes in as words and comes out as points and legs. */
import { Type, type Static } from 'typebox';
import { Closed, OneOf, Text } from '../schema/values.ts';
import { RouteAircraft, RouteWinds, routeAir } from './aircraft.ts';
import { TemperatureReport } from '../weather/air.ts';
import { RouteFault } from './faults.ts';
import { LightChange, RouteCorner, RouteLeg, RoutePoint, RouteTop, RouteTotals } from './legs.ts';
import { RouteWord, routeForms } from './words.ts';

const MOST_TEXT = 10_000;
/** The longest name of a place with its position fits, and so does a code. */
const MOST_ALTERNATE = 500;

export const RouteChoice = Closed({
  word: Text('as in the text, without the figures of bearing and distance'),
  id: Text('id of the candidate that it means'),
  from: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_TEXT,
      description: 'where the word begins in the text, as in its fault; absent: each word of this name that has no choice of its own',
    }),
  ),
});

/** A route is computed from it. */
export const RoutePlan = Closed({
  text: Type.String({
    maxLength: MOST_TEXT,
    description: 'a list of words, item 15 of a flight plan, or a whole (FPL-…) message',
  }),
  aircraft: Type.Optional(RouteAircraft),
  depart: Type.Optional(Text('departure: a timestamp with an offset, 2026-11-22 0800Z, 221200 or 0800Z; the missing part is the nearest')),
  winds: Type.Optional(RouteWinds),
  ...routeAir,
  alternates: Type.Optional(
    Type.Array(
      Type.String({ minLength: 1, maxLength: MOST_ALTERNATE, description: 'a code, coordinates or a place of its own, as in the text' }),
      {
        maxItems: 20,
        description: 'alternate aerodromes, in addition to those of a message',
      },
    ),
  ),
  choices: Type.Optional(Type.Array(RouteChoice, { maxItems: 200, description: 'candidates that the user chose' })),
});
export type RoutePlan = Static<typeof RoutePlan>;

/** It is computed from the plan. */
export const ParsedRoute = Closed({
  form: OneOf(routeForms, 'what the text is'),
  words: Type.Array(RouteWord, { description: 'every word; what lies between them is separators' }),
  points: Type.Array(RoutePoint),
  alternates: Type.Array(RoutePoint, { description: 'alternates of a flight plan message, then those of the plan' }),
  legs: Type.Array(RouteLeg),
  tops: Type.Array(RouteTop),
  profile: Type.Array(RouteCorner, {
    description:
      'planned levels with climb and descent, as the corners of a line; empty where climb and descent are not known, with the reason in totals',
  }),
  lightChanges: Type.Array(LightChange),
  air: Type.Union([TemperatureReport, Type.Null()], { description: 'by temperatureFrom; null where none is asked for, or none counts' }),
  faults: Type.Array(RouteFault, { description: 'in the order of the text, then those of the alternates of the plan' }),
  totals: RouteTotals,
});
export type ParsedRoute = Static<typeof ParsedRoute>;
