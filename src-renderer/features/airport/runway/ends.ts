/** The runway ends of an airport, for wind components. */
import type { Runway } from '#contract/airports/runway.ts';
import { endsOf, headingOf } from '#domain/runway.ts';
import { inOrder } from './runway-order.ts';
import type { End } from '../wind/wind.ts';

/** Ends without a designator or a direction are left out; `isClosed` says whether a NOTAM closes a runway now. */
export function windEnds(runways: readonly Runway[], declination: number | undefined, isClosed: (name: string) => boolean): End[] {
  return inOrder(runways).flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }) => {
      const heading = headingOf(runway, side, declination);
      if (ident === null || heading === undefined) return [];
      return [
        {
          ident,
          heading: heading.degreesTrue,
          isEstimated: heading.from === 'designator',
          isClosed: runway.isClosed === true || isClosed(runway.name),
          length: runway.length,
        },
      ];
    }),
  );
}
