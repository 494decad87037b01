/** Imports a pack. The state is here and not in the screen, so that leaving the screen does not stop it. */
import { create } from 'zustand';
import type { UnpackReport } from '#contract/transfer.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { cancellableUpload, type CancellableUpload } from '#renderer/data/api/cancellable-upload.ts';
import { api } from '#renderer/data/api/client.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';
import { undoImport } from '#renderer/data/dataset/world-import.ts';
import { offerUndo } from '#renderer/data/undo.ts';

export type PackFile = { name: string; content: Blob };
export type Taken = { status: 'taken'; file: PackFile; report: UnpackReport; isUndone: boolean; problem: ApiProblem | undefined };
type Step =
  | { status: 'idle' }
  | { status: 'chosen' | 'sending'; file: PackFile }
  | { status: 'foreign'; file: PackFile; fingerprint: string }
  | Taken
  | { status: 'refused'; file: PackFile; problem: ApiProblem };

type Unpacking = {
  step: Step;
  /** Nothing is sent yet. */
  choose: (file: PackFile) => void;
  /** `trust` is the fingerprint that the user has compared. */
  send: (file: PackFile, trust?: string, acceptLoss?: boolean) => Promise<void>;
  /** Ends what is under way; the refusal says what stays. */
  cancel: () => Promise<void>;
  reset: () => void;
  /** Takes back what the pack brought: its NOTAMs and its dataset. */
  undo: () => Promise<void>;
};

let sending: CancellableUpload<'unpack'> | undefined;

export const useUnpacking = create<Unpacking>((set, get) => ({
  step: { status: 'idle' },
  choose: (file) => {
    if (get().step.status !== 'sending') set({ step: { status: 'chosen', file } });
  },
  send: async (file, trust, acceptLoss = false) => {
    set({ step: { status: 'sending', file } });
    try {
      sending = cancellableUpload('unpack', { ...(trust !== undefined && { trust }), ...(acceptLoss && { acceptLoss }) }, file.content);
      const report = await sending.answer;
      set({ step: { status: 'taken', file, report, isUndone: false, problem: undefined } });
      if (bringsSomething(report)) offerUndo(file.name, () => get().undo(), false);
    } catch (thrown) {
      const problem = problemFrom(thrown);
      const fingerprint = trust === undefined ? foreignSigner(problem) : undefined;
      if (problem === undefined) set({ step: { status: 'chosen', file } });
      else set({ step: fingerprint === undefined ? { status: 'refused', file, problem } : { status: 'foreign', file, fingerprint } });
    }
    await lookAtDataset();
  },
  async cancel() {
    await sending?.cancel();
  },
  reset: () => set({ step: { status: 'idle' } }),
  async undo() {
    const { step } = get();
    if (step.status !== 'taken' || step.isUndone) return;
    const { replaced, notams } = step.report;
    try {
      if (notams.added + notams.changed > 0) await api('undoNotamImport', { params: { importId: String(notams.importId) } });
      await undoImport({ replaced });
      set({ step: { ...step, isUndone: true, problem: undefined } });
    } catch (thrown) {
      set({ step: { ...step, problem: problemFrom(thrown) } });
    }
  },
}));

/** Tells whether there is something to undo. */
export const bringsSomething = ({ notams, replaced }: UnpackReport): boolean => notams.added + notams.changed > 0 || replaced !== null;

/** The fingerprint of a signer whom the user has not trusted yet; undefined for every other refusal. */
export function foreignSigner(problem: ApiProblem | undefined): string | undefined {
  const fingerprint = problem?.reasons.find(({ code }) => code === 'signerUnknown')?.values['fingerprint'];
  return typeof fingerprint === 'string' ? fingerprint : undefined;
}

/** Groups of four are easier to compare: `3f0a 91…`. */
export const inGroups = (fingerprint: string): string => fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
