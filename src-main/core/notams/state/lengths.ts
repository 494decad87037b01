/** Lengths of a runway end that NOTAMs leave: the shortest that any of them gives. Feet; null where one changes it without a number. */
import type { Cause } from '#contract/airports/state.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { landingLength, type RunwayEnd } from '#domain/runway.ts';
import { wholeLength } from '#domain/runway-length.ts';
import { metresToFeet } from '#domain/units.ts';

type Given = Cause['lengths'][number];
type Lengths = { length: number | null; landingLength: number | null };

export function lengthsLeft(runway: Runway, end: RunwayEnd, causes: readonly Cause[]): Lengths {
  const published = { length: runway.length, landingLength: landingLength(runway, end) };
  return causes.reduce<Lengths>((left, cause) => {
    const given = afterOne(published, cause);
    return { length: shorter(left.length, given.length), landingLength: shorter(left.landingLength, given.landingLength) };
  }, published);
}

const shorter = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : Math.min(one, other));

/** What one NOTAM leaves of the published lengths. A declared distance that it does not name stays (ICAO Annex 14, 2.8). */
function afterOne(published: Lengths, cause: Cause): Lengths {
  if (cause.lengths.length > 0) return withGiven(published, cause.lengths);
  if (!changesLength(cause)) return published;
  return { length: cause.kind === 'displacesThreshold' ? published.length : null, landingLength: null };
}

/** Closed in part, and neither for some nor at some times: over a length that is not known. */
const changesLength = ({ kind, extent, for: closedFor, when }: Cause): boolean =>
  kind === 'changesDistances' ||
  kind === 'shortensRunway' ||
  kind === 'displacesThreshold' ||
  (kind === 'closesRunway' && extent === 'part' && closedFor === null && when === null);

const withGiven = (published: Lengths, lengths: readonly Given[]): Lengths =>
  lengths.reduce<Lengths>((left, { of, value, unit }) => {
    const exact = unit === 'm' ? metresToFeet(value) : value;
    // Whatever the number is of, what is left to land on is rounded down.
    const feet = of === 'lost' || of === 'displacement' ? Math.ceil(exact) : wholeLength(exact, 'ft');
    const less = (length: number | null): number | null => (length === null || feet >= length ? null : length - feet);
    switch (of) {
      case 'TORA':
      case 'ASDA':
        return { ...left, length: Math.min(left.length ?? feet, feet) };
      case 'LDA':
        return { ...left, landingLength: feet };
      case 'left':
        return { length: feet, landingLength: Math.min(left.landingLength ?? feet, feet) };
      case 'lost':
        return { length: less(left.length), landingLength: less(left.landingLength) };
      case 'displacement':
        return { ...left, landingLength: less(left.length) };
      case 'TODA':
        return left;
    }
  }, published);
