import type { Problem } from '#contract/problems.ts';
import { words } from '#renderer/i18n/words.ts';

/** A refusal of the server, or no answer at all (`statusCode` 0), in sentences that can be shown. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly statusCode: number;
  /** One sentence for each thing that is wrong with the request. */
  readonly details: readonly string[];

  constructor(problem: Problem) {
    super(problem.message);
    this.statusCode = problem.statusCode;
    this.details = problem.details ?? [];
  }
}

/** The problem in a body of a refusal; a body that is none still gives the status. */
export function problemOf(status: number, body: unknown): ApiProblem {
  if (typeof body === 'object' && body !== null && 'message' in body && 'statusCode' in body) return new ApiProblem(body as Problem);
  return new ApiProblem({ statusCode: status, name: 'Unexpected answer', message: words.common.noReason(status) });
}

/** Whatever was thrown, as a problem; a request that was given up on is no problem and gives undefined. */
export function problemFrom(thrown: unknown): ApiProblem | undefined {
  if (thrown instanceof ApiProblem) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined;
  return new ApiProblem({
    statusCode: 0,
    name: 'No answer',
    message: words.common.noAnswer,
  });
}
