import { create } from 'zustand';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';

type Dataset = {
  status: DatasetStatus | undefined;
  /** It says why the status could not be read the last time. */
  problem: ApiProblem | undefined;
  /**
   * It counts how often the dataset was replaced, or the server came back, while this page was open; each time everything is fetched again.
   */
  version: number;
  setStatus: (status: DatasetStatus) => void;
};

export const useDataset = create<Dataset>((set) => ({
  status: undefined,
  problem: undefined,
  version: 0,
  setStatus: (status) =>
    set(({ status: before, problem, version }) => ({
      status,
      problem: undefined,
      version: problem !== undefined || (before !== undefined && before.revision !== status.revision) ? version + 1 : version,
    })),
}));
