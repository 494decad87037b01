/** The passage is the place at which a route passes something off it. */
import { Type, type Static } from 'typebox';
import { Closed, OneOf, TimestampOrNull } from '../schema/values.ts';

export const Along = Closed({
  alongNm: Type.Number({ description: 'nautical miles from the start of the route to where it passes nearest' }),
  besideNm: Type.Number({ description: 'nautical miles from there to its position, or to the edge of its area' }),
  side: OneOf(['left', 'right', 'on'], 'of the route in its direction; on: the route leads over it'),
  passedAt: TimestampOrNull('when the route passes it, by speed and depart; null without them'),
});
export type Along = Static<typeof Along>;

/** It is answered to `along=true`. */
export const withAlong = { along: Type.Optional(Along) };
export const alongColumns = Object.keys(Along.properties);
