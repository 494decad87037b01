/** Sources that are queried by aerodrome fetch the NOTAMs of these places: what the owner chose, and what comes of it. */
import { Type, type Static } from 'typebox';
import { Closed, Count, Flag, Id, OneOf, PositionOrNull, Text, TextOrNull, TimestampOrNull } from '../schema/values.ts';

/** A source has at most this many places to fetch, and a list of them no more. */
export const MOST_PLACES = 200;
/** Stored routes that are looked at: those that are favourites first, then the last changed. */
export const MOST_ROUTES_FETCHED = 50;

/** The order is that of need, in which places are fetched. */
export const placeNeeds = [
  'named',
  'departure',
  'destination',
  'alternate',
  'enroute',
  'favourite',
  'chosen',
  'corridor',
  'country',
] as const;
export const PlaceNeed = OneOf(
  placeNeeds,
  'named: for a source; departure, destination, alternate, enroute: of a route, where enroute is any other aerodrome in it; favourite: of the user; chosen: by its own code; corridor: within a distance of a route; country: of a country chosen',
);
export type PlaceNeed = Static<typeof PlaceNeed>;

export const FetchChoice = Closed({
  isWhole: Flag('a source that can be loaded whole is, unless aerodromes are named for it; false: it is asked for the places alone'),
  favourites: Flag('favourites of the owner who chose'),
  routes: Flag('aerodromes and alternates of the stored routes of the owner who chose'),
  corridorNm: Type.Union([Type.Integer({ minimum: 1, maximum: 100 }), Type.Null()], {
    description: 'aerodromes within so many nautical miles of these routes as well; null: none',
  }),
  areas: Type.Array(Type.String({ pattern: '^(?:[A-Z]{2}|[A-Z]{4})$', description: 'code of two or four capitals, as CH or EDGG' }), {
    maxItems: 50,
    description:
      'alpha-2 codes of countries, of which all aerodromes with a location indicator are meant, and ICAO codes of regions and aerodromes',
  }),
});
export type FetchChoice = Static<typeof FetchChoice>;

export const FetchedPlace = Closed({
  place: Text('ICAO code'),
  name: TextOrNull('name of the aerodrome; null for a region, and for one that the dataset lacks'),
  latitude: PositionOrNull('of the aerodrome'),
  longitude: PositionOrNull('of the aerodrome'),
  needs: Type.Array(PlaceNeed, { description: 'why it is in the list' }),
  notams: Count('NOTAMs of it that are stored and not over'),
  bytes: Count('letters of their texts, which are bytes of nearly all of them'),
  fetchedAt: TimestampOrNull('the moment of the last list of a source that is asked by place; null: none gave one'),
  nextAt: TimestampOrNull('next attempt of any of those sources; null: none is planned'),
});
export type FetchedPlace = Static<typeof FetchedPlace>;

export const FetchPlaces = Closed({
  choice: FetchChoice,
  items: Type.Array(FetchedPlace, { description: 'in order of need' }),
  leftOut: Count(`places beyond ${MOST_PLACES}, which are not fetched`),
  routesLeftOut: Count(`stored routes beyond ${MOST_ROUTES_FETCHED}, which are not looked at`),
  unknown: Type.Array(Type.String(), { description: 'countries chosen of which the dataset has no aerodrome with a location indicator' }),
  sources: Type.Array(
    Closed({
      id: Id('source'),
      name: Text('label for people'),
      isWhole: Flag('it is loaded whole, and not asked for places'),
      places: Count('of the list, and named for it alone, that it is asked for'),
      requestsADay: Count('requests that its schedule makes for them, rounded up'),
    }),
    { description: 'those that are on and can be asked by place' },
  ),
});
export type FetchPlaces = Static<typeof FetchPlaces>;
