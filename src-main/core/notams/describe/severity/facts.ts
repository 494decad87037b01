/** What the rules of severity look at: what was read of a NOTAM, and never its words. */
import type { Effect, NoticeReading } from '#core/notams/read/notice.ts';
import { worstBraking } from '#core/notams/read/conditions/friction.ts';
import { lowestCode } from '#domain/runway-condition.ts';
import { worstFriction } from '../condition-words.ts';
import { levelsOf, type Levels } from '#core/notams/read/levels.ts';

export type Grip = 'poor' | 'medium' | 'contaminated' | 'wet' | 'dry';

const NO_CODE = 7;
/** Hundredths, of the estimates in the SNOWTAM form before November 2021 (ICAO Annex 15): up to 0.25 is poor, up to 0.35 medium. */
const POOR = 25;
const MEDIUM = 35;
/** What lies there decides until the surface is measured as good: compacted snow is code 3 whatever was measured below that (ICAO Doc 9981, table of runway condition). */
const GOOD = 40;

export class Facts {
  readonly reading: NoticeReading;
  readonly effects: readonly Effect[];
  /** Codes of subject and condition, one after the other; `--` where not known. */
  readonly topicCode: string;
  /** It is the lowest of all runways reported; 7 without a code. */
  readonly lowestCode: number;
  /** It is the worst of the reports without a code; null without one. */
  readonly grip: Grip | null;

  constructor(reading: NoticeReading, topicCode: string, effects: readonly Effect[]) {
    this.reading = reading;
    this.effects = effects;
    this.topicCode = topicCode;
    this.lowestCode = reading.runwayConditions.reduce((least, one) => Math.min(least, lowestCode(one) ?? NO_CODE), NO_CODE);
    this.grip = reading.runwayConditions.length === 0 ? null : worstGrip(reading);
  }

  get levels(): Levels {
    return levelsOf(this.reading);
  }
}

const order: readonly Grip[] = ['poor', 'medium', 'contaminated', 'wet', 'dry'];

function worstGrip({ runwayConditions }: NoticeReading): Grip | null {
  const grips = runwayConditions.flatMap((condition): Grip | [] => {
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
