import { create } from 'zustand';
import type { DatasetStatus } from '#contract/service.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';

type Dataset = {
  status: DatasetStatus | undefined;
  /** Why the status could not be read the last time. */
  problem: ApiProblem | undefined;
  /** How often the dataset was replaced, or the server came back, while this page was open; what was asked before is asked again. */
  swaps: number;
  know: (status: DatasetStatus) => void;
  miss: (problem: ApiProblem) => void;
};

export const useDataset = create<Dataset>((set) => ({
  status: undefined,
  problem: undefined,
  swaps: 0,
  know: (status) =>
    set(({ status: before, problem, swaps }) => ({
      status,
      problem: undefined,
      swaps: problem !== undefined || (before !== undefined && before.revision !== status.revision) ? swaps + 1 : swaps,
    })),
  miss: (problem) => set({ problem }),
}));
