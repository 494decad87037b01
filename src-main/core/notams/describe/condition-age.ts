/** The age of a report of a runway's surface, at the moment of a question. */
import type { RunwayCondition as AgedCondition } from '#contract/notams/decoded.ts';
import type { RunwayCondition } from '../read/notice.ts';
import { VALID_HOURS } from '../read/conditions/grf-line.ts';

const MS_A_MINUTE = 60_000;
const MINUTES_AN_HOUR = 60;

export function agedCondition(condition: RunwayCondition, at: Date): AgedCondition {
  const { observedAt } = condition;
  if (observedAt === null) return { ...condition, ageMinutes: null, timeliness: 'unknown' };
  const minutes = Math.floor((at.getTime() - Date.parse(observedAt)) / MS_A_MINUTE);
  if (minutes < 0) return { ...condition, ageMinutes: null, timeliness: 'notYetObserved' };
  return { ...condition, ageMinutes: minutes, timeliness: minutes > VALID_HOURS * MINUTES_AN_HOUR ? 'past8Hours' : 'current' };
}
