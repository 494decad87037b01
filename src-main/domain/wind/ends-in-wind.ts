/** Computes wind components on a runway. Directions are where the wind comes from, in degrees true; speeds are in knots. */
import { endsOf, headingOf, isHelipad, type RunwayFields } from '../runway.ts';
import type { WrittenWind } from './read-wind.ts';
import { wholeKnots, windComponents, worstComponents, type Components } from './wind.ts';

/** `gust` is the peak speed, not an increment. */
export type Wind = WrittenWind;

export const varies = ({ direction, between }: Wind): boolean => direction === null || between !== undefined;

/** One end of a runway, for take-off or landing in the direction of its heading. */
export type End = {
  ident: string;
  /** The heading is in degrees true. */
  heading: number;
  /** The heading is only the designator's tens of degrees. */
  isEstimated: boolean;
  /** The dataset or a NOTAM says so; it is undefined for an end that is not known to be closed. */
  closure: Closure | undefined;
};

/** An end with either is not proposed for take-off or landing. */
export type Closure = 'closed' | 'mayBeClosed';

/** Undefined for any other state of an aerodrome, a runway or an end, and where the state is not known. */
export const closureOf = (state: string | undefined): Closure | undefined =>
  state === 'closed' || state === 'mayBeClosed' ? state : undefined;

type DatasetRunway = RunwayFields & { readonly id: string; readonly isClosed: boolean | null };
type StateOfEnds = { readonly id: string; readonly ends: readonly { readonly ident: string | null; readonly state: string }[] };

/** Lists the ends that have a designator and a heading, in the order of `runways`. `states` are those of the moment, `variation` is in degrees, east positive. */
export function windEnds(
  runways: readonly DatasetRunway[],
  states: readonly StateOfEnds[],
  variation: number | undefined,
): (End & { runwayId: string })[] {
  const endsById = new Map(states.map(({ id, ends }) => [id, ends]));
  return runways.flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }) => {
      const heading = headingOf(runway, side, variation);
      if (ident === null || heading === undefined) return [];
      const state = endsById.get(runway.id)?.find((end) => end.ident === ident)?.state;
      return [
        {
          runwayId: runway.id,
          ident,
          heading: heading.degreesTrue,
          isEstimated: heading.from === 'designator',
          closure: runway.isClosed === true ? 'closed' : closureOf(state),
        },
      ];
    }),
  );
}

export type EndInWind<Of extends End = End> = { end: Of; steady: Components; gust: Components | undefined; isBest: boolean };

/** The unit is knots; a weaker wind favours no end. */
const CALM = 0.5;

/** It is designated `18W`. */
const waterLane = /^\d{1,2}[LCR]?W$/;

/** Lists the ends that a wind may favour: no helipads, and no lanes on water where there is a runway on land. */
function favourable<Of extends End>(ends: readonly Of[]): readonly Of[] {
  const landings = ends.filter(({ ident }) => !isHelipad(ident));
  const onLand = landings.filter(({ ident }) => !waterLane.test(ident));
  return onLand.length > 0 ? onLand : landings;
}

/**
 * Every end in this wind; where the direction varies, at the worst of its directions. Best is the favourable end with the most headwind, and any other
 * with the same to the knot; none in calm, and none where the direction is not known.
 */
export function endsInWind<Of extends End>(ends: readonly Of[], wind: Wind): EndInWind<Of>[] {
  const all = ends.map((end) => ({
    end,
    steady: componentsOf(wind, wind.speed, end.heading),
    gust: wind.gust === undefined ? undefined : componentsOf(wind, wind.gust, end.heading),
  }));
  const able = new Set(favourable(ends).filter(({ closure }) => closure === undefined));
  const open = all.filter(({ end }) => able.has(end));
  const most = Math.max(...open.map(({ steady }) => steady.headwind));
  const isBest = ({ end, steady }: (typeof all)[number]) =>
    able.has(end) &&
    wind.direction !== null &&
    Math.max(wind.speed, wind.gust ?? 0) >= CALM &&
    Math.round(steady.headwind) === Math.round(most);
  return all.map((one) => ({ ...one, isBest: isBest(one) }));
}

/** Whole knots: the crosswind is positive from the right. */
export const figuresOf = ({ steady, gust }: Pick<EndInWind, 'steady' | 'gust'>) => ({
  headwindKt: wholeKnots(steady).headwind,
  crosswindKt: wholeKnots(steady).crosswind,
  gustCrosswindKt: gust ? wholeKnots(gust).crosswind : null,
});

export type Favoured = {
  ends: (ReturnType<typeof figuresOf> & { end: string })[];
  /** It says why there is no such end. */
  reason: 'noWind' | 'variable' | 'calm' | 'noHeadings' | 'noneOpen' | null;
};

/** The ends that a wind favours, of those that are not closed. */
export function favouredEnds(ends: readonly End[], wind: Wind | undefined): Favoured {
  const none = (reason: Favoured['reason']): Favoured => ({ ends: [], reason });
  const able = favourable(ends);
  // No wind favours an end of a closed aerodrome, so that this comes before every reason that a wind gives.
  if (able.length > 0 && able.every(({ closure }) => closure !== undefined)) return none('noneOpen');
  if (!wind) return none('noWind');
  if (wind.direction === null) return none('variable');
  if (able.length === 0) return none('noHeadings');
  const best = endsInWind(able, wind).filter(({ isBest }) => isBest);
  if (best.length === 0) return none('calm');
  return { ends: best.map((one) => ({ end: one.end.ident, ...figuresOf(one) })), reason: null };
}

/** A wind that may come from any direction may be all tailwind, or all crosswind. */
function componentsOf({ direction, between }: Wind, speed: number, heading: number): Components {
  if (direction === null) return { headwind: -speed, crosswind: speed };
  return between === undefined ? windComponents(direction, speed, heading) : worstComponents(between, speed, heading);
}
