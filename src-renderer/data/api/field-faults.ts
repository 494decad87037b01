import type { ApiProblem } from './api-problem.ts';

/** Why a field was refused, without the name that stands beside it anyway; undefined when the refusal does not name it. */
export function faultAt(problem: ApiProblem | undefined, field: string): string | undefined {
  const start = new RegExp(`^(?:body\\.)?${field}: `);
  return problem?.details.find((detail) => start.test(detail))?.replace(start, '');
}

/** The refusal, when none of the fields can show why. */
export const elsewhere = (problem: ApiProblem | undefined, fields: readonly string[]): ApiProblem | undefined =>
  fields.some((field) => faultAt(problem, field) !== undefined) ? undefined : problem;

/** Why what was typed into the only field of a form is not taken; undefined for a refusal that has other grounds. */
export function onlyFault(problem: ApiProblem | undefined): string | undefined {
  if (problem?.statusCode !== 400) return undefined;
  return problem.details[0]?.replace(/^(?:body\.)?\w+: /, '') ?? problem.message;
}
