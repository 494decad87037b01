import type { ApiProblem } from '#renderer/data/api/api-problem.ts';

/** The fingerprint of a signer whom the user has not trusted yet; undefined for every other refusal. */
export function foreignSigner(problem: ApiProblem | undefined): string | undefined {
  const fingerprint = problem?.reasons.find(({ code }) => code === 'signerUnknown')?.values['fingerprint'];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}

/** In groups of four, for readability: `3f0a 91…`. */
export const inGroups = (fingerprint: string): string => fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
