/** The words of a route, by the grammar of a flight plan's item 15 (ICAO Doc 4444, Appendix 2), and what is wrong with them. */
import { Type } from 'typebox';
import { Closed, OneOf, Text } from '../schema/values.ts';

const wordKinds = [
  'point',
  'coordinates',
  'bearingDistance',
  'airway',
  'procedure',
  'direct',
  'speedLevel',
  'rules',
  'traffic',
  'cruiseClimb',
  'stay',
  'truncated',
  'departure',
  'destination',
  'alternate',
  'time',
  'message',
  'unknown',
] as const;

/** A span says where something is in the text, in UTF-16 code units; `to` is exclusive. */
export const span = {
  from: Type.Integer({ minimum: 0, description: 'where it begins in the text, in UTF-16 code units' }),
  to: Type.Integer({ minimum: 0, description: 'where it ends, exclusive' }),
  text: Text('that part of the text, as written'),
};

export const RouteWord = Closed({
  kind: OneOf(
    wordKinds,
    'speedLevel: cruising speed, level or both; procedure: a departure or arrival; rules: VFR or IFR; traffic: OAT or GAT; departure, destination, alternate and time: of items 13 and 16; message: the other items of a flight plan message',
  ),
  ...span,
});

/** A word can be wrong in these ways, alone or in its place. */
export const wordFaults = [
  'notUnderstood',
  'notAPosition',
  'bearingOutOfRange',
  'speedOutOfRange',
  'speedMissing',
  'levelMissing',
  'misplaced',
  'pointMissing',
  'messageIncomplete',
] as const;
export type WordFaultCode = (typeof wordFaults)[number];

/** `list`: words with departure and destination among them; `item15`: of a flight plan, so without them; `message`: a whole `(FPL-…)`. */
export const routeForms = ['list', 'item15', 'message'] as const;
export type RouteForm = (typeof routeForms)[number];
