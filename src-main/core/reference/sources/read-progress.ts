import type { StepCode } from '#contract/progress.ts';

/** Hears of rows read since the last time. */
export type ReadProgress = (read: { code: StepCode; file?: string; rows: number }) => void;
