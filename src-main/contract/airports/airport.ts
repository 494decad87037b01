/**
 * The resources of the API, field by field in the documented order. A default body has these keys and no others: clients of the public
 * service validate closed objects. A type and its schema share one name.
 */
import { Type, type Static } from 'typebox';
import { Decoded } from '../notams/decoded.ts';
import {
  FeetOrNull,
  Flag,
  FlagOrNull,
  Id,
  Megahertz,
  PositionOrNull,
  Text,
  TextOrNull,
  Timestamp,
  TimestampOrNull,
  TrueDegreesOrNull,
} from '../schema/values.ts';

const closed = { additionalProperties: false } as const;

export const User = Type.Object(
  {
    id: Id('user'),
    createdAt: Timestamp('when the user was created'),
    updatedAt: Timestamp('when the user was last changed'),
    username: Text('name to log in with'),
    email: Text('e-mail address; may be used to log in too'),
    isVerified: Flag('whether the e-mail address was verified'),
  },
  closed,
);
export type User = Static<typeof User>;

export const LoginResult = Type.Object(
  { token: Text('signed JWT, valid for one hour'), refreshToken: Text('valid for 30 days, for POST /refreshToken'), user: User },
  closed,
);
export type LoginResult = Static<typeof LoginResult>;

const notamFields = {
  id: Id('NOTAM'),
  updatedAt: Timestamp('when the stored content last changed'),
  notamId: TextOrNull('number as published, for example B0417/24; several offices may use the same one'),
  message: Text('the whole text as published'),
  transactionId: TextOrNull('number of the transaction at the source'),
  icao: TextOrNull('ICAO location indicator of the aerodrome or FIR'),
  issueDate: TimestampOrNull('when the NOTAM was issued'),
  startDate: TimestampOrNull('start of validity, item B'),
  endDate: TimestampOrNull('end of validity, item C; null when permanent or unknown'),
  canceledDate: TimestampOrNull('when the NOTAM was cancelled'),
  source: TextOrNull('system that published the NOTAM; "sample" marks NOTAMs written for Aeroshelf'),
  sourceType: TextOrNull('class: I international, M military, D domestic, F FDC, LTA letter to airmen'),
  mapPointer: TextOrNull('WKT POINT(longitude latitude), WGS 84'),
  geometry: TextOrNull('WKT as published by the source; the FAA publishes metres in EPSG:2163'),
  isSnowtam: FlagOrNull('whether the NOTAM is a SNOWTAM'),
  isProcedure: FlagOrNull('whether the NOTAM is about a flight procedure'),
};

export const Notam = Type.Object(notamFields, closed);
export type Notam = Static<typeof Notam>;

/** With `decoded` for `expand=decoded`, otherwise exactly a Notam. */
export const NotamAnswer = Type.Object({ ...notamFields, decoded: Type.Optional(Decoded) }, closed);
export type NotamAnswer = Static<typeof NotamAnswer>;

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

export const Airport = Type.Object(airportFields, closed);
export type Airport = Static<typeof Airport>;

/** An airport as one entry of a list to choose from. */
export const AirportSummary = Type.Object(
  { id: airportFields.id, icaoCode: airportFields.icaoCode, iataCode: airportFields.iataCode, name: airportFields.name },
  closed,
);
export type AirportSummary = Static<typeof AirportSummary>;
export const AirportSummaries = Type.Array(AirportSummary);
export type AirportSummaries = Static<typeof AirportSummaries>;

export const Runway = Type.Object(
  {
    id: Id('runway'),
    updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
    name: Text('both designators, for example 09L/27R'),
    length: FeetOrNull('length'),
    width: FeetOrNull('width'),
    isClosed: FlagOrNull('whether the runway is permanently closed'),
    isLighted: FlagOrNull('whether the runway has lights'),
    lowEndIdent: TextOrNull('designator of the low end'),
    lowEndElevation: FeetOrNull('elevation of the low end above mean sea level'),
    lowEndHeading: TrueDegreesOrNull('heading of the low end'),
    lowEndDisplacedThreshold: FeetOrNull("displacement of the low end's threshold"),
    lowEndLatitude: PositionOrNull('latitude of the low end'),
    lowEndLongitude: PositionOrNull('longitude of the low end'),
    highEndIdent: TextOrNull('designator of the high end'),
    highEndElevation: FeetOrNull('elevation of the high end above mean sea level'),
    highEndHeading: TrueDegreesOrNull('heading of the high end'),
    highEndDisplacedThreshold: FeetOrNull("displacement of the high end's threshold"),
    highEndLatitude: PositionOrNull('latitude of the high end'),
    highEndLongitude: PositionOrNull('longitude of the high end'),
  },
  closed,
);
export type Runway = Static<typeof Runway>;

