/** The runway ends of an airport, for wind components. */
import type { Runway } from '#contract/airports/runway.ts';
import { endsOf, headingOf } from '#domain/runway.ts';
import { inOrder } from './runway-order.ts';
import { isShut, type OpenNow } from '#renderer/data/airports/use-aerodrome-state.ts';
import type { End } from '#domain/wind/ends-in-wind.ts';

/** Ends without a designator or a direction are left out; `openNowOf` says what is open now. */
export function windEnds(runways: readonly Runway[], declination: number | undefined, openNowOf: OpenNow['openNowOf']): End[] {
  return inOrder(runways).flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }) => {
      const heading = headingOf(runway, side, declination);
      if (ident === null || heading === undefined) return [];
      return [
        {
          ident,
          heading: heading.degreesTrue,
          isEstimated: heading.from === 'designator',
          isClosed: runway.isClosed === true || isShut(openNowOf(runway.name, ident)),
          length: runway.length,
        },
      ];
    }),
  );
}
