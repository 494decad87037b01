import type { Problem } from '#contract/problems/problem.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';

/** A refusal of the server, or no response at all (`statusCode` 0), in the current language as far as it has codes. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly statusCode: number;
  /** It is the code of the refusal; undefined where there was no answer. */
  readonly code: string | undefined;
  readonly reasons: readonly Reason[];
  /** One sentence for each thing that is wrong with the request. */
  readonly details: readonly string[];
  /** The details are the server's, in English. */
  readonly isFromServer: boolean;
  /** It says when the answer was read that is still shown, in milliseconds since 1970; undefined where none is. */
  answeredAt: number | undefined;

  constructor(problem: Problem, code?: string) {
    const { statusCode, message, details = [], reasons = [] } = problem;
    const [only] = reasons;
    // The server's words of it are for other clients too.
    const particular = only?.text === message ? reasonInWords(only) : message;
    super((code !== undefined && words.refused.codes[code as RefusalCode]) || (words.refusals.sentence(code) ?? particular));
    this.statusCode = statusCode;
    this.code = code;
    this.reasons = reasons;
    this.isFromServer = reasons.length === 0;
    this.details = this.isFromServer ? details : reasons.map(reasonInWords);
  }

  /** Tells whether the server has decided on the request, other than where it is away, too busy or at fault itself. */
  get isRefusal(): boolean {
    return this.statusCode >= 400 && this.statusCode < 500 && this.statusCode !== TOO_MANY_REQUESTS;
  }
}

const TOO_MANY_REQUESTS = 429;

/** Reads the problem in the body of a refusal, whose code comes in X-Error-Code; an unreadable body still gives the status. */
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

/** A reason as a sentence in the current language, preceded by what is at fault. */
export const reasonInWords = (reason: Reason): string =>
  [reason.source, reason.field, faultInWords(reason)].filter((part) => part !== undefined).join(': ');

/** Writes the sentence alone, for display next to what is at fault. */
export function faultInWords(reason: Reason): string {
  const own = words.refused.reasons[reason.code] as ((values: Reason['values']) => string) | undefined;
  return own?.(reason.values) ?? words.refusals.reason(reason);
}

/** Says why a field was refused; undefined when the refusal does not name it. */
export function faultAt(problem: ApiProblem | undefined, field: string): string | undefined {
  const reason = problem?.reasons.find((one) => one.field === field);
  return reason && faultInWords(reason);
}

/** The refusal, when none of the fields can show why. */
export const elsewhere = (problem: ApiProblem | undefined, fields: readonly string[]): ApiProblem | undefined =>
  fields.some((field) => faultAt(problem, field) !== undefined) ? undefined : problem;

/** Says why the input of a form's only field is refused; undefined for a refusal with another reason. */
export function onlyFault(problem: ApiProblem | undefined): string | undefined {
  if (problem?.statusCode !== 400) return undefined;
  const [first] = problem.reasons;
  return first ? faultInWords(first) : (problem.details[0] ?? problem.message);
}