export const Frequency = Type.Object(
  {
    id: Id('frequency'),
    updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
    name: Text('name of the service or, where none is given, its type'),
    type: TextOrNull('kind of service, for example TWR, APP, ATIS'),
    description: TextOrNull('description as the source gives it'),
    frequency: Megahertz('frequency'),
  },
  closed,
);
export type Frequency = Static<typeof Frequency>;

export const AirportWithParts = Type.Object({ ...airportFields, runways: Type.Array(Runway), frequencies: Type.Array(Frequency) }, closed);
export type AirportWithParts = Static<typeof AirportWithParts>;

/** What the source gives for an airport beyond the contract. */
export const AirportDetails = Type.Object(
  {
    ident: Text("the source's own identifier of the airport"),
    sourceType: TextOrNull("the source's own type word, for example large_airport"),
    gpsCode: TextOrNull('code in navigation units; often not an ICAO code'),
    keywords: TextOrNull('former names and other words that the airport is found by'),
    homeLink: TextOrNull('web page of the airport'),
    surfaces: Type.Array(Type.Object({ runwayId: Id('runway'), surface: TextOrNull("surface in the source's own words") }, closed)),
    origins: Type.Array(
      Type.Object(
        {
          source: Text('name of a source'),
          date: TimestampOrNull('date of its data; null where it is unknown'),
          fields: Type.Array(Type.String(), { description: 'fields whose values come from it' }),
        },
        closed,
      ),
      { description: 'where each value comes from; fields that are null are left out' },
    ),
  },
  closed,
);
export type AirportDetails = Static<typeof AirportDetails>;

/** One airport, with `details` for `expand=details`, otherwise exactly an AirportWithParts. */
export const AirportAnswer = Type.Object({ ...AirportWithParts.properties, details: Type.Optional(AirportDetails) }, closed);
export type AirportAnswer = Static<typeof AirportAnswer>;

/** One entry of a list: exactly an Airport without `expand`. */
export const ListedAirport = Type.Object(
  {
    ...airportFields,
    runways: Type.Optional(Type.Array(Runway)),
    frequencies: Type.Optional(Type.Array(Frequency)),
    details: Type.Optional(AirportDetails),
  },
  closed,
);
export type ListedAirport = Static<typeof ListedAirport>;

export const SearchResult = Type.Object({ airports: Type.Array(AirportWithParts) }, closed);
export type SearchResult = Static<typeof SearchResult>;

export const Country = Type.Object(
  {
    id: Id('country'),
    createdAt: Timestamp('date of the dataset that first had the country; of its import where that has none'),
    updatedAt: Timestamp('date of the dataset that the values come from; of its import where that has none'),
    continentCode: Text('AF, AN, AS, EU, NA, OC or SA'),
    isoId: Text('ISO 3166-1 alpha-2'),
    timezone: Text('IANA time zone of the capital or largest city'),
    countryCode: Text('ISO 3166-1 alpha-2'),
    alpha3: Text('ISO 3166-1 alpha-3'),
    name: Text('short English name'),
    subdivisions: Type.Array(Type.Object({ code: Text('full ISO 3166-2 code, for example CH-GE'), name: Text('name') }, closed)),
  },
  closed,
);
export type Country = Static<typeof Country>;

/** The envelope of every list: items of this page, and all rows that match, before paging and the cap for anonymous callers. */
const listOf = <T extends typeof Airport | typeof ListedAirport | typeof NotamAnswer | typeof Country>(item: T) =>
  Type.Object({ count: Type.Integer(), totalCount: Type.Integer(), items: Type.Array(item) }, closed);

export const AirportList = listOf(Airport);
export type AirportList = Static<typeof AirportList>;
export const AirportListAnswer = listOf(ListedAirport);
export type AirportListAnswer = Static<typeof AirportListAnswer>;
export const NotamList = listOf(NotamAnswer);
export type NotamList = Static<typeof NotamList>;
export const CountryList = listOf(Country);
export type CountryList = Static<typeof CountryList>;
