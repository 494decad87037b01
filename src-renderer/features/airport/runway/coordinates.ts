/** Whether the coordinates of a runway's ends can be drawn. */
import type { Runway } from '#contract/resources.ts';
import { between } from '#renderer/format/geodesic.ts';

const FEET_PER_NM = 6076.11549;
/** By how much the way between the ends may differ from the length: sources round both, and some give the thresholds instead of the ends. */
const TOLERANCE = 0.25;
const TOLERANCE_FEET = 300;

type Place = { latitude: number; longitude: number };
export type Coordinates = { kind: 'fit'; low: Place; high: Place } | { kind: 'missing' | 'unfit' };

/** `unfit` are ends that contradict the length, or that lie at one place. */
export function coordinates(runway: Runway): Coordinates {
  const { lowEndLatitude, lowEndLongitude, highEndLatitude, highEndLongitude, length } = runway;
  if (lowEndLatitude === null || lowEndLongitude === null || highEndLatitude === null || highEndLongitude === null)
    return { kind: 'missing' };
  const low = { latitude: lowEndLatitude, longitude: lowEndLongitude };
  const high = { latitude: highEndLatitude, longitude: highEndLongitude };
  const feet = between(low, high).distance * FEET_PER_NM;
  const fits = feet > 30 && (length === null || Math.abs(feet - length) <= Math.max(TOLERANCE * length, TOLERANCE_FEET));
  return fits ? { kind: 'fit', low, high } : { kind: 'unfit' };
}
