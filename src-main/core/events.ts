/** What happens in the core, for whoever listens. A listener that fails is none of the teller's business: it must not throw. */
import type { NotamImport } from '#contract/notam-engine.ts';
import type { ServerEvent } from '#contract/sync.ts';
import type { NotamIntake } from './notams/import/intake.ts';

export type Events = {
  tell(event: ServerEvent): void;
  /** Answers how to stop listening. */
  on(listener: (event: ServerEvent) => void): () => void;
};

export function openEvents(): Events {
  const listeners = new Set<(event: ServerEvent) => void>();
  return {
    tell(event) {
      for (const listener of listeners) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The intake, with a word to `told` after each import that changed what is held. */
export function tellOfImports(intake: NotamIntake, told: () => void): NotamIntake {
  const after = (imported: NotamImport): NotamImport => {
    const { added, changed, delisted, isDryRun } = imported.report;
    if (!isDryRun && added + changed + delisted > 0) told();
    return imported;
  };
  return {
    ...intake,
    files: async (files, options) => after(await intake.files(files, options)),
    stream: async (pieces, options) => after(await intake.stream(pieces, options)),
  };
}
