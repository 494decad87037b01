/** The planned levels of a route as a line over the distance flown. */
import type { RouteCorner } from '#contract/route/legs.ts';
import type { Flown } from './stretches.ts';

type Times = {
  /** Of a stretch; null where it is not known. */
  minutesOf: (stretch: Flown) => number | null;
  /** Time at so many minutes after the start of a leg. */
  timeOf: (leg: number, minutes: number) => string | null;
};

/** Nautical miles from the start of the route; feet. Empty for stretches without feet. */
export function cornersOf(
  stretches: readonly Flown[],
  legs: readonly { distanceNm: number }[],
  { minutesOf, timeOf }: Times,
): RouteCorner[] {
  const starts = legs.map((_, at) => legs.slice(0, at).reduce((sum, { distanceNm }) => sum + distanceNm, 0));
  const corners: RouteCorner[] = [];
  let [leg, minutes]: [number, number | null] = [-1, 0];
  for (const stretch of stretches) {
    const { fromFeet, toFeet, start, length } = stretch;
    const along = starts[stretch.leg];
    if (fromFeet === undefined || toFeet === undefined || along === undefined) return [];
    if (stretch.leg !== leg) [leg, minutes] = [stretch.leg, 0];
    if (corners.length === 0) corners.push({ alongNm: along + start, feet: fromFeet, at: timeOf(leg, 0) });
    const taken = minutesOf(stretch);
    minutes = minutes === null || taken === null ? null : minutes + taken;
    corners.push({ alongNm: along + start + length, feet: toFeet, at: minutes === null ? null : timeOf(leg, minutes) });
  }
  return corners;
}
