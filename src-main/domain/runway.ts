/** The heading, position and landing length of an end of a runway are worked out from what the dataset has. */
import { normalized } from './directions.ts';
import { distanceBetween, trackBetween } from './geodesic.ts';
import { latLonOf, type LatLon } from './lat-lon.ts';
import { toTrue } from './magnetic.ts';
import { nauticalMilesToFeet } from './units.ts';

type Side = 'low' | 'high';

/** One end. The designator is the number painted on it; heading in degrees true; displaced threshold and elevation in feet. Null is unknown. */
export type RunwayEnd = {
  side: Side;
  ident: string | null;
  heading: number | null;
  displacedThreshold: number | null;
  elevation: number | null;
};

type EndFields<S extends Side> = Readonly<
  Record<`${S}EndIdent`, string | null> &
    Record<`${S}EndHeading` | `${S}EndDisplacedThreshold` | `${S}EndElevation` | `${S}EndLatitude` | `${S}EndLongitude`, number | null>
>;

/** The length is in feet, end to end. */
export type RunwayFields = EndFields<'low'> & EndFields<'high'> & { readonly length: number | null };

/** Both ends; a helipad, which names only one, has one. */
export function endsOf(runway: RunwayFields): readonly RunwayEnd[] {
  const low: RunwayEnd = {
    side: 'low',
    ident: runway.lowEndIdent,
    heading: runway.lowEndHeading,
    displacedThreshold: runway.lowEndDisplacedThreshold,
    elevation: runway.lowEndElevation,
  };
  const high: RunwayEnd = {
    side: 'high',
    ident: runway.highEndIdent,
    heading: runway.highEndHeading,
    displacedThreshold: runway.highEndDisplacedThreshold,
    elevation: runway.highEndElevation,
  };
  const { side: _, ...ofHigh } = high;
  return Object.values(ofHigh).every((value) => value === null) ? [low] : [low, high];
}

const helipad = /^H|H\d*$/;

/** Helipads that the dataset has among runways have an H in their designators: `H1`, `01H`. */
export const isHelipad = (ident: string): boolean => helipad.test(ident);

/** An aeroplane has no use of a helipad; a heliport has nothing else. Names have both designators. */
export function withoutHelipads<Named extends { readonly name: string }>(runways: readonly Named[]): readonly Named[] {
  const others = runways.filter(({ name }) => !name.split('/').some(isHelipad));
  return others.length > 0 ? others : runways;
}

/**
 * Feet from the threshold of an end to the other end, available for landing; take-off may begin before it. It is not a declared
 * distance: states may publish less. Null where either is unknown, or where the threshold would be beyond the runway.
 */
export function landingLength({ length }: Pick<RunwayFields, 'length'>, { displacedThreshold }: RunwayEnd): number | null {
  if (length === null || displacedThreshold === null || displacedThreshold < 0) return null;
  return displacedThreshold < length ? length - displacedThreshold : null;
}

/**
 * The distance between the ends may differ this much from the length: sources round both, and some give the thresholds instead of the ends.
 */
const TOLERANCE = 0.25;
const TOLERANCE_FEET = 300;
/** Ends closer than this are one point given twice. */
const SHORTEST_FEET = 30;

type EndPositions = { kind: 'fit'; low: LatLon; high: LatLon } | { kind: 'missing' | 'unfit' };

/** `unfit`: ends that contradict the length, or that are at the same point. */
export function endPositions(runway: RunwayFields): EndPositions {
  const low = latLonOf({ latitude: runway.lowEndLatitude, longitude: runway.lowEndLongitude });
  const high = latLonOf({ latitude: runway.highEndLatitude, longitude: runway.highEndLongitude });
  if (low === undefined || high === undefined) return { kind: 'missing' };
  const feet = nauticalMilesToFeet(distanceBetween(low, high));
  const { length } = runway;
  const isLike = length === null || Math.abs(feet - length) <= Math.max(TOLERANCE * length, TOLERANCE_FEET);
  return feet > SHORTEST_FEET && isLike ? { kind: 'fit', low, high } : { kind: 'unfit' };
}

export type RunwayHeading = {
  degreesTrue: number;
  /**
   * The heading comes from the source for this end or the other, from the coordinates, or only from the designator, which is rounded to ten
   * degrees magnetic.
   */
  from: 'source' | 'otherEnd' | 'coordinates' | 'designator';
};

/** Runways are numbered by tens of degrees magnetic (ICAO Annex 14, 5.2.2); `variation` in degrees, east positive. */
export function headingOf(runway: RunwayFields, side: Side, variation: number | undefined): RunwayHeading | undefined {
  const [own, other] = side === 'low' ? [runway.lowEndHeading, runway.highEndHeading] : [runway.highEndHeading, runway.lowEndHeading];
  if (own !== null) return { degreesTrue: own, from: 'source' };
  if (other !== null) return { degreesTrue: normalized(other + 180), from: 'otherEnd' };
  const ends = endPositions(runway);
  if (ends.kind === 'fit') {
    const [start, end] = side === 'low' ? [ends.low, ends.high] : [ends.high, ends.low];
    return { degreesTrue: trackBetween(start, end).initialCourse, from: 'coordinates' };
  }
  return byDesignator(side === 'low' ? runway.lowEndIdent : runway.highEndIdent, variation);
}

function byDesignator(ident: string | null, variation: number | undefined): RunwayHeading | undefined {
  const painted = designatorDegrees(ident);
  if (painted === undefined || variation === undefined) return undefined;
  return { degreesTrue: toTrue(painted, variation), from: 'designator' };
}

/** Degrees of a designator, magnetic as painted; undefined where it has none. */
export function designatorDegrees(designator: string | null): number | undefined {
  const digits = /^(0?[1-9]|[12]\d|3[0-6])[LCRTWGSUX]?$/i.exec(designator ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits) * 10;
}
