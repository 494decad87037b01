/**
 * Problems say what is wrong with this machine or its data for as long as it is so, as codes: over HTTP, and on every screen of the window.
 */
import type { Reason } from '#contract/problems/reasons.ts';
import { fullNow } from './platform/disk-space.ts';

/** `look` gives what may be wrong now. */
export function openProblems({ dataDir, look }: { dataDir: string; look: () => (Reason | undefined)[] }) {
  const standing = new Set<Reason>();
  return {
    list: (): Reason[] => [...[fullNow(dataDir), ...look()].filter((found) => found !== undefined), ...standing],
    /** Answers how to withdraw it. */
    add(problem: Reason): () => void {
      standing.add(problem);
      return () => void standing.delete(problem);
    },
  };
}
