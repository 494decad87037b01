/** Reads braking action in words, and friction as an estimate or a coefficient: item H of a SNOWTAM before November 2021, CRFI of Canada, remarks. */
import type { BrakingAction } from '#contract/notams/decoded.ts';
import type { RunwayCondition } from '../notice.ts';
import { hasAny, thirds } from './thirds.ts';

type Friction = Pick<RunwayCondition, 'friction' | 'frictionKind' | 'brakingAction'>;

/** Item H estimates from 1 poor to 5 good, 9 unreliable (ICAO Annex 15, the form before November 2021). */
const estimated: Readonly<Record<number, BrakingAction>> = {
  1: 'poor',
  2: 'mediumToPoor',
  3: 'medium',
  4: 'goodToMedium',
  5: 'good',
  9: 'unreliable',
};

const grade = String.raw`(?:LESS THAN POOR|GOOD|MEDIUM|MED|FAIR|POOR|NIL|UNRELIABLE|UNREL)`;
const grades = String.raw`${grade}(?: ?(?:TO|-) ?${grade})?`;
const said = new RegExp(
  String.raw`\b(?:BRAKING(?: ACTION)?|BRKG(?: ACTION)?|BA)(?:,? (?:IS|ARE|WAS|REPORTED|RPRTD|REP|RPTD|AS|EST|ESTIMATED|BY \w{1,12})){0,4}:? (?<grades>${grades}(?: ?/ ?${grades}){0,2})\b`,
);

const worse: readonly BrakingAction[] = ['good', 'goodToMedium', 'medium', 'mediumToPoor', 'poor', 'lessThanPoor', 'unreliable'];

/** Reads `BA GOOD TO MEDIUM`, `BRAKING ACTION POOR/POOR/MEDIUM`; null without one. */
export function brakingIn(text: string): RunwayCondition['brakingAction'] | null {
  const found = said.exec(text)?.groups?.['grades'];
  return found === undefined ? null : thirds(found.split('/'), gradeOf);
}

function gradeOf(words: string): BrakingAction | null {
  const named = words.match(/LESS THAN POOR|GOOD|MED|FAIR|POOR|NIL|UNREL/g) ?? [];
  const has = (...all: string[]) => named.some((word) => all.includes(word));
  if (has('UNREL')) return 'unreliable';
  if (has('NIL', 'LESS THAN POOR')) return 'lessThanPoor';
  const isMedium = has('MED', 'FAIR');
  if (has('POOR')) return isMedium || has('GOOD') ? 'mediumToPoor' : 'poor';
  if (isMedium) return has('GOOD') ? 'goodToMedium' : 'medium';
  return has('GOOD') ? 'good' : null;
}

const value = String.raw`(?:0?\.\d{1,2}|\d{1,2}|NR|XX?|NIL|-)(?![\d.])`;
const numbered = new RegExp(String.raw`^${value}(?:\s?\/\s?${value}){0,2}`);
const worded = new RegExp(`^${grades}(?: ?/ ?${grades}){0,2}`);

/** Reads item H: `4/4/3`, `28/30/31 SFH`, `0.45`, `POOR/POOR/MEDIUM`, `9/9/9`. */
export function frictionOf(item: string): Friction {
  const text = item.trim();
  const numbers = numbered.exec(text)?.[0];
  if (numbers === undefined || !/\d/.test(numbers)) {
    const words = worded.exec(text)?.[0];
    return { friction: [null, null, null], frictionKind: null, brakingAction: thirds(words?.split('/'), gradeOf) };
  }
  const friction = thirds(numbers.trim().split('/'), hundredths);
  // An estimate has one digit, a coefficient has two.
  const isEstimate = friction.every((value) => value === null || value < 10) && !numbers.includes('.');
  return {
    friction,
    frictionKind: isEstimate ? 'estimated' : 'measured',
    brakingAction: isEstimate ? friction.map((value) => (value === null ? null : (estimated[value] ?? null))) : [null, null, null],
  };
}

function hundredths(part: string): number | null {
  const text = part.trim();
  const fraction = /^0?\.(\d{1,2})$/.exec(text)?.[1];
  if (fraction !== undefined) return Number(fraction.padEnd(2, '0'));
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

const index = /(?:0?\.\d{1,2}|NR)(?:\s?\/\s?(?:0?\.\d{1,2}|NR)){2}|(?<![\d.])0?\.\d{1,2}(?!\d)/;

/** What follows `CRFI 09`: `.35/.23/NR -6C`, `-3C .40`; null where nothing was measured. */
export function canadianIndexIn(text: string): Friction | null {
  const friction = thirds(index.exec(text)?.[0].split('/'), hundredths);
  return hasAny(friction) ? { friction, frictionKind: 'canadianIndex', brakingAction: [null, null, null] } : null;
}

const coefficients = /MEASURED (?:FRICTION )?COEFFICIENTS?:? (?<values>\d{2}\/\d{2}\/\d{2})\b/;

/** Reads `MEASURED FRICTION COEFFICIENTS 38/40/41`; null without them. */
export function coefficientsIn(text: string): Friction | null {
  const values = coefficients.exec(text)?.groups?.['values'];
  return values === undefined ? null : frictionOf(values);
}

/** The worst of the thirds; unreliable is worse than any. Null where nothing is said. */
export function worstBraking(thirdsOf: RunwayCondition['brakingAction']): BrakingAction | null {
  const known = thirdsOf.filter((action) => action !== null);
  return known.length === 0 ? null : (worse[Math.max(...known.map((action) => worse.indexOf(action)))] ?? null);
}
