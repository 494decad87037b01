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

/** Why the input of a form's only field is refused; undefined for a refusal with another reason. */
export function onlyFault(problem: ApiProblem | undefined): string | undefined {
  if (problem?.statusCode !== 400) return undefined;
  const [first] = problem.reasons;
  return first ? faultInWords(first) : (problem.details[0] ?? problem.message);
}
