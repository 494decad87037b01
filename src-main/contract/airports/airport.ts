/**
 * An airport has its fields in the documented order. A default body has these keys and no others, because clients of the public service
 * validate closed objects. A type and its schema share one name.
 */
import { Type, type Static } from 'typebox';
import { Closed, FeetOrNull, FlagOrNull, Id, PositionOrNull, Text, TextOrNull, Timestamp, listOf } from '../schema/values.ts';
import { withAlong } from '../route/along.ts';
import { AirportDetails } from './details.ts';
import { Frequency } from './frequency.ts';
import { Runway } from './runway.ts';
import { StationWeather } from '../weather/station.ts';
import { AerodromeState } from './state.ts';

const airportFields = {
  id: Id('airport'),
  updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
  name: Text('name'),
  icaoCode: TextOrNull('ICAO location indicator'),
  iataCode: TextOrNull('IATA code'),
  localCode: TextOrNull('code used by the state, for example the FAA location identifier'),
  latitude: PositionOrNull('latitude of the reference point'),
  longitude: PositionOrNull('longitude of the reference point'),
  elevation: FeetOrNull('elevation above mean sea level'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2'),
  city: TextOrNull('main place served'),
  state: TextOrNull('name of the ISO 3166-2 subdivision'),
  county: TextOrNull('county'),
  continentCode: TextOrNull('AF, AN, AS, EU, NA, OC or SA'),
  timezone: TextOrNull('IANA time zone'),
  facilityType: TextOrNull('airport, heliport, seaplaneBase or balloonport; null for a closed facility'),
  isPrivate: FlagOrNull('whether prior permission of a private owner is needed'),
  isClosed: FlagOrNull('whether the facility is permanently closed'),
};

export const Airport = Closed(airportFields);
export type Airport = Static<typeof Airport>;

/** A list to choose from has an airport as one entry. */
export const AirportSummary = Closed({
  id: airportFields.id,
  icaoCode: airportFields.icaoCode,
  iataCode: airportFields.iataCode,
  name: airportFields.name,
});

/** It is answered to `expand=code`. */
export const CalledBy = TextOrNull('the code that it is called by: ICAO, else IATA, local or GPS code, else the identifier of its source');

export const AirportSummaries = Type.Array(AirportSummary);
export type AirportSummaries = Static<typeof AirportSummaries>;

export const AirportWithParts = Closed({ ...airportFields, runways: Type.Array(Runway), frequencies: Type.Array(Frequency) });
export type AirportWithParts = Static<typeof AirportWithParts>;

const Weather = Type.Optional(Type.Union([StationWeather, Type.Null()]));

/** One airport has `details`, `weather` or `aerodromeState` where `expand` asks for it, and is otherwise exactly an AirportWithParts. */
export const AirportAnswer = Closed({
  ...AirportWithParts.properties,
  details: Type.Optional(AirportDetails),
  aerodromeState: Type.Optional(AerodromeState),
  weather: Weather,
});
export type AirportAnswer = Static<typeof AirportAnswer>;

/** An entry of a list is exactly an Airport without `expand`. */
export const ListedAirport = Closed({
  ...airportFields,
  runways: Type.Optional(Type.Array(Runway)),
  frequencies: Type.Optional(Type.Array(Frequency)),
  details: Type.Optional(AirportDetails),
  aerodromeState: Type.Optional(AerodromeState),
  weather: Weather,
  code: Type.Optional(CalledBy),
  ...withAlong,
});
export type ListedAirport = Static<typeof ListedAirport>;

export const AirportList = listOf(Airport);
export type AirportList = Static<typeof AirportList>;

export const AirportListAnswer = listOf(ListedAirport);
export type AirportListAnswer = Static<typeof AirportListAnswer>;
