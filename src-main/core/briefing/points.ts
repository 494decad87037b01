/** How many notices of each severity are nearest to each point of a route. Pure. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingNotice } from '#contract/briefing/notice.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { nameOf } from './notice.ts';

type PointCounts = Briefing['points'];

/** Those of whole regions and of no known place are at no point. */
export function pointCounts({ points, legs }: ParsedRoute, notices: readonly BriefingNotice[]): PointCounts {
  let reached = 0;
  const along = points.map((_, index) => (index === 0 ? 0 : (reached += legs[index - 1]?.distanceNm ?? 0)));
  const nearest = (nm: number): number =>
    along.reduce((best, one, index) => (Math.abs(one - nm) < Math.abs((along[best] ?? 0) - nm) ? index : best), 0);
  const counts = points.map(() => new Map<BriefingNotice['severity'], number>());
  for (const { aerodrome, passes, severity } of notices) {
    const [pass] = passes;
    const index = aerodrome !== null ? points.findIndex((point) => nameOf(point) === aerodrome) : pass ? nearest(pass.nearestNm) : -1;
    const of = counts[index];
    of?.set(severity, (of.get(severity) ?? 0) + 1);
  }
  return points.map((point, index) => ({
    ident: nameOf(point),
    latitude: point.latitude,
    longitude: point.longitude,
    eto: point.eto,
    counts: [...(counts[index] ?? [])].map(([severity, count]) => ({ severity, count })).toSorted((a, b) => b.severity - a.severity),
  }));
}
