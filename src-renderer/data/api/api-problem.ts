import type { Problem } from '#contract/problems/problem.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reasonInWords } from '#renderer/data/api/reason-in-words.ts';

/** A refusal of the server, or no response at all (`statusCode` 0), in the current language as far as it has codes. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly statusCode: number;
  /** The refusal's code; undefined for no answer. */
  readonly code: string | undefined;
  readonly reasons: readonly Reason[];
  /** One sentence for each thing that is wrong with the request. */
  readonly details: readonly string[];
  /** Whether the details are the server's, in English. */
  readonly isFromServer: boolean;

  constructor(problem: Problem, code?: string) {
    const { statusCode, message, details = [], reasons = [] } = problem;
    super(words.refusals.sentence(code) ?? message);
    this.statusCode = statusCode;
    this.code = code;
    this.reasons = reasons;
    this.isFromServer = reasons.length === 0;
    this.details = this.isFromServer ? details : reasons.map(reasonInWords);
  }
}

/** The problem in a body of a refusal, whose code comes in X-Error-Code; an unreadable body still gives the status. */
export function problemOf(status: number, body: unknown, code: string | null = null): ApiProblem {
  if (typeof body === 'object' && body !== null && 'message' in body && 'statusCode' in body)
    return new ApiProblem(body as Problem, code ?? undefined);
  return new ApiProblem({ statusCode: status, name: 'Unexpected answer', message: words.common.noReason(status) });
}

/** Anything thrown, as a problem; undefined for an aborted request, which is not a problem. */
export function problemFrom(thrown: unknown): ApiProblem | undefined {
  if (thrown instanceof ApiProblem) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined;
  return new ApiProblem({
    statusCode: 0,
    name: 'No answer',
    message: words.common.noAnswer,
  });
}
