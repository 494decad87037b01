/** The runway end that a wind favours, of those that are not closed. Pure. */
import type { AirportWithParts } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { BestEnd } from '#contract/desk.ts';
import { endsInWind, favourable, type End } from '#domain/wind/ends-in-wind.ts';
import type { WrittenWind } from '#domain/wind/read-wind.ts';
import { endsOf, headingOf } from '#domain/runway.ts';
import { wholeKnots } from '#domain/wind/wind.ts';

type Placed = { airport: Pick<AirportWithParts, 'runways'>; state: AerodromeState; variation: number | undefined };

/** `state` is of the moment at which a runway is looked for, `variation` in degrees, east positive. */
export function bestEnd(wind: WrittenWind | undefined, placed: Placed): BestEnd {
  const none = (reason: NonNullable<BestEnd['reason']>): BestEnd => ({
    wind: wind ? { direction: wind.direction, speedKt: wind.speed, gustKt: wind.gust ?? null } : null,
    ends: [],
    headwindKt: null,
    crosswindKt: null,
    gustCrosswindKt: null,
    reason,
  });
  if (!wind) return none('noWind');
  const { direction, speed, gust } = wind;
  if (direction === null) return none('variable');
  const ends = favourable(endsAt(placed));
  if (ends.length === 0) return none('noHeadings');
  if (ends.every(({ isClosed }) => isClosed)) return none('noneOpen');
  const best = endsInWind(ends, wind).filter((end) => end.isBest);
  const [first] = best;
  if (!first) return none('calm');
  const steady = wholeKnots(first.steady);
  return {
    wind: { direction, speedKt: speed, gustKt: gust ?? null },
    ends: best.map(({ end }) => end.ident),
    headwindKt: steady.headwind,
    crosswindKt: steady.crosswind,
    gustCrosswindKt: first.gust ? wholeKnots(first.gust).crosswind : null,
    reason: null,
  };
}

const shut: readonly string[] = ['closed', 'mayBeClosed'];

function endsAt({ airport, state, variation }: Placed): End[] {
  const states = new Map(state.runways.map(({ id, ends }) => [id, ends]));
  return airport.runways.flatMap((runway) =>
    endsOf(runway).flatMap(({ side, ident }): End[] => {
      const heading = headingOf(runway, side, variation);
      if (ident === null || heading === undefined) return [];
      const then = states.get(runway.id)?.find((end) => end.ident === ident)?.state ?? 'unknown';
      return [
        {
          ident,
          heading: heading.degreesTrue,
          isEstimated: heading.from === 'designator',
          isClosed: runway.isClosed === true || shut.includes(then),
          length: runway.length,
        },
      ];
    }),
  );
}
