/** Puts runway conditions into words, for the plain text and the headline. */
import { brakingWords } from '#words/en/notams.ts';
import { gradeOfCode, lowestCode } from '#domain/runway-condition.ts';
import type { RunwayCondition } from '../read/notice.ts';
import { utcMinutes } from './utc-minutes.ts';
import type { RunwayCondition as AgedCondition } from '#contract/notams/decoded.ts';
import { VALID_HOURS } from '../read/conditions/grf-line.ts';

export const gripWords: readonly string[] = gradeOfCode.map((grade) => (grade === 'dry' ? 'dry' : brakingWords[grade]));

/** Finds the lowest coefficient, in hundredths; null for an estimate. */
export function worstFriction({ friction, frictionKind }: Pick<RunwayCondition, 'friction' | 'frictionKind'>): number | null {
  const known = friction.filter((value) => value !== null);
  return frictionKind === 'estimated' || known.length === 0 ? null : Math.min(...known);
}

export function conditionText(condition: RunwayCondition): string {
  const { runway, codes, contaminants, coveragePercent, depthMm, brakingAction, friction, frictionKind, observedAt } = condition;
  const surfaces = contaminants.map((contaminant, third) => {
    const [cover, depth] = [coveragePercent[third] ?? null, depthMm[third] ?? null];
    const covered = [cover === null ? '' : `${cover} %`, contaminant ?? ''].filter(Boolean).join(' ');
    return [covered, depth === null ? '' : `${depth} mm deep`].filter(Boolean).join(', ');
  });
  const braking = alongThirds(brakingAction.map((action) => (action === null ? '' : brakingWords[action])));
  const hundredths = worstFriction(condition) === null ? '' : alongThirds(friction.map((value) => (value === null ? '' : fraction(value))));
  const said = [
    gripText(codes),
    alongThirds(surfaces),
    braking && `braking ${braking}`,
    hundredths && `${frictionKind === 'measured' ? 'friction measured' : 'friction index (CRFI)'} ${hundredths}`,
  ].filter(Boolean);
  const observed = observedAt === null ? '' : `, observed ${utcMinutes(new Date(observedAt))}`;
  return `Runway${runway === null ? '' : ` ${runway}`}: ${said.length === 0 ? 'nothing reported' : said.join(', ')}${observed}.`;
}

/** Friction is stored in hundredths and written as `0.05`. */
export const fraction = (hundredths: number): string => (hundredths / 100).toFixed(2);

function gripText(codes: readonly (number | null)[]): string {
  const lowest = lowestCode({ codes });
  if (lowest === null) return '';
  const worst = gripWords[lowest];
  if (new Set(codes).size === 1) return `condition ${lowest} of 6 (${worst})`;
  return `condition ${codes.map((code) => code ?? '?').join(', ')} of 6 along its thirds (worst: ${worst})`;
}

/** Says a value once if the thirds agree. */
function alongThirds(thirds: readonly string[]): string {
  return new Set(thirds).size === 1 ? (thirds[0] ?? '') : thirds.map((third) => third || 'not reported').join(' / ');
}

const MS_A_MINUTE = 60_000;
const MINUTES_AN_HOUR = 60;

export function agedCondition(condition: RunwayCondition, at: Date): AgedCondition {
  const { observedAt } = condition;
  if (observedAt === null) return { ...condition, ageMinutes: null, timeliness: 'unknown' };
  const minutes = Math.floor((at.getTime() - Date.parse(observedAt)) / MS_A_MINUTE);
  if (minutes < 0) return { ...condition, ageMinutes: null, timeliness: 'notYetObserved' };
  return { ...condition, ageMinutes: minutes, timeliness: minutes > VALID_HOURS * MINUTES_AN_HOUR ? 'past8Hours' : 'current' };
}
