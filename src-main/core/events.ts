/** Events of the core. Listeners must not throw. */
import type { NotamImport } from '#contract/notams/import.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import type { NotamIntake } from './notams/import/intake.ts';
import { Refusal } from './refusal.ts';

export type Events = {
  emit(event: ServerEvent): void;
  /** Returns a function that stops listening. */
  on(listener: (event: ServerEvent) => void): () => void;
};

export function openEvents(): Events {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The intake; calls `onChange` after each import that changed the stored NOTAMs, one that was cancelled included. */
export function emitAfterImports(intake: NotamIntake, onChange: () => void): NotamIntake {
  const after = async (importing: Promise<NotamImport>): Promise<NotamImport> => {
    try {
      const imported = await importing;
      const { added, changed, delisted, isDryRun } = imported.report;
      if (!isDryRun && added + changed + delisted > 0) onChange();
      return imported;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'importCancelled') onChange();
      throw error;
    }
  };
  return {
    ...intake,
    files: (files, options) => after(intake.files(files, options)),
    stream: (pieces, options) => after(intake.stream(pieces, options)),
  };
}
