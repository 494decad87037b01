/** What is wrong with this machine or its data for as long as it is so, as codes: over HTTP, and on every screen of the window. */
import { statfsSync } from 'node:fs';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from './reasons/reason.ts';

export type Problems = {
  list(): Reason[];
  /** Answers how to withdraw it. */
  add(problem: Reason): () => void;
};

const MB = 1_000_000;

/** `look` gives what may be wrong now. */
export function openProblems({ dataDir, look }: { dataDir: string; look: () => (Reason | undefined)[] }): Problems {
  const standing = new Set<Reason>();
  return {
    list: () => [...fullDisk(dataDir), ...look().filter((found) => found !== undefined), ...standing],
    add(problem) {
      standing.add(problem);
      return () => void standing.delete(problem);
    },
  };
}

/** Looked at each time, so that it is over as soon as there is room. With less than a megabyte the next write may fail. */
function fullDisk(folder: string): Reason[] {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    const free = bavail * bsize;
    // Some file systems do not tell, and have no blocks.
    return blocks > 0 && free < MB ? [reason('diskFull', { folder, neededMb: 1, freeMb: Math.floor(free / MB) })] : [];
  } catch {
    return [];
  }
}
