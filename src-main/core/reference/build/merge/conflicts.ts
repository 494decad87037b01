/** Contradictions between sources that a pilot must know about: listed with both values, never averaged. */
import type { Conflict } from '#contract/dataset/conflicts.ts';
import { distanceBetween } from '#domain/geodesic.ts';
import { latLonOf } from '#domain/lat-lon.ts';
import { NEAR_NM } from './matching.ts';
import type { AirportValues } from '#core/reference/airport-fields.ts';
import type { Candidate, Candidates } from './candidate.ts';

/** Feet; a smaller difference may be due to the point that was measured. */
const ELEVATION_FT = 100;

/** Most severe first: whether it exists, then its position, then its elevation. */
const kinds: readonly Conflict['kind'][] = ['closed', 'position', 'elevation'];

/** Every value of a source that contradicts the one in use, which is `used`'s. `names` are those of the sources. */
export function conflictsOf(candidates: Candidates, names: readonly string[]): Conflict[] {
  return kinds.flatMap((kind) => {
    const [used, ...others] = candidates.filter(({ values }) => knows(kind, values));
    return used ? others.flatMap((other) => contradiction(kind, candidates, used, other, names) ?? []) : [];
  });
}

/** By kind, then by the size of the difference. */
export function byGravity(a: Conflict, b: Conflict): number {
  return (
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    (b.difference ?? 0) - (a.difference ?? 0) ||
    (a.airportId < b.airportId ? -1 : Number(a.airportId > b.airportId))
  );
}

function knows(kind: Conflict['kind'], { isClosed, latitude, longitude, elevation }: AirportValues): boolean {
  if (kind === 'closed') return isClosed !== null;
  return kind === 'position' ? latitude !== null && longitude !== null : elevation !== null;
}

function contradiction(
  kind: Conflict['kind'],
  candidates: Candidates,
  used: Candidate,
  other: Candidate,
  names: readonly string[],
): Conflict | undefined {
  const difference = differenceOf(kind, used.values, other.values);
  if (difference === undefined) return undefined;
  const codeOf = <Field extends 'icaoCode' | 'iataCode' | 'localCode'>(field: Field) =>
    candidates.find(({ values }) => values[field] !== null)?.values[field] ?? null;
  return {
    airportId: candidates[0].whole.id,
    code: codeOf('icaoCode') ?? codeOf('iataCode') ?? codeOf('localCode'),
    name: candidates[0].values.name,
    kind,
    usedSource: names[used.source] ?? '',
    usedValue: valueOf(kind, used.values),
    otherSource: names[other.source] ?? '',
    otherValue: valueOf(kind, other.values),
    difference,
  };
}

/** Nautical miles to a tenth, or feet; null where there is nothing to measure, undefined where the two agree well enough. */
function differenceOf(kind: Conflict['kind'], used: AirportValues, other: AirportValues): number | null | undefined {
  if (kind === 'closed') return used.isClosed === other.isClosed ? undefined : null;
  if (kind === 'position') {
    const [one, another] = [latLonOf(used), latLonOf(other)];
    const apart = one && another ? distanceBetween(one, another) : 0;
    return apart > NEAR_NM ? Math.round(apart * 10) / 10 : undefined;
  }
  const apart = Math.abs((used.elevation ?? 0) - (other.elevation ?? 0));
  return apart > ELEVATION_FT ? apart : undefined;
}

function valueOf(kind: Conflict['kind'], { isClosed, latitude, longitude, elevation }: AirportValues): string {
  if (kind === 'closed') return isClosed === true ? 'closed' : 'open';
  return kind === 'position' ? `${latitude}, ${longitude}` : `${elevation} ft`;
}
