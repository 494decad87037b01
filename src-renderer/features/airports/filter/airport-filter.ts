/** This is the filter of the airport table. Lengths are feet and radii nautical miles, whatever units the user sees. */
import { flags, type FlagName } from '#renderer/format/airport/fields.ts';
import type { Answer } from '#renderer/i18n/catalogue.ts';

/** The kinds to filter by are the contract's four kinds of facility, and the sizes of airports in its source. */
export const kinds = ['airport', 'large_airport', 'medium_airport', 'small_airport', 'heliport', 'seaplaneBase', 'balloonport'] as const;
type Kind = (typeof kinds)[number];

export const answers = ['any', 'yes', 'no', 'unknown'] as const satisfies readonly Answer[];

export const lightings = ['any', 'yes', 'no'] as const;
export type Lighting = (typeof lightings)[number];

/** Position in WGS 84 decimal degrees; `name` is what the user typed for it. */
export type Near = { latitude: number; longitude: number; radiusNm: number; name: string };

export const gaps = ['values', 'kinds', 'runways', 'frequencies'] as const;
/**
 * Unknown values that would hide an airport, as SQL compares: a filtered field, the kind of a closed facility, any runway
 * at all, any frequency at all. Airports with the gaps that the filter names here are shown with the rest.
 */
export type Gap = (typeof gaps)[number];

export type AirportFilter = Readonly<Record<FlagName, Answer>> & {
  /** Ids of the user's favourites, where these alone are requested; an address says only that they are. */
  favourites: readonly string[] | undefined;
  /** ISO 3166-1 alpha-2; none is all. */
  countries: readonly string[];
  /** None is all. */
  kinds: readonly Kind[];
  /** The unit is feet above mean sea level. */
  elevationFrom: number | undefined;
  elevationTo: number | undefined;
  /** Feet, of one runway that is not closed; width, lights and surface must be met by the same runway. */
  runwayLength: number | undefined;
  runwayWidth: number | undefined;
  lighted: Lighting;
  /** It is a part of the surface in the source's words. */
  surface: string;
  /** It is a kind of service, such as TWR. */
  frequency: string;
  /** It is a part of the name or of a code. */
  text: string;
  near: Near | undefined;
  /** These gaps are shown although unknown. */
  unknown: readonly Gap[];
};

export const noFilter: AirportFilter = {
  favourites: undefined,
  countries: [],
  kinds: [],
  ...(Object.fromEntries(flags.map(({ filterName }) => [filterName, 'any'])) as Record<FlagName, Answer>),
  elevationFrom: undefined,
  elevationTo: undefined,
  runwayLength: undefined,
  runwayWidth: undefined,
  lighted: 'any',
  surface: '',
  frequency: '',
  text: '',
  near: undefined,
  unknown: [],
};

/** An id that no airport has: without it a reader without favourites would see every airport. */
export const NO_AIRPORT = '00000000-0000-4000-8000-000000000000';

/** The filter with the favourites of the user, where it asks for them. */
export const withFavourites = (filter: AirportFilter, ids: ReadonlySet<string>): AirportFilter =>
  filter.favourites === undefined ? filter : { ...filter, favourites: [...ids].sort() };

/** Tells whether there are any to ask for; the server knows which they are. */
export const asksFavourites = ({ favourites }: AirportFilter): boolean => favourites !== undefined && favourites.length > 0;

/** A text of the filter has at most this many characters. */
export const MAX_TEXT = 60;
/** Half the circumference of the earth is the API's limit. */
export const MAX_RADIUS_NM = 10_820;

export const asksRunway = ({ runwayLength, runwayWidth, lighted, surface }: AirportFilter): boolean =>
  runwayLength !== undefined || runwayWidth !== undefined || lighted !== 'any' || surface !== '';

/** Counts conditions, without the choices about unknown values. */
export function countConditions(filter: AirportFilter): number {
  const { unknown: _gaps, ...conditions } = filter;
  return Object.entries(conditions).filter(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0;
    return value !== noFilter[name as keyof AirportFilter];
  }).length;
}
