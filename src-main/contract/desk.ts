/**
 * The briefing desk shows the places and routes that a user keeps, as they are now and at a time, all from everything that is stored at one
 * moment. Whatever cannot be known is null or `unknown`, and a code next to it says why.
 */
import { Type, type Static } from 'typebox';
import { DrawnHours, Hours } from './airports/hours.ts';
import { AerodromeState } from './airports/state.ts';
import { Decoded } from './notams/decoded.ts';
import { Freshness } from './notams/facets.ts';
import { StationWeather } from './weather/station.ts';
import { BestEnd } from './weather/surface-wind.ts';
import { apiKey } from './schema/parameters.ts';
import { Closed, Count, Flag, FlagOrNull, Id, NumberOrNull, OneOf, Text, TextOrNull, Timestamp, TimestampOrNull } from './schema/values.ts';

/** Favourites and stored routes of one answer, and the places named in a parameter. */
export const MOST_CARDS = 100;
/** The desk lists at most this many NOTAMs as new. */
export const MOST_NEWS = 30;

export const DeskQuery = Closed({
  at: Type.Optional(Text('another time than now, as in filters; default: now')),
  wind: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description:
        'surface wind, direction true, in the place of that of METAR and TAF: 24015G25KT or 240/15 for every aerodrome, EGKK=24015KT for one; several with commas between',
    }),
  ),
  since: Type.Optional(
    Type.String({
      maxLength: 8_000,
      description:
        'the last look, from which on a NOTAM is new: a timestamp with an offset for every aerodrome, EGKK=2026-11-22T08:00:00Z for one; several with commas between',
    }),
  ),
  timeZone: Type.Optional(
    Type.String({ maxLength: 64, description: 'IANA time zone of the user, in which aerodromes are suggested to one who keeps none' }),
  ),
  expand: Type.Optional(OneOf(['weather'], 'adds METAR and TAF of each aerodrome, with their age')),
  ...apiKey,
});
export type DeskQuery = Static<typeof DeskQuery>;

/** The conclusion is that of GET /airports/{id}/state for one moment. */
export const OpenThen = Closed({
  at: Timestamp('the moment'),
  state: AerodromeState.properties.aerodrome.properties.state,
  runways: Type.Array(
    Closed({
      name: Text('both designators'),
      state: AerodromeState.properties.runways.items.properties.state,
      isClosedInData: Flag('whether the dataset has it as closed'),
    }),
  ),
  runwaysLeft: NumberOrNull('runways with an end that is not closed; null where unknown'),
  isComplete: AerodromeState.properties.isComplete,
  reasons: AerodromeState.properties.reasons,
});

const Severities = Type.Array(Closed({ severity: Decoded.properties.severity, count: Count('NOTAMs in force at the time asked for') }), {
  description: 'all five, the most severe first',
});

export const SunOfDay = Closed({
  date: Text('calendar day at the place, of the time asked for'),
  sunrise: TimestampOrNull('null where the sun does not rise that day'),
  sunset: TimestampOrNull('null where the sun does not set that day'),
  isUpAtNoon: Flag('whether the sun is up at noon'),
});

