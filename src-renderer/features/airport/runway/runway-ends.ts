import type { Runway } from '#contract/resources.ts';

/** One end of a runway: heading in degrees true, threshold and elevation in feet. */
export type RunwayEnd = {
  side: 'low' | 'high';
  ident: string | null;
  heading: number | null;
  displacedThreshold: number | null;
  elevation: number | null;
};

/** Both ends; a helipad, of which only one is named, has one. */
export function endsOf(runway: Runway): readonly RunwayEnd[] {
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

/** Open runways first, then the longest. */
export const inOrder = (runways: readonly Runway[]): Runway[] =>
  runways.toSorted(
    (a, b) =>
      Number(a.isClosed === true) - Number(b.isClosed === true) || (b.length ?? -1) - (a.length ?? -1) || a.name.localeCompare(b.name),
  );
