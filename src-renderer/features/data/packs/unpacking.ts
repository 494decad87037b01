/** A pack on its way in. It is held here and not on the screen, so that leaving the screen ends nothing. */
import { create } from 'zustand';
import type { UnpackReport } from '#contract/transfer.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { upload } from '#renderer/data/api/client.ts';
import { foreignSigner } from './fingerprint.ts';
import { lookAtDataset } from '#renderer/data/dataset/use-dataset-watch.ts';

export type PackFile = { name: string; content: Blob };
type Step =
  | { is: 'waiting' }
  | { is: 'chosen' | 'sending'; file: PackFile }
  | { is: 'foreign'; file: PackFile; fingerprint: string }
  | { is: 'taken'; file: PackFile; report: UnpackReport }
  | { is: 'refused'; file: PackFile; problem: ApiProblem | undefined };

type Unpacking = {
  step: Step;
  /** Nothing is sent yet. */
  choose: (file: PackFile) => void;
  /** `trust` is the fingerprint that the user has compared. */
  send: (file: PackFile, trust?: string) => Promise<void>;
  again: () => void;
};

export const useUnpacking = create<Unpacking>((set, get) => ({
  step: { is: 'waiting' },
  choose: (file) => {
    if (get().step.is !== 'sending') set({ step: { is: 'chosen', file } });
  },
  send: async (file, trust) => {
    set({ step: { is: 'sending', file } });
    try {
      const report = await upload('unpack', trust === undefined ? {} : { trust }, file.content);
      set({ step: { is: 'taken', file, report } });
    } catch (thrown) {
      const problem = problemFrom(thrown);
      const fingerprint = trust === undefined ? foreignSigner(problem) : undefined;
      set({ step: fingerprint === undefined ? { is: 'refused', file, problem } : { is: 'foreign', file, fingerprint } });
    }
    await lookAtDataset();
  },
  again: () => set({ step: { is: 'waiting' } }),
}));
