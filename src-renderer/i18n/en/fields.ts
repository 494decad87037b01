import type { FieldWords } from '../catalogue.ts';

const named = <Name extends string>(all: Readonly<Record<Name, FieldWords>>) => all;

/** Every field of an airport. */
export const fields = named({
  icaoCode: { label: 'ICAO code', column: 'Code', inText: 'ICAO code' },
  iataCode: { label: 'IATA code', column: 'IATA', inText: 'IATA code' },
  localCode: { label: 'Local code', inText: 'local code' },
  name: { label: 'Name', inText: 'name' },
  facilityType: { label: 'Type', inText: 'type' },
  countryCode: { label: 'Country', inText: 'country' },
  state: { label: 'Subdivision', column: 'State', inText: 'subdivision' },
  city: { label: 'City', inText: 'city' },
  elevation: { label: 'Elevation', inText: 'elevation' },
  longestRunway: { label: 'Longest runway', inText: 'longest runway' },
  isClosed: {
    label: 'Permanently closed',
    column: 'Closed',
    inText: 'closed',
    asked: () => ({ any: 'open or closed', yes: 'closed', no: 'open', unknown: 'closure' }),
  },
  isPrivate: {
    label: 'Private',
    inText: 'private',
    asked: () => ({ any: '', yes: 'private', no: 'non-private', unknown: 'private status' }),
  },
  runways: { label: 'Runways', inText: 'runways' },
  frequencies: { label: 'Frequencies', inText: 'frequencies' },
  latitude: { label: 'Latitude', inText: 'latitude' },
  longitude: { label: 'Longitude', inText: 'longitude' },
  timezone: { label: 'Time zone', inText: 'time zone' },
  continentCode: { label: 'Continent', inText: 'continent' },
  // Named as the source of a value only.
  county: { label: 'County', inText: 'county' },
  ident: { label: 'Source identifier', inText: 'source identifier' },
  sourceType: { label: 'Source type', inText: 'source type' },
  gpsCode: { label: 'GPS code', inText: 'GPS code' },
  keywords: { label: 'Also known as', inText: 'keywords' },
  homeLink: { label: 'Web page', inText: 'web page' },
});
