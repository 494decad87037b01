/** Which of the given winds blows on a leg: its own, else by its level, else that of the route. */
import type { RouteWind } from '#contract/route/aircraft.ts';
import type { LegReason, RouteLeg } from '#contract/route/legs.ts';
import { normalized } from '#domain/directions.ts';

type Found = { wind: NonNullable<RouteLeg['wind']>; reason: null } | { wind: null; reason: LegReason };

/** `feet` is the level of the leg. Nothing is extrapolated: above the highest and below the lowest level given the wind is not known. */
export function windOf(winds: readonly RouteWind[], leg: number, feet: number | null): Found {
  const own = winds.find((wind) => wind.leg === leg);
  if (own) return found(own, 'leg');
  const byLevel = winds
    .filter((wind) => wind.leg === undefined && wind.levelFt !== undefined)
    .toSorted((a, b) => (a.levelFt ?? 0) - (b.levelFt ?? 0));
  if (byLevel.length > 0) {
    if (feet === null) return { wind: null, reason: 'windLevelUnknown' };
    const wind = between(byLevel, feet);
    return wind ? found(wind, 'level') : { wind: null, reason: 'noWindAtLevel' };
  }
  const ofRoute = winds.find((wind) => wind.leg === undefined);
  return ofRoute ? found(ofRoute, 'route') : { wind: null, reason: 'noWind' };
}

const found = ({ direction, speedKt }: Blowing, source: 'leg' | 'level' | 'route'): Found => ({
  wind: { direction: normalized(direction), speedKt, source },
  reason: null,
});

type Blowing = Pick<RouteWind, 'direction' | 'speedKt'>;

/** As vectors: between 350° and 010° it comes from north. */
function between(winds: readonly RouteWind[], feet: number): Blowing | undefined {
  const [below, above] = [winds.findLast(({ levelFt = 0 }) => levelFt <= feet), winds.find(({ levelFt = 0 }) => levelFt >= feet)];
  if (!below || !above) return undefined;
  const [low, high] = [below.levelFt ?? 0, above.levelFt ?? 0];
  if (low === high) return below;
  const part = (feet - low) / (high - low);
  const [one, other] = [vectorOf(below), vectorOf(above)];
  const [east, north] = [one.east + (other.east - one.east) * part, one.north + (other.north - one.north) * part];
  return { direction: (Math.atan2(east, north) * 180) / Math.PI, speedKt: Math.hypot(east, north) };
}

function vectorOf({ direction, speedKt }: Blowing): { east: number; north: number } {
  const angle = (direction * Math.PI) / 180;
  return { east: speedKt * Math.sin(angle), north: speedKt * Math.cos(angle) };
}
