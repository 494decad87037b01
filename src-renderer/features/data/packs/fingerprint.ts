import type { ApiProblem } from '#renderer/data/api/api-problem.ts';

/** The fingerprint of a signer whom the user has not trusted yet; undefined for every other refusal. */
export function foreignSigner(problem: ApiProblem | undefined): string | undefined {
  if (problem?.statusCode !== 400) return undefined;
  const [detail] = problem.details.filter((one) => one.includes('not trusted yet'));
  return detail === undefined ? undefined : /\b[0-9a-f]{64}\b/.exec(detail)?.[0];
}

/** In groups of four, for the eye: `3f0a 91…`. */
export const inGroups = (fingerprint: string): string => fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
