/** A pilot's log of a route has what is printed, as data. An unknown value is null; figures are not rounded. */
import { Type, type Static } from 'typebox';
import {
  Closed,
  FeetOrNull,
  Flag,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  Text,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
} from '../schema/values.ts';
import { StationWeather } from '../weather/station.ts';
import { placeKinds } from './faults.ts';
import { ParsedRoute } from './route.ts';
import { LightChange, RouteLeg, RouteTop, RouteTotals } from './legs.ts';

export const plogFormats = ['pdf', 'csv', 'html', 'json'] as const;
export type PlogFormat = (typeof plogFormats)[number];

export const PlogPoint = Closed({
  kind: OneOf([...placeKinds, 'coordinates', 'bearingDistance'], 'what it is'),
  ident: Text('the code that it is called by, else as written in the route'),
  name: TextOrNull('name of the place'),
  stayMinutes: NumberOrNull('time spent there before the next leg; null: none'),
  frequency: NumberOrNull('of a navaid, in frequencyUnit'),
  frequencyUnit: OneOfOrNull(['MHz', 'kHz'], 'unit of the frequency'),
});
export type PlogPoint = Static<typeof PlogPoint>;

const { from: _from, to: _to, ...figures } = RouteLeg.properties;

export const PlogLeg = Closed({
  from: Text('ident of the point that it starts at'),
  to: PlogPoint,
  remainingNm: Type.Number({ description: 'from its end to the destination, nautical miles' }),
  ...figures,
});
export type PlogLeg = Static<typeof PlogLeg>;

export const PlogAerodrome = Closed({
  role: OneOf(['departure', 'destination', 'alternate'], 'in this route'),
  ident: Text('the code that it is called by'),
  name: Text('its name'),
  elevationFt: FeetOrNull('elevation above mean sea level'),
  frequencies: Type.Array(Closed({ type: TextOrNull('kind of service'), name: Text('name of the service'), frequencyMhz: Type.Number() })),
  runways: Type.Array(
    Closed({
      name: Text('both designators'),
      lengthFt: FeetOrNull('length'),
      widthFt: FeetOrNull('width'),
      surface: TextOrNull('surface as the source gives it'),
      isClosed: Type.Union([Type.Boolean(), Type.Null()], { description: 'whether it is permanently closed' }),
    }),
  ),
  weather: Type.Union([StationWeather, Type.Null()], {
    description: 'METAR and TAF stored for it, with their ages; null where it has no code that a station could have',
  }),
});
export type PlogAerodrome = Static<typeof PlogAerodrome>;

const PlogAge = Closed({
  kind: OneOf(['aerodromes', 'navaids', 'notams', 'winds'], 'what is of that date'),
  date: TimestampOrNull('date at the source; null where it is unknown'),
  importedAt: TimestampOrNull('when it was stored on this machine'),
});
export type PlogAge = Static<typeof PlogAge>;

export const Plog = Closed({
  title: Text('title'),
  made: Timestamp('when it was made; the ages of the data are those of this moment'),
  isForNavigation: Type.Literal(false),
  aircraft: TextOrNull('registration or name'),
  start: PlogPoint,
  usableFuel: NumberOrNull('at the start, in fuelUnit'),
  legs: Type.Array(PlogLeg),
  totals: RouteTotals,
  tops: Type.Array(RouteTop),
  lightChanges: Type.Array(LightChange),
  air: ParsedRoute.properties.air,
  aerodromes: Type.Array(PlogAerodrome),
  data: Type.Array(PlogAge),
  hasFaults: Flag('whether words of the route were not understood or not found, so that legs may lead past them'),
});
export type Plog = Static<typeof Plog>;
