import { create } from 'zustand';
import type { DatasetStatus } from '#contract/service.ts';
import type { ApiProblem } from '#renderer/api/api-problem.ts';

type Dataset = {
  status: DatasetStatus | undefined;
  /** Why the status could not be read the last time. */
  problem: ApiProblem | undefined;
  /** How often the dataset was replaced while this page was open; what was read before is asked for again. */
  swaps: number;
  know: (status: DatasetStatus) => void;
  miss: (problem: ApiProblem) => void;
};

export const useDataset = create<Dataset>((set) => ({
  status: undefined,
  problem: undefined,
  swaps: 0,
  know: (status) =>
    set(({ status: before, swaps }) => ({
      status,
      problem: undefined,
      swaps: before !== undefined && before.revision !== status.revision ? swaps + 1 : swaps,
    })),
  miss: (problem) => set({ problem }),
}));
