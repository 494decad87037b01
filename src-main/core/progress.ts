import { stepUnits, type Step, type StepCode } from '#contract/progress.ts';

type Amount = { source?: string; file?: string; done?: number; total?: number | null };

/** Called with what is being done, and how much of it. */
export type Progress = (step: Step) => void;

export const stepOf = (code: StepCode, { source, file, done = 0, total = null }: Amount = {}): Step => ({
  code,
  source: source ?? null,
  file: file ?? null,
  done,
  total,
  unit: stepUnits[code],
});
