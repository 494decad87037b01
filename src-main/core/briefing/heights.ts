/** From where to where an area of a notice reaches, and what its feet are above. */
import type { BriefingHeight } from '#contract/briefing/notice.ts';
import type { DecodedNotam } from '#core/notams/describe/decoded-notam.ts';
import { levelsOf } from '#core/notams/describe/severity/levels.ts';
import { readLimit } from '#core/notams/items/limit.ts';

/** Null where the notice does not say. */
export function heightsOf(notam: DecodedNotam): { floor: BriefingHeight | null; ceiling: BriefingHeight | null } {
  const { floor, ceiling } = levelsOf(notam);
  const { lowerFl, upperFl } = notam;
  const isByItemQ = lowerFl !== null && upperFl !== null && (lowerFl > 0 || upperFl < 999);
  const height = (feet: number | null, item: string | null): BriefingHeight | null => {
    if (feet === null) return null;
    const limit = item === null ? null : readLimit(item);
    if (feet === Infinity) return { feet: null, reference: 'unlimited' };
    if (limit !== null && limit.feet === feet) return { feet, reference: limit.reference };
    if (feet === 0) return { feet, reference: 'surface' };
    return { feet, reference: isByItemQ ? 'flightLevel' : null };
  };
  return { floor: height(floor, notam.lowerLimit), ceiling: height(ceiling, notam.upperLimit) };
}
