/** A pack being imported. Its state is here and not in the screen, so that leaving the screen does not stop it. */
import { create } from 'zustand';
import type { UnpackReport } from '#contract/transfer.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { upload } from '#renderer/data/api/client.ts';
import { foreignSigner } from './fingerprint.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';

export type PackFile = { name: string; content: Blob };
type Step =
  | { status: 'idle' }
  | { status: 'chosen' | 'sending'; file: PackFile }
  | { status: 'foreign'; file: PackFile; fingerprint: string }
  | { status: 'taken'; file: PackFile; report: UnpackReport }
  | { status: 'refused'; file: PackFile; problem: ApiProblem | undefined };

type Unpacking = {
  step: Step;
  /** Nothing is sent yet. */
  choose: (file: PackFile) => void;
  /** `trust` is the fingerprint that the user has compared. */
  send: (file: PackFile, trust?: string) => Promise<void>;
  reset: () => void;
};

export const useUnpacking = create<Unpacking>((set, get) => ({
  step: { status: 'idle' },
  choose: (file) => {
    if (get().step.status !== 'sending') set({ step: { status: 'chosen', file } });
  },
  send: async (file, trust) => {
    set({ step: { status: 'sending', file } });
    try {
      const report = await upload('unpack', trust === undefined ? {} : { trust }, file.content);
      set({ step: { status: 'taken', file, report } });
    } catch (thrown) {
      const problem = problemFrom(thrown);
      const fingerprint = trust === undefined ? foreignSigner(problem) : undefined;
      set({ step: fingerprint === undefined ? { status: 'refused', file, problem } : { status: 'foreign', file, fingerprint } });
    }
    await lookAtDataset();
  },
  reset: () => set({ step: { status: 'idle' } }),
}));
