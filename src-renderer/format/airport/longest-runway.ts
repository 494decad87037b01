import type { Runway } from '#contract/airports/runway.ts';

/** Length in feet of the longest runway that is not closed; undefined where no length is known. */
export function longestRunway(runways: readonly Runway[]): number | undefined {
  const lengths = runways.flatMap(({ length, isClosed }) => (length === null || isClosed === true ? [] : [length]));
  return lengths.length === 0 ? undefined : Math.max(...lengths);
}
