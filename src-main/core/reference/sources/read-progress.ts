import type { StepCode } from '#contract/progress.ts';

/** Called with the number of rows read since the last call. */
export type ReadProgress = (read: { code: StepCode; file?: string; rows: number }) => void;
