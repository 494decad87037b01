/**
 * Levels along a route: climbs and descents begin where the route changes its level (ICAO Doc 4444, Appendix 2, item 15 c3), and the last descent ends at the
 * destination. Distances are nautical miles from the start of a leg, levels feet, speeds knots over the ground, rates feet a minute.
 */
export type Phase = 'climb' | 'cruise' | 'descent';

export type Stretch = { leg: number; phase: Phase; start: number; length: number; fromFeet: number; toFeet: number; speed: number };

export type LevelLeg = { distance: number; feet: number; speeds: Readonly<Record<Phase, number>> };

export type Rates = Readonly<Record<'climb' | 'descent', number>>;

type Profile = { stretches: Stretch[]; isLevelReached: boolean };

/** From one elevation to another. Undefined where the descent cannot end at the destination: it is above the last level, or too near below the departure. */
export function profileOf(
  legs: readonly LevelLeg[],
  [departure, destination]: readonly [number, number],
  rates: Rates,
): Profile | undefined {
  const flown = upFrom(legs, departure, rates);
  const descent: Stretch[] = [];
  let feet = destination;
  while (flown.length > 0) {
    const last = flown.pop();
    if (!last || last.toFeet < feet) return undefined;
    const speed = legs[last.leg]?.speeds.descent ?? last.speed;
    const slope = (rates.descent * 60) / speed;
    const steepness = last.length === 0 ? 0 : (last.fromFeet - last.toFeet) / last.length;
    // Backwards from the end of the stretch, the descent comes up to what was flown before it.
    const meets = slope > steepness ? (last.toFeet - feet) / (slope - steepness) : Infinity;
    const length = Math.min(meets, last.length);
    const top = feet + slope * length;
    if (length > 0)
      descent.unshift({ ...last, phase: 'descent', start: last.start + last.length - length, length, fromFeet: top, toFeet: feet, speed });
    feet = top;
    if (meets > last.length) continue;
    if (length < last.length) flown.push({ ...last, length: last.length - length, toFeet: top });
    return { stretches: [...flown, ...descent], isLevelReached: last.phase !== 'climb' || length === 0 };
  }
  return undefined;
}

/** Without the last descent. */
function upFrom(legs: readonly LevelLeg[], departure: number, rates: Rates): Stretch[] {
  const stretches: Stretch[] = [];
  let feet = departure;
  for (const [leg, { distance, feet: target, speeds }] of legs.entries()) {
    const phase = feet < target ? 'climb' : 'descent';
    const slope = (rates[phase] * 60) / speeds[phase];
    const length = Math.min(Math.abs(target - feet) / slope, distance);
    const reached = length < distance ? target : feet + Math.sign(target - feet) * slope * length;
    if (length > 0) stretches.push({ leg, phase, start: 0, length, fromFeet: feet, toFeet: reached, speed: speeds[phase] });
    feet = reached;
    if (length < distance)
      stretches.push({
        leg,
        phase: 'cruise',
        start: length,
        length: distance - length,
        fromFeet: feet,
        toFeet: feet,
        speed: speeds.cruise,
      });
  }
  return stretches;
}
