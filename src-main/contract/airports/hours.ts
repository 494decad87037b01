/** The line of 24 hours of an aerodrome has its nights, and what is closed when. */
import { Type, type Static } from 'typebox';
import { Closed, Flag, Id, OneOf, TextOrNull, Timestamp } from '../schema/values.ts';

export const Hours = Closed({ start: Timestamp('start'), end: Timestamp('end') });
export type Hours = Static<typeof Hours>;

export const DrawnClosure = Closed({
  id: Id('NOTAM'),
  notamId: TextOrNull('its number, as published'),
  kind: OneOf(['closesAerodrome', 'closesRunway', 'closesHelipad', 'mayClose'], 'what it closes, or may close'),
  runway: TextOrNull('the runway as the dataset names it, else as the text does'),
  isPart: Flag('whether it is closed for some, at some hours or over a part only'),
  start: Timestamp('begin, not before those hours'),
  end: Timestamp('end, not after those hours'),
  reachesEnd: Flag('whether it lasts until their end, and may go on'),
});
export type DrawnClosure = Static<typeof DrawnClosure>;

export const DrawnHours = Closed({
  nights: Type.Array(Hours, { description: 'nights of those hours' }),
  closures: Type.Array(DrawnClosure, { description: 'closures of those hours, those of the whole aerodrome in front' }),
  noneLeft: Type.Array(Hours, { description: 'times of those hours at which each runway is closed for certain' }),
});
export type DrawnHours = Static<typeof DrawnHours>;
