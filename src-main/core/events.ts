import type { NotamImport } from '#contract/notams/import.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import type { NotamIntake } from './notams/import/intake.ts';
import type { openListeners } from './listeners.ts';
import { Refusal } from './refusal.ts';

export type Events = ReturnType<typeof openListeners<[ServerEvent]>>;

/**
 * The intake; calls `onChange` after each import that changed the stored NOTAMs or what they are all of, one that was cancelled included. `revision` is of what is
 * stored, and grows with each of these.
 */
export function emitAfterImports(
  intake: NotamIntake,
  { revision, onChange }: { revision: () => number; onChange: () => void },
): NotamIntake {
  const after = async (work: () => Promise<NotamImport>): Promise<NotamImport> => {
    const before = revision();
    try {
      const imported = await work();
      if (revision() !== before) onChange();
      return imported;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'importCancelled') onChange();
      throw error;
    }
  };
  return {
    ...intake,
    files: (files, options) => after(() => intake.files(files, options)),
    stream: (pieces, options) => after(() => intake.stream(pieces, options)),
  };
}
