import type { Reason } from '#contract/problems/reasons.ts';

/** The server's sentences are English, and more specific than a code. */
export const refusals = {
  /** Takes the refusal's code; where it returns undefined, the server's sentence is shown. */
  sentence: (_code: string | undefined): string | undefined => undefined,
  reason: ({ text }: Reason): string => text,
};