export const DeskAerodrome = Closed({
  airportId: Id('airport'),
  code: TextOrNull('ICAO, IATA or local code'),
  name: Text('name'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2'),
  timezone: TextOrNull('IANA time zone'),
  now: OpenThen,
  atTime: OpenThen,
  severities: Severities,
  sun: Type.Union([SunOfDay, Type.Null()], { description: 'null without a position' }),
  isNight: FlagOrNull('whether it is night at the time asked for: the sun 6° or more below the horizon; null without a position'),
  ...DrawnHours.properties,
  best: BestEnd,
  bestNow: BestEnd,
  weather: Type.Optional(Type.Union([StationWeather, Type.Null()], { description: 'with expand=weather: of its own station' })),
  notams: Closed({
    isCovered: Flag('whether any import named this place'),
    isWhole: Flag('whether a list that claims to be whole covers it now: only then does nothing stored mean that there is nothing'),
    importedAt: TimestampOrNull('when an import last named it'),
    asOf: TimestampOrNull('what the age of its NOTAMs counts from: the moment that such a list is of, else issuedAt'),
    region: TextOrNull('first letters of the location indicator, which states share'),
    issuedAt: TimestampOrNull('issue date of the newest NOTAM stored for that region'),
    freshness: Freshness('its NOTAMs'),
    count: Count('NOTAMs of this place that are not over'),
  }),
  news: Closed({
    since: TimestampOrNull('the last look; null where none was given'),
    count: NumberOrNull('NOTAMs stored or changed since then that are not over; null without a last look'),
  }),
});
export type DeskAerodrome = Static<typeof DeskAerodrome>;

export const DeskRoute = Closed({
  id: Text('identity of the route'),
  name: Text('name that the user gave it'),
  text: Text('its words'),
  depart: TextOrNull('departure as it was given'),
  isFavourite: Flag('whether the user marked it'),
  aerodromes: Type.Array(
    Closed({
      role: OneOf(['departure', 'destination', 'alternate'], 'what it is on this route'),
      ident: Text('as the route names it'),
      airportId: TextOrNull('its id; null where the dataset has no such aerodrome'),
    }),
  ),
  faults: Count('words that are not understood or not found'),
});
export type DeskRoute = Static<typeof DeskRoute>;

export const DeskNews = Closed({
  id: Id('NOTAM'),
  notamId: TextOrNull('number as published'),
  airportId: Id('airport'),
  severity: Decoded.properties.severity,
  headline: Decoded.properties.headline,
  headlineSource: Decoded.properties.headlineSource,
  headlineParts: Decoded.properties.headlineParts,
  subjectCode: Decoded.properties.subjectCode,
  conditionCode: Decoded.properties.conditionCode,
  from: TimestampOrNull('begin'),
  to: TimestampOrNull('end; null for none, or unknown'),
  isChanged: Flag('whether it was stored before and has changed'),
});
export type DeskNews = Static<typeof DeskNews>;

export const CoveredCountry = Closed({
  countryCode: TextOrNull('ISO 3166-1 alpha-2; null for places of no known country'),
  name: TextOrNull('its name, in English'),
  notams: Count('NOTAMs stored'),
  issuedAt: TimestampOrNull('issue date of the newest; null for none'),
  importedAt: TimestampOrNull('when an import last covered a place of it; null for none'),
  freshness: Freshness('its newest NOTAM'),
  isOnDesk: Flag('whether an aerodrome of the desk is in it'),
});
export type CoveredCountry = Static<typeof CoveredCountry>;

export const Desk = Closed({
  now: Timestamp('the moment of this answer'),
  at: Timestamp('the time asked for'),
  strip: Closed(Hours.properties, { description: '24 hours, from now on where the time asked for is among them' }),
  favourites: Type.Array(
    Closed({
      airportId: Id('airport'),
      code: TextOrNull('ICAO, IATA or local code'),
      name: Text('name of the airport'),
      isVanished: Flag('whether the dataset in use no longer holds the airport'),
    }),
    { description: 'favourites of the caller by name; none without a caller' },
  ),
  suggested: Type.Array(
    Closed({ airportId: Id('airport'), code: TextOrNull('ICAO, IATA or local code'), name: Text('name of the airport') }),
    { description: 'the five largest aerodromes of the time zone, for a caller who keeps none; else none' },
  ),
  routes: Type.Array(DeskRoute, { description: 'stored routes of the caller; none without a caller' }),
  aerodromes: Type.Array(DeskAerodrome, { description: 'those of favourites and routes, each once' }),
  notShown: Count(`favourites and routes beyond ${MOST_CARDS}`),
  news: Closed({
    count: NumberOrNull('new NOTAMs of these aerodromes; null without a last look'),
    items: Type.Array(DeskNews, { description: `the most severe first, at most ${MOST_NEWS}` }),
  }),
  coverage: Type.Array(CoveredCountry, { description: 'countries of the desk, then every other with NOTAMs' }),
});
export type Desk = Static<typeof Desk>;
