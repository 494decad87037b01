/** Each point and leg of a route has computed figures. Whatever cannot be known is null, and `reasons` say why; figures are not rounded. */
import { Type, type Static } from 'typebox';
import {
  Closed,
  FeetOrNull,
  Flag,
  Id,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
} from '../schema/values.ts';
import { QnhReport } from '../weather/air.ts';
import { placeKinds } from './faults.ts';
import { span } from './words.ts';

const legReasons = [
  'noAircraft',
  'noTas',
  'machNeedsTemperature',
  'machNeedsLevel',
  'noTemperatureReport',
  'noWind',
  'windLevelUnknown',
  'noWindAtLevel',
  'crosswindTooStrong',
  'headwindTooStrong',
  'noVariation',
  'noDeviationCard',
  'noDeparture',
  'noFuelFlow',
  'noUsableFuel',
  'earlierLegUnknown',
  'tooLong',
  'noProfile',
  'levelUnknown',
  'elevationUnknown',
  'profileImpossible',
  'levelNotReached',
  'fuelNotEnough',
] as const;
export type LegReason = (typeof legReasons)[number];
const Reasons = (description: string) =>
  Type.Array(OneOf(legReasons, 'why a value is null, or what is to be known of it'), { description });

const degreesTrue = (description: string) => Type.Number({ description: `${description}, degrees true` });
const latLon = {
  latitude: Type.Number({ description: 'WGS 84 decimal degrees' }),
  longitude: Type.Number({ description: 'WGS 84 decimal degrees' }),
};

export const Variation = Closed({
  degrees: Type.Number({ description: 'east positive: magnetic is true minus this' }),
  model: TextOrNull('model of the field; null for that of a station'),
  date: TextOrNull('day for which it was worked out'),
  until: TextOrNull('last day of the model'),
});

export const Level = Closed({
  kind: OneOf(['flightLevel', 'altitude', 'metricLevel', 'metricAltitude', 'vfr'], 'as the route names it; vfr names none'),
  feet: NumberOrNull('feet, of pressure altitude for flightLevel and metricLevel'),
});
const orNull = <T extends ReturnType<typeof Type.Object>>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

export const LegWind = Closed({
  direction: degreesTrue('where it comes from'),
  speedKt: Type.Number({ description: 'knots' }),
  source: OneOf(['leg', 'level', 'route'], 'for what it was given'),
});

export const Light = Closed({
  state: OneOf(['day', 'twilight', 'night'], 'by the altitude of the sun; night begins with the end of civil twilight (ICAO Annex 2)'),
  sunrise: TimestampOrNull('of that solar day; null where there is none'),
  sunset: TimestampOrNull('of that solar day; null where there is none'),
  civilBegin: TimestampOrNull('begin of civil twilight in the morning; null where there is none'),
  civilEnd: TimestampOrNull('end of civil twilight in the evening; null where there is none'),
});

export const RoutePoint = Closed({
  ...span,
  kind: OneOf([...placeKinds, 'coordinates', 'bearingDistance'], 'what the word means'),
  id: TextOrNull('id of the place; null for coordinates, for bearing and distance, and for a waypoint that the route itself places'),
  ident: TextOrNull('the code that the place is called by'),
  name: TextOrNull('name of the place'),
  type: TextOrNull('facility type, or type of the navaid'),
  ...latLon,
  elevationFt: NumberOrNull('elevation of an aerodrome or navaid, feet'),
  reference: orNull(
    Closed({
      id: Id('place'),
      ident: Text('the code that it is called by'),
      kind: OneOf(placeKinds, 'what it is'),
      bearing: Type.Number({ description: 'degrees magnetic' }),
      distanceNm: Type.Number({ description: 'nautical miles' }),
      variationSource: OneOf(['station', 'model'], 'by which the bearing was made true'),
      variation: Variation,
    }),
    'the place that bearing and distance are from',
  ),
  speed: orNull(
    Closed({ unit: OneOf(['kt', 'kmh', 'mach'], 'unit of the value'), value: Type.Number({ description: 'as written' }) }),
    'cruising speed from here on, as the route gives it',
  ),
  level: orNull(Level, 'cruising level from here on, as the route gives it'),
  rules: OneOfOrNull(['VFR', 'IFR'], 'from here on, as the route gives them'),
  traffic: OneOfOrNull(['OAT', 'GAT'], 'operational or general air traffic from here on'),
  stayMinutes: NumberOrNull('time spent there before the next leg, by STAY in the route; null: none'),
  eto: TimestampOrNull('estimated time over it'),
  light: orNull(Light, 'sun and civil twilight there; null without a time'),
});
export type RoutePoint = Static<typeof RoutePoint>;

