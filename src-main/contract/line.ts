/**
 * One typed line has every reading that the data bear out, the most likely first, and the words that name nothing. Nothing is done by
 * asking.
 */
import { Type, type Static } from 'typebox';
import { Navaid } from './navaids/navaid.ts';
import { apiKey } from './schema/parameters.ts';
import { Closed, Flag, Id, NumberOrNull, OneOf, PositionOrNull, Text, TextOrNull, TimestampOrNull } from './schema/values.ts';
import { span } from './route/words.ts';

/** A route over Europe is shorter. */
export const LONGEST_LINE = 500;

export const LineQuery = Closed({
  text: Text(
    `the line, in English or French: EGKK, gatwick notams, EGKK LFMN 2200, EGKK 240/15, EGLL 27R, 118.7, A1234/26, 51N000W, airports within 50 NM of EGKK; at most ${LONGEST_LINE} characters`,
  ),
  near: Type.Optional(Text('latitude,longitude: among places of one code, and of those with a frequency, the nearest come first')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 8, description: 'meanings at most' })),
  ...apiKey,
});
export type LineQuery = Static<typeof LineQuery>;

export const LinePlace = Closed({
  kind: OneOf(['airport', 'navaid', 'position', 'region'], 'what it is; region: a location indicator of stored NOTAMs that is no airport'),
  id: Type.Union([Id('airport or navaid'), Type.Null()]),
  code: TextOrNull('the code that it is called by'),
  icaoCode: TextOrNull('ICAO location indicator of an airport'),
  name: Text('its name; of a position its decimal degrees'),
  alias: TextOrNull(
    'the former name, keyword or name in another language by which it was found; null where its codes, name or city have what was typed',
  ),
  isSimilar: Flag('whether it is only spelled like what was typed'),
  city: TextOrNull('main place served'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2'),
  type: TextOrNull('facility type, or type of the navaid'),
  isClosed: Flag('whether the airport is permanently closed'),
  longestRunwayFt: NumberOrNull('length of the longest runway that is not closed, feet'),
  frequency: Navaid.properties.frequency,
  frequencyUnit: Navaid.properties.frequencyUnit,
  dmeChannel: Navaid.properties.dmeChannel,
  latitude: PositionOrNull('latitude'),
  longitude: PositionOrNull('longitude'),
  distanceNm: NumberOrNull('nautical miles from the position or place of the line, else from near; null without one'),
});
export type LinePlace = Static<typeof LinePlace>;

const lineKinds = [
  'airport',
  'navaid',
  'notamsOf',
  'route',
  'brief',
  'addToRoute',
  'compare',
  'wind',
  'time',
  'frequency',
  'notamNumber',
  'position',
  'near',
] as const;

export const LineMeaning = Closed({
  kind: OneOf(
    lineKinds,
    'airport: the page of places[0], at the runway end in text; notamsOf: the NOTAMs of places[0]; route, brief: the words of a route in text, places are its two ends; compare: places; wind: text at places[0], without one at every aerodrome; near: airports within number nautical miles of places[0]; frequency: number in MHz; addToRoute: text as a word of a route; notamNumber: text, of which number are stored',
  ),
  places: Type.Array(LinePlace, { description: 'the places that it is about' }),
  text: TextOrNull('runway end, words of a route, wind or NOTAM number'),
  number: NumberOrNull('MHz of a frequency, nautical miles of a radius, how many stored NOTAMs have a number'),
  at: TimestampOrNull('the time in the line; of a route its departure'),
});
export type LineMeaning = Static<typeof LineMeaning>;

export const Line = Closed({
  meanings: Type.Array(LineMeaning, { description: 'the most likely first; empty where the line names nothing' }),
  unknown: Type.Array(Closed(span), { description: 'words of the line that name nothing, in its order' }),
});
export type Line = Static<typeof Line>;
