/** Writes how old a report of a runway's surface is, and its friction. */
import type { RunwayCondition } from '#contract/notams/decoded.ts';
import { gradeOfCode, lowestCode } from '#domain/runway-condition.ts';
import { words } from '#renderer/i18n/words.ts';
import { ageInWords } from '../age.ts';

const MS_A_MINUTE = 60_000;

/** The age is the answer's own, as of the moment of the query. */
export const ageOfReport = ({ timeliness, ageMinutes }: RunwayCondition): string =>
  words.notams.surface.timeliness[timeliness](ageInWords((ageMinutes ?? 0) * MS_A_MINUTE));

/** `1, poor`: the code of the worst third; null where no code is reported. */
export function worstCodeInWords(condition: Pick<RunwayCondition, 'codes'>): string | null {
  const code = lowestCode(condition);
  const grade = code === null ? undefined : gradeOfCode[code];
  if (code === null || grade === undefined) return null;
  const { braking, dry, codeWithGrade } = words.notams.surface;
  return codeWithGrade(code, grade === 'dry' ? dry : braking[grade]);
}

/** A value is said once where the thirds agree; null where nothing is reported. */
export function brakingInWords({ brakingAction, friction, frictionKind }: RunwayCondition): string | null {
  const { braking, measured, canadianIndex } = words.notams.surface;
  const unknown = words.common.unknown;
  const along = (values: readonly (string | null)[]): string =>
    new Set(values).size === 1 ? (values[0] ?? unknown) : values.map((value) => value ?? unknown).join(' / ');
  if (brakingAction.some((action) => action !== null)) return along(brakingAction.map((action) => action && braking[action]));
  if (frictionKind === null || frictionKind === 'estimated') return null;
  const values = along(friction.map((value) => (value === null ? null : (value / 100).toFixed(2))));
  return frictionKind === 'measured' ? measured(values) : canadianIndex(values);
}

/** One that is not of the closed set stays as it is written, in English. */
export function contaminantInWords(contaminant: string | null): string | null {
  return contaminant && (words.notams.plainSentences.contaminants[contaminant.toLowerCase()] ?? contaminant);
}
