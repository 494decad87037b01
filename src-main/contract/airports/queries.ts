import { Type, type Static } from 'typebox';
import { Format, alongRoute, apiKey, filtering, paging, placing, sortByField, forSpreadsheet } from '../schema/parameters.ts';
import { Closed, OneOf, Text } from '../schema/values.ts';

const airportParts = OneOf(
  ['parts', 'details', 'state', 'weather', 'code'],
  'parts: runways and frequencies with each airport; details: those, and the object details: what the source says beyond the contract, and where each value comes from; state: runways and frequencies, and the object aerodromeState: what is open now; weather: runways and frequencies, and the object weather: METAR and TAF, null where it has no station; state and weather of at most 25 airports; code: the member code, by which it is called: its ICAO code, else IATA, local, GPS code or the identifier of its source; in csv, ndjson and geojson too',
);
export type AirportParts = Static<typeof airportParts>;

/** Airports of a page with `expand=state` or `expand=weather`: each looks at every NOTAM of its place, or decodes its reports. */
export const MOST_STATES = 25;

export const AirportListQuery = Closed(
  {
    ...paging,
    ...filtering,
    ...placing,
    ...alongRoute,
    favourites: Type.Optional(OneOf(['true', 'false'], 'true: only the favourites of the caller, however many; needs a key or token')),
    format: Type.Optional(Format),
    ...forSpreadsheet,
    expand: Type.Optional(airportParts),
    ...apiKey,
  },
  { ...sortByField },
);

/** The query of `/airports/all`, which has no largest page; an empty one gives every airport. */
export const AirportSummariesQuery = Closed(
  {
    ...paging,
    limit: Type.Optional(Type.Integer({ minimum: 1, description: 'airports at most; all without it' })),
    ...filtering,
    ...apiKey,
  },
  { ...sortByField },
);

export const AirportQuery = Closed({
  expand: Type.Optional(
    OneOf(
      ['details', 'state', 'weather'],
      'adds the object details, the object aerodromeState: what is open now, out of every NOTAM stored, or the object weather: METAR and TAF with their age',
    ),
  ),
  ...apiKey,
});

/** The flight that asks: what is known not to concern it is left out, and counted. */
const operation = {
  aircraftType: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9]{1,3}$',
      description: 'a type designator of ICAO Doc 8643 such as C172',
    }),
  ),
  wingspan: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'wingspan of the aircraft, metres, rounded up' })),
  mass: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'maximum take-off mass of the aircraft, kilograms' })),
  flightRules: Type.Optional(OneOf(['VFR', 'IFR'], 'rules of the flight')),
  isScheduled: Type.Optional(OneOf(['true', 'false'], 'whether it is a scheduled flight')),
};

export const AerodromeStateQuery = Closed({
  at: Type.Optional(Text('the moment, or the begin of the time, as in filters; now without it')),
  to: Type.Optional(Text('end of the time; the moment alone without it')),
  expand: Type.Optional(
    OneOf(
      ['day', 'best'],
      'day: adds the 24 hours as they are drawn, nights and closures; best: adds the end that the wind of METAR or TAF favours at the moment, and winds on every end',
    ),
  ),
  wind: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'with expand=best: wind on the ground, direction true, in the place of that of METAR and TAF: 24015G25KT, 240/15',
    }),
  ),
  ...operation,
  ...apiKey,
});
export type AerodromeStateQuery = Static<typeof AerodromeStateQuery>;
