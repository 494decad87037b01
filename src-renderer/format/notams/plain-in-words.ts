/** Writes a decoded NOTAM in sentences in the language of the window: what, where, when, and the state of runways. */
import type { Decoded, RunwayCondition } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { itemDLine, whereLines } from '#words/plain-lines.ts';
import { words } from '#renderer/i18n/words.ts';
import { headlineInWords } from './headline-in-words.ts';
import { validityInWords, type WriteTime } from './period.ts';
import { brakingInWords, contaminantInWords } from './surface.ts';
import { formatFlightLevel } from '#domain/flight-level.ts';

/** Each has a sentence; there is none where nothing is decoded. */
export function plainInWords(notam: NotamAnswer, write: WriteTime): string[] {
  const { decoded } = notam;
  if (decoded === undefined) return [];
  const { when } = words.notams.plainSentences;
  const headline = headlineInWords(decoded);
  return [
    ...(headline === undefined ? [] : [`${headline}.`]),
    ...whereInWords(decoded),
    when(validityInWords(notam, write), itemDInWords(decoded) ?? ''),
    ...decoded.runwayConditions.map((condition) => surfaceInWords(condition, write)),
  ];
}

/** There is nothing where neither place nor levels are known. */
export const whereInWords = (decoded: Decoded): string[] => whereLines(decoded, words.notams.plainSentences, limitsInWords(decoded));

/** Item D with its words in the language of the window; undefined without one. Its figures and their order stay as they are. */
export const itemDInWords = (decoded: Pick<Decoded, 'schedule' | 'scheduleUnderstood'>): string | undefined =>
  itemDLine(decoded, words.notams.plainSentences);

/** A value is said once where the thirds agree. */
const along = (thirds: readonly (string | null)[]): string | undefined => {
  if (thirds.every((third) => third === null)) return undefined;
  return new Set(thirds).size === 1 ? (thirds[0] ?? undefined) : thirds.map((third) => third ?? words.common.unknown).join(' / ');
};

function surfaceInWords(condition: RunwayCondition, write: WriteTime): string {
  const { surface, allRunways, code, deep, braking, observed } = words.notams.plainSentences;
  const deposits = condition.contaminants.map((deposit, third) => {
    const [cover, depth] = [condition.coveragePercent[third] ?? null, condition.depthMm[third] ?? null];
    const contaminant = contaminantInWords(deposit) ?? '';
    const parts = [[cover === null ? '' : `${cover} %`, contaminant].filter(Boolean).join(' '), depth === null ? '' : deep(String(depth))];
    return parts.some(Boolean) ? parts.filter(Boolean).join(', ') : null;
  });
  const codes = along(condition.codes.map((value) => (value === null ? null : String(value))));
  const grip = brakingInWords(condition);
  const facts = [
    ...(codes === undefined ? [] : [code(codes)]),
    ...[along(deposits)].filter((sentence) => sentence !== undefined),
    ...(grip === null ? [] : [braking(grip)]),
    ...(condition.observedAt === null ? [] : [observed(write(condition.observedAt))]),
  ];
  return surface(condition.runway ?? allRunways, facts.length === 0 ? words.common.unknown : facts.join(', '));
}

/** Item Q means "no limit" by these flight levels. */
const [LOWEST, HIGHEST] = [0, 999];

type Limits = Pick<Decoded, 'lowerLimit' | 'upperLimit' | 'lowerFl' | 'upperFl'>;

/** Items F and G as written; else the flight levels of item Q, which are rounded outwards; undefined where neither gives one. */
export function limitsInWords({ lowerLimit, upperLimit, lowerFl, upperFl }: Limits): string | undefined {
  const { limits } = words.notams;
  const { unknown } = words.common;
  if (lowerLimit !== null || upperLimit !== null) return limits(lowerLimit ?? unknown, upperLimit ?? unknown);
  if (lowerFl === null || upperFl === null || (lowerFl === LOWEST && upperFl === HIGHEST)) return undefined;
  return limits(formatFlightLevel(lowerFl), formatFlightLevel(upperFl));
}
