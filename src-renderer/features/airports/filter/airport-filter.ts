/** What the table of airports is narrowed to. Lengths are feet and radii nautical miles, whatever units the user sees. */
import { flags, type FlagName } from '#renderer/format/airport/fields.ts';
import type { Answer } from '#renderer/i18n/catalogue.ts';

/** Kinds of facility: the contract's four, and the sizes that its source tells of airports. */
export const kinds = ['airport', 'large_airport', 'medium_airport', 'small_airport', 'heliport', 'seaplaneBase', 'balloonport'] as const;
export type Kind = (typeof kinds)[number];

export const answers = ['any', 'yes', 'no', 'unknown'] as const satisfies readonly Answer[];

export const lightings = ['any', 'yes', 'no'] as const;
export type Lighting = (typeof lightings)[number];

/** Position in WGS 84 decimal degrees; `name` is what the user typed for it. */
export type Near = { latitude: number; longitude: number; radiusNm: number; name: string };

export const gaps = ['values', 'kinds', 'runways', 'frequencies'] as const;
/**
 * What is not known and would hide an airport, as SQL compares: a value that is asked for, the kind of a closed facility, any runway
 * at all, any frequency at all. What the filter names here is shown with the rest.
 */
export type Gap = (typeof gaps)[number];

export type AirportFilter = Readonly<Record<FlagName, Answer>> & {
  /** ISO 3166-1 alpha-2; none is all. */
  countries: readonly string[];
  /** None is all. */
  kinds: readonly Kind[];
  /** Feet above mean sea level. */
  elevationFrom: number | undefined;
  elevationTo: number | undefined;
  /** Feet, of one runway that is not closed; so are width, lights and surface, and all are asked of the same one. */
  runwayLength: number | undefined;
  runwayWidth: number | undefined;
  lighted: Lighting;
  /** Part of the surface in the source's words. */
  surface: string;
  /** Kind of service, such as TWR. */
  frequency: string;
  /** Part of the name or of a code. */
  text: string;
  near: Near | undefined;
  /** Shown although not known. */
  unknown: readonly Gap[];
};

export const noFilter: AirportFilter = {
  countries: [],
  kinds: [],
  ...(Object.fromEntries(flags.map(({ asked }) => [asked, 'any'])) as Record<FlagName, Answer>),
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

/** Letters that a text of the filter may have. */
export const MAX_TEXT = 60;
/** Half around the earth: the API takes no more. */
export const MAX_RADIUS_NM = 10_820;

export const asksRunway = ({ runwayLength, runwayWidth, lighted, surface }: AirportFilter): boolean =>
  runwayLength !== undefined || runwayWidth !== undefined || lighted !== 'any' || surface !== '';

/** How many things are asked for; what is said of unknown values is none of them. */
export function countConditions(filter: AirportFilter): number {
  const { unknown: _said, ...asked } = filter;
  return Object.entries(asked).filter(([name, value]) => {
    if (Array.isArray(value)) return value.length > 0;
    return value !== noFilter[name as keyof AirportFilter];
  }).length;
}
