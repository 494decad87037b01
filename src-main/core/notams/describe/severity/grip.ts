/** Ranks reports of a runway's surface that have no condition code by how the runway grips. */
import type { RunwayCondition } from '#core/notams/read/notice.ts';
import { worstBraking } from '#core/notams/read/conditions/friction.ts';
import { lowestCode } from '#domain/runway-condition.ts';
import { worstFriction } from '../condition-words.ts';

export type Grip = 'poor' | 'medium' | 'contaminated' | 'wet' | 'dry';

/** Hundredths, of the estimates in the SNOWTAM form before November 2021 (ICAO Annex 15): up to 0.25 is poor, up to 0.35 medium. */
const POOR = 25;
const MEDIUM = 35;
/** What lies there decides until the surface is measured as good: compacted snow is code 3 whatever was measured below that (ICAO Doc 9981, table of runway condition). */
const GOOD = 40;

const order: readonly Grip[] = ['poor', 'medium', 'contaminated', 'wet', 'dry'];

/** Returns the worst grip of the reports without a code; null where every report has one. */
export function worstGrip(reports: readonly RunwayCondition[]): Grip | null {
  const grips = reports.flatMap((condition): Grip | [] => {
    if (lowestCode(condition) !== null) return [];
    const braking = worstBraking(condition.brakingAction);
    const friction = worstFriction(condition);
    const words = condition.contaminants.join(' ');
    if (['poor', 'lessThanPoor', 'unreliable'].includes(braking ?? '') || (friction !== null && friction <= POOR)) return 'poor';
    if (['medium', 'mediumToPoor'].includes(braking ?? '') || (friction !== null && friction <= MEDIUM)) return 'medium';
    if (braking === null && (friction ?? 0) < GOOD && /\b(?:snow|slush|ice|icy|frost|rime|ruts?|standing water)\b/.test(words))
      return 'contaminated';
    // Dry over a part of the width says nothing of the rest.
    return /\bdry\b/.test(words) && !/\b(?:wet|damp|snow)\b/.test(words) && condition.widthM === null ? 'dry' : 'wet';
  });
  return order.find((grip) => grips.includes(grip)) ?? null;
}
