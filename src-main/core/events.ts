/** Events of the core. Listeners must not throw. */
import type { NotamImport } from '#contract/notams/import.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import type { NotamIntake } from './notams/import/intake.ts';

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

/** The intake; calls `onChange` after each import that changed the stored NOTAMs. */
export function emitAfterImports(intake: NotamIntake, onChange: () => void): NotamIntake {
  const after = (imported: NotamImport): NotamImport => {
    const { added, changed, delisted, isDryRun } = imported.report;
    if (!isDryRun && added + changed + delisted > 0) onChange();
    return imported;
  };
  return {
    ...intake,
    files: async (files, options) => after(await intake.files(files, options)),
    stream: async (pieces, options) => after(await intake.stream(pieces, options)),
  };
}
