import type { Runway } from '#contract/airports/runway.ts';

/** Open runways come first, then the longest. */
export const inOrder = (runways: readonly Runway[]): Runway[] =>
  runways.toSorted(
    (a, b) =>
      Number(a.isClosed === true) - Number(b.isClosed === true) || (b.length ?? -1) - (a.length ?? -1) || a.name.localeCompare(b.name),
  );
