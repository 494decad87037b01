/** Finds the level of a leg above mean sea level. A flight level has one only by the QNH of a report, which the leg then names. */
import type { RouteLeg } from '#contract/route/legs.ts';
import { middleBetween } from '#domain/geodesic.ts';
import { altitudeOf } from '#domain/standard-atmosphere.ts';
import type { Point } from '../points/point.ts';
import type { Plan } from './flown-leg.ts';

type Ends = readonly [Point | undefined, Point | undefined];

/** `moment` is when the leg is flown, in milliseconds since 1970. */
export function altitudeOfLeg(
  [from, to]: Ends,
  level: RouteLeg['level'],
  { moment, plan: { qnhNear } }: { moment: number; plan: Pick<Plan, 'qnhNear'> },
): Pick<RouteLeg, 'altitudeFt' | 'qnh'> {
  if (!from || !to || !level || level.feet === null) return { altitudeFt: null, qnh: null };
  if (!isPressureLevel(level)) return { altitudeFt: Math.round(level.feet), qnh: null };
  const qnh = qnhNear(middleBetween(from.position, to.position).position, moment) ?? null;
  return { altitudeFt: qnh && Math.round(altitudeOf(level.feet, qnh.qnhHpa)), qnh };
}

export const isPressureLevel = ({ kind }: NonNullable<RouteLeg['level']>): boolean => kind === 'flightLevel' || kind === 'metricLevel';
