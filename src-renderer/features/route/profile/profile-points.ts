/** Points and tops are in the order in which the aircraft meets them, with planned level and elevation. */
import type { ParsedRoute } from '#contract/route/route.ts';
import { pointName } from '#renderer/format/route/point-name.ts';

/** Nautical miles from the start of the route, feet; null is not known, or that it has none. */
export type ProfilePoint = {
  kind: 'point' | 'topOfClimb' | 'topOfDescent';
  name: string;
  alongNm: number;
  plannedFt: number | null;
  /** Only the elevation counts for an aerodrome. */
  isField: boolean;
  elevationFt: number | null;
  at: string | null;
};

export function profilePoints({ points, legs, tops, profile, totals }: ParsedRoute): ProfilePoint[] {
  const starts = [0];
  for (const { distanceNm } of legs) starts.push((starts.at(-1) ?? 0) + distanceNm);
  const planned = (alongNm: number, at: number): number | null => {
    const corner = profile.find((one) => Math.abs(one.alongNm - alongNm) < 0.001);
    if (corner) return corner.altitudeFt ?? corner.feet;
    return profile.length === 0 ? levelOf(legs[at]) : null;
  };
  const found = [
    ...points.map((point, at): ProfilePoint => ({
      kind: 'point',
      name: pointName(point),
      alongNm: starts[at] ?? 0,
      plannedFt: planned(starts[at] ?? 0, at),
      isField: point.kind === 'airport',
      elevationFt: point.kind === 'airport' ? point.elevationFt : null,
      at: at === 0 ? totals.depart : point.eto,
    })),
    ...tops.map(({ kind, leg, distanceNm, feet, at }): ProfilePoint => ({
      kind,
      name: '',
      alongNm: (starts[leg] ?? 0) + distanceNm,
      plannedFt: planned((starts[leg] ?? 0) + distanceNm, leg) ?? feet,
      isField: false,
      elevationFt: null,
      at,
    })),
  ];
  return found.toSorted((a, b) => a.alongNm - b.alongNm);
}

/** Feet above mean sea level, of pressure altitude where no QNH is known. */
const levelOf = (leg: ParsedRoute['legs'][number] | undefined): number | null => leg?.altitudeFt ?? leg?.level?.feet ?? null;

/** The lines of the planned levels: one with climb and descent, else one for each leg whose level is known. */
export function plannedLines({ profile, legs }: Pick<ParsedRoute, 'profile' | 'legs'>): { alongNm: number; feet: number }[][] {
  if (profile.length > 0) return [profile.map(({ alongNm, feet, altitudeFt }) => ({ alongNm, feet: altitudeFt ?? feet }))];
  let along = 0;
  return legs.flatMap((leg) => {
    const [start, end] = [along, along + leg.distanceNm];
    along = end;
    const feet = levelOf(leg);
    return feet === null
      ? []
      : [
          [
            { alongNm: start, feet },
            { alongNm: end, feet },
          ],
        ];
  });
}