export const RouteLeg = Closed({
  from: Type.Integer({ description: 'index in points' }),
  to: Type.Integer({ description: 'index in points' }),
  via: Type.Array(Text('a word'), { description: 'airways, procedures and points that are not in the data, as written' }),
  distanceNm: Type.Number({ description: 'geodesic of WGS 84, nautical miles' }),
  initialTrack: degreesTrue('track at its start'),
  trueTrack: degreesTrue('track halfway, from which all others are worked out'),
  finalTrack: degreesTrue('track at its end'),
  variation: orNull(Variation, 'halfway'),
  magneticTrack: NumberOrNull('track halfway, degrees magnetic'),
  tasKt: NumberOrNull('true airspeed in the cruise, knots'),
  tasSource: OneOfOrNull(['route', 'aircraft'], 'where it comes from'),
  level: orNull(Level, 'cruising level'),
  altitudeFt: FeetOrNull('cruising level above mean sea level; of a flight level by qnh, null without one'),
  qnh: orNull(QnhReport, 'of the report nearest to the middle of the leg, where its level is a flight level; null: none counts then'),
  wind: orNull(LegWind, 'the wind of this leg'),
  windCorrection: NumberOrNull('wind correction angle, degrees, positive to the right'),
  trueHeading: NumberOrNull('degrees true'),
  magneticHeading: NumberOrNull('degrees magnetic'),
  compassHeading: NumberOrNull('degrees by the compass, by the deviation card'),
  groundSpeedKt: NumberOrNull('in the cruise, knots'),
  minutes: NumberOrNull('time, with climb and descent where they are known'),
  eto: TimestampOrNull('estimated time over its end'),
  fuel: NumberOrNull('fuel for it, in the unit of the aircraft'),
  fuelLeft: NumberOrNull('usable fuel left at its end, before a stay there, in the unit of the aircraft; below zero it is not enough'),
  reasons: Reasons('why values of this leg are null'),
});
export type RouteLeg = Static<typeof RouteLeg>;

export const RouteTop = Closed({
  kind: OneOf(['topOfClimb', 'topOfDescent'], 'end of a climb, or begin of a descent'),
  leg: Type.Integer({ description: 'index in legs' }),
  distanceNm: Type.Number({ description: 'from the start of the leg, nautical miles' }),
  ...latLon,
  feet: Type.Number({ description: 'level there, feet' }),
  at: TimestampOrNull('estimated time over it'),
});
export type RouteTop = Static<typeof RouteTop>;

export const RouteCorner = Closed({
  alongNm: Type.Number({ description: 'from the start of the route, nautical miles' }),
  feet: Type.Number({ description: 'planned level there, feet' }),
  altitudeFt: FeetOrNull('the same above mean sea level, by the qnh of its leg; null where that is not known'),
  at: TimestampOrNull('estimated time there'),
});
export type RouteCorner = Static<typeof RouteCorner>;

export const LightChange = Closed({
  kind: OneOf(['sunrise', 'sunset', 'nightBegins', 'nightEnds'], 'night begins and ends with civil twilight'),
  leg: Type.Integer({ description: 'index in legs' }),
  at: Timestamp('when the aircraft meets it'),
  ...latLon,
});
export type LightChange = Static<typeof LightChange>;

export const RouteTotals = Closed({
  distanceNm: Type.Number({ description: 'nautical miles' }),
  minutes: NumberOrNull('time for all of it, stays included'),
  depart: TimestampOrNull('departure'),
  departSource: OneOfOrNull(['request', 'message'], 'message: time of item 13 on the day of DOF'),
  arrive: TimestampOrNull('estimated time over the last point, at the end of a stay there'),
  fuel: NumberOrNull('fuel for all of it, stays included, in fuelUnit'),
  fuelLeft: NumberOrNull('usable fuel left at the end, in fuelUnit'),
  fuelUnit: OneOfOrNull(['litres', 'usGallons', 'kilograms', 'pounds'], 'unit of every fuel figure'),
  isProfiled: Flag('whether times and fuel contain climb and descent'),
  reasons: Reasons('why values of the whole are null, and what its times leave out'),
});
export type RouteTotals = Static<typeof RouteTotals>;
