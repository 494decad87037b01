import type { Shrunk } from '#contract/dataset/losses.ts';

/** A line for each table that has fewer rows than in the dataset before. */
export const shrunkLines = (shrunk: readonly Shrunk[]): string[] =>
  shrunk.map(({ resource, before, now }) => `Fewer ${resource} than before: ${now} instead of ${before}.`);
