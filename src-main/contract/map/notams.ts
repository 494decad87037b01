/** NOTAMs as the map draws and lists them: what it has no use for, most of each, is left out. */
import { Type, type Static } from 'typebox';
import { Decoded } from '../notams/decoded.ts';
import { Notam } from '../notams/notam.ts';
import { NotamListQuery } from '../notams/queries.ts';
import { sortByField } from '../schema/parameters.ts';
import { Closed, listed } from '../schema/values.ts';

const drawn = [
  'status',
  'severity',
  'scope',
  'headline',
  'headlineSource',
  'headlineParts',
  'subject',
  'subjectCode',
  'condition',
  'conditionCode',
  'lowerFl',
  'upperFl',
  'lowerLimit',
  'upperLimit',
  'activePeriods',
  'scheduleUnderstood',
  'isInSchedule',
  'geometry',
  'geometrySource',
] as const satisfies readonly (keyof Decoded)[];

/** Coordinates of its geometry are rounded to 0.0001°, which is 11 m. */
export const MapNotam = Closed({
  ...Type.Pick(Notam, ['id', 'notamId', 'icao', 'source']).properties,
  decoded: Closed(Type.Pick(Decoded, drawn).properties),
});
export type MapNotam = Static<typeof MapNotam>;

export const MapNotamList = Closed(listed(MapNotam));

export const MapNotamQuery = Closed(
  Type.Pick(NotamListQuery, ['filter', 'bbox', 'at', 'from', 'to', 'sort', 'limit', 'page', 'offset', 'apiKey']).properties,
  { ...sortByField },
);
