/**
 * Faults say what is wrong with a route, or had to be chosen in it, each with its place in the text. They are codes; the sentences are made
 * where a person reads them.
 */
import { Type, type Static } from 'typebox';
import { Closed, Id, NumberOrNull, OneOf, Flag, Text, TextOrNull } from '../schema/values.ts';
import { span, wordFaults } from './words.ts';

const pointFaults = [
  'notInData',
  'noPosition',
  'ambiguous',
  'tooFar',
  'readAsPoint',
  'closedAerodrome',
  'noVariation',
  'tooManyPoints',
] as const;

const routeFaults = [...wordFaults, ...pointFaults] as const;
export type RouteFaultCode = (typeof routeFaults)[number];

export const placeKinds = ['airport', 'navaid', 'waypoint'] as const;

/** A candidate is one meaning of a word. */
export const RouteCandidate = Closed({
  kind: OneOf(placeKinds, 'a waypoint is one of the user'),
  id: Id('place'),
  ident: Text('the code that it is called by'),
  name: Text('its name'),
  type: TextOrNull('facility type, or type of the navaid'),
  latitude: Type.Number({ description: 'WGS 84 decimal degrees' }),
  longitude: Type.Number({ description: 'WGS 84 decimal degrees' }),
  addedNm: NumberOrNull('by how much it makes the route longer, nautical miles; null where it is the only point'),
  isTaken: Flag('whether the route leads over it'),
});
export type RouteCandidate = Static<typeof RouteCandidate>;

export const RouteFault = Closed({
  code: OneOf(
    routeFaults,
    'ambiguous: the candidate that adds least was taken; tooFar: more than 500 NM off the leg, so that it is not taken without being chosen; readAsPoint: a word of the form of an airway or procedure that is taken as a point; notInData: airways, procedures and reporting points are not in the data, and the leg goes on to the next known point',
  ),
  ...span,
  alternate: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'index in alternates of the plan; absent for a word of the text. It then is at the end of the text, without length',
    }),
  ),
  candidates: Type.Array(RouteCandidate, { description: 'for ambiguous, tooFar and readAsPoint, the one that adds least first' }),
});
export type RouteFault = Static<typeof RouteFault>;
