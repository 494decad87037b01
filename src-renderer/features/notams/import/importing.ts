/** Imports a file of NOTAMs: it shows a preview first, and stores the file when the user agrees. */
import { create } from 'zustand';
import type { NotamImport } from '#contract/notams/import.ts';
import type { UndoneImport } from '#contract/notams/imports.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { cancellableUpload, type CancellableUpload } from '#renderer/data/api/cancellable-upload.ts';
import { api } from '#renderer/data/api/client.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

/** The button with this id opens the panel. */
export const IMPORT = 'notams-import';

/** `asText`: the user wants it stored as one NOTAM although nothing marks one. */
type File = { name: string; content: Blob; asText?: true };
type Step =
  | { status: 'idle' }
  | { status: 'checking' | 'storing'; file: File }
  | { status: 'checked'; file: File; answer: NotamImport }
  | { status: 'stored'; file: File; answer: NotamImport }
  | { status: 'undone'; undone: UndoneImport }
  | { status: 'refused'; file: File; problem: ApiProblem };

type Importing = {
  isOpen: boolean;
  step: Step;
  open: () => void;
  close: () => void;
  /** Previews the import; nothing is stored. */
  check: (file: File) => Promise<void>;
  store: (file: File) => Promise<void>;
  /** Ends what is under way; what it has stored stays, and the refusal says how much. */
  cancel: () => Promise<void>;
  /** It undoes what was stored. */
  undo: (importId: number) => Promise<void>;
  reset: () => void;
};

export const useImporting = create<Importing>((set, get) => {
  let sending: CancellableUpload<'importNotams'> | undefined;
  const send = async (file: File, dryRun: boolean) => {
    const under: Step = { status: dryRun ? 'checking' : 'storing', file };
    set({ isOpen: true, step: under });
    let outcome: Step;
    try {
      sending = cancellableUpload(
        'importNotams',
        { name: file.name, dryRun: dryRun ? 'true' : 'false', ...(file.asText && { asText: 'true' as const }) },
        file.content,
      );
      const answer = await sending.answer;
      outcome = { status: dryRun ? 'checked' : 'stored', file, answer };
    } catch (thrown) {
      const problem = problemFrom(thrown);
      // Nothing was stored, and nothing needs a message.
      const isOver = problem === undefined || (dryRun && problem.code === 'importCancelled');
      outcome = isOver ? { status: 'idle' } : { status: 'refused', file, problem };
    }
    if (!dryRun) await lookAtDataset();
    // Another file may have been chosen meanwhile.
    if (get().step === under) set({ step: outcome });
    if (outcome.status !== 'stored') return;
    const { importId, files, read, added, changed, unchanged } = outcome.answer.report;
    const sentence = words.notams.stored(read, added, changed, unchanged, words.notams.ofFiles(file.name, files));
    if (importId !== null && added + changed > 0) offerUndo(sentence, () => get().undo(importId), false);
  };
  return {
    isOpen: false,
    step: { status: 'idle' },
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false, step: { status: 'idle' } }),
    check: (file) => send(file, true),
    store: (file) => send(file, false),
    async cancel() {
      const { step } = get();
      if (step.status !== 'checking' && step.status !== 'storing') return;
      await sending?.cancel();
    },
    async undo(importId) {
      const { step } = get();
      try {
        const undone = await api('undoNotamImport', { params: { importId: String(importId) } });
        set({ step: { status: 'undone', undone } });
      } catch (thrown) {
        const problem = problemFrom(thrown);
        if (problem !== undefined && step.status === 'stored') set({ step: { status: 'refused', file: step.file, problem } });
      }
      await lookAtDataset();
    },
    reset: () => set({ step: { status: 'idle' } }),
  };
});
