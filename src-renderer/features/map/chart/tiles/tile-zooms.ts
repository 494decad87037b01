/** At this zoom a pixel is as small as the steps of the finest ground; closer up its tiles are enlarged. */
export const MOST_GROUND_ZOOM = 9;

/** From here on the tiles of airports are enlarged: a point stays a point. */
export const MOST_AIRPORT_ZOOM = 12;

/** The one layer in a tile of airports. */
export const AIRPORT_LAYER = 'airports';
