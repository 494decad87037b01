import { faultInWords } from '#renderer/data/api/reason-in-words.ts';
import type { ApiProblem } from './api-problem.ts';

/** Why a field was refused; undefined when the refusal does not name it. */
export function faultAt(problem: ApiProblem | undefined, field: string): string | undefined {
  const reason = problem?.reasons.find((one) => one.field === field);
  return reason && faultInWords(reason);
}

/** The refusal, when none of the fields can show why. */
export const elsewhere = (problem: ApiProblem | undefined, fields: readonly string[]): ApiProblem | undefined =>
  fields.some((field) => faultAt(problem, field) !== undefined) ? undefined : problem;

/** Why what was typed into the only field of a form is not taken; undefined for a refusal that has other grounds. */
export function onlyFault(problem: ApiProblem | undefined): string | undefined {
  if (problem?.statusCode !== 400) return undefined;
  const [first] = problem.reasons;
  return first ? faultInWords(first) : (problem.details[0] ?? problem.message);
}
