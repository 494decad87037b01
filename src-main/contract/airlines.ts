/** An airline has the members that the newest revision of the public service gives it. Unknown is null. */
import { Type, type Static } from 'typebox';
import { apiKey, filtering, paging, sortByField } from './schema/parameters.ts';
import { Closed, Count, Id, NumberOrNull, Text, TextOrNull, Timestamp, TimestampOrNull, listOf } from './schema/values.ts';

export const Airline = Closed({
  id: Id('airline'),
  createdAt: Timestamp('when it was first stored, or what its source says'),
  name: Text('name'),
  icaoCode: TextOrNull('ICAO designator, three letters'),
  iataCode: TextOrNull('IATA code'),
  callsign: TextOrNull('telephony designator'),
  websiteUrl: TextOrNull('web page'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2'),
  fleetSize: { ...NumberOrNull('aircraft'), type: ['integer', 'null'] } as ReturnType<typeof NumberOrNull>,
  operationStartDate: TimestampOrNull('when it began to fly'),
  operationEndDate: TimestampOrNull('when it ceased to fly'),
});
export type Airline = Static<typeof Airline>;

export const AirlineList = listOf(Airline);
export type AirlineList = Static<typeof AirlineList>;

export const AirlineImport = Closed({
  read: Count('rows of the file'),
  leftOut: Count('rows that could not be used'),
  totalCount: Count('airlines stored now'),
  issues: Type.Array(Closed({ line: Count('line of the file'), reason: Text('what is wrong with it') })),
});
export type AirlineImport = Static<typeof AirlineImport>;

export const AirlineImportQuery = Closed({
  name: Type.Optional(Type.String({ maxLength: 300, description: 'name of the file, for reports' })),
  ...apiKey,
});

/** A page has at most this many without a key. */
export const ANONYMOUS_AIRLINE_LIMIT = 5;

/** The query of lists that take what the public service's take, and nothing of our own. */
export const PlainListQuery = Closed({ ...paging, ...filtering, ...apiKey }, { ...sortByField });
