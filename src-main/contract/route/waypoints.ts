/** Routes lead over the user's waypoints as over any other place. */
import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { Closed, NumberOrNull, OneOf, Text, TextOrNull, Timestamp, itemsOf } from '../schema/values.ts';

/** One user stores at most this many. */
export const MOST_WAYPOINTS = 10_000;
/** These limits of a waypoint are in characters. */
export const MOST_IDENT = 10;
export const MOST_NAME = 100;
export const MOST_REMARKS = 4_000;

const latitude = Type.Number({ minimum: -90, maximum: 90, description: 'WGS 84 decimal degrees' });
const longitude = Type.Number({ minimum: -180, maximum: 180, description: 'WGS 84 decimal degrees' });

export const WaypointBody = Closed({
  ident: Type.String({
    maxLength: 40,
    description: '2 to 10 letters A to Z and figures, in any case, with a letter, and not a word with another meaning in a route',
  }),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_NAME, description: 'absent: its ident' })),
  latitude,
  longitude,
  elevationFt: Type.Optional(
    Type.Union([Type.Number({ minimum: -2_000, maximum: 40_000 }), Type.Null()], { description: 'above mean sea level, feet' }),
  ),
  remarks: Type.Optional(Type.Union([Type.String({ maxLength: MOST_REMARKS }), Type.Null()], { description: 'plain text' })),
});
export type WaypointBody = Static<typeof WaypointBody>;

export const Waypoint = Closed({
  id: Text('identity of the waypoint'),
  ident: Text('word of a route that means it, in capitals'),
  name: Text('its name'),
  latitude,
  longitude,
  elevationFt: NumberOrNull('above mean sea level, feet'),
  remarks: TextOrNull('plain text'),
  createdAt: Timestamp('when it was stored'),
  updatedAt: Timestamp('when it was last changed'),
});
export type Waypoint = Static<typeof Waypoint>;
export const WaypointList = itemsOf(Waypoint);
export type WaypointList = Static<typeof WaypointList>;

export const waypointFileFormats = ['cup', 'gpx', 'kml', 'csv'] as const;
export type WaypointFileFormat = (typeof waypointFileFormats)[number];

const place = {
  line: Type.Integer({ description: 'line of the file, from 1' }),
  name: TextOrNull('its name in the file'),
};
export const ImportedWaypoint = Closed({
  ...place,
  ident: Text('ident under which it is stored'),
  madeOf: TextOrNull('what the ident was made of, where the file has none that may be used; null: it is the one of the file'),
});

/** One answer names at most this many refusals. */
export const MOST_REFUSED = 100;

export const WaypointImport = Closed({
  format: OneOf(waypointFileFormats, 'format of the file'),
  stored: Type.Array(ImportedWaypoint, { description: 'new ones' }),
  replaced: Type.Array(ImportedWaypoint, { description: 'ones whose ident was there already' }),
  refused: Type.Array(Closed({ ...place, ident: TextOrNull('its ident in the file'), reason: Reason }), {
    maxItems: MOST_REFUSED,
    description: `ones that were not stored, the first ${MOST_REFUSED}`,
  }),
  refusedCount: Type.Integer({ minimum: 0, description: 'how many were not stored in all' }),
  faults: Type.Array(Reason, { description: 'what else of the file was not used' }),
});
export type WaypointImport = Static<typeof WaypointImport>;
