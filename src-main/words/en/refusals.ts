import type { Reason } from '#contract/problems/reasons.ts';

/** The server's sentences are English, and more specific than a code. */
export const refusals = {
  /** By the refusal's code; undefined: the server's sentence is shown. */
  sentence: (_code: string | undefined): string | undefined => undefined,
  reason: ({ text }: Reason): string => text,
};
